import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/**
 * Closes the ways to the network that JavaScript has: sockets, servers, datagrams, name lookups and what is built
 * on them (http, tls, fetch). Node's permission model closes native code, add-ons, threads and programs, so that
 * nothing gets around this; before Node 25 it has no switch for the network itself.
 */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw Object.assign(new Error('An isolated tool has no network of its own: use ctx.http'), {
      code: 'ERR_ACCESS_DENIED',
    });
  };
  close(net.Socket.prototype, ['connect'], refuse);
  close(net.Server.prototype, ['listen'], refuse);
  close(dgram.Socket.prototype, ['bind', 'connect', 'send', 'addMembership'], refuse);
  close(dns, functionNames(dns), refuse);
  close(dns.promises, functionNames(dns.promises), refuse);
  close(dns.Resolver.prototype, functionNames(dns.Resolver.prototype), refuse);
  close(dns.promises.Resolver.prototype, functionNames(dns.promises.Resolver.prototype), refuse);
}

function functionNames(object: object): string[] {
  const names: string[] = [];
  for (
    let level: object | null = object;
    level !== null && level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  ) {
    names.push(...Object.getOwnPropertyNames(level));
  }
  return [...new Set(names)].filter((name) => /^(?:lookup|resolve|reverse|query)/.test(name));
}

function close(object: object, names: readonly string[], refuse: () => never): void {
  for (const name of names) {
    Object.defineProperty(object, name, { value: refuse, writable: false, configurable: false, enumerable: true });
  }
}
