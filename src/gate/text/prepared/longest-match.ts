import { type PatternNode, parsePattern } from './parse-pattern.js';

/** How many characters a pattern can match at most; infinite when it does not say. */
export function longestMatch(source: string): number {
  return longestOf(parsePattern(source));
}

function longestOf(options: readonly (readonly PatternNode[])[]): number {
  return Math.max(...options.map((option) => option.reduce((sum, node) => sum + lengthOf(node), 0)));
}

function lengthOf(node: PatternNode): number {
  const once = node.kind === 'group' ? longestOf(node.options) : 1;
  return once === 0 ? 0 : once * node.most;
}
