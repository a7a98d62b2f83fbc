import type { Run } from '../run.js';
import { DECLARERS } from './environment-of.js';
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
  places: 64,
};

/** What a command has of what rules need, as bits. */
export function needsMet(run: Run): number {
  let bits = 0;
  if (run.redirects.length > 0 || touchesFiles(run.name) || namesOutput(run)) bits |= NEEDS.targets;
  if (run.assignments.length > 0 || DECLARERS.has(run.name)) bits |= NEEDS.environment;
  if (run.code.length > 0 || run.file || run.opaqueScript) bits |= NEEDS.code;
  if (run.stdin) bits |= NEEDS.input;
  if (run.words.some(isExpanded)) bits |= NEEDS.expansion;
  if (run.words[0]?.text.includes('/')) bits |= NEEDS.folder;
  if (run.args.some(isPlace)) bits |= NEEDS.places;
  return bits;
}

function isPlace(arg: string): boolean {
  return arg.length > 3 && PLACE.test(arg);
}

const PLACE = /\/(?:etc|tmp|dev\/shm|\.)|^@|169\.254|meta-?data|100\.100\.100\.200|fd00:ec2|2852039166|0xa9fea9fe/i;

function isExpanded({ variables, producers }: Run['words'][number]): boolean {
  return variables.length > 0 || producers.length > 0;
}
