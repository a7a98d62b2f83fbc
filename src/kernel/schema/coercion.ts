import type { Run } from './run.js';
import type { SchemaNode } from './schema-node.js';

export interface Change {
  readonly path: readonly (string | number)[];
  readonly from: unknown;
  readonly to: unknown;
  /** The value was put into a list: that says more than it said, while reading it differently does not. */
  readonly wrapped?: boolean;
}

/** How far a value could be moved toward a schema. */
export interface Attempt {
  readonly value: unknown;
  readonly changes: readonly Change[];
  readonly valid: boolean;
}

/** The state of one coercion. Its work is bounded because nested unions multiply. */
export interface Coercion {
  steps: number;
  /** When to give up, on the clock of `performance.now()`. */
  readonly deadline: number;
  /** One run for all checks, so that the references they follow add up. */
  readonly run: Run;
  /** Two readings of the same value were equally good: where, and what would have been clear. */
  ambiguous: { readonly path: readonly (string | number)[]; readonly expected: string } | undefined;
  /** Coerces a value inside the current one. */
  readonly descend: (node: SchemaNode, value: unknown, path: readonly (string | number)[]) => Attempt;
}
