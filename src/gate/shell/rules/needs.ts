import type { Run } from '../run.js';
import type { Need } from './rule.js';
import { namesOutput, touchesFiles } from './targets.js';

/** A bit for each need, so that what a command has is one number. */
export const NEEDS: Readonly<Record<Need, number>> = {
  targets: 1,
  environment: 2,
  code: 4,
  input: 8,
  expansion: 16,
  folder: 32,
};

const DECLARERS: ReadonlySet<string> = new Set(['export', 'declare', 'typeset', 'readonly', 'setenv', 'set', 'env']);

/** What a command has of what rules need, as bits. */
export function needsMet(run: Run): number {
  let bits = 0;
  if (run.redirects.length > 0 || touchesFiles(run.name) || namesOutput(run)) bits |= NEEDS.targets;
  if (run.assignments.length > 0 || DECLARERS.has(run.name)) bits |= NEEDS.environment;
  if (run.code.length > 0 || run.file || run.opaqueScript) bits |= NEEDS.code;
  if (run.stdin) bits |= NEEDS.input;
  if (run.words.some(isExpanded)) bits |= NEEDS.expansion;
  if (run.words[0]?.text.includes('/')) bits |= NEEDS.folder;
  return bits;
}

function isExpanded({ variables, producers }: Run['words'][number]): boolean {
  return variables.length > 0 || producers.length > 0;
}
