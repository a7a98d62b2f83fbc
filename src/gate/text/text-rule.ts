/** Where a text comes from or goes to. */
export type Surface = 'memory' | 'cron' | 'tool_result' | 'context' | 'skill';

/** One kind of thing a hostile text says. Adding one is adding a row; the examples are run as tests. */
export interface TextRule {
  readonly id: string;
  /** In the small language of `compilePhrase`; several spellings of one idea. */
  readonly phrases: readonly string[];
  /** Where it counts; everywhere when left out. */
  readonly surfaces?: readonly Surface[];
  /** Not when this matches the sentence around the place. */
  readonly unless?: RegExp;
  /** Flagged on the first of its surfaces. */
  readonly hit: readonly string[];
  /** Close neighbours that must stay quiet. */
  readonly miss: readonly string[];
}

/** What is stored and read back as an order, and what a person did not just type. */
export const STORED: readonly Surface[] = ['memory', 'cron', 'context', 'skill'];
