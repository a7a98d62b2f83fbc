import { readFile } from 'node:fs/promises';
import { arch, hostname, platform, release, uptime, version } from 'node:os';
import type { OsFacts } from './system-facts.js';

export async function readOs(): Promise<OsFacts> {
  return {
    platform: platform(),
    name: await systemName(),
    release: release(),
    arch: arch(),
    hostname: hostname(),
    uptime_seconds: Math.round(uptime()),
  };
}

async function systemName(): Promise<string> {
  switch (platform()) {
    case 'linux':
      return linuxName(await read('/etc/os-release')) ?? 'Linux';
    case 'darwin':
      return macName(await read('/System/Library/CoreServices/SystemVersion.plist')) ?? 'macOS';
    default:
      return version();
  }
}

/** From `/etc/os-release`. */
export function linuxName(text: string): string | undefined {
  return /^PRETTY_NAME=(?:"([^"\n]*)"|'([^'\n]*)'|(\S+))/m.exec(text)?.slice(1).find(Boolean);
}

/** From the property list that says which macOS this is. */
export function macName(text: string): string | undefined {
  const value = (key: string): string | undefined =>
    new RegExp(`<key>${key}</key>\\s*<string>([^<]*)</string>`).exec(text)?.[1];
  const [product, number] = [value('ProductName'), value('ProductVersion')];
  return product === undefined || number === undefined ? undefined : `${product} ${number}`;
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return ''; // a system without the file: its plain name is the answer
  }
}
