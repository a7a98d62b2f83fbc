import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts a file of home in place in one step: readers see the old content or the new, never a part. The mode (0600
 * unless said otherwise) holds from the first byte. Parents are made, for the owner alone.
 */
export function replaceFile(file: string, content: string | Uint8Array, options: { mode?: number } = {}): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const descriptor = openSync(temporary, 'wx', options.mode ?? 0o600);
    try {
      writeAll(descriptor, typeof content === 'string' ? Buffer.from(content) : content);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (problem) {
    rmSync(temporary, { force: true });
    throw problem;
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
}
