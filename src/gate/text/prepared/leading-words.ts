import { type PatternNode, parsePattern } from './parse-pattern.js';

/**
 * The literal beginnings a pattern can match: `(?:do not|never)x` begins with `do` or `never`. Used to try a
 * pattern only where its first letters stand. Undefined when a beginning is not literal (a class, a dot).
 */
export function leadingWords(source: string): ReadonlySet<string> | undefined {
  const beginnings = beginningsOfAny(parsePattern(source));
  return beginnings?.has('') ? undefined : beginnings;
}

const LONGEST = 12;

/** Undefined when one of them can begin with something unknown; `''` is there when one can be empty. */
function beginningsOfAny(options: readonly (readonly PatternNode[])[]): Set<string> | undefined {
  const all = new Set<string>();
  for (const option of options) {
    const beginnings = beginningsOf(option, 0);
    if (beginnings === undefined) return undefined;
    for (const beginning of beginnings) all.add(beginning);
  }
  return all;
}

function beginningsOf(nodes: readonly PatternNode[], from: number): Set<string> | undefined {
  const node = nodes[from];
  if (node === undefined) return new Set(['']);
  if (node.kind === 'unknown') return undefined;
  const own = node.kind === 'text' ? new Set([literalRun(nodes, from)]) : beginningsOfAny(node.options);
  const isEmptyPossible = own?.delete('') || node.optional;
  if (own === undefined || !isEmptyPossible) return own;
  const rest = beginningsOf(nodes, from + 1);
  return rest === undefined ? undefined : new Set([...own, ...rest]);
}

function literalRun(nodes: readonly PatternNode[], from: number): string {
  let run = '';
  for (let at = from; run.length < LONGEST; at++) {
    const node = nodes[at];
    if (node?.kind !== 'text' || (node.optional && at > from)) break;
    run += node.text;
    if (node.repeats) break;
  }
  return run;
}
