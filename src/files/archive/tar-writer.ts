import type { SourceEntry } from './archive-entry.js';

const BLOCK = 512;

/**
 * A tar archive (ustar, with pax headers where a name or size does not fit), as a stream of bytes. Times are kept to
 * the second, as by other programs: a pax header for the rest would double the archive of many small files.
 */
export async function* writeTar(entries: AsyncIterable<SourceEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    if (entry.bytes !== undefined) {
      yield withContent(headersOf(entry), entry.bytes);
      continue;
    }
    yield headersOf(entry);
    let written = 0;
    for await (const chunk of entry.body()) {
      // The header has promised a size: a file that grows meanwhile is cut there, one that shrinks is padded.
      const part = chunk.subarray(0, entry.size - written);
      if (part.length > 0) yield part;
      written += part.length;
      if (written === entry.size) break;
    }
    yield* zeros(entry.size - written);
    yield padding(entry.size);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function withContent(headers: Buffer, bytes: Uint8Array): Buffer {
  const size = headers.length + Math.ceil(bytes.length / BLOCK) * BLOCK;
  const block = Buffer.allocUnsafe(size);
  block.set(headers, 0);
  block.set(bytes, headers.length);
  return block.fill(0, headers.length + bytes.length);
}

function* zeros(count: number): Generator<Uint8Array> {
  for (let left = count; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536));
}

function padding(size: number): Uint8Array {
  return ZEROS.subarray(0, (BLOCK - (size % BLOCK)) % BLOCK);
}

const ZEROS = Buffer.alloc(BLOCK);

function headersOf(entry: SourceEntry): Buffer {
  const records: string[] = [];
  if (Buffer.byteLength(entry.name) > 100 || /[^\x20-\x7e]/.test(entry.name))
    records.push(paxRecord('path', entry.name));
  if (entry.size >= 8 ** 11) records.push(paxRecord('size', String(entry.size)));
  const own = header(entry.name, entry, entry.kind === 'directory' ? '5' : '0', entry.size);
  if (records.length === 0) return own;
  const body = Buffer.from(records.join(''));
  return Buffer.concat([header('PaxHeader', entry, 'x', body.length), body, padding(body.length), own]);
}

/** `length key=value\n`, where the length counts itself. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const size = Buffer.byteLength(rest);
  let length = size + String(size).length;
  if (size + String(length).length !== length) length = size + String(length).length;
  return `${length}${rest}`;
}

function header(name: string, { mode, mtimeMs }: SourceEntry, type: string, size: number): Buffer {
  const fields = `${octal(mode & 0o7777, 7)}\0${OWNER}${octal(Math.min(size, 8 ** 11 - 1), 11)}\0${octal(
    Math.max(0, Math.floor(mtimeMs / 1000)),
    11,
  )}\0        ${type}`;
  const block = Buffer.allocUnsafe(BLOCK).fill(0);
  block.write(
    Buffer.byteLength(name) > 100 ? Buffer.from(name).subarray(0, 100).toString('latin1') : name,
    0,
    'latin1',
  );
  block.write(fields, 100, 'latin1');
  block.write('ustar\u000000', 257, 'latin1');
  // Nothing is written beyond the version, so the rest adds nothing.
  let sum = 0;
  for (let at = 0; at < 265; at++) sum += block[at] ?? 0;
  block.write(`${octal(sum, 6)}\u0000 `, 148, 'latin1');
  return block;
}

/** Nobody's: user and group are not carried along. */
const OWNER = '0000000\u00000000000\u0000';

function octal(value: number, width: number): string {
  return value.toString(8).padStart(width, '0').slice(-width);
}
