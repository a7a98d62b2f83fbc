import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { StoredResultReader } from '../../kernel/result-store.js';
import { terminalText } from '../../lib/terminal-text.js';
import { type PiecewiseRedact, redactFile } from './redact-file.js';
import {
  contentSegments,
  contentSize,
  decodeHeader,
  HEADER_BYTES,
  type ResultHeader,
  type Segment,
  segmentLength,
} from './result-layout.js';

export type Redact = (text: string) => string;

/** More is not held in memory to be masked. */
const MOST_IN_MEMORY = 8 * 1_048_576;

/** Opens a finished result; undefined when there is none at this path. */
export async function openResultFile(
  path: string,
  redact: Redact | undefined,
  piecewise?: PiecewiseRedact,
): Promise<StoredResultReader | undefined> {
  const file = await openOwnFile(path);
  if (!file) return undefined;
  try {
    const header = decodeHeader(await readFully(file, 0, HEADER_BYTES));
    if (!header || (await file.stat()).size < HEADER_BYTES + header.head + header.tail) {
      await file.close();
      return undefined;
    }
    if (piecewise !== undefined && header.raw && contentSize(header) > MOST_IN_MEMORY) {
      await redactOnce(path, header, file, piecewise);
      await file.close();
      return await openResultFile(path, redact);
    }
    return await readerOf(file, header, { redact, close: () => file.close() });
  } catch (problem) {
    await file.close();
    throw problem;
  }
}

/** Who opens it meanwhile waits for the same work. */
const beingRedacted = new Map<string, Promise<void>>();

function redactOnce(path: string, header: ResultHeader, file: FileHandle, rules: PiecewiseRedact): Promise<void> {
  const known = beingRedacted.get(path);
  if (known !== undefined) return known;
  const work = redactFile(path, header, file, rules).finally(() => beingRedacted.delete(path));
  beingRedacted.set(path, work);
  return work;
}

export interface ReaderOptions {
  readonly redact: Redact | undefined;
  /** Read everything now: the file is still being written. */
  readonly whole?: boolean;
  close(): Promise<void>;
}

/** A reader of the content that a header describes. Raw content is read whole, so that no secret hides in a border. */
export async function readerOf(
  file: FileHandle,
  header: ResultHeader,
  { redact, whole = false, close }: ReaderOptions,
): Promise<StoredResultReader> {
  const segments = contentSegments(header);
  const { mediaType } = header;
  if (!header.raw && !whole) {
    const size = contentSize(header);
    return { size, mediaType, read: (position, length) => readSegments(file, segments, position, length), close };
  }
  const bytes = await readSegments(file, segments, 0, Number.MAX_SAFE_INTEGER);
  const clean = header.raw ? redactBytes(bytes, redact) : bytes;
  return {
    size: clean.length,
    mediaType,
    read: async (position, length) =>
      clean.subarray(Math.max(0, position), Math.max(0, position) + Math.max(0, length)),
    close,
  };
}

/** Bytes that are not text stay what they are unless something had to be masked. */
function redactBytes(bytes: Uint8Array, redact: Redact | undefined): Uint8Array {
  if (!redact) throw new TypeError('Raw results are only opened by a store that was given `redact`');
  const text = Buffer.from(bytes).toString('utf8');
  // Colours inside a secret would hide it: what a terminal shows is looked at as well.
  const shown = text.includes('\x1b') ? terminalText(text) : text;
  const cleanShown = redact(shown);
  if (shown !== text && cleanShown !== shown) return Buffer.from(cleanShown);
  const clean = shown === text ? cleanShown : redact(text);
  return clean === text ? bytes : Buffer.from(clean);
}

async function readSegments(
  file: FileHandle,
  segments: readonly Segment[],
  position: number,
  length: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let skip = Math.max(0, position);
  let wanted = Math.max(0, length);
  for (const segment of segments) {
    const available = segmentLength(segment);
    if (skip >= available) {
      skip -= available;
      continue;
    }
    const take = Math.min(wanted, available - skip);
    if (take === 0) break;
    parts.push(
      'text' in segment ? segment.text.subarray(skip, skip + take) : await readFully(file, segment.offset + skip, take),
    );
    wanted -= take;
    skip = 0;
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

async function readFully(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

/**
 * Tools may write into the results folder, so what lies there is looked at before it is believed: a link would let
 * a `result://` address read a file that no rule allows.
 */
async function openOwnFile(path: string): Promise<FileHandle | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (problem) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(String((problem as NodeJS.ErrnoException).code)))
      return undefined;
    throw problem;
  }
  const stat = await file.stat();
  if (stat.isFile() && stat.nlink === 1) return file;
  await file.close();
  return undefined;
}
