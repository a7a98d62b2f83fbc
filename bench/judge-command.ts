import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'unbash';
import { judgeCommand } from '../src/gate/shell/judge-command.js';

/**
 * How long judging takes over the corpora, as a ratio to parsing alone in the same run, and for long lines. Lines that
 * are made to take long have a bench of their own, `dense-commands`.
 * Run with: npx vite-node bench/judge-command.ts, or through the bench script of the package.
 */
const FILES = ['dangerous-commands', 'dangerous-commands-more', 'benign-commands', 'benign-commands-more'];

const rows = FILES.flatMap((name) =>
  readFileSync(join(process.cwd(), 'test/corpora', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => JSON.parse(line.split('\t')[3] ?? '""') as string),
);

function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The best of several rounds per row: what the code takes, not what the machine was busy with. */
function measure(work: (command: string) => unknown): number[] {
  const best = rows.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 5; round += 1) {
    rows.forEach((command, index) => {
      const start = performance.now();
      work(command);
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    });
  }
  return best;
}

const started = performance.now();
judgeCommand(`rm ${'a '.repeat(2_000)}`);
const cold = performance.now() - started;
const parsing = measure(parse);
const judging = measure((command) => judgeCommand(command));
const report = (name: string, value: number) => process.stdout.write(`${name.padEnd(36)} ${value.toFixed(3)}\n`);

report('rows', rows.length);
report('parse p50 (ms)', percentile(parsing, 0.5));
report('judge p50 (ms)', percentile(judging, 0.5));
report('judge p99 (ms)', percentile(judging, 0.99));
report('first call, 4 kB of words (ms)', cold);
report('judge p50 / parse p50', percentile(judging, 0.5) / percentile(parsing, 0.5));

/** The best of a few rounds, and of more when that is slow: another process may have had the machine. */
function best(command: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 || (least > SLOW && round < 20); round += 1) {
    const start = performance.now();
    judgeCommand(command);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Worth another look (ms). */
const SLOW = 2;

const LONG: Readonly<Record<string, string>> = {
  '4 kB of commands': 'ls x;'.repeat(800),
  '4 kB of words': `rm ${'a '.repeat(2_000)}`,
  '4 kB of substitutions': `echo ${'$(echo a)'.repeat(440)}`,
  '4 kB of python': `python3 -c "${'x = 1; '.repeat(580)}"`,
  '64 kB of words': `echo ${'a '.repeat(32_000)}`,
  '70 kB, refused': `echo ${'a '.repeat(35_000)}`,
};
for (const [name, command] of Object.entries(LONG)) report(`${name} (ms)`, best(command));
