/**
 * Whether a glob of one part of a path fits a name: `*`, `?`, classes and escapes as in ignore files. In time that
 * follows the lengths, whatever a stranger has written: after a `*` only the last one is tried again.
 */
export function matchesName(glob: string, name: string): boolean {
  const signs = readSigns(Buffer.from(glob, 'latin1').toString('utf8'));
  const letters = [...Buffer.from(name, 'latin1').toString('utf8')];
  let [sign, at] = [0, 0];
  let [star, from] = [-1, 0];
  while (at < letters.length) {
    const test = signs[sign];
    if (test === '*') {
      star = sign++;
      from = at;
    } else if (test?.(letters[at] ?? '') === true) {
      sign++;
      at++;
    } else if (star >= 0) {
      sign = star + 1;
      at = ++from;
    } else return false;
  }
  return signs.slice(sign).every((test) => test === '*');
}

type Sign = '*' | ((letter: string) => boolean);

function readSigns(glob: string): Sign[] {
  const signs: Sign[] = [];
  for (const [all, escaped, negated, members] of glob.matchAll(SIGN)) {
    if (all === '*') signs.push('*');
    else if (all === '?') signs.push(() => true);
    else if (members !== undefined) signs.push((letter) => isMember(letter, members) !== (negated !== ''));
    else signs.push((letter) => letter === (escaped ?? all));
  }
  return signs;
}

const SIGN = /\\(.)|\[([!^]?)(\]?[^\]]*)\]|./gsu;

function isMember(letter: string, members: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  for (const [, first = '', last = first] of members.matchAll(/(.)(?:-(.))?/gsu))
    if (code >= (first.codePointAt(0) ?? 0) && code <= (last.codePointAt(0) ?? 0)) return true;
  return false;
}
