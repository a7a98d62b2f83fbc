import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { EnvironmentFiles } from './files.js';

/** Scripts are smaller; of a large program what the system says about it must do. */
const MAX_HASHED = 4 * 1_048_576;
const CHUNK = 262_144;

/**
 * A text that is another one once a file has changed: a hash of its content or, for a large file, its size, inode and
 * times, of which the time of change is nobody's to set. `none` while there is no such file.
 */
export async function fingerprintFile(files: EnvironmentFiles, path: string, cwd: string): Promise<string> {
  const { path: real, kind } = await files.resolve(path, { cwd });
  if (kind !== 'file') return kind === 'missing' ? 'none' : kind;
  const folder = await files.openFolder(dirname(real));
  try {
    const name = basename(real);
    const stat = await folder.stat(name);
    if (stat === null) return 'none';
    const identity = `${stat.inode} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs ?? ''}`;
    return stat.kind === 'file' && stat.size <= MAX_HASHED ? await hashOf(folder, name) : identity;
  } finally {
    await folder.close();
  }
}

async function hashOf(folder: Awaited<ReturnType<EnvironmentFiles['openFolder']>>, name: string): Promise<string> {
  const reader = await folder.open(name);
  try {
    const hash = createHash('sha256');
    for (let at = 0; at <= MAX_HASHED; ) {
      const bytes = await reader.read(at, CHUNK);
      hash.update(bytes);
      at += bytes.length;
      if (bytes.length < CHUNK) break;
    }
    return hash.digest('hex');
  } finally {
    await reader.close();
  }
}
