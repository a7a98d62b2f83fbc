import type { FileStat } from '../../kernel/ports.js';

/** What a helper tells of a file, in a line of words. */
export function remoteStat(path: string, line: Buffer): FileStat {
  const [kind = 'file', size, mode = '0', mtime = '0', inode = ''] = line.toString('latin1').trim().split(' ');
  return {
    path,
    kind: kind as FileStat['kind'],
    size: Number(size),
    mode: Number.parseInt(mode, 8),
    mtimeMs: Number(mtime) / 1e6,
    inode,
  };
}
