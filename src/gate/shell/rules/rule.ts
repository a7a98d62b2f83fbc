import type { Run } from '../run.js';

export type Severity = 'ask' | 'block';

/**
 * One row of the rule tables. `match` looks at one simple command as it would run; the examples are run as tests,
 * so that adding a rule is adding a row.
 */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** One sentence for the person who is asked: what the command would do. */
  readonly reason: string;
  /** Programs the rule is about; without it every command is tried. */
  readonly commands?: readonly string[];
  readonly match: (run: Run) => boolean;
  readonly examples: { readonly hit: readonly string[]; readonly miss: readonly string[] };
}
