import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes } from '../src/create-hermes.js';
import { createLocalBackend } from '../src/environments/local/create-local-backend.js';
import { createLocalFiles } from '../src/environments/local/files.js';
import { TaskShell } from '../src/environments/shell/task-shell.js';
import '../src/tools/terminal/terminal.js';
import { compare, report } from './support/report.js';

/**
 * Commands of this machine against `spawn bash -c` in the same run. "One-shot" is a shell of its own for one command,
 * "warm" a fork of the task's shell, one command right after the other; both with the state they leave. The last rows
 * are whole calls through an instance with gate and record.
 */
const root = mkdtempSync(join(tmpdir(), 'bench-terminal-'));
const env = { PATH: process.env.PATH ?? '', HOME: root, SHLVL: '1' };
const hermes = await createHermes({ home: join(root, 'home'), cwd: root, env, toolsets: ['terminal'] });
const backend = createLocalBackend({ files: createLocalFiles({ home: root }), cwd: root, home: root, env });
const environment = await backend.open({ taskId: 'bench' });
const cold = new TaskShell({ environment, inherited: () => env });
const warm = new TaskShell({ environment, inherited: () => env });

const ROUNDS = 150;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const floor = (): Promise<number> => timed(() => bare('true'));

async function inShell(shell: TaskShell): Promise<void> {
  const running = await shell.start('true', { mergeOutput: true });
  await running.process.exited;
  await running.settle();
}

function bare(command: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.resume();
    child.stderr.resume();
    child.once('close', () => resolve());
  });
}

const oneShot = await compare(ROUNDS, floor, () => timed(() => inShell(cold)));
report({ what: 'one-shot local command', unit: 'x', ...oneShot, atMost: 1.25, goal: 1.1 });

await inShell(warm);
await warm.warm();
const warmOne = await compare(ROUNDS, floor, () => timed(() => inShell(warm)));
report({ what: 'warm command, forked, with its state', unit: 'x', ...warmOne, atMost: 0.8, goal: 0.65 });

let task = 0;
const call = (taskId: string): Promise<unknown> => hermes.call('terminal', { command: 'true' }, { taskId });
const first = await compare(ROUNDS, floor, () => timed(() => call(`task-${++task}`)));
report({ what: 'terminal call, the first of its task', unit: 'x', ...first });
const next = await compare(ROUNDS, floor, () => timed(() => call('one')));
report({ what: 'terminal call, warm', unit: 'x', ...next });

await flood();
await hermes.close();
await environment.close();
rmSync(root, { recursive: true });

async function flood(): Promise<void> {
  const command = 'yes | head -c 200000000';
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  // Before the floor has run: draining by hand takes more memory than this, and would hide it.
  await hermes.call('terminal', { command });
  clearInterval(timer);
  report({ what: '200 MB of output, memory above idle', unit: 'MB', ...once((peak - idle) / 1_048_576), atMost: 25 });
  const ratio = await compare(
    8,
    () => timed(() => bare(command)),
    () => timed(() => hermes.call('terminal', { command })),
  );
  report({ what: '200 MB of output', unit: 'x', ...ratio, atMost: 1.2 });
}

function once(value: number): { best: number; median: number } {
  return { best: value, median: value };
}
