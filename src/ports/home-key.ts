import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

/**
 * A key of the home in a file of its own, made at the first use, for the owner alone. Every process of the home reads
 * the same one, also when several make it at the same moment.
 */
export function homeKey(file: string): Uint8Array {
  const known = readKey(file);
  if (known !== undefined) return known;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(fresh, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  try {
    // A link appears whole or not at all, and never replaces the key another process made meanwhile.
    linkSync(fresh, file);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
  } finally {
    rmSync(fresh, { force: true });
  }
  const made = readKey(file);
  if (made === undefined) throw new Error(`${file} is not a key of ${KEY_BYTES} bytes. Remove it; a new one is made.`);
  return made;
}

function readKey(file: string): Uint8Array | undefined {
  try {
    const key = readFileSync(file);
    return key.length === KEY_BYTES ? key : undefined;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}
