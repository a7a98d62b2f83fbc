import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createAsidePort } from '../src/ports/aside/create-aside-port.js';
import { patch } from '../src/tools/file/patch.js';
import { fileDiff } from '../src/tools/filesystem/file-diff.js';
import { createFileBench, type FileBench } from './support/file-tools.js';

/** Files that are worked on in a thread of their own, and the same edits in the program itself. */
const LINES = 60_000;
const benches: FileBench[] = [];

function benchWith(aside: boolean, signal = new AbortController().signal): FileBench {
  const bench = createFileBench({ signal, ports: () => (aside ? { aside: createAsidePort({ signal }) } : {}) });
  benches.push(bench);
  return bench;
}

function makeText(lineEnd = '\n'): string {
  const lines = Array.from({ length: LINES }, (_, i) => `a line of text that is number ${i}, with “more” of it`);
  lines.splice(40_000, 3, '\tif (ready) {', '\t\tstart("now");', '\t}');
  return lines.join(lineEnd);
}

afterEach(async () => {
  for (const bench of benches.splice(0)) await bench.close();
});

interface Edited {
  readonly diff: string;
  readonly strategy?: string;
  readonly replacements?: number;
  readonly files_modified: readonly string[];
}

const EDITS: [name: string, args: Record<string, unknown>][] = [
  ['exact', { old_string: 'number 77,', new_string: 'number seventy-seven,' }],
  [
    'another indentation',
    { old_string: 'if (ready) {\n  start("now");', new_string: 'if (ready) {\n  stop();\n  start();' },
  ],
  ['look-alikes', { old_string: 'number 99, with "more" of it', new_string: 'number 99' }],
  ['all', { old_string: 'that is number 1', new_string: 'that was number 1', replace_all: true }],
  [
    'several, one after the other',
    {
      edits: [
        { old_string: 'number 5,', new_string: 'number five,' },
        { old_string: 'number five,', new_string: 'number 5!,' },
        { path: 'small.txt', old_string: 'b', new_string: 'c' },
      ],
    },
  ],
];

it.each(EDITS)('edits a large file aside as it would here: %s', async (_name, args) => {
  const results: { edited: Edited; text: string; small: string }[] = [];
  for (const aside of [true, false]) {
    const bench = benchWith(aside);
    const path = join(bench.dir, 'large.txt');
    writeFileSync(path, makeText('\r\n'));
    writeFileSync(join(bench.dir, 'small.txt'), 'a b\n');
    const edited = await bench.run<Edited>(patch, { path: 'large.txt', ...args });
    results.push({
      edited,
      text: readFileSync(path, 'utf8'),
      small: readFileSync(join(bench.dir, 'small.txt'), 'utf8'),
    });
  }
  expect(results[0]).toEqual(results[1]);
  expect(results[0]?.edited.files_modified).toContain('large.txt');
});

it('applies a patch with a large file, a new, a moved and a removed one', async () => {
  const bench = benchWith(true);
  const at = (name: string): string => join(bench.dir, name);
  writeFileSync(at('large.txt'), makeText());
  writeFileSync(at('old.txt'), 'x\n');
  writeFileSync(at('gone.txt'), 'y\n');
  const text = [
    '*** Begin Patch',
    '*** Update File: large.txt',
    '@@',
    ' \tif (ready) {',
    '-\t\tstart("now");',
    '+\t\tstart("later");',
    '*** Add File: new.json',
    '+{ "a": }',
    '*** Move File: old.txt -> moved.txt',
    '*** Delete File: gone.txt',
    '*** End Patch',
  ].join('\n');
  const edited = await bench.run<Edited>(patch, { mode: 'patch', patch: text });
  expect(edited).toMatchObject({
    files_created: ['new.json'],
    files_modified: ['large.txt'],
    files_deleted: ['gone.txt'],
    files_moved: [{ from: 'old.txt', to: 'moved.txt' }],
    diagnostics: [{ path: 'new.json' }],
  });
  expect(readFileSync(at('large.txt'), 'utf8')).toBe(makeText().replace('start("now")', 'start("later")'));
  expect(readFileSync(at('moved.txt'), 'utf8')).toBe('x\n');
});

it('says the same of what cannot be done, and changes nothing', async () => {
  for (const args of [
    { old_string: 'a line of text', new_string: 'x' },
    { old_string: 'if (ready) {\n\t\tbegin("now");', new_string: 'x' },
    { path: 'missing.txt', old_string: 'a', new_string: 'b' },
    { mode: 'patch', patch: '*** Begin Patch\n*** Update File: large.txt\n@@\n-nowhere\n+x\n*** End Patch' },
  ]) {
    const said: unknown[] = [];
    for (const aside of [true, false]) {
      const bench = benchWith(aside);
      writeFileSync(join(bench.dir, 'large.txt'), makeText());
      const { message, code, hint, details } = await bench.fails(patch, { path: 'large.txt', ...args });
      said.push({ message, code, hint, details });
      expect(readFileSync(join(bench.dir, 'large.txt'), 'utf8')).toBe(makeText());
    }
    expect(said[0]).toEqual(said[1]);
  }
});

it('keeps bytes that are no text where they are', async () => {
  const bench = benchWith(true);
  const path = join(bench.dir, 'large.bin.txt');
  const bytes = Buffer.concat([
    Buffer.from([0xef, 0xbb, 0xbf]),
    Buffer.from(makeText()),
    Buffer.from([0xff, 0xfe, 10]),
  ]);
  writeFileSync(path, bytes);
  await bench.run(patch, { path: 'large.bin.txt', old_string: 'number 7,', new_string: 'number 8,' });
  const [before, after] = [bytes.toString('latin1'), readFileSync(path).toString('latin1')];
  expect(after).toBe(before.replace('number 7,', 'number 8,'));
});

it('compares large files aside as it would here', async () => {
  const results: unknown[] = [];
  for (const aside of [true, false]) {
    const bench = benchWith(aside);
    writeFileSync(join(bench.dir, 'a.txt'), makeText());
    writeFileSync(join(bench.dir, 'b.txt'), makeText().replace('number 5,', 'number five,'));
    writeFileSync(join(bench.dir, 'c.bin'), Buffer.alloc(2_000_000, 7));
    results.push([
      await bench.run(fileDiff, { path: 'a.txt', other: 'b.txt' }),
      await bench.run(fileDiff, { path: 'a.txt', other: 'c.bin' }),
    ]);
  }
  expect(results[0]).toEqual(results[1]);
  expect(results[0]).toMatchObject([{ lines_added: 1, lines_removed: 1 }, { identical: false }]);
});

it('ends with the call', async () => {
  const controller = new AbortController();
  const bench = benchWith(true, controller.signal);
  writeFileSync(join(bench.dir, 'large.txt'), makeText());
  const running = bench.run(patch, { path: 'large.txt', old_string: 'number 7,', new_string: 'x' });
  controller.abort(new Error('enough'));
  await expect(running).rejects.toThrow();
  expect(readFileSync(join(bench.dir, 'large.txt'), 'utf8')).toBe(makeText());
});
