import { type Dirent, opendirSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { FolderEntry } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';
import { fileError } from '../file-errors.js';
import { decodeFileName } from '../file-name-bytes.js';
import type { FolderAnchor } from './files-anchor.js';
import { kindOf } from './files-resolve.js';
import { statOrNull } from './files-stat.js';

/** The names in a folder and what they are. A folder says how long its list is; a long one is read in parts. */
export async function listMembers(anchor: FolderAnchor): Promise<FolderEntry[]> {
  try {
    const isLong = statSync(anchor.base).size > LONG_LIST_BYTES;
    const entries = isLong ? await readInParts(anchor) : await readAtOnce(anchor);
    anchor.verify();
    return entries;
  } catch (error) {
    throw fileError(error, 'list', anchor.path);
  }
}

const LONG_LIST_BYTES = 128 * 1024;
const NAMES_AT_ONCE = 1_024;
/** The types know only encodings of text. */
const AS_BYTES: string = 'buffer';

async function readAtOnce(anchor: FolderAnchor): Promise<FolderEntry[]> {
  const members = await readdir(anchor.base, { withFileTypes: true, encoding: 'buffer' });
  return members.map((member) => describe(anchor, member));
}

/** A hundred thousand names in one piece would keep everybody else waiting. */
async function readInParts(anchor: FolderAnchor): Promise<FolderEntry[]> {
  const turns = createTurns();
  const entries: FolderEntry[] = [];
  const folder = opendirSync(anchor.base, { encoding: AS_BYTES as BufferEncoding, bufferSize: NAMES_AT_ONCE });
  try {
    for (let member = folder.readSync(); member !== null; member = folder.readSync()) {
      entries.push(describe(anchor, member as unknown as Dirent<Buffer>));
      if (turns.areDue()) await turns.give();
    }
  } finally {
    folder.closeSync();
  }
  return entries;
}

function describe(anchor: FolderAnchor, member: Dirent<Buffer>): FolderEntry {
  const name = decodeFileName(member.name);
  return { name, kind: kindOfEntry(member) ?? kindByStat(anchor, name) };
}

/** Undefined where the file system does not tell with the name. */
function kindOfEntry(member: Dirent<Buffer>): FolderEntry['kind'] | undefined {
  if (member.isFile()) return 'file';
  if (member.isDirectory()) return 'directory';
  if (member.isSymbolicLink()) return 'symlink';
  if (member.isFIFO()) return 'fifo';
  if (member.isSocket()) return 'socket';
  return member.isBlockDevice() || member.isCharacterDevice() ? 'device' : undefined;
}

function kindByStat(anchor: FolderAnchor, name: string): FolderEntry['kind'] {
  const stat = statOrNull(anchor, name);
  return stat === null ? 'file' : kindOf(stat);
}
