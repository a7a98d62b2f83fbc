import { join } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';

/** A folder with more than this is covered as far as it goes; the rest is said to be uncovered. */
const MOST_PATHS = 20_000;

/** The path itself and, when it is a folder, everything below it, folders before what they hold. Links are not followed. */
export async function pathsBelow(
  files: EnvironmentFiles,
  real: string,
  skip: (path: string, reason: string) => void,
): Promise<string[]> {
  const found = [real];
  const waiting = [real];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const folder = await files.openFolder(path).catch(() => undefined); // not a folder, or not one to look into
    if (folder === undefined) continue;
    try {
      for (const { name, kind } of await folder.list()) {
        if (found.length >= MOST_PATHS) {
          skip(path, `more than ${MOST_PATHS} files`);
          return found;
        }
        found.push(join(path, name));
        if (kind === 'directory') waiting.push(join(path, name));
      }
    } finally {
      await folder.close();
    }
  }
  return found;
}
