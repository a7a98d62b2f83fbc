import { shellQuote } from '../../lib/shell-quote.js';
import { lineQuote } from './line-quote.js';
import type { ShellState } from './shell-state.js';

/** The descriptor on which the shell tells its state: the first extra pipe. */
export const STATE_PIPE = 3;
/** Where the shell moves it: scripts use the low ones for themselves. */
const MOVED_PIPE = 187;

/** Where the state is told, after a marker: on a descriptor, or in a file nobody can guess. */
export type StatePlace = ({ readonly pipe: number } | { readonly file: string }) & { readonly mark: string };

/**
 * A script that runs a command in a given state and then tells the state it left, in a place of its own and after a
 * random marker: nothing the command prints can be taken for it. The exported variables and the folder are the
 * process's own and cost nothing here. `exit` in the command tells the state too.
 */
export function stateScript(
  command: string,
  state: ShellState,
  place: StatePlace,
  shell: 'bash' | 'posix' = 'bash',
): string {
  if (shell === 'posix') return posixScript(command, state, place);
  const before = [
    // The text of this very script, which would be told with the state.
    `unset -v BASH_EXECUTION_STRING; __hermes_mark=${place.mark}`,
    ...('pipe' in place
      ? [`exec ${MOVED_PIPE}>&${place.pipe} ${place.pipe}>&-`, tellInto(`>&${MOVED_PIPE}`)]
      : [tellInto(`>${shellQuote(place.file)}`)]),
    ...variablesOf(state),
    ...functionsOf(state),
  ];
  return runTold(before, command);
}

/** The same for a plain shell, which cannot tell its functions and moves no descriptor out of the way. */
function posixScript(command: string, state: ShellState, place: StatePlace): string {
  const target = 'pipe' in place ? `>&${place.pipe}` : `>${shellQuote(place.file)}`;
  const told = `printf '%s\\0%s\\0' "$__hermes_mark" "$PWD"; export -p; printf '\\0'; set; printf '\\0'`;
  return [
    `__hermes_mark=${place.mark}`,
    `trap ${shellQuote(`__hermes_code=$?; umask 077; { ${told}; } ${target} 2>/dev/null; exit $__hermes_code`)} EXIT`,
    ...variablesOf(state),
    `eval ${shellQuote(command)}`,
  ].join('\n');
}

/** The same for a fork of a shell that is in this state already. */
export function forkScript(command: string, state: ShellState, place: { file: string; mark: string }): string {
  const { OLDPWD } = state.variables;
  const before = [
    // Going to its folder, the fork has set it.
    OLDPWD === undefined ? 'unset OLDPWD' : `OLDPWD=${shellQuote(OLDPWD)}`,
    `__hermes_mark=${place.mark}`,
    tellInto(`>${shellQuote(place.file)}`),
  ];
  return runTold(before, command);
}

/** What a shell in one state has to run to be in another one; its folder is not part of it. */
export function updateScript(from: ShellState, to: ShellState): string {
  const before = { ...from.exported, ...from.plain };
  const after = { ...to.exported, ...to.plain };
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const hidden = Object.keys(to.plain).filter((name) => Object.hasOwn(from.exported, name));
  const forgotten = Object.keys(from.functions).filter((name) => !Object.hasOwn(to.functions, name));
  return [
    ...gone.map((name) => `unset -v ${name}`),
    ...hidden.map((name) => `export -n ${name}`),
    ...changed(from.exported, to.exported).map(([name, value]) => `export ${name}=${shellQuote(value)}`),
    ...changed(from.plain, to.plain).map(([name, value]) => `${name}=${shellQuote(value)}`),
    ...forgotten.map((name) => `unset -f ${shellQuote(name)}`),
    ...changed(from.functions, to.functions).map(([, text]) => evaluated(text)),
  ].join('\n');
}

function changed(from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(to).filter(([name, value]) => from[name] !== value);
}

/** Tells the state once, also when the command sets a trap of its own for the end; its trace is not its output. */
function tellInto(target: string): string {
  const told = `builtin printf '%s\\0%s\\0' "$__hermes_mark" "$PWD"; builtin declare -p; builtin printf '\\0'; builtin declare -f; builtin printf '\\0'`;
  return [
    `__hermes_tell() { __hermes_code=$?; builtin umask 077; { ${told}; } ${target}; __hermes_tell() { :; }; }`,
    `trap '{ __hermes_tell; } 2>/dev/null' EXIT`,
  ].join('\n');
}

function runTold(before: readonly string[], command: string): string {
  return `${runAfter(before, command)}
{ __hermes_tell; __hermes_end() { builtin return "$__hermes_code"; }; __hermes_end; } 2>/dev/null`;
}

/** All on one line, so that errors of the command name its own lines. */
function runAfter(before: readonly string[], command: string): string {
  const run = `eval ${lineQuote(command)}`;
  return before.length === 0 ? run : `eval ${lineQuote(before.join('\n'))}; ${run}`;
}

function variablesOf({ plain }: ShellState): string[] {
  return Object.entries(plain).map(([name, value]) => `${name}=${shellQuote(value)}`);
}

function functionsOf({ functions }: ShellState): string[] {
  return Object.values(functions).map(evaluated);
}

/** By `eval`, so that one that cannot be read back costs itself and not the command. */
function evaluated(text: string): string {
  return `eval ${shellQuote(text)} 2>/dev/null`;
}

/** A script that runs a command in a given state and tells nothing of the one it leaves; for bash it is of one line. */
export function inState(command: string, state: ShellState, shell: 'bash' | 'posix' = 'bash'): string {
  if (shell === 'posix') return [...variablesOf(state), `eval ${shellQuote(command)}`].join('\n');
  return runAfter([...variablesOf(state), ...functionsOf(state)], command);
}
