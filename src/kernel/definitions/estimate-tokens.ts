/**
 * About how many tokens a value costs a model, as JSON text (or as it is, for a string). Counts what the tokenizers
 * of current models make of text: a short word is one token with the space before it, a long one several, a run of
 * JSON punctuation one or two, three digits one, a character outside the Latin scripts about one.
 */
export function estimateTokens(value: unknown): number {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE)) tokens += cost(piece);
  return Math.ceil(tokens);
}

const PIECE =
  /[ _]?[A-Za-z]+|\d{1,3}|[\u00c0-\u024f]+|[\u0370-\u1fff]+|[^\x00-\u1fff]|\s+|[^\sA-Za-z\d\u0080-\uffff]+/gu;

function cost(piece: string): number {
  const first = piece.charCodeAt(0);
  const last = piece.charCodeAt(piece.length - 1);
  if (isLetter(last)) {
    // `camelCase` splits where the case changes.
    const words = piece.match(/[A-Z]?[a-z]+|[A-Z]+/g)?.length ?? 1;
    const letters = piece.length - (isLetter(first) ? 0 : 1);
    return Math.max(words, Math.ceil(letters / 10));
  }
  if (first >= 0x30 && first <= 0x39) return 1;
  if (first > 0x1fff) return 1.1;
  if (first >= 0x80) return piece.length / 2.5;
  return /^\s/.test(piece) ? 0.4 : Math.ceil(piece.length / 3.5);
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
