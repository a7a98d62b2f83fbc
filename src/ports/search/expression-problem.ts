/**
 * What ripgrep says about a bad expression, shown on the expression as it was given: ripgrep puts a group around it,
 * whose brackets then take the blame for one that is missing inside.
 */
export function expressionProblem(stderr: string): string {
  const said = stderr
    .replace(/^rg: /, '')
    .replace(/\n\s*Consider enabling (PCRE2|multiline|text)[\s\S]*$/, (_, what) =>
      what === 'multiline' ? '; set multiline to look for it.' : '',
    )
    .trim();
  const found = findShown(said);
  if (found === undefined) return said;
  const { pattern, marks } = unwrap(found.lines, found.marks);
  const problem = endsInEscape(pattern) ? 'incomplete escape sequence' : found.problem;
  const [first] = marks;
  const place = first === undefined ? undefined : placeIn(pattern, first.at);
  if (place === undefined) return `regex parse error:\n    ${pattern}\nerror: ${problem}`;
  const onLine = marks.map((mark) => ({ ...placeIn(pattern, mark.at), length: mark.length }));
  const underline = onLine
    .filter(({ line }) => line === place.line)
    .reduce((drawn, { column, length }) => drawn.padEnd(column) + '^'.repeat(length), '');
  const where = pattern.includes('\n')
    ? `line ${place.line + 1}, column ${place.column + 1}`
    : `column ${place.column + 1}`;
  return `regex parse error at ${where}:\n    ${pattern.split('\n')[place.line]}\n    ${underline}\nerror: ${problem}`;
}

/** A place in the pattern and how much of it is meant. */
interface Mark {
  readonly at: number;
  readonly length: number;
}

interface Shown {
  /** The expression in the group that ripgrep puts around it. */
  readonly lines: readonly string[];
  readonly marks: readonly Mark[];
  readonly problem: string;
}

/** One line indented by four, or several with their numbers; below each, marks. */
function findShown(said: string): Shown | undefined {
  const found = /^regex parse error:\n([\s\S]*)\nerror: ([\s\S]*)$/.exec(said);
  if (found === null) return undefined;
  const [, body = '', problem = ''] = found;
  const isNumbered = !body.startsWith('    ');
  const lines: string[] = [];
  const marks: Mark[] = [];
  let [start, indent] = [0, 4];
  for (const row of body.split('\n')) {
    if (lines.length > 0 && /^ *\^[ ^]*$/.test(row)) {
      for (const { index, 0: sign } of row.matchAll(/\^+/g))
        marks.push({ at: start + index - indent, length: sign.length });
      continue;
    }
    const head = isNumbered ? /^ *\d+: /.exec(row)?.[0] : row.startsWith('    ') ? '    ' : undefined;
    if (head === undefined) continue;
    start = lines.reduce((sum, line) => sum + line.length + 1, 0);
    indent = head.length;
    lines.push(row.slice(indent));
  }
  return lines.length === 0 ? undefined : { lines, marks, problem };
}

const GROUP = '(?:';

/** Takes the group away. A mark on it means a bracket that is missing, or one too many, inside. */
function unwrap(lines: readonly string[], marks: readonly Mark[]): { pattern: string; marks: Mark[] } {
  const whole = lines.join('\n');
  const isWrapped = whole.startsWith(GROUP) && whole.endsWith(')');
  if (!isWrapped) return { pattern: whole, marks: [...marks] };
  const pattern = whole.slice(GROUP.length, -1);
  const moved = marks.map(({ at, length }) => ({ at: at - GROUP.length, length }));
  const inside = moved.filter(({ at }) => at >= 0 && at < pattern.length);
  if (inside.length > 0) return { pattern, marks: inside };
  const blamed = moved[0]?.at ?? 0;
  const at = endsInEscape(pattern)
    ? pattern.length - 1
    : (unbalancedBracket(pattern) ?? Math.max(0, Math.min(blamed, pattern.length)));
  return { pattern, marks: [{ at, length: 1 }] };
}

/** Its last backslash then escapes the bracket of ripgrep's group. */
function endsInEscape(pattern: string): boolean {
  return (/\\*$/.exec(pattern)?.[0].length ?? 0) % 2 === 1;
}

function placeIn(pattern: string, at: number): { line: number; column: number } {
  const before = pattern.slice(0, at).split('\n');
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
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
