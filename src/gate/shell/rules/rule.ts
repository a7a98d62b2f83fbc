import type { Run } from '../run.js';

/**
 * Something about a command that most commands do not have: redirections or programs that write or delete
 * (`targets`), variables set for it (`environment`), code or a script it runs (`code`), standard input that is known of
 * (`input`), words made by expansion (`expansion`), a program given with its folder (`folder`), words that name a
 * hidden, temporary or system place (`places`).
 */
export type Need = 'targets' | 'environment' | 'code' | 'input' | 'expansion' | 'folder' | 'places';

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
  /** Programs the rule is about. Without programs and needs every command is tried. */
  readonly commands?: readonly string[];
  /** What any other command must have, at least one of these, before it is worth trying. */
  readonly needs?: readonly Need[];
  readonly match: (run: Run) => boolean;
  readonly examples: { readonly hit: readonly string[]; readonly miss: readonly string[] };
}
