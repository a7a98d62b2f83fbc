import { coerceContainer } from './coerce-container.js';
import { coerceScalar } from './coerce-scalar.js';
import type { Attempt, Coercion } from './coercion.js';
import { describeSchema } from './describe-schema.js';
import { jsonEqual } from './json-value.js';
import { restart, startRun } from './run.js';
import { SchemaError } from './schema-error.js';
import type { SchemaNode } from './schema-node.js';

const MAX_STEPS = 200_000;
const MAX_MILLISECONDS = 1_000;

export function startCoercion(): Coercion {
  const state: Coercion = {
    steps: 0,
    deadline: performance.now() + MAX_MILLISECONDS,
    run: startRun(),
    ambiguous: undefined,
    descend: (node, value, path) => coerceNode(node, value, path, state),
  };
  return state;
}

/**
 * Moves a value toward a schema. What is valid stays as it is, down to the same object; what cannot be made valid is
 * brought as near as possible, so that validation can name what is left. Nothing is changed in place.
 */
export function coerceNode(
  node: SchemaNode,
  value: unknown,
  path: readonly (string | number)[],
  state: Coercion,
): Attempt {
  if (++state.steps > MAX_STEPS || performance.now() > state.deadline)
    throw new SchemaError('The schema has too many alternatives for these arguments');
  if (holds(node, value, state)) return { value, changes: [], valid: true };
  if (typeof node.schema === 'boolean') return { value, changes: [], valid: false };
  let attempt: Attempt = { value, changes: [], valid: false };
  const apply = (step: (value: unknown) => Attempt) => {
    const next = step(attempt.value);
    attempt = { value: next.value, changes: [...attempt.changes, ...next.changes], valid: next.valid };
  };
  const { ref } = node;
  if (ref !== undefined) apply((current) => coerceNode(ref, current, path, state));
  apply((current) => coerceScalar(node, current, path));
  apply((current) => coerceContainer(node, current, path, state));
  for (const part of node.allOf ?? []) apply((current) => coerceNode(part, current, path, state));
  for (const branches of [node.anyOf, node.oneOf]) {
    if (branches !== undefined) apply((current) => coerceUnion(branches, current, path, state));
  }
  if (node.if !== undefined) {
    const branch = holds(node.if, attempt.value, state) ? node.whenTrue : node.whenFalse;
    if (branch !== undefined) apply((current) => coerceNode(branch, current, path, state));
  }
  return { ...attempt, valid: holds(node, attempt.value, state) };
}

/** Of the branches that can be satisfied, the one that needs the least change; two different best answers are none. */
function coerceUnion(
  branches: readonly SchemaNode[],
  value: unknown,
  path: readonly (string | number)[],
  state: Coercion,
): Attempt {
  const unchanged: Attempt = { value, changes: [], valid: false };
  if (branches.some((branch) => holds(branch, value, state))) return unchanged;
  const attempts = branches.map((branch) => coerceNode(branch, value, path, state)).filter((attempt) => attempt.valid);
  const least = Math.min(...attempts.map(cost));
  const best = attempts.filter((attempt) => cost(attempt) === least);
  const [first] = best;
  if (first === undefined) return unchanged;
  if (best.every((attempt) => jsonEqual(attempt.value, first.value))) return first;
  const expected = branches.map((branch) => describeSchema(branch.schema)).join(' or ');
  state.ambiguous ??= { path, expected };
  return unchanged;
}

function cost({ changes }: Attempt): number {
  return changes.reduce((sum, change) => sum + (change.wrapped === true ? 100 : 1), 0);
}

function holds(node: SchemaNode, value: unknown, { run }: Coercion): boolean {
  const { references, verdicts } = run;
  Object.assign(restart(run), { references, verdicts });
  return node.check(value, run);
}
