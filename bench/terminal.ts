import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes } from '../src/create-hermes.js';
import { createLocalBackend } from '../src/environments/local/create-local-backend.js';
import { createLocalFiles } from '../src/environments/local/files.js';
import { TaskShell } from '../src/environments/shell/task-shell.js';
import '../src/tools/terminal/terminal.js';
import '../src/tools/terminal/process.js';

const RUNS = Number(process.argv[2] ?? 150);
const root = mkdtempSync(join(tmpdir(), 'bench-terminal-'));
const env = { PATH: process.env.PATH ?? '', HOME: root, SHLVL: '1' };

const hermes = await createHermes({ home: join(root, 'home'), cwd: root, env });
const backend = createLocalBackend({ files: createLocalFiles({ home: root }), cwd: root, home: root, env });
const environment = await backend.open({ taskId: 'bench' });
const shell = new TaskShell({ environment, inherited: () => env });

await report('one command', {
  'spawn bash -c': () => bare('true'),
  'environment.spawn': async () =>
    void (await (
      await environment.spawn({ shell: 'true' }, { env, mergeOutput: true })
    ).exited),
  'task shell': inShell,
  'task shell, warm': inShell,
  'terminal call': async () => void (await hermes.call('terminal', { command: 'true' })),
});
await flood();
await hermes.close();
await environment.close();
rmSync(root, { recursive: true });

async function inShell(): Promise<void> {
  const running = await shell.start('true', { mergeOutput: true });
  await running.process.exited;
  await running.settle();
}

/** A model thinks between two commands; by then a shell waits. */
async function warmUp(): Promise<void> {
  shell.warm();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

function bare(command: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.resume();
    child.stderr.resume();
    child.once('close', () => resolve());
  });
}

/** The contenders take turns, so that a busy moment of the machine meets all of them. */
async function report(title: string, contenders: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
  const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, work] of Object.entries(contenders)) {
      if (name.endsWith('warm')) await warmUp();
      const begun = performance.now();
      await work();
      if (run >= 5) times.get(name)?.push(performance.now() - begun);
    }
  }
  const floor = median(times.values().next().value ?? []);
  console.log(title);
  for (const [name, list] of times)
    console.log(`  ${name.padEnd(22)} ${median(list).toFixed(2)} ms  ${(median(list) / floor).toFixed(2)} x`);
}

async function flood(): Promise<void> {
  const bytes = 200_000_000;
  const begun = performance.now();
  await bare(`yes | head -c ${bytes}`);
  const floor = performance.now() - begun;
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const from = performance.now();
  await hermes.call('terminal', { command: `yes | head -c ${bytes}` });
  const took = performance.now() - from;
  clearInterval(timer);
  console.log(
    `200 MB of output\n  drained ${floor.toFixed(0)} ms, captured ${took.toFixed(0)} ms  ${(took / floor).toFixed(2)} x`,
  );
  console.log(`  memory: idle + ${((peak - idle) / 1_048_576).toFixed(0)} MB`);
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
