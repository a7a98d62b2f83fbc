import type { FilesPort } from '../../kernel/ports.js';
import type { FoundLine } from './search-events.js';

const AROUND = 66_000;
const ENCODED = /[A-Za-z0-9+/=]{30}/;

/**
 * Reads what surrounds found lines that could lie inside a key, so that the port can tell: a single line of base64
 * says nothing about itself. False when the file can no longer be read.
 */
export async function lookAround(files: FilesPort, path: string, lines: readonly FoundLine[]): Promise<boolean> {
  const places = lines
    .filter(({ text, at }) => at !== null && ENCODED.test(text))
    .map(({ at }) => at ?? 0)
    .sort((a, b) => a - b);
  if (places.length === 0) return true;
  try {
    const reader = await files.open(path);
    try {
      let seenTo = -1;
      for (const place of places) {
        if (place < seenTo) continue;
        await reader.read(Math.max(0, place - AROUND), 3 * AROUND);
        seenTo = place + AROUND;
      }
    } finally {
      await reader.close();
    }
    return true;
  } catch {
    return false; // gone since it was searched: its lines are then not shown
  }
}
