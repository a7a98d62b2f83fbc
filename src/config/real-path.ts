import { realpathSync } from 'node:fs';

/** Where a path really leads; the path itself while nothing is there. Paths are judged where they really lead. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // not there yet: nothing to follow
  }
}
