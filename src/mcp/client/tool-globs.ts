/**
 * Which tools of a server are offered: those that `include` names (all when it is absent, none when it is empty)
 * without those that `exclude` names. `*` stands for anything, `?` for one character.
 */
export function compileGlobs(
  include: readonly string[] | undefined,
  exclude: readonly string[],
): (name: string) => boolean {
  const wanted = include?.map(compileGlob);
  const unwanted = exclude.map(compileGlob);
  return (name) =>
    (wanted === undefined || wanted.some((matches) => matches(name))) && !unwanted.some((matches) => matches(name));
}

/** Pieces between the stars are looked for in turn, so that no pattern takes more than linear time per piece. */
function compileGlob(glob: string): (name: string) => boolean {
  const pieces = glob.split('*');
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  return (name) => {
    if (last === undefined) return name.length === first.length && fits(name, first, 0);
    if (name.length < first.length + last.length || !fits(name, first, 0)) return false;
    if (!fits(name, last, name.length - last.length)) return false;
    let from = first.length;
    for (const piece of rest) {
      const at = find(name, piece, from, name.length - last.length);
      if (at === -1) return false;
      from = at + piece.length;
    }
    return from <= name.length - last.length;
  };
}

function fits(name: string, piece: string, at: number): boolean {
  for (let index = 0; index < piece.length; index++) {
    if (piece[index] !== '?' && piece[index] !== name[at + index]) return false;
  }
  return true;
}

function find(name: string, piece: string, from: number, end: number): number {
  for (let at = from; at + piece.length <= end; at++) if (fits(name, piece, at)) return at;
  return -1;
}
