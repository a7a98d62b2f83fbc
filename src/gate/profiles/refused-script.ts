import type { Effect } from '../../kernel/effect.js';
import { commandWithInput } from '../../lib/command-input.js';
import { mapInTurns } from '../../lib/map-in-turns.js';
import { scriptOf } from '../../lib/script-target.js';
import type { ShellPlace } from './rule-helpers.js';
import { type CommandRefusal, refusedFindings, type ShellRules } from './weigh-command.js';

/** What a command line calls the interpreter of a language; a script is judged as what it is fed. */
const INTERPRETERS: Readonly<Record<string, string>> = { python: 'python3', javascript: 'node', typescript: 'node' };

/** A line may have 64 kB; what is at the border of two pieces is in both. */
const PIECE = 48_000;
const OVERLAP = 2_000;

/** Whether effects hold a script that can be looked into. */
export function holdsScript({ permission, target }: Effect): boolean {
  return permission === 'code:execute' && target !== undefined && scriptOf(target) !== undefined;
}

/** Why a script can in no case run: the floor of commands holds for the same deeds in code. */
export async function refusedScript(
  { target = '' }: Effect,
  shell: ShellRules,
  place: ShellPlace,
): Promise<CommandRefusal | undefined> {
  const script = scriptOf(target);
  const interpreter = INTERPRETERS[script?.language ?? ''];
  if (script === undefined || interpreter === undefined) return undefined;
  const judge = (piece: string) =>
    shell
      .judgeCommand(commandWithInput(interpreter, piece), place)
      .findings.filter(({ severity }) => severity === 'block');
  const blocked = await mapInTurns(piecesOf(script.code), judge, 1);
  const found = blocked.flat();
  return found.length === 0 ? undefined : refusedFindings('script', found);
}

function piecesOf(code: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from === 0 || from + OVERLAP < code.length; from += PIECE - OVERLAP)
    pieces.push(code.slice(from, from + PIECE));
  return pieces;
}
