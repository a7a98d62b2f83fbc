/**
 * What had to be forgiven for a place to match, as bits. A place belongs to the strategy of its highest bit, so a
 * later strategy forgives everything the earlier ones do; the values are the order in which strategies are tried.
 */
export const TOLERANCE = {
  lineEnds: 1,
  trailingSpace: 2,
  indentation: 4,
  whitespaceRuns: 8,
  lookAlikes: 16,
  trimmedEdges: 32,
} as const;

/** Names of the strategies as results carry them. */
export type Strategy =
  | 'exact'
  | 'line_ends'
  | 'trailing_space'
  | 'indentation'
  | 'whitespace_runs'
  | 'look_alikes'
  | 'escapes'
  | 'trimmed_edges'
  | 'line_numbers'
  | 'anchored_block'
  | 'similarity';

const NAMES: readonly Strategy[] = [
  'exact',
  'line_ends',
  'trailing_space',
  'indentation',
  'whitespace_runs',
  'look_alikes',
  'trimmed_edges',
];

/** 0 for an exact match, then one step per strategy. */
export function toleranceRank(bits: number): number {
  return 32 - Math.clz32(bits);
}

export function toleranceName(bits: number): Strategy {
  return NAMES[toleranceRank(bits)] ?? 'exact';
}
