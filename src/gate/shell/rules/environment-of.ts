import type { Run } from '../run.js';
import { operandsOf } from './arguments.js';

export interface SetVariable {
  readonly name: string;
  readonly value: string;
}

/** Variables set for this command, however they are set. */
export function environmentOf(run: Run): readonly SetVariable[] {
  const all: SetVariable[] = run.assignments.map(({ name, value }) => ({ name, value: value.text }));
  if (!DECLARERS.has(run.name)) return all;
  if (run.name === 'setenv') all.push({ name: run.args[0] ?? '', value: run.args[1] ?? '' });
  else
    for (const arg of operandsOf(run)) {
      const name = /^[A-Za-z_]\w*(?==)/.exec(arg)?.[0];
      if (name !== undefined) all.push({ name, value: arg.slice(name.length + 1) });
    }
  return all;
}

/** Commands whose arguments set variables. */
export const DECLARERS: ReadonlySet<string> = new Set([
  'export',
  'declare',
  'typeset',
  'readonly',
  'setenv',
  'set',
  'env',
]);
