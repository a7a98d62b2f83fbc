import { compareGap, type IndentPair } from './compare-gap.js';
import { foldLookAlikes, isBlankCode, isDashCode } from './look-alikes.js';
import { TOLERANCE } from './tolerance.js';

export interface WalkedMatch {
  /** Offset after the last character that matched. */
  readonly end: number;
  readonly bits: number;
  /** Indents of every line but the first. */
  readonly indents: readonly IndentPair[];
}

/**
 * Compares `core` (searched text without white space at its edges) with `content` from `start` on, and tells what had
 * to be forgiven. Null when the texts differ in more than white space and look-alikes.
 */
export function walkMatch(content: string, start: number, core: string): WalkedMatch | null {
  const indents: IndentPair[] = [];
  let bits = 0;
  let at = start;
  let i = 0;
  while (i < core.length) {
    const oldCode = core.charCodeAt(i);
    const fileCode = at < content.length ? content.charCodeAt(at) : -1;
    const blank = isBlankCode(oldCode) || (fileCode !== -1 && isBlankCode(fileCode));
    if (!blank && oldCode === fileCode) {
      i++;
      at++;
      continue;
    }
    const step = blank ? stepGap(content, at, core, i, indents) : stepLookAlike(content, at, core, i);
    if (step === null) return null;
    bits |= step.bits;
    i += step.old;
    at += step.file;
  }
  return { end: at, bits, indents };
}

interface Step {
  readonly bits: number;
  readonly old: number;
  readonly file: number;
}

function stepGap(content: string, at: number, core: string, i: number, indents: IndentPair[]): Step | null {
  const oldGap = runFrom(core, i, isBlankCode);
  const fileGap = runFrom(content, at, isBlankCode);
  const bits = compareGap(oldGap, fileGap, indents);
  return bits === -1 ? null : { bits, old: oldGap.length, file: fileGap.length };
}

function stepLookAlike(content: string, at: number, core: string, i: number): Step | null {
  const bits = TOLERANCE.lookAlikes;
  if (isDashCode(core.charCodeAt(i)) && at < content.length && isDashCode(content.charCodeAt(at))) {
    const old = runFrom(core, i, isDashCode).length;
    const file = runFrom(content, at, isDashCode).length;
    return old <= 3 && file <= 3 ? { bits, old, file } : null;
  }
  const old = clusterAt(core, i);
  const file = clusterAt(content, at);
  if (foldLookAlikes(old) === foldLookAlikes(file)) return { bits, old: old.length, file: file.length };
  return old === '\u2026' || file === '\u2026' ? stepEllipsis(content, at, core, i) : null;
}

function stepEllipsis(content: string, at: number, core: string, i: number): Step | null {
  const old = core.startsWith('...', i) ? 3 : core.charAt(i) === '\u2026' ? 1 : 0;
  const file = content.startsWith('...', at) ? 3 : content.charAt(at) === '\u2026' ? 1 : 0;
  return old > 0 && file > 0 ? { bits: TOLERANCE.lookAlikes, old, file } : null;
}

/** One character with the combining marks that follow it. */
function clusterAt(text: string, at: number): string {
  CLUSTER.lastIndex = at;
  return CLUSTER.exec(text)?.[0] ?? '';
}

const CLUSTER = /[\s\S]\p{M}*/uy;

function runFrom(text: string, from: number, belongs: (code: number) => boolean): string {
  let end = from;
  while (end < text.length && belongs(text.charCodeAt(end))) end++;
  return text.slice(from, end);
}
