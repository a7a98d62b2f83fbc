import { shellQuote } from '../../lib/shell-quote.js';
import { lineQuote } from './line-quote.js';
import type { ShellState } from './shell-state.js';
import { inState } from './state-script.js';

/** How a program is kept that goes on without us. */
export interface KeptProgram {
  /** Where its `log` lies, and where its exit code and its pipes come to lie. */
  readonly folder: string;
  /** Bytes of the log after which it begins anew; those that are gone are counted in `dropped`, the last kept in `before`. */
  readonly maxLogBytes: number;
  /** A terminal of its own, which does not go with us either; `script` of util-linux holds it. */
  readonly terminal?: { readonly columns: number; readonly rows: number } | undefined;
}

/** Of the pipe that is held by what moves the output. */
export const MOVER_FD = 5;

/**
 * A script that runs a command in a given state, in the background. For one that is kept, the shell around it takes the
 * signals of its group without dying and writes the exit code down. While it lives it holds the pipe `alive` open:
 * whoever reads that is told of its end. A second shell moves the output into the log, and is all that is left to keep
 * it from filling the disk when we are gone. It has a group of its own, and moves what it still finds after everything
 * of the command was killed: the log is complete when the pipe `mover` ends.
 */
export function backgroundScript(
  command: string,
  state: ShellState,
  kept?: KeptProgram,
  shell?: 'bash' | 'posix',
): string {
  const program = inState(command, state, shell);
  if (kept === undefined) return program;
  const { folder, terminal } = kept;
  const started = [
    `__hermes_kept=${shellQuote(folder)}`,
    // Ignored from its first moment on by what moves the output.
    `trap '' ${SIGNALS}`,
    startMover(kept.maxLogBytes),
    `trap : ${SIGNALS}`,
    `( exec 6>&-; unset -v __hermes_kept; ${terminal === undefined ? program : atTerminal(program, state, terminal)} )`,
  ];
  // The program stands on the first line, as without all this: errors name its own lines.
  return `${started.join('; ')}
__hermes_code=$?; printf %s "$__hermes_code" >"$__hermes_kept/exit"; exit "$__hermes_code"`;
}

const BLOCK = 65_536;
/** Between two looks at the size: at most 256 MB. */
const MOST_BLOCKS = 4_096;
/** Bytes of the old log that are kept when it begins anew. */
const MOST_BEFORE = 1_048_576;

const SIGNALS = 'TERM INT HUP USR1 USR2';

/** Where there are no pipes or no `dd`, the program writes into the log itself, and nobody limits it. */
function startMover(maxLogBytes: number): string {
  const [alive, mover, output] = ['alive', 'mover', 'output'].map((name) => `"$__hermes_kept/${name}"`);
  const steps = [
    `exec 6<>${alive} ${MOVER_FD}<>${mover} 7>&1 8<>${output} 9<${output} >${output} 2>&1`,
    'set -m', // gives it a group of its own
    `eval ${lineQuote(keepLog(maxLogBytes))} <&9 >/dev/null 2>&1 6>&- 8>&- 9<&- & disown`,
    'set +m',
    `exec ${MOVER_FD}>&- 7>&- 8>&- 9<&-`,
  ];
  const canMove = `{ command -v dd && mkfifo -m 600 ${alive} ${mover} ${output}; } >/dev/null 2>&1`;
  return `if ${canMove}; then ${steps.join('; ')}; fi`;
}

/** `dd` writes what it reads at once; fewer blocks than asked for are the end. */
function keepLog(maxBytes: number): string {
  const blocks = Math.min(Math.ceil(maxBytes / BLOCK), MOST_BLOCKS);
  return `while :; do
  __hermes_said=$(LC_ALL=C exec dd bs=${BLOCK} count=${blocks} 2>&1 >&7)
  case $__hermes_said in
    [0-9]*+*) [ "$((\${__hermes_said%%[!0-9+]*}))" -eq ${blocks} ] || break ;;
    dd:*) ;; # what a full disk cannot take is lost
    *) exec cat >&7 ;;
  esac
  __hermes_size=$(wc -c <"$__hermes_kept/log")
  [ "$((__hermes_size))" -gt ${maxBytes} ] || continue
  __hermes_gone=0
  { read -r __hermes_gone <"$__hermes_kept/dropped"; } 2>/dev/null
  (umask 077; tail -c ${MOST_BEFORE} "$__hermes_kept/log" >"$__hermes_kept/before") 2>/dev/null
  : >"$__hermes_kept/log"
  printf '%s\\n' "$((__hermes_gone + __hermes_size))" >"$__hermes_kept/dropped"
done`;
}

/** Its input is no terminal, so `script` turns the echo off that a terminal has. */
function atTerminal(
  program: string,
  { exported }: ShellState,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): string {
  const shell = exported.SHELL === undefined ? 'unset SHELL' : `SHELL=${shellQuote(exported.SHELL)}`;
  const prepare = `${shell}; stty cols ${columns} rows ${rows} echo 2>/dev/null`;
  const inner = `${shellQuote(`${prepare}; exec `)}"'$BASH'"${shellQuote(` --noprofile --norc -c ${shellQuote(program)}`)}`;
  return `SHELL=/bin/sh exec script -qec ${inner} /dev/null`;
}
