import { fitState } from './fit-state.js';
import { parseDeclarations, parseFunctions } from './parse-declarations.js';
import { parsePosix } from './parse-posix.js';
import { nextState, type ShellState } from './shell-state.js';

export interface ReadState {
  readonly state: ShellState;
  /** Variables and functions that are not in it because no shell could be started with them. */
  readonly tooLarge: readonly string[];
}

/** What the shell told on its descriptor; the state as it was when there is nothing after the marker. */
export function readState(told: Buffer, mark: string, before: ShellState, shell: 'bash' | 'posix' = 'bash'): ReadState {
  const text = told.toString('utf8');
  const from = text.lastIndexOf(`${mark}\0`);
  if (from < 0) return { state: before, tooLarge: [] };
  const [cwd = '', declared = '', rest, end] = text.slice(from + mark.length + 1).split('\0');
  // Cut off in the middle: half a state is worse than the old one.
  if (rest === undefined || end === undefined || !cwd.startsWith('/')) return { state: before, tooLarge: [] };
  const after =
    shell === 'posix'
      ? { cwd, ...parsePosix(declared, rest), functions: {} }
      : { cwd, ...parseDeclarations(declared), functions: parseFunctions(rest) };
  const { state, tooLarge } = fitState(after, before.inherited ?? {});
  return { state: nextState(before, state), tooLarge };
}
