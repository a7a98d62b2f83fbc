import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { createHermes } from '../src/create-hermes.js';
import '../src/tools/terminal/terminal.js';
import { report } from './support/report.js';

/**
 * What a minute costs in which nothing happens but that 100 background processes run, beside a Node that does nothing
 * at all. V8 tidies the heap of a program that has gone idle, some time within the minute after it; that belongs to the
 * work before, so the minute begins when it is over.
 */
const PROCESSES = 100;
const MINUTE_MS = 60_000;
const QUIET_MS = 15_000;
const LONGEST_MS = 90_000;

const root = mkdtempSync(join(tmpdir(), 'bench-idle-'));
const env = { PATH: process.env.PATH ?? '', HOME: root, SHLVL: '1' };
const hermes = await createHermes({ home: join(root, 'home'), cwd: root, env, toolsets: ['terminal'] });
for (let made = 0; made < PROCESSES; made++) {
  const { outcome } = await hermes.callFor('terminal', { command: 'sleep 1000', background: true });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}
await tidied();
const [ours, floor] = await Promise.all([cpuOver(MINUTE_MS), idleNode(MINUTE_MS)]);
report({ what: 'CPU time of an idle minute of Node', unit: 'ms', best: floor, median: floor });
const what = `the same with ${PROCESSES} idle background processes`;
report({ what, unit: 'ms', best: ours, median: ours, atMost: 10 });
await hermes.close();
rmSync(root, { recursive: true });

/** Resolves a while after the last full collection. */
async function tidied(): Promise<void> {
  const begun = performance.now();
  let last = 0;
  const watch = new PerformanceObserver((list) => {
    const kinds = list.getEntries().map((entry) => (entry as unknown as { detail: { kind: number } }).detail.kind);
    if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) last = performance.now();
  });
  watch.observe({ entryTypes: ['gc'] });
  const isQuiet = (): boolean => last > 0 && performance.now() - last > QUIET_MS;
  while (!isQuiet() && performance.now() - begun < LONGEST_MS) await pause(1_000);
  watch.disconnect();
}

async function cpuOver(ms: number): Promise<number> {
  const before = process.cpuUsage();
  await pause(ms);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function idleNode(ms: number): Promise<number> {
  const program = `const b = process.cpuUsage(); setTimeout(() => { const { user, system } = process.cpuUsage(b); console.log((user + system) / 1000); }, ${ms})`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => child.stdout.once('data', (said) => resolve(Number(said))));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
