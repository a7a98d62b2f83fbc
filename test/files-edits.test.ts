import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fuzzyReplace } from '../src/files/fuzzy-replace.js';
import { decodeLossless, encodeLossless } from '../src/files/text/lossless-utf8.js';
import { decodeTextFile } from '../src/files/text/text-file.js';
import { patch } from '../src/tools/file/patch.js';
import { readFile } from '../src/tools/file/read-file.js';
import { writeFile } from '../src/tools/file/write-file.js';
import { fileDiff } from '../src/tools/filesystem/file-diff.js';
import { counts } from './counts.js';
import { createFileBench, type FileBench } from './support/file-tools.js';

/** Slips that leave no doubt about the place: each forgiving strategy has at least one. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replace(/$/gm, '  '),
  (text) => text.replace(/^[ \t]+/gm, ''),
  (text) => text.replace(/^/gm, '    '),
  (text) => text.replace(/(\S) (\S)/g, '$1   $2'),
  (text) => text.replaceAll('"', '\u201c').replaceAll("'", '\u2019'),
  (text) => `\n${text}\n`,
  (text) => text.replace(/ /g, '\u00a0'),
];

const word = fc.constantFrom(
  'alpha',
  'beta',
  'x',
  'foo(bar)',
  '"quoted"',
  "it's",
  '{',
  '}',
  'a - b',
  '\u00fcber',
  '\udcff',
  'return 1;',
);
const line = fc
  .tuple(fc.constantFrom('', '  ', '    ', '\t'), fc.array(word, { maxLength: 5 }))
  .map(([indent, words]) => indent + words.join(' '));
const file = fc.record({
  lines: fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n')), { minLength: 1, maxLength: 30 }),
  bom: fc.boolean(),
  finalBreak: fc.boolean(),
  at: fc.nat(),
  length: fc.integer({ min: 1, max: 6 }),
  slip: fc.nat(SLIPS.length - 1),
});

it('changes no byte outside the meant lines in generated edits', () => {
  let applied = 0;
  fc.assert(
    fc.property(file, ({ lines, bom, finalBreak, at, length, slip }) => {
      const from = at % lines.length;
      const to = Math.min(lines.length, from + length);
      const join = (part: typeof lines): string => part.map(([text, end]) => text + end).join('');
      const before = (bom ? '\ufeff' : '') + join(lines.slice(0, from));
      const meant = join(lines.slice(from, to)).replace(/\r?\n$/, '');
      const tail = join(lines.slice(from, to)).slice(meant.length) + join(lines.slice(to));
      const after = finalBreak ? tail : tail.replace(/\r?\n$/, '');
      const content = before + meant + after;
      const answer = fuzzyReplace(
        content,
        (SLIPS[slip] ?? String)(meant.replaceAll('\r\n', '\n')),
        'REPLACED <<by>> this',
      );
      if (!answer.ok) return;
      applied++;
      const marker = answer.content.indexOf('REPLACED <<by>> this');
      const lead = answer.content.slice(0, marker);
      // The replacement may bring the indentation of its place with it.
      const kept = content.startsWith(lead) ? lead : lead.replace(/[ \t\u00a0]+$/, '');
      const rest = answer.content.slice(marker + 20);
      expect(content.startsWith(kept) && content.endsWith(rest)).toBe(true);
      const gone = content.slice(kept.length, content.length - rest.length);
      expect(gone.replace(/\s/g, '')).toBe(meant.replace(/\s/g, ''));
    }),
    { seed: 11, numRuns: counts.fileEdits },
  );
  expect(applied).toBeGreaterThan(counts.fileEdits / 4);
});

it('brings any bytes back as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const buffer = Buffer.from(bytes);
      expect(encodeLossless(decodeLossless(buffer)).equals(buffer)).toBe(true);
      const text = await decodeTextFile(bytes);
      if (text !== undefined) expect(text.encode(text.text).equals(buffer)).toBe(true);
    }),
    { seed: 3, numRuns: 500 },
  );
});

it('answers a hostile pattern in linear time', () => {
  const content = 'ab '.repeat(100_000);
  const started = Date.now();
  fuzzyReplace(content, `${'a b'.repeat(2_000)}c`, 'x');
  fuzzyReplace('a'.repeat(300_000), `${'a'.repeat(5_000)} b`, 'x');
  fuzzyReplace(' '.repeat(500_000), 'a    b', 'x');
  expect(Date.now() - started).toBeLessThan(5_000);
});

describe('large files', () => {
  let bench: FileBench;
  beforeEach(() => {
    bench = createFileBench();
  });
  afterEach(() => bench.close());

  it('edits a line of a million characters and a file of a million lines in place', async () => {
    const long = `${'x'.repeat(500_000)}needle${'y'.repeat(500_000)}\r\nend`;
    writeFileSync(join(bench.dir, 'long.txt'), long);
    await bench.run(patch, { path: 'long.txt', old_string: 'needle', new_string: 'found' });
    expect(readFileSync(join(bench.dir, 'long.txt'), 'utf8')).toBe(long.replace('needle', 'found'));
    const many = Array.from({ length: 1_000_000 }, (_, i) => `line ${i}`).join('\n');
    writeFileSync(join(bench.dir, 'many.txt'), many);
    await bench.run(patch, { path: 'many.txt', old_string: 'line 999998\nline 999999', new_string: 'a\nb' });
    expect(readFileSync(join(bench.dir, 'many.txt'), 'utf8').endsWith('line 999997\na\nb')).toBe(true);
  });

  it('tells the difference of two large files that share nothing', async () => {
    const text = (word: string): string => Array.from({ length: 200_000 }, (_, i) => `${word} ${i}`).join('\n');
    writeFileSync(join(bench.dir, 'a.txt'), text('one'));
    const counts = { lines_added: 200_000, lines_removed: 200_000 };
    expect(await bench.run(fileDiff, { path: 'a.txt', text: text('two') })).toMatchObject(counts);
    expect(await bench.run(writeFile, { path: 'a.txt', content: text('two') })).toMatchObject(counts);
  });

  it('reads deep into a file over 64 MB, again by its index, and from its end', async () => {
    const path = join(bench.dir, 'big.log');
    const block = Array.from(
      { length: 10_000 },
      (_, i) => `${String(i).padStart(8)} some ordinary log line with text`,
    ).join('\n');
    const handle = openSync(path, 'w');
    for (let i = 0; i < 160; i++) writeSync(handle, `${block}\n`);
    closeSync(handle);
    const read = (args: Record<string, unknown>): Promise<Record<string, unknown>> =>
      bench.run(readFile, { path: 'big.log', ...args });
    const deep = await read({ offset: 1_500_002, limit: 2 });
    expect(deep).toMatchObject({
      total_lines: null,
      content: expect.stringMatching(/^1500002\| +1 some.*\n1500003\| +2 some/),
      next_offset: 1_500_004,
    });
    expect(await read({ offset: 1_500_003, limit: 1 })).toMatchObject({
      content: expect.stringMatching(/^1500003\| +2 some/),
    });
    expect(await read({ offset: -2 })).toMatchObject({
      content: expect.stringMatching(/^-2\| +9998 some.*\n-1\| +9999 some/),
    });
    expect(await read({ offset: 1_599_999, limit: 5 })).toMatchObject({ total_lines: 1_600_000, truncated: false });
    expect(await read({ offset: -1 })).toMatchObject({ content: expect.stringMatching(/^1600000\|/) });
  });

  it('pages through UTF-16 across block borders', async () => {
    const lines = Array.from({ length: 60_000 }, (_, i) => `zeile ${i} \u20ac\u010a`);
    writeFileSync(join(bench.dir, 'w.txt'), Buffer.from(`\ufeff${lines.join('\r\n')}`, 'utf16le'));
    const result = await bench.run<Record<string, unknown>>(readFile, { path: 'w.txt', offset: 59_999 });
    expect(result).toMatchObject({
      content: '59999|zeile 59998 \u20ac\u010a\n60000|zeile 59999 \u20ac\u010a',
      total_lines: 60_000,
      line_ending: 'crlf',
    });
    expect((await bench.run<{ content: string }>(readFile, { path: 'w.txt', offset: -1 })).content).toBe(
      '60000|zeile 59999 \u20ac\u010a',
    );
  });
});
