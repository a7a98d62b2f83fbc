import { parseDeclarations, parseFunctions } from './parse-declarations.js';
import { parsePosix } from './parse-posix.js';
import { nextState, type ShellState } from './shell-state.js';

/** What the shell told on its descriptor; the state as it was when there is nothing after the marker. */
export function readState(
  told: Buffer,
  mark: string,
  before: ShellState,
  shell: 'bash' | 'posix' = 'bash',
): ShellState {
  const text = told.toString('utf8');
  const from = text.lastIndexOf(`${mark}\0`);
  if (from < 0) return before;
  const [cwd = '', declared = '', rest, end] = text.slice(from + mark.length + 1).split('\0');
  // Cut off in the middle: half a state is worse than the old one.
  if (rest === undefined || end === undefined || !cwd.startsWith('/')) return before;
  if (shell === 'posix') return nextState(before, { cwd, ...parsePosix(declared, rest), functions: {} });
  return nextState(before, { cwd, ...parseDeclarations(declared), functions: parseFunctions(rest) });
}
