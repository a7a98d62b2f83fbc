import { analyseCommand, type CommandOptions } from './analyse-command.js';
import { resolvePath } from './paths/resolve-path.js';
import { operandsOf, optionValue } from './rules/arguments.js';
import type { Run } from './run.js';
import { scriptWords } from './unwrap/interpreters.js';
import { pointedPlaces } from './unwrap/pointed-places.js';
import { shellScriptWords } from './unwrap/shells.js';
import { UNKNOWN } from './words/shell-word.js';

/**
 * The files whose text a command line runs, as absolute paths: programs named by a path, scripts handed to shells and
 * interpreters by name, option or standard input, recipes (`make -f x`). Not what these load in turn, not what is
 * found by `PATH`, and not what the line itself writes first: that is in the line already.
 */
export function filesRun(command: string, options: CommandOptions = {}): string[] {
  const found = new Set<string>();
  for (const run of analyseCommand(command, options).runs) {
    for (const text of namedFiles(run)) {
      const path = pathOf(text, run);
      if (path !== undefined && path !== run.file?.path) found.add(path);
    }
  }
  return [...found].sort();
}

function namedFiles(run: Run): string[] {
  const program = run.words[0]?.text ?? '';
  const scripts = shellScriptWords(run) ?? scriptWords(run) ?? [];
  const input = run.redirects.filter(({ operator }) => operator === '<').map(({ target }) => target.text);
  const producers = [...(run.opaqueScript?.producers ?? []), ...(run.file?.text === null ? run.file.producers : [])];
  return [
    ...(program.includes('/') ? [program] : []),
    ...scripts,
    ...(run.opaqueScript !== undefined || scripts.some((word) => DESCRIPTOR.test(word)) ? input : []),
    ...producers.flatMap((producer) => [...operandsOf(producer)]),
    ...(/^g?sed$/.test(run.name) ? [optionValue(run, '-f', '--file') ?? ''] : []),
    ...pointedPlaces(run),
  ];
}

const DESCRIPTOR = /^\/(?:dev|proc\/self)\/fd\//;

/** Options with a value in the same word: `--require=./x.js`, `-I./lib`. */
function pathOf(text: string, { cwd }: Run): string | undefined {
  const value = /^--?[\w-]+[=:](.+)$/s.exec(text)?.[1] ?? /^-\w((?:\.{0,2}\/).+)$/s.exec(text)?.[1] ?? text;
  if (value === '' || value.startsWith('-') || value.includes(UNKNOWN) || value.includes('\0')) return undefined;
  return resolvePath(value, cwd);
}
