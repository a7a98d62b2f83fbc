import type { SchemaNode } from './schema-node.js';

export interface Change {
  readonly path: readonly (string | number)[];
  readonly from: unknown;
  readonly to: unknown;
}

/** How far a value could be moved toward a schema. */
export interface Attempt {
  readonly value: unknown;
  readonly changes: readonly Change[];
  readonly valid: boolean;
}

/** The state of one coercion. Steps are bounded because nested unions multiply. */
export interface Coercion {
  steps: number;
  /** Two readings of the same value were equally good; where, for the error. */
  ambiguous: readonly (string | number)[] | undefined;
  /** Coerces a value inside the current one. */
  readonly descend: (node: SchemaNode, value: unknown, path: readonly (string | number)[]) => Attempt;
}
