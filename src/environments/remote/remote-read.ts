import { posix } from 'node:path';
import type { FoundFile } from '../../kernel/ports.js';
import { HelperRefusal } from './helper-connection.js';
import { remoteFileError } from './remote-file-error.js';
import type { FolderToken } from './remote-folder.js';
import { remoteStat } from './remote-stat.js';

/** Signals and other files get their turn between one request and the next. */
const NAMES_AT_ONCE = 200;

/** Reads files of a folder that were listed as ordinary ones, many with each request. The helper may answer for fewer. */
export async function readRemoteFiles(
  folder: FolderToken,
  names: readonly string[],
  maxBytes: number,
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  while (found.length < names.length) {
    const asked = names.slice(found.length, found.length + NAMES_AT_ONCE);
    const args = [folder.token, String(maxBytes), ...asked];
    const answer = await folder.session.call('several', args).catch((error: unknown) => {
      throw remoteFileError(error, 'read', folder.path);
    });
    const paths = asked.map((name) => posix.join(folder.path, name));
    found.push(...filesIn(answer, paths, maxBytes));
  }
  return found;
}

function filesIn(answer: Buffer, paths: readonly string[], maxBytes: number): FoundFile[] {
  const found: FoundFile[] = [];
  for (let from = 0; from < answer.length; ) {
    const path = paths[found.length] ?? '';
    const end = answer.indexOf(10, from);
    const line = answer.subarray(from, end);
    from = end + 1;
    if (line.toString('latin1', 0, 3) === 'no ')
      throw remoteFileError(new HelperRefusal(line.toString('latin1', 3)), 'read', path);
    const stat = remoteStat(path, line);
    const length = Number(line.toString('latin1', line.lastIndexOf(32) + 1));
    found.push(stat.size > maxBytes ? { stat } : { stat, bytes: answer.subarray(from, from + length) });
    from += length;
  }
  return found;
}
