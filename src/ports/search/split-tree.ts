import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** With so many parts a large one among them still leaves the others something to do. */
const ENOUGH = 32;
/** A folder of more is one part: every part of others costs a search an expression. */
const MOST = 2_000;

/**
 * Divides what lies in a folder into shares for searches side by side. Answers for each share the paths it leaves to
 * the others, relative to the folder: what nobody names is in every share, so nothing is lost that appears meanwhile.
 * One empty share when there is nothing to divide.
 */
export async function splitTree(folder: string, shares: number): Promise<string[][]> {
  const parts = await partsOf(folder);
  if (shares < 2 || parts.length < 2) return [[]];
  return Array.from({ length: Math.min(shares, parts.length) }, (_, share) =>
    parts.filter((_, index) => index % shares !== share),
  );
}

async function partsOf(folder: string): Promise<string[]> {
  let parts = await membersOf(folder, '');
  for (let depth = 0; depth < 3 && parts.length < ENOUGH && parts.some(isFolder); depth++) {
    const below = await Promise.all(
      parts.map(async (part) => (isFolder(part) ? await membersOf(folder, part.path) : [part])),
    );
    const next = below.flat();
    if (next.length > MOST || next.length <= parts.length) break;
    parts = next;
  }
  return parts.length > MOST ? [] : parts.map(({ path }) => path).sort();
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
  const entries = await readdir(path === '' ? folder : `${folder}/${path}`, { withFileTypes: true }).catch(() => []);
  return entries.map((entry) => ({ path: path === '' ? entry.name : `${path}/${entry.name}`, entry }));
}
