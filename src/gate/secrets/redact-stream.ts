import { openKeyStart } from './find-private-keys.js';
import { maskSpans, mergeSpans, type SecretSpan } from './mask.js';

/** Redacts text that comes in pieces; the joined answers equal the redaction of the joined pieces. */
export interface RedactStream {
  /** Takes a piece, answers what is safe to show by now (often everything up to the last line break). */
  push(chunk: string): string;
  /** Answers the rest. The stream is empty afterwards and can be used again. */
  end(): string;
}

export interface RedactStreamParts {
  readonly find: (text: string) => SecretSpan[];
  readonly longestKnown: () => number;
}

/**
 * Holds back the last line, an open private key and as much as the longest known value could need. A line that never
 * ends is let go in parts once it is longer than any secret.
 */
export function createRedactStream({ find, longestKnown }: RedactStreamParts): RedactStream {
  let held = '';
  return {
    push(chunk) {
      held += chunk;
      if (held.length < LINE_LIMIT && !chunk.includes('\n')) return '';
      const cut = safeCut(held, find, longestKnown());
      if (cut === 0) return '';
      const safe = maskSpans(held.slice(0, cut), find(held.slice(0, cut)));
      held = held.slice(cut);
      return safe;
    },
    end() {
      const rest = maskSpans(held, find(held));
      held = '';
      return rest;
    },
  };
}

// Longer than any secret of one line that we recognise.
const LINE_LIMIT = 256_000;

function safeCut(held: string, find: (text: string) => SecretSpan[], longestKnown: number): number {
  // Known values may hold line breaks; they need a margin, others end with their line.
  let cut = held.lastIndexOf('\n', held.length - 1 - longestKnown) + 1;
  const openKey = openKeyStart(held);
  if (openKey !== undefined) cut = Math.min(cut, openKey);
  if (cut === 0 && held.length >= LINE_LIMIT) cut = breakInLine(held);
  return cut === 0 ? 0 : beforeCrossingSpan(held, cut, find);
}

/** Between two words, far from the end. */
function breakInLine(held: string): number {
  const near = held.length - LINE_LIMIT / 2;
  for (let at = near; at > near - 20_000 && at > 0; at--) if (/[\s,]/.test(held.charAt(at))) return at + 1;
  return near;
}

/** Moves the cut to before a secret it would split, and before the name that gives the secret away. */
function beforeCrossingSpan(held: string, wanted: number, find: (text: string) => SecretSpan[]): number {
  // Looking at a stretch around the cut is enough: no secret is longer.
  const from = Math.max(0, wanted - LINE_LIMIT / 2);
  const stretch = held.slice(from, wanted + LINE_LIMIT / 2);
  let cut = wanted;
  for (const span of mergeSpans(stretch, find(stretch)).reverse()) {
    if (span.start + from < cut && cut < span.end + from) cut = contextStart(held, span.start + from);
  }
  return cut;
}

const LONGEST_CONTEXT = 300;

function contextStart(held: string, at: number): number {
  return Math.max(held.lastIndexOf('\n', at - 1) + 1, at - LONGEST_CONTEXT, 0);
}
