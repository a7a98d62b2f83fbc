import { describeBinary } from '../read/describe-binary.js';
import { decodeTextFile } from '../text/text-file.js';
import { type UnifiedDiff, unifiedDiff } from './unified-diff.js';

export interface FileDiff {
  readonly identical: boolean;
  readonly diff: string;
  readonly lines_added: number;
  readonly lines_removed: number;
  readonly binary?: { readonly from: string; readonly to: string };
  readonly note?: string;
}

export interface ContentPair {
  readonly a: Uint8Array;
  readonly b: Uint8Array;
  readonly names: { readonly first: string; readonly second: string };
  readonly context: number;
}

/** How long is looked for a short diff, and how much of it is shown. */
export const DIFF_BOUNDS = { maxMs: 2_000, maxChars: 200_000 };

/** Compares two contents that differ. */
export async function diffContents({ a, b, names: { first, second }, context }: ContentPair): Promise<FileDiff> {
  const from = await decodeTextFile(a);
  const to = await decodeTextFile(b);
  if (from === undefined || to === undefined) return binaryDiff(a, b);
  if (from.text === to.text) {
    return {
      identical: false,
      diff: '',
      lines_added: 0,
      lines_removed: 0,
      note: `The texts are equal; ${first} is ${from.encoding.name}, ${second} is ${to.encoding.name} or has another byte order mark.`,
    };
  }
  return describeDiff(await unifiedDiff(from.text, to.text, { from: first, to: second, context, ...DIFF_BOUNDS }));
}

export function describeDiff({ text, chars, added, removed, coarse }: UnifiedDiff): FileDiff {
  const notes = [
    ...(coarse ? ['The files differ so much that a part is shown as one block.'] : []),
    ...(chars > text.length ? [`The diff has ${chars} characters; the first ${DIFF_BOUNDS.maxChars} are shown.`] : []),
  ];
  return {
    identical: text === '',
    diff: text,
    lines_added: added,
    lines_removed: removed,
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}

async function binaryDiff(a: Uint8Array, b: Uint8Array): Promise<FileDiff> {
  const [from, to] = await Promise.all([describeBinary(a.subarray(0, 65_536)), describeBinary(b.subarray(0, 65_536))]);
  const binary = { from: `${from.mime_type}, ${a.length} bytes`, to: `${to.mime_type}, ${b.length} bytes` };
  return {
    identical: false,
    diff: '',
    lines_added: 0,
    lines_removed: 0,
    binary,
    note: 'At least one of the files is not text.',
  };
}
