import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counts } from '../../test/counts.js';
import { applyPatch } from './apply-patch.js';

const v4a = (...lines: string[]): string => ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');
const contentOf = (patch: string, files: Record<string, string>, path = 'a.txt'): string | undefined => {
  const answer = applyPatch(patch, files);
  if (!answer.ok) return `refused: ${answer.message}`;
  return answer.changes.find((change) => change.path === path)?.content;
};

describe('V4A patches', () => {
  it('places thousands of hunks in a long file without reading it through for each', () => {
    const lines = Array.from({ length: 60_000 }, (_, i) => (i % 2 === 0 ? '}' : `value ${i}`));
    const hunks = Array.from({ length: 3_000 }, (_, i) => [
      '@@',
      ' }',
      `-value ${i * 20 + 1}`,
      `+changed ${i * 20 + 1}`,
      ' }',
    ]);
    const expected = lines.map((line, i) => (i % 20 === 1 ? line.replace('value', 'changed') : line)).join('\n');
    const patch = v4a('*** Update File: a.txt', ...hunks.flat());
    expect(contentOf(patch, { 'a.txt': lines.join('\n') }) === expected).toBe(true);
  });

  it('counts blank context lines', () => {
    const patch = v4a('*** Update File: a.txt', '@@', ' a', '', ' b', '-c', '+C');
    expect(contentOf(patch, { 'a.txt': 'a\n\nb\nc\n' })).toBe('a\n\nb\nC\n');
    expect(contentOf(patch, { 'a.txt': 'a\nb\nc\n' })).toMatch(/refused/);
  });

  it('takes a blank line before the next section as a separator when the file has none there', () => {
    const patch = v4a('*** Update File: a.txt', ' a', '-b', '+B', '', '*** Delete File: c.txt', '');
    expect(applyPatch(patch, { 'a.txt': 'a\nb', 'c.txt': 'x' })).toEqual({
      ok: true,
      changes: [
        { path: 'a.txt', kind: 'update', content: 'a\nB' },
        { path: 'c.txt', kind: 'delete' },
      ],
    });
  });

  it('adds, deletes, moves and updates in one patch', () => {
    const patch = v4a(
      '*** Add File: new.txt',
      '+one',
      '+',
      '+two',
      '*** Delete File: gone.txt',
      '*** Move File: old.txt -> moved.txt',
      '*** Update File: a.txt',
      '*** Move to: b.txt',
      '@@',
      '-a',
      '+A',
    );
    expect(applyPatch(patch, { 'gone.txt': '1', 'old.txt': 'o', 'a.txt': 'a\n' })).toEqual({
      ok: true,
      changes: [
        { path: 'new.txt', kind: 'add', content: 'one\n\ntwo\n' },
        { path: 'moved.txt', kind: 'move', from: 'old.txt', content: 'o' },
        { path: 'b.txt', kind: 'move', from: 'a.txt', content: 'A\n' },
        { path: 'gone.txt', kind: 'delete' },
      ],
    });
  });

  it('places several hunks in order, where only one order is possible', () => {
    const patch = v4a('*** Update File: a.txt', '@@', '-x', '+1', '@@', '-only', '+2', '@@', '-x', '+3');
    expect(contentOf(patch, { 'a.txt': 'x\nonly\nx\n' })).toBe('1\n2\n3\n');
  });

  it('refuses a hunk that fits several places, and takes a hint for it', () => {
    const files = { 'a.txt': 'class A\n  x = 1\nclass B\n  x = 1\n' };
    expect(contentOf(v4a('*** Update File: a.txt', '@@', '-  x = 1', '+  x = 2'), files)).toMatch(
      /fits 2 places \(lines 2, 4\)/,
    );
    const hinted = v4a('*** Update File: a.txt', '@@ class B @@', '-  x = 1', '+  x = 2');
    expect(contentOf(hinted, files)).toBe('class A\n  x = 1\nclass B\n  x = 2\n');
  });

  it('puts lines without context after their hint or at the end', () => {
    const files = { 'a.txt': 'a\nb\n' };
    expect(contentOf(v4a('*** Update File: a.txt', '@@ a', '+x'), files)).toBe('a\nx\nb\n');
    expect(contentOf(v4a('*** Update File: a.txt', '@@', '+x'), files)).toBe('a\nb\nx\n');
    expect(contentOf(v4a('*** Update File: a.txt', '@@', '+x'), { 'a.txt': 'a\nb' })).toBe('a\nb\nx');
  });

  it('honours the end of the file', () => {
    const patch = v4a('*** Update File: a.txt', '@@', '-x', '+y', '*** End of File');
    expect(contentOf(patch, { 'a.txt': 'x\nx\n' })).toBe('x\ny\n');
  });

  it('keeps line ends, a byte order mark and a missing last line break', () => {
    const patch = v4a('*** Update File: a.txt', '@@', ' a', '-b', '+B', '+B2');
    expect(contentOf(patch, { 'a.txt': '\ufeffa\r\nb\r\nc' })).toBe('\ufeffa\r\nB\r\nB2\r\nc');
    expect(contentOf(patch, { 'a.txt': 'a\nb' })).toBe('a\nB\nB2');
    expect(contentOf(patch.replaceAll('\n', '\r\n'), { 'a.txt': 'a\nb\n' })).toBe('a\nB\nB2\n');
  });

  it('moves added lines when the file is indented otherwise', () => {
    const patch = v4a('*** Update File: a.txt', '@@', ' if x:', '-    y()', '+    z()', '+    w()');
    expect(contentOf(patch, { 'a.txt': 'def f():\n    if x:\n        y()\n' })).toBe(
      'def f():\n    if x:\n        z()\n        w()\n',
    );
  });

  it('changes a file of 2,500 lines and lines of 3,000 characters without losing any', () => {
    const lines = Array.from({ length: 2500 }, (_, i) => `${i} ${'x'.repeat(i === 7 ? 3000 : 5)}`);
    const patch = v4a('*** Update File: a.txt', '@@', ` ${lines[9]}`, `-${lines[10]}`, '+changed');
    const expected = lines.with(10, 'changed').join('\n');
    expect(contentOf(patch, { 'a.txt': lines.join('\n') })).toBe(expected);
  });

  it.each([
    ['no file section', v4a(), /no file section/],
    ['nothing to parse', 'hello', /neither/],
    ['a cut patch', '*** Begin Patch\n*** Update File: a.txt\n-a\n+b', /without "\*\*\* End Patch"/],
    ['an update without hunks', v4a('*** Update File: a.txt'), /nothing would change/],
    ['a hunk of context only', v4a('*** Update File: a.txt', '@@', ' a'), /changes nothing/],
    ['a change to the same', v4a('*** Update File: a.txt', '@@', '-a', '+a'), /changes nothing/],
    ['a line without prefix', v4a('*** Update File: a.txt', '@@', 'a', '+b'), /must begin with/],
    ['an unknown section', v4a('*** Rename File: a.txt'), /expected a file section/],
    ['adding what exists', v4a('*** Add File: a.txt', '+x'), /already exists/],
    ['adding ./ what exists', v4a('*** Add File: ./a.txt', '+x'), /already exists/],
    ['a move onto a file', v4a('*** Move File: a.txt -> b.txt'), /already exists/],
    ['deleting what is missing', v4a('*** Delete File: zzz'), /does not exist/],
    ['text after the end', `${v4a('*** Delete File: a.txt')}\nmore`, /after "\*\*\* End Patch"/],
    [
      'a second file that fails',
      v4a('*** Update File: a.txt', '-a', '+x', '*** Update File: b.txt', '-zz', '+x'),
      /b\.txt/,
    ],
  ])('refuses %s', (_, patch, message) => {
    const answer = applyPatch(patch, { 'a.txt': 'a\n', 'b.txt': 'b\n' });
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(message), hint: expect.any(String) });
  });
});

describe('unified diffs', () => {
  it('needs right counts, for a wrong one means that lines are missing', () => {
    const patch = '--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n';
    expect(contentOf(patch, { 'a.txt': 'a\nb\nc\n' })).toMatch(/promises/);
  });

  it('finds a hunk whose line numbers are off', () => {
    const patch = '--- a/a.txt\n+++ b/a.txt\n@@ -40,2 +40,2 @@\n a\n-b\n+B\n';
    expect(contentOf(patch, { 'a.txt': 'x\na\nb\n' })).toBe('x\na\nB\n');
  });

  it('reads creation, deletion and renaming', () => {
    const patch = [
      'diff --git a/n.txt b/n.txt',
      'new file mode 100644',
      '--- /dev/null',
      '+++ b/n.txt',
      '@@ -0,0 +1 @@',
      '+new',
      '\\ No newline at end of file',
      'diff --git a/d.txt b/d.txt',
      'deleted file mode 100644',
      '--- a/d.txt',
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
      '-old',
      'diff --git a/r.txt b/s.txt',
      'similarity index 100%',
      'rename from r.txt',
      'rename to s.txt',
      '',
    ].join('\n');
    expect(applyPatch(patch, { 'd.txt': 'old\n', 'r.txt': 'r' })).toEqual({
      ok: true,
      changes: [
        { path: 'n.txt', kind: 'add', content: 'new' },
        { path: 's.txt', kind: 'move', from: 'r.txt', content: 'r' },
        { path: 'd.txt', kind: 'delete' },
      ],
    });
  });

  it('refuses to delete a file that has other lines by now', () => {
    const patch = '--- a/d.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n';
    expect(contentOf(patch, { 'd.txt': 'old\nnewer\n' })).toMatch(/refused/);
  });

  it('does what diff(1) meant, for any two files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hermes-diff-'));
    const line = fc.constantFrom('', 'a', 'b', ' c', '\td', '-e', '+f', '@@ g', '--- h', '\\ i');
    const text = fc
      .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
      .map(([lines, end]) => lines.join('\n') + (end && lines.length > 0 ? '\n' : ''));
    try {
      fc.assert(
        fc.property(text, text, (before, after) => {
          fc.pre(before !== after && before !== '' && after !== '');
          writeFileSync(join(folder, 'a'), before);
          writeFileSync(join(folder, 'b'), after);
          let patch = '';
          try {
            execFileSync('diff', ['-u', '--label', 'a/f', '--label', 'b/f', 'a', 'b'], { cwd: folder });
          } catch (found) {
            patch = String((found as { stdout: Buffer }).stdout);
          }
          expect(contentOf(patch, { f: before }, 'f')).toBe(after);
        }),
        { seed: 5, numRuns: counts.unifiedDiffs },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('takes a hunk of more lines than a call may have arguments', () => {
  const added = Array.from({ length: 200_000 }, (_, i) => `+${i}`).join('\n');
  const answer = applyPatch(`*** Begin Patch\n*** Update File: a\n@@\n x\n${added}\n*** End Patch`, { a: 'x\n' });
  expect(answer.ok && answer.changes[0]?.content?.length).toBeGreaterThan(1_000_000);
});
