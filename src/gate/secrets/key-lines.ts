import { findPrivateKeys } from './find-private-keys.js';
import type { SecretSpan } from './mask.js';
import { BASE64_CODES, visitTokenRuns } from './visit-token-runs.js';

/** Lines of private keys that were seen, so that one of them is known where it stands alone. */
export interface KeyLines {
  /** Remembers the lines of every private key in a text, and answers where they stand. */
  learn(text: string): SecretSpan[];
  find(text: string): SecretSpan[];
}

/**
 * Keeps hashes only. A line counts when it stands there whole: parts of a key are also parts of its certificate, which
 * is no secret. The oldest are forgotten when there are many.
 */
export function createKeyLines(): KeyLines {
  const hashes = new Set<number>();
  const lengths = new Set<number>();
  const remember = (line: string): void => {
    if (line.length < SHORTEST_LINE) return;
    lengths.add(line.length);
    hashes.add(hashOf(line, 0, line.length));
    if (hashes.size <= MOST_LINES) return;
    for (const oldest of hashes) {
      hashes.delete(oldest);
      break;
    }
  };
  return {
    learn(text) {
      const bodies = findPrivateKeys(text);
      for (const { runs } of bodies) {
        const lines = runs.map(({ start, end }) => plainBase64(text.slice(start, end)));
        for (const line of lines) remember(line);
        remember(lines.join(''));
        // In a diff a sign stands before each line.
        if (lines.length > 1 && lines.every((line) => line.startsWith('+')))
          for (const line of lines) remember(line.slice(1));
      }
      return bodies.flatMap(({ runs }) => runs.map(({ start, end }) => ({ start, end, id: 'private-key' })));
    },
    find(text) {
      const spans: SecretSpan[] = [];
      if (hashes.size === 0) return spans;
      visitTokenRuns(text, SHORTEST_LINE, BASE64_CODES, (start, end) => {
        for (const from of lineStarts(text, start))
          if (lengths.has(end - from) && hashes.has(hashOf(text, from, end))) {
            spans.push({ start: from, end, id: 'private-key' });
            return;
          }
      });
      return spans;
    },
  };
}

const SHORTEST_LINE = 8;
const MOST_LINES = 100_000;

/** The letter of `\n` is no part of the line, nor is the sign of a diff. */
function lineStarts(text: string, start: number): readonly number[] {
  const isGlued = text.charCodeAt(start - 1) === 92 || text.charCodeAt(start) === 43;
  return isGlued ? [start, start + 1] : [start];
}

function plainBase64(run: string): string {
  return run.replace(/\\+\//g, '/').replace(/%(2[bf]|3d)/gi, (code) => decodeURIComponent(code));
}

/** 53 bits of two independent 32-bit hashes: by chance no line of other base64 meets one. */
function hashOf(text: string, start: number, end: number): number {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b) + at - start;
  }
  return (first >>> 0) * 2 ** 21 + ((second ^ (second >>> 15)) & 0x1fffff);
}
