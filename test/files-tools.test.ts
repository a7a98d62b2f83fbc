import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patch } from '../src/tools/file/patch.js';
import { readFile } from '../src/tools/file/read-file.js';
import { writeFile } from '../src/tools/file/write-file.js';
import { createFileBench, type FileBench } from './support/file-tools.js';

let bench: FileBench;
beforeEach(() => {
  bench = createFileBench();
});
afterEach(() => bench.close());

const put = (name: string, content: string | Buffer): string => {
  const path = join(bench.dir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const get = (name: string): string => readFileSync(join(bench.dir, name), 'latin1');
type Read = Record<string, unknown> & { content: string };
const read = (args: Record<string, unknown>): Promise<Read> => bench.run<Read>(readFile, args);

describe('read_file', () => {
  it('numbers lines and says all about the file', async () => {
    put('a.txt', 'one\ntwo\nthree');
    expect(await read({ path: 'a.txt' })).toMatchObject({
      content: '1|one\n2|two\n3|three',
      total_lines: 3,
      file_size: 13,
      truncated: false,
      is_binary: false,
      encoding: 'utf-8',
      line_ending: 'lf',
    });
  });

  it('says how many lines there are when asked for one past the end', async () => {
    put('a.txt', 'one\ntwo\n');
    expect(await read({ path: 'a.txt', offset: 9 })).toMatchObject({
      content: '',
      hint: expect.stringMatching(/2 lines/),
    });
    expect(await read({ path: 'a.txt', offset: 2 })).not.toHaveProperty('hint');
  });

  it('does not call a short name near for its extension alone', async () => {
    for (const name of ['n.txt', 'long.txt', 'other.txt']) put(name, '');
    await expect(read({ path: 'nn.txt' })).rejects.toMatchObject({ details: { similar_files: ['n.txt'] } });
  });

  it('refuses a call without a path', async () => {
    await expect(read({})).rejects.toThrow(/path/);
  });

  it('pages forward, backward and past the end', async () => {
    put('a.txt', Array.from({ length: 30 }, (_, i) => `line ${i + 1}`).join('\n'));
    expect(await read({ path: 'a.txt', offset: 11, limit: 2 })).toMatchObject({
      content: '11|line 11\n12|line 12',
      truncated: true,
      next_offset: 13,
      total_lines: 30,
    });
    expect((await read({ path: 'a.txt', offset: -2 })).content).toBe('29|line 29\n30|line 30');
    expect(await read({ path: 'a.txt', offset: 99 })).toMatchObject({ content: '', total_lines: 30, truncated: false });
    expect(await read({ path: 'a.txt', offset: 29, limit: 2 })).toMatchObject({ truncated: false });
  });

  it('reads an empty file', async () => {
    put('a.txt', '');
    expect(await read({ path: 'a.txt' })).toMatchObject({ content: '', total_lines: 0, file_size: 0 });
  });

  it('goes on inside a long line', async () => {
    put('a.txt', `${'a'.repeat(2000)}${'b'.repeat(500)}\nend\n`);
    const first = await read({ path: 'a.txt' });
    expect(first).toMatchObject({ truncated: true, long_lines: [{ line: 1, length: 2500, next_column: 2001 }] });
    expect((await read({ path: 'a.txt', column: 2001, limit: 1 })).content).toBe(`1|${'b'.repeat(500)}`);
  });

  it('keeps a page under its size and continues without losing a line', async () => {
    put('a.txt', Array.from({ length: 200 }, (_, i) => `${i} ${'x'.repeat(1500)}`).join('\n'));
    const seen: string[] = [];
    for (let offset: unknown = 1; offset !== undefined; ) {
      const page = await read({ path: 'a.txt', offset, limit: 2000 });
      seen.push(
        ...page.content.split('\n').map((line) =>
          line
            .replace(/^\d+\|/, '')
            .slice(0, 3)
            .trim(),
        ),
      );
      offset = page.next_offset;
    }
    expect(seen.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: 200 }, (_, i) => i));
  });

  it.each([
    ['utf-8 with a mark', Buffer.from('\ufeffgrüße\n'), 'utf-8', 'grüße'],
    ['utf-16le', iconv.encode('größer\nzwei\n', 'utf-16le', { addBOM: true }), 'utf-16le', 'größer'],
    ['utf-16be', iconv.encode('größer\nzwei\n', 'utf-16be', { addBOM: true }), 'utf-16be', 'größer'],
    ['utf-16le without a mark', iconv.encode('plain text here\ntwo\n', 'utf-16le'), 'utf-16le', 'plain text here'],
    [
      'latin-1',
      iconv.encode(`${'Ein Satz über größere Mäuse und süße Früchte. '.repeat(5)}\n`, 'latin1'),
      'windows-1252',
      'über größere',
    ],
    [
      'shift_jis',
      iconv.encode('これは日本語の文章です。とても長い文章を書きます。\n'.repeat(5), 'shift_jis'),
      'shift_jis',
      'これは日本語',
    ],
    [
      'gb18030',
      iconv.encode('这是一个中文文件，里面有很多汉字，可以检测编码。\n'.repeat(5), 'gb18030'),
      'gb18030',
      '这是一个中文',
    ],
  ])('reads %s', async (_, bytes, encoding, text) => {
    put('a.txt', bytes);
    const result = await read({ path: 'a.txt' });
    expect(result.encoding).toBe(encoding);
    expect(result.content).toContain(text);
  });

  it('shows bytes that are not UTF-8', async () => {
    put(
      'a.txt',
      Buffer.concat([
        Buffer.from(`${'ordinary text with ümläuts\n'.repeat(40)}bad `),
        Buffer.from([0xff, 0xfe]),
        Buffer.from(' end\n'),
      ]),
    );
    expect(await read({ path: 'a.txt', offset: 41 })).toMatchObject({
      content: '41|bad \\xff\\xfe end',
      invalid_bytes: 2,
    });
  });

  it('never names an encoding in which the bytes mean nothing', async () => {
    put('a.txt', Buffer.from([65, 0xff, 66, 10, 0xc3, 0x28, 10]));
    expect(await read({ path: 'a.txt' })).toMatchObject({ encoding: 'windows-1252', content: '1|A\u00ffB\n2|\u00c3(' });
  });

  it('gives 2,000 lines when more are asked for', async () => {
    put('a.txt', 'x\n'.repeat(2_500));
    expect(await read({ path: 'a.txt', limit: 5_000 })).toMatchObject({ last_line: 2_000, next_offset: 2_001 });
  });

  it('tells by content what a binary is and what reads it', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    put('picture.txt', png);
    expect(await read({ path: 'picture.txt' })).toMatchObject({
      is_binary: true,
      is_image: true,
      mime_type: 'image/png',
      content: '',
    });
    put('doc', '%PDF-1.7\nplain looking\n');
    expect(await read({ path: 'doc' })).toMatchObject({
      is_binary: true,
      kind: 'PDF document',
      hint: expect.stringContaining('pdf_extract'),
    });
    put('x.zip', Buffer.from('fd377a585a000004e6d6b446', 'hex'));
    expect(await read({ path: 'x.zip' })).toMatchObject({ kind: 'archive', hint: expect.stringContaining('terminal') });
    put('x.bin', deflateSync(Buffer.alloc(4000, 'abcdefg')));
    expect(await read({ path: 'x.bin' })).toMatchObject({ is_binary: true });
    put('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n');
    expect(await read({ path: 'a.svg' })).toMatchObject({ is_binary: false });
  });

  it('shows a notebook as cells', async () => {
    const cells = [
      { cell_type: 'markdown', source: ['# Title\n', 'text'] },
      { cell_type: 'code', source: 'print(1)', outputs: [{ output_type: 'stream', text: ['1\n'] }] },
    ];
    put('n.ipynb', JSON.stringify({ cells, nbformat: 4 }));
    const { content } = await read({ path: 'n.ipynb' });
    expect(content).toContain('1|# %% cell 1 [markdown]\n2|# Title\n3|text');
    expect(content).toContain('print(1)');
    expect((await read({ path: 'n.ipynb', raw: true })).content).toMatch(/^1\|\{"cells"/);
  });

  it('lists a folder and suggests near names', async () => {
    put('src/app.ts', 'x');
    put('src/zebra.ts', 'x');
    expect(await read({ path: 'src' })).toMatchObject({
      is_directory: true,
      entries: ['app.ts', 'zebra.ts'],
      total_entries: 2,
    });
    const problem = await bench.fails(readFile, { path: 'srx/app.ts' });
    expect(problem).toMatchObject({
      code: 'not_found',
      message: 'File not found: srx/app.ts. Did you mean src/app.ts?',
    });
    expect((await bench.fails(readFile, { path: 'src/qqqqqqqq' })).details).toBeUndefined();
  });

  it('refuses devices and pipes before opening them', async () => {
    execFileSync('mkfifo', [join(bench.dir, 'pipe')]);
    expect(await bench.fails(readFile, { path: 'pipe' })).toMatchObject({ name: 'ToolError' });
    expect(await bench.fails(readFile, { path: '/dev/zero' })).toMatchObject({ name: 'ToolError' });
  });

  it('notes a repeated read by content, and gives the text when it changed or was asked for', async () => {
    put('a.txt', 'x\n');
    await read({ path: 'a.txt' });
    expect(await read({ path: 'a.txt' })).toMatchObject({ content: '', unchanged: true });
    expect((await read({ path: 'a.txt', again: true })).content).toBe('1|x');
    put('a.txt', 'y\n');
    expect((await read({ path: 'a.txt' })).content).toBe('1|y');
  });
});

describe('write_file', () => {
  const write = (args: Record<string, unknown>): Promise<Record<string, unknown>> => bench.run(writeFile, args);

  it('creates with parents and replaces, keeping mode, line ends, mark and link target', async () => {
    expect(await write({ path: 'a/b/c.txt', content: 'x\n' })).toMatchObject({ created: true, bytes_written: 2 });
    const target = put('real.txt', '\ufeffa\r\nb\r\n');
    chmodSync(target, 0o640);
    symlinkSync('real.txt', join(bench.dir, 'link.txt'));
    expect(await write({ path: 'link.txt', content: 'a\nc\n' })).toMatchObject({
      created: false,
      line_ending: 'crlf',
      lines_added: 1,
      lines_removed: 1,
    });
    expect(readFileSync(target, 'utf8')).toBe('\ufeffa\r\nc\r\n');
    expect(statSync(target).mode & 0o777).toBe(0o640);
    await write({ path: 'real.txt', content: 'a\n', line_ending: 'lf' });
    expect(readFileSync(target, 'utf8')).toBe('\ufeffa\n');
  });

  it('refuses a folder for a path and half a character in the content', async () => {
    expect((await bench.fails(writeFile, { path: 'new/', content: 'x' })).message).toContain('names a folder');
    expect((await bench.fails(writeFile, { path: 'a.txt', content: 'a\ud800b' })).message).toContain(
      'half a character',
    );
    const text = '*** Begin Patch\n*** Add File: new/\n+x\n*** End Patch';
    expect((await bench.fails(patch, { mode: 'patch', patch: text })).message).toContain('names a folder');
    expect(readdirSync(bench.dir)).toEqual([]);
  });

  it('honours create_only and expected_hash', async () => {
    put('a.txt', 'x');
    expect(await bench.fails(writeFile, { path: 'a.txt', content: 'y', create_only: true })).toMatchObject({
      code: 'conflict',
    });
    expect(await bench.fails(writeFile, { path: 'a.txt', content: 'y', expected_hash: '0'.repeat(64) })).toMatchObject({
      code: 'conflict',
    });
    expect(get('a.txt')).toBe('x');
  });

  it('refuses to overwrite what changed since it was read, and shows the change', async () => {
    put('a.txt', 'one\ntwo\n');
    await read({ path: 'a.txt' });
    put('a.txt', 'one\n2\n');
    const problem = await bench.fails(writeFile, { path: 'a.txt', content: 'mine\n' });
    expect(problem).toMatchObject({ code: 'conflict', details: { diff: expect.stringContaining('-two\n+2') } });
    expect(get('a.txt')).toBe('one\n2\n');
    await write({ path: 'a.txt', content: 'mine\n', force: true });
    await write({ path: 'a.txt', content: 'mine again\n' });
    expect(get('a.txt')).toBe('mine again\n');
  });

  it('keeps UTF-16 and refuses what an old encoding cannot hold', async () => {
    put('w.txt', iconv.encode('größer\n', 'utf-16le', { addBOM: true }));
    await write({ path: 'w.txt', content: 'kleiner €\n' });
    expect(iconv.decode(readFileSync(join(bench.dir, 'w.txt')), 'utf-16le')).toBe('kleiner €\n');
    put('l.txt', iconv.encode('Ein Satz über größere Mäuse und süße Früchte. '.repeat(5), 'latin1'));
    expect(await bench.fails(writeFile, { path: 'l.txt', content: '日本' })).toMatchObject({ code: 'unsupported' });
    expect(await write({ path: 'l.txt', content: '日本', encoding: 'utf-8' })).toMatchObject({ encoding: 'utf-8' });
  });

  it('reports problems the new text brings in', async () => {
    expect(await write({ path: 'a.json', content: '{"a": }' })).toMatchObject({ diagnostics: [{ path: 'a.json' }] });
    expect(await write({ path: 'b.ts', content: 'const x: number = ;\n' })).toMatchObject({
      diagnostics: [{ problems: [{ line: 1 }] }],
    });
    expect(await write({ path: 'c.ts', content: 'const x: number = 1;\n' })).not.toHaveProperty('diagnostics');
    expect(await write({ path: 'd.toml', content: '[a]\nx = "1\n' })).toHaveProperty('diagnostics');
    expect(await write({ path: 'e.yaml', content: 'a: [1\nb: 2\n' })).toHaveProperty('diagnostics');
  });
});

describe('patch', () => {
  const edit = (args: Record<string, unknown>): Promise<Record<string, unknown>> => bench.run(patch, args);

  it('changes nothing outside the span: CRLF, BOM, invalid bytes, no final newline', async () => {
    const before = Buffer.concat([
      Buffer.from('\ufeffone ünï\r\ntwo\r\n'),
      Buffer.from([0xff, 0x80, 0x0a]),
      Buffer.from('three\nlast ö'),
    ]);
    put('a.txt', before);
    const result = await edit({ path: 'a.txt', old_string: 'two\n', new_string: 'TWO\nand more\n' });
    expect(result).toMatchObject({ success: true, strategy: 'line_ends', files_modified: ['a.txt'] });
    const expected = before.toString('latin1').replace('two\r\n', 'TWO\r\nand more\r\n');
    expect(get('a.txt')).toBe(expected);
  });

  it('answers the diff, which applies back', async () => {
    put('a.txt', 'a\nb\nc\n');
    const { diff } = await edit({ path: 'a.txt', old_string: 'b', new_string: 'B' });
    expect(diff).toBe('--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n');
    put('a.txt', 'a\nb\nc\n');
    await edit({ mode: 'patch', patch: diff });
    expect(get('a.txt')).toBe('a\nB\nc\n');
  });

  it('says why a place was not found, with the nearest lines', async () => {
    put('a.ts', 'function f() {\n  return compute(1);\n}\n');
    const problem = await bench.fails(patch, { path: 'a.ts', old_string: '  return compute(2);', new_string: 'x' });
    expect(problem).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('Could not find'),
      hint: expect.stringContaining('+  return compute(1);'),
    });
    put('b.ts', 'x\nx\n');
    expect(await bench.fails(patch, { path: 'b.ts', old_string: 'x', new_string: 'y' })).toMatchObject({
      code: 'conflict',
      message: 'old_string matches 2 places in b.ts: lines 1, 2.',
    });
  });

  it('says that an edit is already there', async () => {
    put('a.ts', 'const answer = compute(42);\n');
    const result = await edit({
      path: 'a.ts',
      old_string: 'const answer = compute(41);',
      new_string: 'const answer = compute(42);',
    });
    expect(result).toMatchObject({ success: true, already_applied: [expect.stringContaining('line 1')], diff: '' });
  });

  it('makes several edits in several files or none', async () => {
    put('a.txt', 'one\ntwo\n');
    put('b.txt', 'three\n');
    const edits = [
      { path: 'a.txt', old_string: 'one', new_string: '1' },
      { path: './a.txt', old_string: 'two', new_string: '2' },
      { path: 'b.txt', old_string: 'nope', new_string: '3' },
    ];
    expect((await bench.fails(patch, { edits })).message).toMatch(/^edits\[2\]/);
    expect([get('a.txt'), get('b.txt')]).toEqual(['one\ntwo\n', 'three\n']);
    await edit({ edits: [...edits.slice(0, 2), { path: 'b.txt', old_string: 'three', new_string: '3' }] });
    expect([get('a.txt'), get('b.txt')]).toEqual(['1\n2\n', '3\n']);
  });

  it('applies a patch to all files', async () => {
    put('a.txt', 'a\n');
    put('old/name.txt', 'n\n');
    chmodSync(join(bench.dir, 'old/name.txt'), 0o755);
    put('gone.txt', 'g\n');
    const text = [
      '*** Begin Patch',
      '*** Update File: ./a.txt',
      '-a',
      '+A',
      '*** Add File: new.txt',
      '+n',
      '*** Delete File: gone.txt',
      '*** Move File: old/name.txt -> new/name.txt',
      '*** End Patch',
    ].join('\n');
    expect(await edit({ mode: 'patch', patch: text })).toMatchObject({
      files_created: ['new.txt'],
      files_modified: ['a.txt'],
      files_deleted: ['gone.txt'],
      files_moved: [{ from: 'old/name.txt', to: 'new/name.txt' }],
    });
    expect([get('a.txt'), get('new.txt'), get('new/name.txt')]).toEqual(['A\n', 'n\n', 'n\n']);
    expect(statSync(join(bench.dir, 'new/name.txt')).mode & 0o777).toBe(0o755);
  });

  it('deletes and moves what is not text, moves over what it deletes, and says what it does not do', async () => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0xff]);
    put('gone.png', picture);
    put('old.png', picture);
    put('a.txt', 'a\n');
    put('b.txt', 'b\n');
    chmodSync(put('c.txt', 'c\n'), 0o644);
    const text =
      '*** Begin Patch\n*** Delete File: gone.png\n*** Move File: old.png -> new.png\n*** Delete File: b.txt\n*** Move File: a.txt -> b.txt\n*** End Patch';
    expect(await bench.run(patch, { mode: 'patch', patch: text })).toMatchObject({
      files_deleted: ['gone.png'],
      files_moved: [
        { from: 'old.png', to: 'new.png' },
        { from: 'a.txt', to: 'b.txt' },
      ],
      diff: expect.stringContaining('Binary files a/gone.png and /dev/null differ'),
    });
    expect(readFileSync(join(bench.dir, 'new.png'))).toEqual(picture);
    expect(readdirSync(bench.dir).sort()).toEqual(['b.txt', 'c.txt', 'new.png']);
    expect(get('b.txt')).toBe('a\n');
    const modes =
      'diff --git a/c.txt b/c.txt\nold mode 100644\nnew mode 100755\n--- a/c.txt\n+++ b/c.txt\n@@ -1 +1 @@\n-c\n+C\ndiff --git a/r.sh b/r.sh\nnew file mode 100755\n--- /dev/null\n+++ b/r.sh\n@@ -0,0 +1 @@\n+:\n';
    expect(await bench.run(patch, { mode: 'patch', patch: modes })).toMatchObject({
      notes: [expect.stringContaining('c.txt keeps its mode 644')],
    });
    expect(statSync(join(bench.dir, 'r.sh')).mode & 0o777).toBe(0o755);
  });

  it('puts everything back when a file cannot be written', async () => {
    put('a.txt', 'a\n');
    put('b.txt', 'b\n');
    await bench.close();
    bench = createFileBench({
      allow: ({ permission, path }) => !(permission === 'file:write' && path?.endsWith('b.txt')),
    });
    put('a.txt', 'a\n');
    put('b.txt', 'b\n');
    const text = [
      '*** Begin Patch',
      '*** Add File: new.txt',
      '+n',
      '*** Update File: a.txt',
      '-a',
      '+A',
      '*** Update File: b.txt',
      '-b',
      '+B',
      '*** End Patch',
    ].join('\n');
    expect(await bench.fails(patch, { mode: 'patch', patch: text })).toMatchObject({ code: 'denied' });
    expect([get('a.txt'), get('b.txt')]).toEqual(['a\n', 'b\n']);
    expect(() => get('new.txt')).toThrow();
  });

  it('shows a dry run and writes nothing', async () => {
    put('a.txt', 'a\n');
    expect(await edit({ path: 'a.txt', old_string: 'a', new_string: 'b', dry_run: true })).toMatchObject({
      dry_run: true,
      diff: expect.stringContaining('+b'),
    });
    expect(get('a.txt')).toBe('a\n');
  });

  it('reports only problems the edit brought in', async () => {
    put('a.json', '{"a": 1, "b": }\n');
    expect(await edit({ path: 'a.json', old_string: '1', new_string: '2' })).not.toHaveProperty('diagnostics');
    put('b.json', '{"a": 1}\n');
    expect(await edit({ path: 'b.json', old_string: '1', new_string: '' })).toHaveProperty('diagnostics');
  });

  it('edits what it showed of stray bytes', async () => {
    put(
      'a.txt',
      Buffer.concat([Buffer.from(`${'plain text\n'.repeat(60)}x `), Buffer.from([0xe9]), Buffer.from(' y\n')]),
    );
    await edit({ path: 'a.txt', old_string: 'x \\xe9 y', new_string: 'z \\xe9 w' });
    expect(get('a.txt').endsWith('z \u00e9 w\n')).toBe(true);
  });

  it('names what is missing in the arguments', async () => {
    expect((await bench.fails(patch, { path: 'a' })).message).toMatch(/old_string and new_string are required/);
    expect((await bench.fails(patch, { mode: 'patch' })).message).toMatch(/patch content is required/);
    expect((await bench.fails(patch, { old_string: 'a', new_string: 'b' })).message).toMatch(/path is required/);
  });
});
