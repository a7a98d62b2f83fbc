import { readdir, readFile } from 'node:fs/promises';
import { platform, uptime } from 'node:os';
import { runProgram } from '../run-program.js';
import { PS_ARGS, parsePs, parseWindowsProcesses, WINDOWS_SCRIPT } from './foreign-processes.js';
import type { ProcessFacts } from './system-facts.js';

/** How many are kept by memory and by processor time; more than a caller can ask for. */
const MOST_KEPT = 100;
const AT_ONCE = 64;
const MAX_COMMAND = 400;
/** Every Linux that Node runs on counts processor time in these. */
const TICKS_PER_SECOND = 100;

export async function countProcesses(signal: AbortSignal): Promise<number> {
  return platform() === 'linux' ? (await processIds()).length : (await listForeign(signal)).length;
}

/** The heaviest processes, by memory and by processor time. */
export async function readProcesses(signal: AbortSignal): Promise<{ count: number; list: ProcessFacts[] }> {
  if (platform() !== 'linux') {
    const all = await listForeign(signal);
    return { count: all.length, list: heaviest(all) };
  }
  const pids = await processIds();
  const units = { uptimeSeconds: uptime(), pageBytes: await pageBytes() };
  const found = await inBatches(pids, async (pid) => parseStat(await read(`/proc/${pid}/stat`), units), signal);
  const kept = heaviest(found);
  const list = await inBatches(kept, withCommand, signal);
  return { count: pids.length, list };
}

/** The fields of `/proc/PID/stat`; the name may hold spaces and brackets. Undefined for a process that is gone. */
export function parseStat(text: string, units: StatUnits): ProcessFacts | undefined {
  const [open, close] = [text.indexOf('('), text.lastIndexOf(')')];
  if (open < 0 || close < open) return undefined;
  const name = text.slice(open + 1, close);
  const fields = text.slice(close + 2).split(' ');
  const at = (index: number): number => Number(fields[index] ?? 0);
  return {
    pid: Number.parseInt(text, 10),
    parent: at(1),
    name,
    state: STATES[fields[0] ?? ''] ?? fields[0] ?? '',
    memory: at(21) * units.pageBytes,
    cpu_seconds: Math.round(((at(11) + at(12)) / TICKS_PER_SECOND) * 10) / 10,
    running_seconds: Math.max(0, Math.round(units.uptimeSeconds - at(19) / TICKS_PER_SECOND)),
    command: name,
  };
}

export interface StatUnits {
  readonly uptimeSeconds: number;
  readonly pageBytes: number;
}

/** Some ARM machines have larger pages: our own memory, told in pages and in bytes, says how large. */
async function pageBytes(): Promise<number> {
  const pages = Number((await read('/proc/self/statm')).split(' ')[1]);
  return pages > 0 ? 2 ** Math.round(Math.log2(process.memoryUsage.rss() / pages)) : 4_096;
}

const STATES: Readonly<Record<string, string>> = {
  R: 'running',
  S: 'sleeping',
  D: 'waiting for disk',
  Z: 'zombie',
  T: 'stopped',
  t: 'traced',
  I: 'idle',
};

async function withCommand(process: ProcessFacts): Promise<ProcessFacts> {
  const command = (await read(`/proc/${process.pid}/cmdline`)).replaceAll('\0', ' ').trim();
  return command === '' ? process : { ...process, command: command.slice(0, MAX_COMMAND) };
}

function heaviest(all: readonly ProcessFacts[]): ProcessFacts[] {
  const top = (weight: (process: ProcessFacts) => number): ProcessFacts[] =>
    [...all].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_KEPT);
  return [...new Set([...top(({ memory }) => memory), ...top(({ cpu_seconds }) => cpu_seconds)])];
}

async function processIds(): Promise<number[]> {
  return (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
}

/** A few hundred files at once would use up the descriptors of a busy process. */
async function inBatches<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out | undefined>,
  signal: AbortSignal,
): Promise<Out[]> {
  const done: Out[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    signal.throwIfAborted();
    for (const result of await Promise.all(items.slice(from, from + AT_ONCE).map(work)))
      if (result !== undefined) done.push(result);
  }
  return done;
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return ''; // it ended meanwhile, or belongs to somebody else
  }
}

async function listForeign(signal: AbortSignal): Promise<ProcessFacts[]> {
  const isWindows = platform() === 'win32';
  const argv = isWindows
    ? ['powershell.exe', '-NoProfile', '-NonInteractive', '-Command', WINDOWS_SCRIPT]
    : ['/bin/ps', ...PS_ARGS];
  const { stdout } = await runProgram(argv, { env: {}, signal, timeoutMs: 20_000, maxBytes: 16 * 1_024 * 1_024 });
  const text = Buffer.from(stdout).toString('utf8');
  return isWindows ? parseWindowsProcesses(text) : parsePs(text);
}
