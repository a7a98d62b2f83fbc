import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { terminalText } from '../../lib/terminal-text.js';
import { contentSegments, encodeHeader, HEADER_BYTES, type ResultHeader, segmentLength } from './result-layout.js';

/** Masks text that comes in pieces; the joined answers are the joined pieces, masked. */
export interface PiecewiseRedact {
  readonly redact: (text: string) => string;
  readonly stream: () => { push(text: string): string; end(): string };
}

/** Read and masked at once; a line that is longer is taken in parts. */
const BLOCK = 1_048_576;

/**
 * Masks a raw result that is too large for memory, once and for good: in the place of the raw file lies a masked one
 * afterwards. Where there was nothing to mask, the file stays as it is, byte for byte, and is only marked.
 */
export async function redactFile(
  path: string,
  header: ResultHeader,
  file: FileHandle,
  rules: PiecewiseRedact,
): Promise<void> {
  const partPath = `${path}.${process.pid}.part`;
  const part = await open(partPath, 'wx', 0o600);
  try {
    const { isChanged, bytes } = await copyMasked(file, header, part, rules);
    if (isChanged) {
      const clean = { ...header, raw: false, head: bytes, tail: 0, ringStart: 0, total: bytes };
      const { mtimeMs } = await file.stat();
      await part.write(encodeHeader(clean), 0, HEADER_BYTES, 0);
      await part.utimes(mtimeMs / 1_000, mtimeMs / 1_000);
      await rename(partPath, path);
    } else await markClean(path, header, file);
  } finally {
    await part.close();
    await rm(partPath, { force: true });
  }
}

async function markClean(path: string, header: ResultHeader, file: FileHandle): Promise<void> {
  const { mtimeMs } = await file.stat();
  const same = await open(path, 'r+');
  try {
    await same.write(encodeHeader({ ...header, raw: false }), 0, HEADER_BYTES, 0);
    await same.utimes(mtimeMs / 1_000, mtimeMs / 1_000);
  } finally {
    await same.close();
  }
}

async function copyMasked(file: FileHandle, header: ResultHeader, part: FileHandle, rules: PiecewiseRedact) {
  const [before, after] = [createHash('sha256'), createHash('sha256')];
  const masked = rules.stream();
  let bytes = 0;
  const put = async (text: string): Promise<void> => {
    after.update(text);
    const chunk = Buffer.from(text);
    // A file handle may take less than it is given.
    for (let done = 0; done < chunk.length; ) {
      const { bytesWritten } = await part.write(chunk, done, chunk.length - done, HEADER_BYTES + bytes);
      done += bytesWritten;
      bytes += bytesWritten;
    }
  };
  for await (const text of textBlocks(file, header)) {
    before.update(text);
    await put(masked.push(withoutHiding(text, rules.redact)));
  }
  await put(masked.end());
  return { isChanged: before.digest('hex') !== after.digest('hex'), bytes };
}

/** Colours inside a secret would hide it: where what a terminal shows has one, that is what is kept. */
function withoutHiding(text: string, redact: (text: string) => string): string {
  if (!text.includes('\x1b')) return text;
  const shown = terminalText(text);
  return redact(shown) === shown ? text : shown;
}

/** The content as text, in blocks that end with a line where they can. */
async function* textBlocks(file: FileHandle, header: ResultHeader): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const block = Buffer.allocUnsafe(BLOCK);
  let held = '';
  for (const segment of contentSegments(header)) {
    if ('text' in segment) held += decoder.decode(segment.text, { stream: true });
    else
      for (let at = 0; at < segmentLength(segment); ) {
        const { bytesRead } = await file.read(block, 0, Math.min(BLOCK, segment.length - at), segment.offset + at);
        if (bytesRead === 0) break;
        at += bytesRead;
        held += decoder.decode(block.subarray(0, bytesRead), { stream: true });
        const end = held.lastIndexOf('\n') + 1 || (held.length > 2 * BLOCK ? held.length : 0);
        if (end > 0) yield held.slice(0, end);
        held = held.slice(end);
      }
  }
  yield held + decoder.decode();
}
