import { readFileSync } from 'node:fs';
import { replaceFile } from '../../config/replace-file.js';

const MOST_LINES = 1_000;

/** Earlier lines, newest first, as readline wants them; none when there is no file. */
export function readHistory(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean).reverse().slice(0, MOST_LINES);
  } catch {
    return []; // the first session, or a file that cannot be read: the shell works without
  }
}

/** Keeps the lines for the next session, for the owner alone and with secrets masked. */
export function writeHistory(file: string, newestFirst: readonly string[], redact: (text: string) => string): void {
  const lines = newestFirst
    .slice(0, MOST_LINES)
    .map((line) => redact(line).replaceAll('\n', ' '))
    .reverse();
  replaceFile(file, lines.map((line) => `${line}\n`).join(''));
}
