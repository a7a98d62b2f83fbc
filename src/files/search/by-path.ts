/**
 * The order in which ripgrep goes through a sorted tree, whatever the locale: folder by folder, names by their bytes.
 * So `a/x` comes before `a-b`, and a search that is cut short shows the same files first as one that is not.
 */
export function byPath(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one !== other) return rank(one) - rank(other);
  }
  return a.length - b.length;
}

const SLASH = 0x2f;

/** The bytes of UTF-8 follow the numbers of characters; halves of those over U+FFFF come in the way of that. */
function rank(unit: number): number {
  if (unit === SLASH) return 0;
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
