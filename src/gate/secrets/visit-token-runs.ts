/**
 * Calls `visit` for every run of at least `minimum` ASCII letters, digits, `_` or `-`. Looks at the character where
 * a run would have to be and goes back from there, so that prose is passed over in steps. Linear.
 */
export function visitTokenRuns(text: string, minimum: number, visit: (start: number, end: number) => void): void {
  const length = text.length;
  let floor = 0;
  let probe = minimum - 1;
  while (probe < length) {
    let at = probe;
    while (at >= floor && isTokenCode(text.charCodeAt(at))) at--;
    if (at < floor) {
      let end = probe + 1;
      while (end < length && isTokenCode(text.charCodeAt(end))) end++;
      visit(floor, end);
      floor = end + 1;
    } else {
      floor = at + 1;
    }
    probe = floor + minimum - 1;
  }
}

const TOKEN_CODES = new Uint8Array(128);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-') {
  TOKEN_CODES[character.charCodeAt(0)] = 1;
}

function isTokenCode(code: number): boolean {
  return code < 128 && TOKEN_CODES[code] === 1;
}
