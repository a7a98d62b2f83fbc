import type { SourceBatches, SourceEntry } from './archive-entry.js';

const BLOCK = 512;

/**
 * A tar archive (ustar, with pax headers where a name or size does not fit), as a stream of bytes. Times are kept to
 * the second, as by other programs: a pax header for the rest would double the archive of many small files.
 */
export async function* writeTar(batches: SourceBatches): AsyncGenerator<Uint8Array> {
  for await (const batch of batches) {
    let small: SmallEntry[] = [];
    for (const entry of batch) {
      if (isSmall(entry)) {
        small.push(entry);
        continue;
      }
      if (small.length > 0) yield packAtOnce(small);
      small = [];
      yield* packStream(entry, entry.content as StreamedContent);
    }
    if (small.length > 0) yield packAtOnce(small);
  }
  yield Buffer.alloc(2 * BLOCK);
}

type StreamedContent = Extract<SourceEntry['content'], () => unknown>;
type SmallEntry = SourceEntry & { readonly content: Uint8Array };

function isSmall(entry: SourceEntry): entry is SmallEntry {
  return typeof entry.content !== 'function';
}

/** Headers and contents of small files in one block: ten thousand of them would otherwise be thirty thousand. */
function packAtOnce(entries: readonly SmallEntry[]): Buffer {
  const extra = entries.map(paxOf);
  const size = entries.reduce((sum, entry, i) => sum + (extra[i]?.length ?? 0) + BLOCK + padded(entry.size), 0);
  const block = Buffer.alloc(size);
  let at = 0;
  for (const [i, entry] of entries.entries()) {
    const pax = extra[i];
    if (pax !== undefined) at += pax.copy(block, at);
    writeHeader(block, at, entry.name, entry, entry.kind === 'directory' ? '5' : '0', entry.size);
    block.set(entry.content, at + BLOCK);
    at += BLOCK + padded(entry.size);
  }
  return block;
}

async function* packStream(entry: SourceEntry, content: StreamedContent): AsyncGenerator<Uint8Array> {
  yield paxOf(entry) ?? NOTHING;
  yield header(entry.name, entry, '0', entry.size);
  let written = 0;
  for await (const chunk of content()) {
    // The header has promised a size: a file that grows meanwhile is cut there, one that shrinks is padded.
    const part = chunk.subarray(0, entry.size - written);
    if (part.length > 0) yield part;
    written += part.length;
    if (written === entry.size) break;
  }
  yield* zeros(padded(entry.size) - written);
}

const NOTHING = Buffer.alloc(0);

function padded(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK;
}

function* zeros(count: number): Generator<Uint8Array> {
  for (let left = count; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536));
}

/** A header before the header, for what does not fit into that one. */
function paxOf(entry: SourceEntry): Buffer | undefined {
  const isPlain = entry.name.length <= 100 && PLAIN_NAME.test(entry.name);
  if (isPlain && entry.size < 8 ** 11) return undefined;
  const records = [
    ...(isPlain ? [] : [paxRecord('path', entry.name)]),
    ...(entry.size >= 8 ** 11 ? [paxRecord('size', String(entry.size))] : []),
  ];
  const body = Buffer.from(records.join(''));
  return Buffer.concat([header('PaxHeader', entry, 'x', body.length), body], BLOCK + padded(body.length));
}

const PLAIN_NAME = /^[\x20-\x7e]*$/;

/** `length key=value\n`, where the length counts itself. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const size = Buffer.byteLength(rest);
  let length = size + String(size).length;
  if (size + String(length).length !== length) length = size + String(length).length;
  return `${length}${rest}`;
}

function header(name: string, entry: SourceEntry, type: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  writeHeader(block, 0, name, entry, type, size);
  return block;
}

/** Into a block of zeros. */
function writeHeader(
  block: Buffer,
  at: number,
  name: string,
  { mode, mtimeMs }: SourceEntry,
  type: string,
  size: number,
): void {
  const seconds = Math.max(0, Math.floor(mtimeMs / 1000));
  const fields = `${octal(mode & 0o7777, 7)}\0${OWNER}${octal(Math.min(size, 8 ** 11 - 1), 11)}\0${octal(seconds, 11)}\0        ${type}`;
  block.write(Buffer.byteLength(name) > 100 ? Buffer.from(name).toString('latin1', 0, 100) : name, at, 'latin1');
  block.write(fields, at + 100, 'latin1');
  block.write('ustar\u000000', at + 257, 'latin1');
  // Nothing is written beyond the version, so the rest adds nothing.
  let sum = 0;
  for (let i = at; i < at + 265; i++) sum += block[i] ?? 0;
  block.write(`${octal(sum, 6)}\u0000 `, at + 148, 'latin1');
}

/** Nobody's: user and group are not carried along. */
const OWNER = '0000000\u00000000000\u0000';

function octal(value: number, width: number): string {
  return value.toString(8).padStart(width, '0').slice(-width);
}
