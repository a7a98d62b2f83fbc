import { describe, expect, it } from 'vitest';
import { createArchiveJudge } from './archive-entry.js';

const file = (name: string, size = 1, compressedSize = size) => ({ name, kind: 'file' as const, size, compressedSize });

describe('the archive judge', () => {
  it('says where a member goes, as plain names', () => {
    expect(createArchiveJudge().judge(file('./a//b/./c.txt'))).toEqual({ ok: true, path: 'a/b/c.txt' });
  });

  it('keeps links that stay inside and refuses those that leave, also by way of another link', () => {
    const judge = createArchiveJudge();
    const link = (name: string, linkTarget: string) => judge.judge({ name, kind: 'symlink', linkTarget }).ok;
    expect(link('bin/tool', '../lib/tool.js')).toBe(true);
    expect(link('here', '.')).toBe(true);
    expect(link('up', '..')).toBe(false);
    expect(link('sly', 'bin/../../x')).toBe(false);
    expect(link('a/b/c', '../../..')).toBe(false);
    expect(judge.judge(file('here/x')).ok).toBe(false);
  });

  it('stops a bomb by what it declares', () => {
    expect(createArchiveJudge().judge(file('zeros', 10 * 1024 ** 3, 10 * 1024 ** 2)).ok).toBe(false);
    expect(createArchiveJudge().judge(file('text', 100 * 1024 ** 2, 10 * 1024 ** 2)).ok).toBe(true);
    const judge = createArchiveJudge({ maxEntries: 3 });
    expect(['a', 'b', 'c', 'd'].map((name) => judge.judge(file(name)).ok)).toEqual([true, true, true, false]);
  });

  it('stops a bomb that declares nothing while it is unpacked', () => {
    const judge = createArchiveJudge();
    let unpacked = 0;
    while (judge.addBytes(1024 * 1024, 1024) === null) unpacked += 1024 * 1024;
    expect(unpacked).toBeLessThan(64 * 1024 * 1024);
  });

  it('lets a folder be named twice, and nothing else', () => {
    const judge = createArchiveJudge();
    expect(judge.judge({ name: 'd/', kind: 'directory' }).ok).toBe(true);
    expect(judge.judge({ name: 'd', kind: 'directory' }).ok).toBe(true);
    expect(judge.judge(file('D')).ok).toBe(false);
  });
});
