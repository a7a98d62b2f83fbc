import { readFile } from 'node:fs/promises';
import { freemem, loadavg, platform, totalmem } from 'node:os';
import type { MemoryFacts, SystemFacts } from './system-facts.js';

export async function readMemory(): Promise<MemoryFacts> {
  if (platform() !== 'linux') return plain();
  const found = parseMeminfo(await read('/proc/meminfo'));
  if (found === undefined) return plain();
  const limit = cgroupLimit(
    (await read('/sys/fs/cgroup/memory.max')) || (await read('/sys/fs/cgroup/memory/memory.limit_in_bytes')),
    found.total,
  );
  return limit === undefined ? found : { ...found, limit };
}

/** Windows has no load; the numbers Node gives there are made up. */
export function readLoad(): SystemFacts['load'] {
  if (platform() === 'win32') return null;
  const [one = 0, five = 0, fifteen = 0] = loadavg().map((load) => Math.round(load * 100) / 100);
  return { one, five, fifteen };
}

function plain(): MemoryFacts {
  const [total, available] = [totalmem(), freemem()];
  return { total, available, used: total - available, swap_total: 0, swap_free: 0 };
}

/** `/proc/meminfo` counts in KiB. */
export function parseMeminfo(text: string): MemoryFacts | undefined {
  const bytes = (name: string): number | undefined => {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1];
    return found === undefined ? undefined : Number(found) * 1_024;
  };
  const total = bytes('MemTotal');
  const available = bytes('MemAvailable') ?? bytes('MemFree');
  if (total === undefined || available === undefined) return undefined;
  return {
    total,
    available,
    used: total - available,
    swap_total: bytes('SwapTotal') ?? 0,
    swap_free: bytes('SwapFree') ?? 0,
  };
}

/** What a control group holds us to; `max`, or a number beyond the machine, means nothing. */
export function cgroupLimit(text: string, total: number): number | undefined {
  const limit = Number(text.trim() || Number.NaN);
  return Number.isFinite(limit) && limit > 0 && limit < total ? limit : undefined;
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return ''; // not on this kernel: the other sources answer
  }
}
