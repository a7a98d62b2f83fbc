import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import traceEvents from 'node:trace_events';
import v8 from 'node:v8';

/**
 * Closes what Node's permission model leaves open to JavaScript: the network (sockets, servers, datagrams, name
 * lookups, and so http, tls and fetch), signals and priorities of other processes, traces written to disk, and
 * switches of the engine. The model itself closes files, programs, threads, add-ons and internal bindings, so that
 * nothing gets around this. Called before any code of the tool runs.
 */
export function closeWaysOut(): void {
  closeNetwork();
  const others = refusal('An isolated tool cannot touch other processes');
  close(process, ['kill', '_kill', '_debugProcess', '_debugEnd'], others);
  close(os, ['setPriority'], others);
  const switches = refusal('An isolated tool cannot change how its process runs');
  close(traceEvents, ['createTracing'], switches);
  close(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit'], switches);
  syncBuiltinESMExports();
}

function closeNetwork(): void {
  const refuse = refusal('An isolated tool has no network of its own: use ctx.http');
  close(net.Socket.prototype, ['connect'], refuse);
  close(net.Server.prototype, ['listen'], refuse);
  close(dgram.Socket.prototype, ['bind', 'connect', 'send', 'addMembership'], refuse);
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    close(resolver, lookups(resolver), refuse);
  }
}

function refusal(message: string): () => never {
  return () => {
    throw Object.assign(new Error(message), { code: 'ERR_ACCESS_DENIED' });
  };
}

function lookups(object: object): string[] {
  const names: string[] = [];
  for (let level = object; level !== null && level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    names.push(...Object.getOwnPropertyNames(level));
  }
  return [...new Set(names)].filter((name) => /^(?:lookup|resolve|reverse|query)/.test(name));
}

function close(object: object, names: readonly string[], refuse: () => never): void {
  for (const name of names) {
    Object.defineProperty(object, name, { value: refuse, writable: false, configurable: false, enumerable: true });
  }
}
