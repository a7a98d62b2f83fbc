import { getServers } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { networkInterfaces, platform } from 'node:os';
import type { NetworkFacts } from './system-facts.js';

export async function readNetwork(): Promise<NetworkFacts> {
  const isLinux = platform() === 'linux';
  const counters = isLinux ? parseNetDev(await read('/proc/net/dev')) : new Map<string, Counter>();
  return {
    interfaces: Object.entries(networkInterfaces()).map(([name, addresses = []]) => ({
      name,
      addresses: addresses.map(({ cidr, address }) => cidr ?? address),
      mac: addresses[0]?.mac ?? '',
      internal: addresses.every(({ internal }) => internal),
      ...counters.get(name),
    })),
    gateway: isLinux ? (defaultGateway(await read('/proc/net/route')) ?? null) : null,
    dns: getServers(),
  };
}

interface Counter {
  readonly received: number;
  readonly sent: number;
}

/** Bytes per interface since it came up. */
export function parseNetDev(text: string): Map<string, Counter> {
  const counters = new Map<string, Counter>();
  for (const [, name = '', numbers = ''] of text.matchAll(/^\s*([^\s:|]+):\s*([\d ]+)$/gm)) {
    const fields = numbers.trim().split(/\s+/).map(Number);
    counters.set(name, { received: fields[0] ?? 0, sent: fields[8] ?? 0 });
  }
  return counters;
}

/** The kernel writes addresses as little-endian hexadecimal numbers. */
export function defaultGateway(text: string): string | undefined {
  for (const line of text.split('\n').slice(1)) {
    const [, destination, gateway = ''] = line.split('\t');
    if (destination !== '00000000' || !/^[\dA-F]{8}$/.test(gateway) || gateway === '00000000') continue;
    return (gateway.match(/../g) ?? [])
      .reverse()
      .map((pair) => Number.parseInt(pair, 16))
      .join('.');
  }
  return undefined;
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return ''; // hidden in this container: the interfaces alone are the answer
  }
}
