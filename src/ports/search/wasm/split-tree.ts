import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** With so many parts a large one among them still leaves the others something to do. */
const ENOUGH = 32;
const MOST = 20_000;
/** Every search needs the rules for itself. */
const RULES = new Set(['.gitignore', '.ignore', '.rgignore']);

/**
 * Divides what lies in a folder into parts for searches side by side: paths relative to it, in the bytes of the file
 * system, one character each. What appears meanwhile is in no part, and found by every search. Empty when it is not
 * worth dividing.
 */
export async function splitTree(folder: string): Promise<string[]> {
  let parts = await membersOf(folder, '');
  for (let depth = 0; depth < 3 && parts.length < ENOUGH && parts.some(isFolder); depth++) {
    const below = await Promise.all(
      parts.map(async (part) => (isFolder(part) ? await membersOf(folder, part.path) : [part])),
    );
    const next = below.flat();
    if (next.length > MOST || next.length <= parts.length) break;
    parts = next;
  }
  const isWorthIt = parts.some(isFolder) ? parts.length > 1 : parts.length >= ENOUGH;
  return isWorthIt && parts.length <= MOST ? parts.map(({ path }) => path) : [];
}

interface Part {
  readonly path: string;
  readonly entry: Dirent;
}

function isFolder({ entry }: Part): boolean {
  return entry.isDirectory();
}

/** Nothing of a folder that went meanwhile or may not be read. */
async function membersOf(folder: string, path: string): Promise<Part[]> {
  const place = Buffer.from(path === '' ? folder : `${folder}/${path}`, 'latin1');
  const entries = await readdir(place, { withFileTypes: true, encoding: 'latin1' }).catch(() => []);
  return entries
    .filter(({ name }) => !RULES.has(name))
    .map((entry) => ({ path: path === '' ? entry.name : `${path}/${entry.name}`, entry }));
}
