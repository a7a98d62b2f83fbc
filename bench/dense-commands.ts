import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { judgeCommand } from '../src/gate/shell/judge-command.js';
import { denseLines, mixedLines, stretched } from '../test/support/dense-lines.js';
import { waitedMs } from './support/longest-hold.js';

/**
 * How long judging 4 kB takes when the line is full of one construct: every kind of dense line there is, when it is met
 * for the first time and when it is met again, how that grows with the length, and how long a mistake takes. Time in
 * which the system let other programs run is not counted; a collection of garbage counts, but not against the line that
 * happened to meet it first.
 */
const SIZE = 4_096;
const MIXTURES = 300;
/** Rows of the corpora made long. */
const STRETCHED = 300;
const ROUNDS = 5;

interface Kind {
  readonly name: string;
  readonly line: string;
  first: number;
  best: number;
  median: number;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const folder = join(process.cwd(), 'test/corpora');
const rows = readdirSync(folder)
  .filter((name) => /-commands.*\.txt$/.test(name))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => JSON.parse(row.split('\t')[3] ?? '""') as string);

function timed(line: string): number {
  // The clock around the other: what was waited for lies within.
  const start = performance.now();
  const before = waitedMs();
  judgeCommand(line);
  const waited = waitedMs() - before;
  return performance.now() - start - waited;
}

const collections: { readonly startTime: number; readonly duration: number }[] = [];
const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()));

/** What collections took between two moments. Node tells of them a few turns later. */
async function collectedSince(start: number): Promise<number> {
  const end = performance.now();
  for (let index = 0; index < 3; index += 1) await turn();
  const own = collections.filter(({ startTime }) => startTime >= start && startTime <= end);
  collections.length = 0;
  return own.reduce((sum, { duration }) => sum + duration, 0);
}

async function measure(name: string, line: string): Promise<Kind> {
  const start = performance.now();
  const first = timed(line);
  const collected = await collectedSince(start);
  const again = Array.from({ length: ROUNDS }, () => timed(line)).sort((one, other) => one - other);
  return {
    name,
    line,
    first: Math.max(0, first - collected),
    best: again[0] ?? 0,
    median: again[ROUNDS >> 1] ?? 0,
  };
}

/** Every kind, mixtures of them, and some rows of the corpora made as long. */
function* lines(size: number): Generator<readonly [string, string]> {
  yield* denseLines(size);
  let index = 0;
  for (const line of mixedLines(size, MIXTURES, 7)) yield [`mixture ${(index += 1)}`, line.slice(0, size)];
  for (let at = 0; at < rows.length; at += Math.ceil(rows.length / STRETCHED))
    for (const line of stretched(rows[at] ?? '', size)) yield [`stretched: ${rows[at]?.slice(0, 50)}`, line];
}

function print(kinds: readonly Kind[], by: 'first' | 'best' | 'median'): void {
  const sorted = [...kinds].sort((one, other) => other[by] - one[by]);
  const over = (limit: number) => sorted.filter((kind) => kind[by] > limit).length;
  say(
    `${by}: ${over(5)} of ${sorted.length} over 5 ms, ${over(4)} over 4 ms, middle ${(sorted[sorted.length >> 1]?.[by] ?? 0).toFixed(2)} ms; the slowest ten:`,
  );
  for (const { name, first, best, median } of sorted.slice(0, 10))
    say(
      `  first ${first.toFixed(2).padStart(6)}  best ${best.toFixed(2).padStart(6)}  median ${median.toFixed(2).padStart(6)}  ${name}`,
    );
}

/** How many times as long twice the length takes, for every eighth kind; two is in proportion. */
function printGrowth(): void {
  const sizes = [SIZE, 2 * SIZE, 4 * SIZE, 8 * SIZE, 16 * SIZE - 64];
  const times = sizes.map((size) =>
    [...denseLines(size)]
      .filter((_, index) => index % 8 === 0)
      .map(([name, line]) => ({ name, time: Math.min(...Array.from({ length: 3 }, () => timed(line))) })),
  );
  for (let index = 1; index < sizes.length; index += 1) {
    const ratios = (times[index] ?? []).map(({ name, time }, at) => {
      const before = times[index - 1]?.[at]?.time ?? 0;
      // What takes next to nothing grows by chance.
      return { name, ratio: time < 1 ? 0 : time / Math.max(before, 0.1) };
    });
    ratios.sort((one, other) => other.ratio - one.ratio);
    const worst = ratios.slice(0, 3).map(({ name, ratio }) => `${ratio.toFixed(1)} (${name})`);
    say(
      `${((sizes[index] ?? 0) / 1024).toFixed(0)} kB / ${((sizes[index - 1] ?? 0) / 1024).toFixed(0)} kB, worst: ${worst.join(', ')}`,
    );
  }
}

/** How long it takes to say that a line cannot be parsed, or is too long, when its mistake stands at the end. */
function printRefused(): void {
  for (const size of [SIZE, 4 * SIZE, 15 * SIZE]) {
    const refused = [...denseLines(size)]
      .filter((_, index) => index % 4 === 0)
      .map(([name, line], index) => {
        const wrong = line + MISTAKES[index % MISTAKES.length];
        const times = Array.from({ length: ROUNDS }, () => timed(wrong)).sort((one, other) => one - other);
        return { name, best: times[0] ?? 0, median: times[ROUNDS >> 1] ?? 0 };
      })
      .sort((one, other) => other.best - one.best);
    const over = (by: 'best' | 'median') => refused.filter((kind) => kind[by] > 5).length;
    const worst = refused.slice(0, 3).map(({ name, best }) => `${best.toFixed(2)} (${name})`);
    say(
      `refused, ${(size / 1024).toFixed(0)} kB: of ${refused.length} over 5 ms at best ${over('best')}, at median ${over('median')}; ${worst.join(', ')}`,
    );
  }
}

const MISTAKES = [' ; ; )', ' ( (', "\n'", '\nfi', '\n"$('];

// As in a running session: the usual commands were judged before.
for (const row of rows) judgeCommand(row);
observer.observe({ entryTypes: ['gc'] });
const kinds: Kind[] = [];
for (const [name, line] of lines(SIZE)) kinds.push(await measure(name, line));
for (const by of ['first', 'best', 'median'] as const) print(kinds, by);
printRefused();
printGrowth();
observer.disconnect();
