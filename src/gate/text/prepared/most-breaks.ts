import { type PatternNode, parsePattern } from './parse-pattern.js';

/**
 * How many characters at most of what a pattern matches can have a word begin behind them: those that are neither letters
 * nor digits, or that the pattern does not tell. Infinite when it does not say how many.
 */
export function mostBreaks(source: string): number {
  return mostOf(parsePattern(source));
}

function mostOf(options: readonly (readonly PatternNode[])[]): number {
  return Math.max(...options.map((option) => option.reduce((sum, node) => sum + breaksOf(node), 0)));
}

function breaksOf(node: PatternNode): number {
  const once =
    node.kind === 'group' ? mostOf(node.options) : node.kind === 'text' && /[a-z0-9]/.test(node.text) ? 0 : 1;
  return once === 0 ? 0 : once * node.most;
}
