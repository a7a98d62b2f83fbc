import { noteUnparsable, type Place } from './evaluation.js';
import type { Run } from './run.js';
import type { Unwrapped } from './unwrap/unwrap-command.js';

/**
 * Notes text for a shell or an interpreter that holds keys instead of words: they move in the line, delete from it or
 * bring back an older one, so what will run is not what is written.
 */
export function noteKeys(run: Run, { inner, code }: Unwrapped, place: Place): void {
  const text = run.stdin?.text;
  if (text === null || text === undefined || !holdsKeys(text)) return;
  const isRun = code.some((each) => each.text === text) || inner.some((each) => 'text' in each && each.text === text);
  if (isRun) noteUnparsable(place.evaluation, 'it holds keys that edit a line or bring back another', run.span);
}

const KEYS = /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]/;
// Where the shell was told to expand history, as at a terminal, a tab completes words there.
const TYPED = /^set -H\n/;
const TERMINAL_KEYS = /\t|(?<![\\$[])![^\s=("']|^\^/m;

function holdsKeys(text: string): boolean {
  return KEYS.test(text) || (TYPED.test(text) && TERMINAL_KEYS.test(text));
}
