import { parse } from 'unbash';
import { commandWithInput } from '../../lib/command-input.js';
import { analyseCommand } from './analyse-command.js';

/** Who reads the text that a command is fed: a shell and an interpreter run it, to any other program it is data. */
export type Reader = 'shell' | 'code' | 'data';

/**
 * The part of a text, read by a shell or an interpreter, that what is read later depends on: folders, variables,
 * functions, aliases, parameters, imports. What merely ran is left out, so that it is not judged a second time.
 */
export function carriedInput(text: string, reader: Reader): string {
  if (reader === 'data') return '';
  const kept = reader === 'shell' ? keptStatements(text) : keptLines(text);
  return kept.map((part) => `${part.trimEnd()}\n`).join('');
}

/** A word no program has: whoever runs it was fed a script. */
const PROBE = 'hermes_reads_this';

/** Who reads what is typed into a command. */
export function readerOf(command: string): Reader {
  const { runs } = analyseCommand(commandWithInput(command, `${PROBE}\n`), {});
  if (runs.some(({ name }) => name === PROBE)) return 'shell';
  return runs.some(({ code }) => code.some(({ text }) => text.includes(PROBE))) ? 'code' : 'data';
}

function keptStatements(text: string): string[] {
  const { commands } = parse(text);
  return commands.flatMap((statement, index) =>
    // Up to the next one: the text of a here-document stands behind its statement.
    leavesSomething(statement) ? [text.slice(statement.pos, commands[index + 1]?.pos ?? text.length)] : [],
  );
}

/** Builtins that change the shell they run in, or run text in it. */
const LEAVING: ReadonlySet<string> = new Set(
  '. source eval cd chdir pushd popd dirs set shift export declare typeset readonly unset alias unalias shopt setopt read mapfile readarray printf let getopts trap enable hash exec command builtin umask'.split(
    ' ',
  ),
);

function leavesSomething(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(leavesSomething);
  const { type, name, prefix } = node as { type?: string; name?: { text: string }; prefix?: readonly unknown[] };
  if (type === 'Function') return true;
  if (type === 'Command') {
    const program = name?.text.replace(/["'\\]/g, '');
    // A name that only the shell will know may be any of them.
    const leaves = program === undefined ? (prefix ?? []).length > 0 : LEAVING.has(program) || /[$`*?[{]/.test(program);
    if (leaves) return true;
  }
  return Object.values(node).some(leavesSomething);
}

/** Lines that bind a name in one of the usual languages, with the indented ones below them. */
function keptLines(text: string): string[] {
  const kept: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    const isDeeper = /^\s+\S/.test(line);
    isInside = isDeeper ? isInside : BINDS.test(line);
    if (isInside || (isDeeper && BINDS.test(line.trimStart()))) kept.push(line);
  }
  return kept;
}

const BINDS =
  /^(?:import|from|def|class|const|let|var|my|our|local|function|async|use|require|include|load)\b|^[\w$@.,[\]'" ]{1,200}(?::[\w. ]{1,40})?=(?!=)/;
