/**
 * Calls `visit` for every run of at least `minimum` characters of a set. Looks at the character where a run would have
 * to be and goes back from there, so that prose is passed over in steps. Linear.
 */
export function visitTokenRuns(
  text: string,
  minimum: number,
  codes: CodeSet,
  visit: (start: number, end: number) => void,
): void {
  const length = text.length;
  let floor = 0;
  let probe = minimum - 1;
  while (probe < length) {
    let at = probe;
    while (at >= floor && isIn(codes, text.charCodeAt(at))) at--;
    if (at < floor) {
      let end = probe + 1;
      while (end < length && isIn(codes, text.charCodeAt(end))) end++;
      visit(floor, end);
      floor = end + 1;
    } else {
      floor = at + 1;
    }
    probe = floor + minimum - 1;
  }
}

/** ASCII characters, one byte each: 1 for those that belong. */
export type CodeSet = Uint8Array;

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const TOKEN_CODES = codeSet(`${LETTERS_AND_DIGITS}_-`);
export const BASE64_CODES = codeSet(`${LETTERS_AND_DIGITS}+/=`);

function codeSet(characters: string): CodeSet {
  const codes = new Uint8Array(128);
  for (const character of characters) codes[character.charCodeAt(0)] = 1;
  return codes;
}

export function isIn(codes: CodeSet, code: number): boolean {
  return code < 128 && codes[code] === 1;
}
