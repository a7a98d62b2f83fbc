import { writeSync } from 'node:fs';

/**
 * Writes to stdout without making a stream of it: for a short answer the stream costs more than everything else.
 * What a full pipe does not take at once goes through the stream after all; a closed one is nobody's loss.
 */
export function writeOut(text: string): void {
  const bytes = Buffer.from(text);
  let at = 0;
  try {
    while (at < bytes.length) at += writeSync(1, bytes, at);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'EPIPE') return;
    if (code !== 'EAGAIN') throw problem;
    process.stdout.write(bytes.subarray(at));
  }
}
