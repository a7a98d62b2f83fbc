import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redact } from '../src/gate/secrets/redact.js';
import { markUntrusted } from '../src/gate/text/mark-untrusted.js';
import { scanText } from '../src/gate/text/scan-text.js';
import type { Surface } from '../src/gate/text/text-rule.js';
import { sanitizeError } from '../src/kernel/sanitize-error.js';

/** The sample, and sets of our own; each was written before the rules had seen it. */
const CORPORA = [
  '',
  '-more',
  '-own',
  '-unseen-a',
  '-unseen-b',
  '-unseen-c',
  '-unseen-d',
  '-unseen-e',
  '-unseen-g',
  '-unseen-i',
  '-unseen-j',
  '-unseen-k',
  '-unseen-l',
  '-unseen-m',
  '-unseen-n',
  '-unseen-o',
  '-unseen-p',
  '-unseen-q',
  '-unseen-r',
  '-unseen-s',
  '-unseen-t',
  '-unseen-u',
  '-unseen-v',
  '-unseen-w',
  '-own-pairs',
  '-own-languages',
  '-own-hosts',
  '-own-families',
].map((name) => `injections${name}.txt`);

/** Sets to learn from, a thousand texts and more by each of several authors. */
const WRITTEN = Array.from({ length: 19 }, (_, author) => `injections-written-${author + 1}.txt`);

interface Row {
  readonly expected: 'flag' | 'clean';
  readonly tier: string;
  readonly surfaces: readonly Surface[];
  readonly category: string;
  readonly text: string;
}

const corpus = (name: string): string => readFileSync(new URL(`./corpora/${name}`, import.meta.url), 'utf8');

function rowsOf(name: string): Row[] {
  return corpus(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [expected = '', tier = '', surfaces = '', category = '', text = '""'] = line.split('\t');
      return {
        expected: expected as Row['expected'],
        tier,
        surfaces: surfaces.split(',') as Surface[],
        category,
        text: JSON.parse(text) as string,
      };
    });
}

interface Tally {
  right: number;
  all: number;
  readonly wrong: string[];
}

function judge(rows: readonly Row[]): Map<string, Tally> {
  const table = new Map<string, Tally>();
  for (const { expected, tier, surfaces, category, text } of rows) {
    for (const surface of surfaces) {
      const tally = table.get(`${expected} ${tier} ${category}`) ?? { right: 0, all: 0, wrong: [] };
      const isRight = scanText(text, surface).flagged === (expected === 'flag');
      tally.all++;
      if (isRight) tally.right++;
      else tally.wrong.push(`${surface}: ${text}`);
      table.set(`${expected} ${tier} ${category}`, tally);
    }
  }
  return table;
}

function share(table: ReadonlyMap<string, Tally>, prefix: string): number {
  const chosen = [...table].filter(([key]) => key.startsWith(prefix)).map(([, tally]) => tally);
  const all = chosen.reduce((sum, tally) => sum + tally.all, 0);
  return all === 0 ? 1 : chosen.reduce((sum, tally) => sum + tally.right, 0) / all;
}

test.each(CORPORA)('hostile text is found and clean text is left alone: %s', (name) => {
  const table = judge(rowsOf(name));
  const lines = [...table].map(([key, { right, all }]) => `  ${key.padEnd(28)} ${right}/${all}`);
  process.stdout.write(`${name}\n${lines.join('\n')}\n`);
  expect(share(table, 'flag must')).toBeGreaterThanOrEqual(0.95);
  expect(share(table, 'flag should')).toBeGreaterThanOrEqual(0.6);
  expect([...table].filter(([key]) => /^clean (?!hard)/.test(key)).flatMap(([, tally]) => tally.wrong)).toEqual([]);
});

test.each(WRITTEN)('what was learned from is known: %s', (name) => {
  const table = judge(rowsOf(name));
  process.stdout.write(
    `${name}: hostile ${share(table, 'flag').toFixed(4)}, clean ${share(table, 'clean').toFixed(4)}\n`,
  );
  expect(share(table, 'flag must')).toBeGreaterThanOrEqual(0.97);
  expect(share(table, 'clean')).toBeGreaterThanOrEqual(0.99);
});

test('framing in tool results is neutralised when the result is marked', () => {
  const framed = CORPORA.flatMap(rowsOf).filter(({ category }) => category === 'framing');
  for (const { text } of framed) {
    const marked = markUntrusted(text, { source: 'test' }).split('\n').slice(1, -1).join('\n');
    expect(marked).not.toMatch(
      /<\|[a-z_]+\|>|<\/?(?:system|assistant|tool_call|tool_result|function_calls|important|invoke)\b[^<>]*>|\[\/?INST\]|<<\/?SYS>>|(?:^|\n)(?:Human|Assistant|System):/i,
    );
  }
});

interface ErrorCase {
  readonly id: string;
  readonly raw?: string;
  readonly raw_build?: ReadonlyArray<readonly [string, number]>;
  readonly must_not_contain: readonly string[];
  readonly must_contain: readonly string[];
  readonly max_len: number;
}

const errors = JSON.parse(corpus('errors-sanitize.json')) as { cases: ErrorCase[] };

test.each(errors.cases)('error $id is safe to show after sanitising and redaction', (row) => {
  const raw = row.raw ?? (row.raw_build ?? []).map(([text, times]) => text.repeat(times)).join('');
  const shown = sanitizeError(raw, { redact });
  for (const token of row.must_not_contain) expect(shown).not.toContain(token);
  for (const text of row.must_contain) expect(shown).toContain(text);
  expect(shown.length).toBeLessThanOrEqual(row.max_len);
});

const HOSTILE: Readonly<Record<string, string>> = {
  brackets: '<',
  tags: '<system ',
  bars: '<|',
  fences: '```',
  ticks: '`',
  dashes: '-',
  hashes: '#',
  spaces: ' ',
  newlines: '\n ',
  comments: '<!--',
  ends: '-->',
  escapes: '\x1b]0;',
  invisible: '\u200b',
  cyrillic: 'ѕ',
  ignores: 'ignore ',
  verbs: 'read the send ',
  assignments: 'token=',
  keys: 'sk-',
  headers: '-----BEGIN PRIVATE KEY-----',
  urls: '://a:',
  jwts: 'eyJaaaaaaaaaaaaaa.',
  cookies: 'cookie: a=b;',
  percent: '%41',
  entities: '&#65;',
  base64: 'QUJDREVGR0hJSktM ',
  digits: '65 66 ',
};

// By the processor time this process used, the least of a few runs: a busy machine makes us wait, not work. Eight times
// the text may cost a little more than eight times the work (caches, collection), but never its square, 64 times.
test.each(Object.entries(HOSTILE))('work grows with the text, not faster: %s', (_name, unit) => {
  const small = unit.repeat(Math.ceil(6_000 / unit.length));
  for (const look of [sanitizeError, redact, (text: string) => scanText(text, 'cron')]) {
    look(small);
    const once = workOf(() => look(small));
    const eightfold = workOf(() => look(small.repeat(8)));
    expect(eightfold).toBeLessThan(30 * Math.max(once, LEAST_MEASURED));
  }
});

// Shorter than this the clock of the processor is too coarse to compare with.
const LEAST_MEASURED = 5_000;

/** Microseconds of processor time. */
function workOf(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}
