import { createHash } from 'node:crypto';
import { type BigIntStats, closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import { createTurns } from '../../lib/create-turns.js';
import { notOrdinary } from '../file-errors.js';
import type { FolderWriteOptions } from '../files.js';
import type { FolderAnchor } from './files-anchor.js';
import { kindOf } from './files-resolve.js';
import { READ_FLAGS, statOrNull } from './files-stat.js';

type Expected = Pick<FolderWriteOptions, 'expectedHash' | 'expectedContent'>;

/** Whether a write demands something of the content it replaces. */
export function isExpecting({ expectedHash, expectedContent }: Expected): boolean {
  return expectedHash !== undefined || expectedContent !== undefined;
}

/** Refuses unless a file has the content its writer believes it has, and is still the one that was looked at. */
export async function requireExpected(anchor: FolderAnchor, name: string, expected: Expected): Promise<void> {
  if (!isExpecting(expected)) return;
  const path = join(anchor.path, name);
  const fd = openSync(anchor.at(name), READ_FLAGS);
  let opened: BigIntStats;
  try {
    opened = fstatSync(fd, { bigint: true });
    if (!opened.isFile()) throw notOrdinary(path, kindOf(opened));
    if (expected.expectedContent !== undefined) await requireContent(fd, expected.expectedContent, path);
    if (expected.expectedHash !== undefined) await requireHash(fd, expected.expectedHash, path);
  } finally {
    closeSync(fd);
  }
  const now = statOrNull(anchor, name);
  if (now === null || now.ino !== opened.ino || now.mtimeNs !== opened.mtimeNs || now.size !== opened.size) {
    throw notAsExpected(path, 'it is being changed right now');
  }
}

export function notAsExpected(path: string, how: string): ToolError {
  return new ToolError(`${path} is not in the expected state: ${how}. Nothing was written.`, {
    code: 'conflict',
    hint: 'Read the file again and repeat the change on its present content.',
  });
}

async function requireContent(fd: number, expected: Uint8Array, path: string): Promise<void> {
  let at = 0;
  for await (const piece of piecesOf(fd, expected.length)) {
    if (!piece.equals(expected.subarray(at, at + piece.length)))
      throw notAsExpected(path, 'its content is another one');
    at += piece.length;
  }
  if (at < expected.length) throw notAsExpected(path, 'it is shorter now');
}

async function requireHash(fd: number, expected: string, path: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(fd, PIECE)) hash.update(piece);
  const actual = hash.digest('hex');
  if (actual !== expected.toLowerCase()) throw notAsExpected(path, `its content now has the SHA-256 ${actual}`);
}

/** Short reads are done at once: each takes less time than handing it to a thread and back. */
const PIECE = 256 * 1024;

/** The file from its beginning, in pieces that are only good until the next one is taken. */
async function* piecesOf(fd: number, size: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(Math.min(PIECE, size + 1));
  const turns = createTurns();
  for (let at = 0; ; ) {
    const count = readSync(fd, buffer, 0, buffer.length, at);
    if (count === 0) return;
    yield buffer.subarray(0, count);
    at += count;
    if (turns.areDue()) await turns.give();
  }
}
