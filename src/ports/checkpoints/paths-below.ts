import type { EnvironmentFiles } from '../../environments/files.js';
import { createTurns } from '../../lib/create-turns.js';

/** A folder with more than this is covered as far as it goes; the rest is said to be uncovered. */
const MOST_PATHS = 20_000;

/** The path itself and, when it is a folder, everything below it, folders before what they hold. Links are not followed. */
export async function pathsBelow(
  files: EnvironmentFiles,
  real: string,
  skip: (path: string, reason: string) => void,
  most = MOST_PATHS,
): Promise<string[]> {
  const found = [real];
  const waiting = [real];
  const turns = createTurns();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const folder = await files.openFolder(path).catch(() => undefined); // not a folder, or not one to look into
    if (folder === undefined) continue;
    try {
      for (const { name, kind } of await folder.list()) {
        if (found.length >= most) {
          skip(path, `more than ${most} files`);
          return found;
        }
        const member = path === '/' ? `/${name}` : `${path}/${name}`;
        found.push(member);
        if (kind === 'directory') waiting.push(member);
        if (turns.areDue()) await turns.give();
      }
    } finally {
      await folder.close();
    }
  }
  return found;
}
