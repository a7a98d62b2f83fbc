import { readFileSync } from 'node:fs';

/** The text of a settings file; no file means no settings. */
export function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw problem;
  }
}
