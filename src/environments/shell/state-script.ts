import { shellQuote } from '../../lib/shell-quote.js';
import type { ShellState } from './shell-state.js';

/** The descriptor on which the shell tells its state: the first extra pipe. */
export const STATE_PIPE = 3;

/** Where the state is told: a descriptor on which the shell is told the marker, or a file nobody can guess. */
export type StatePlace = { readonly pipe: number } | { readonly file: string; readonly mark: string };

/**
 * A script that runs a command in a given state and then tells the state it left, in a place of its own and after a
 * random marker: nothing the command prints can be taken for it. The exported variables and the folder are the
 * process's own and cost nothing here. `exit` in the command tells the state too.
 */
export function stateScript(command: string, state: ShellState, place: StatePlace): string {
  const target = 'pipe' in place ? `>&${place.pipe}` : `>${shellQuote(place.file)}`;
  const told = `printf '%s\\0%s\\0' "$__hermes_mark" "$PWD"; declare -p; printf '\\0'; declare -f; printf '\\0'`;
  return [
    'pipe' in place ? `IFS= read -r -u ${place.pipe} __hermes_mark` : `__hermes_mark=${place.mark}`,
    `trap ${shellQuote(`__hermes_code=$?; umask 077; { ${told}; } ${target} 2>/dev/null; exit $__hermes_code`)} EXIT`,
    ...variablesOf(state),
    ...functionsOf(state),
    `eval ${shellQuote(command)}`,
  ].join('\n');
}

function variablesOf({ plain }: ShellState): string[] {
  return Object.entries(plain).map(([name, value]) => `${name}=${shellQuote(value)}`);
}

/** By `eval`, so that one that cannot be read back costs itself and not the command. */
function functionsOf({ functions }: ShellState): string[] {
  return Object.values(functions).map((text) => `eval ${shellQuote(text)} 2>/dev/null`);
}

/**
 * A script for a process that may outlive us: it runs the command in a given state and leaves the exit code in a file.
 * The shell around it takes the signals of its group without dying, so that the code is written down.
 */
export function backgroundScript(command: string, state: ShellState, exitFile: string | undefined): string {
  const prepared = [...variablesOf(state), ...functionsOf(state), `eval ${shellQuote(command)}`].join('\n');
  if (exitFile === undefined) return prepared;
  return [
    'trap : TERM INT HUP USR1 USR2',
    `(\n${prepared}\n)`,
    `__hermes_code=$?; printf %s "$__hermes_code" >${shellQuote(exitFile)}; exit "$__hermes_code"`,
  ].join('\n');
}
