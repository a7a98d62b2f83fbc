/**
 * What ripgrep says about a bad expression, shown on the expression as it was given: ripgrep puts a group around it,
 * whose brackets then take the blame for one that is missing inside.
 */
export function expressionProblem(stderr: string): string {
  const said = stderr
    .replace(/^rg: /, '')
    .replace(/\n\s*Consider enabling (PCRE2|multiline)[\s\S]*$/, (_, what) =>
      what === 'multiline' ? '; set multiline to look for it.' : '',
    );
  const found = /^ {4}\(\?:(.*)\)\n {4}( *)(\^+)$/m.exec(said);
  if (found === null) return said.trim();
  const [whole, pattern = '', blanks = '', marks = '^'] = found;
  const told = blanks.length - '(?:'.length;
  const isInside = told >= 0 && told < pattern.length;
  const column = isInside ? told : (unbalancedBracket(pattern) ?? Math.max(0, Math.min(told, pattern.length)));
  const shown = `    ${pattern}\n    ${' '.repeat(column)}${isInside ? marks : '^'}`;
  return said
    .replace(whole, () => shown)
    .replace('regex parse error:', `regex parse error at column ${column + 1}:`)
    .trim();
}

/** Where a group is opened and never closed, or closed and never opened. */
function unbalancedBracket(pattern: string): number | undefined {
  const open: number[] = [];
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\') at++;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') open.push(at);
    else if (sign === ')' && open.pop() === undefined) return at;
  }
  return open.at(-1);
}
