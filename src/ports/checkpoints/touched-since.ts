import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { decodeFileName, encodeFileName } from '../../environments/file-name-bytes.js';
import { createTurns } from '../../lib/create-turns.js';

/** A folder with more is looked through as far as it goes, the upper levels first. */
const MOST_ENTRIES = 10_000;
/** The clock of a file system has steps. */
const STEP_MS = 10;

export interface Touched {
  /** Files changed or made, and folders that only lost something. */
  readonly paths: readonly string[];
  readonly isComplete: boolean;
}

/**
 * What below a folder was touched since a time, by the time of its last change, which programs cannot set. Other file
 * systems mounted below and the excluded folders are left out, and no link is followed.
 */
export async function touchedSince(root: string, time: number, exclude: readonly string[]): Promise<Touched> {
  const paths: string[] = [];
  const device = look(root)?.dev;
  const waiting = [root];
  let seen = 0;
  const turns = createTurns();
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    let told = false;
    for (const name of namesIn(folder)) {
      if (++seen > MOST_ENTRIES) return { paths, isComplete: false };
      const path = join(folder, name);
      const stat = look(path);
      if (stat === undefined || stat.dev !== device || exclude.includes(path)) continue;
      if (stat.isDirectory()) waiting.push(path);
      const isTouched = stat.ctimeMs >= time - STEP_MS;
      told ||= isTouched;
      // Pipes and sockets hold nothing that could be lost.
      if (isTouched && (stat.isFile() || stat.isSymbolicLink())) paths.push(path);
      if (turns.areDue()) await turns.give();
    }
    if (!told && (look(folder)?.mtimeMs ?? 0) >= time - STEP_MS) paths.push(folder);
  }
  return { paths, isComplete: true };
}

function look(path: string): Stats | undefined {
  return lstatSync(encodeFileName(path), { throwIfNoEntry: false });
}

/** Nothing in a folder that went meanwhile or may not be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(encodeFileName(folder), { encoding: 'buffer' }).map(decodeFileName);
  } catch {
    return [];
  }
}
