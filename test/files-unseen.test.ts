import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { applyPatch } from '../src/files/apply-patch.js';
import { fuzzyReplace } from '../src/files/fuzzy-replace.js';
import { decodeTextFile } from '../src/files/text/text-file.js';
import { patch } from '../src/tools/file/patch.js';
import { createFileBench } from './support/file-tools.js';

interface Edit {
  readonly id: string;
  readonly kind: string;
  readonly content: string;
  readonly old: string;
  readonly new: string;
  readonly replace_all: boolean;
  readonly encoding?: BufferEncoding;
  readonly expected?: string;
  readonly expected_any?: readonly string[];
  readonly expected_error?: string;
  readonly also_error_ok?: boolean;
}

type Tree = Record<string, string | null>;

interface Patch {
  readonly id: string;
  readonly kind: string;
  readonly files: Record<string, string>;
  readonly disk?: boolean;
  readonly patch: string;
  readonly expected?: Tree | { readonly any: (Tree | 'error')[] } | 'error';
}

it('gives the expected bytes for every edit of the unseen sets', async () => {
  const wrong: string[] = [];
  for (const row of ['fuzzy-edits-unseen-e', 'fuzzy-edits-unseen-f', 'fuzzy-edits-unseen-h'].flatMap((name) =>
    casesOf<Edit>(name),
  )) {
    const after = await edited(row);
    const untouched = row.expected_error !== undefined || row.also_error_ok === true ? [row.content] : [];
    const right = [...untouched, ...(row.expected_any ?? (row.expected === undefined ? [] : [row.expected]))];
    if (!right.includes(after)) wrong.push(`${row.id} ${row.kind}: ${JSON.stringify(after.slice(0, 400))}`);
  }
  expect(wrong).toEqual([]);
});

it('leaves the expected files after every patch of the unseen set', async () => {
  const wrong: string[] = [];
  for (const row of casesOf<Patch>('patches-unseen-e')) {
    const after = row.disk ? await patchedOnDisk(row) : patched(row);
    const fits = waysOf(row).some((way) => (way === 'error' ? after === way : isSame(after, merged(row.files, way))));
    if (!fits) wrong.push(`${row.id} ${row.kind}: ${JSON.stringify(after).slice(0, 400)}`);
  }
  expect(wrong).toEqual([]);
});

async function edited(row: Edit): Promise<string> {
  const file = await decodeTextFile(Buffer.from(row.content, row.encoding));
  if (file === undefined) return row.content;
  const answer = fuzzyReplace(file.text, row.old, row.new, { replaceAll: row.replace_all });
  return file.encode(answer.ok ? answer.content : file.text).toString(row.encoding);
}

function patched({ files, patch: text }: Patch): Tree | 'error' {
  const answer = applyPatch(text, files);
  if (!answer.ok) return 'error';
  const moved = answer.changes.flatMap(({ path, from, content }) => [
    ...(from === undefined ? [] : [[from, null] as const]),
    [path, content ?? null] as const,
  ]);
  return merged(files, Object.fromEntries(moved));
}

/** What only the file system can refuse, with nothing changed on it. */
async function patchedOnDisk({ files, patch: text }: Patch): Promise<Tree | 'error'> {
  const bench = createFileBench();
  for (const [name, content] of Object.entries(files)) put(join(bench.dir, name), content);
  const done = await bench.run(patch, { mode: 'patch', patch: text }).then(
    () => true,
    () => false,
  );
  const after = treeOf(bench.dir);
  await bench.close();
  if (!done) expect(after).toEqual(files);
  return done ? after : 'error';
}

function waysOf({ expected = 'error' }: Patch): readonly (Tree | 'error')[] {
  return typeof expected === 'object' && Array.isArray(expected.any) ? expected.any : [expected as Tree | 'error'];
}

function casesOf<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`./corpora/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { cases: Row[] }).cases;
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function treeOf(folder: string, prefix = ''): Tree {
  return Object.assign(
    {},
    ...readdirSync(join(folder, prefix), { withFileTypes: true }).map((entry) => {
      const name = `${prefix}${entry.name}`;
      return entry.isDirectory() ? treeOf(folder, `${name}/`) : { [name]: readFileSync(join(folder, name), 'utf8') };
    }),
  ) as Tree;
}

function merged(files: Tree, change: Tree): Tree {
  const plain = Object.entries(change).map(([name, text]) => [name.replace(/^\.\//, ''), text] as const);
  return Object.fromEntries(
    Object.entries({ ...files, ...Object.fromEntries(plain) }).filter(([, text]) => text !== null),
  );
}

function isSame(a: Tree | 'error', b: Tree): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}
