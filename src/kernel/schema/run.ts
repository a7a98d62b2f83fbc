import type { JsonRecord } from './json-value.js';
import { SchemaError } from './schema-error.js';

/** One thing that is wrong with a value, in words a model can act on. */
export interface Problem {
  /** Where, e.g. `items[0].quantity`; empty for the value itself. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  readonly message: string;
  readonly hint?: string;
}

/** The state of one validation. Without `problems` a check stops at the first failure and says only no. */
export interface Run {
  problems: Problem[] | undefined;
  readonly path: (string | number)[];
  /** References followed so far, and how many are open: both bounded, so no schema can run away. */
  references: number;
  depth: number;
  /** Alternatives being explained inside each other. */
  explaining: number;
  /** Verdicts on referenced schemas, kept once a run follows suspiciously many references. */
  verdicts: Map<Check, Map<unknown, boolean>> | undefined;
  /** Resources entered, outermost first; only kept for schemas with dynamic references. */
  readonly resources: JsonRecord[];
}

/** True when `value` satisfies the keyword or schema. */
export type Check = (value: unknown, run: Run) => boolean;

export const MAX_PROBLEMS = 20;
const MAX_REFERENCES = 1_000_000;
const MAX_REFERENCE_DEPTH = 1_000;
const REMEMBER_FROM = 10_000;

export function startRun(problems?: Problem[]): Run {
  return { problems, path: [], references: 0, depth: 0, explaining: 0, verdicts: undefined, resources: [] };
}

/** Makes a run that collects nothing ready to be used again, also after one that was given up. */
export function restart(run: Run): Run {
  run.problems = undefined;
  run.references = 0;
  run.depth = 0;
  run.explaining = 0;
  run.verdicts = undefined;
  if (run.resources.length > 0) run.resources.length = 0;
  if (run.path.length > 0) run.path.length = 0;
  return run;
}

/**
 * Runs the check of a referenced schema; a reference that only leads back to itself ends here. Alternatives that share
 * references would try the same value again and again, doubling at each level: past a point, verdicts are remembered.
 */
export function followReference(check: Check, value: unknown, run: Run): boolean {
  if (++run.references > MAX_REFERENCES || ++run.depth > MAX_REFERENCE_DEPTH) {
    throw new SchemaError('The schema refers to itself too often for this value and was given up');
  }
  const ok = run.references > REMEMBER_FROM ? checkOnce(check, value, run) : check(value, run);
  run.depth--;
  return ok;
}

function checkOnce(check: Check, value: unknown, run: Run): boolean {
  // What a dynamic reference means depends on the way, and problems must be reported each time.
  if (run.problems !== undefined || run.resources.length > 0) return check(value, run);
  run.verdicts ??= new Map();
  const known = run.verdicts.get(check) ?? new Map<unknown, boolean>();
  run.verdicts.set(check, known);
  const verdict = known.get(value) ?? check(value, run);
  known.set(value, verdict);
  return verdict;
}

export function checkChild(check: Check, value: unknown, key: string | number, run: Run): boolean {
  if (run.problems === undefined) return check(value, run);
  run.path.push(key);
  const ok = check(value, run);
  run.path.pop();
  return ok;
}

/** Runs a check whose failure is no failure of the whole: nothing is reported. */
export function checkQuietly(check: Check, value: unknown, run: Run): boolean {
  const problems = run.problems;
  run.problems = undefined;
  const ok = check(value, run);
  run.problems = problems;
  return ok;
}

export function isFull(run: Run): boolean {
  return run.problems === undefined || run.problems.length >= MAX_PROBLEMS;
}

export function formatPath(path: readonly (string | number)[]): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[A-Za-z_$][\w$-]*$/.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(key)}]`;
  }
  return text;
}
