import type { Run } from '../run.js';
import { LINE } from './loose-wrappers.js';

/** Command lines in variables that programs start: `PAGER='rm -rf x' man ls`, `export PROMPT_COMMAND=...`. */
export function programVariables(run: Run): readonly string[] {
  if (run.assignments.length === 0 && !DECLARERS.has(run.name)) return NOTHING;
  const declared = DECLARERS.has(run.name) ? run.args : NOTHING;
  const given = run.assignments.filter(({ name }) => STARTED.test(name)).map(({ value }) => value.text);
  for (const arg of declared) {
    const equals = arg.indexOf('=');
    if (equals > 0 && STARTED.test(arg.slice(0, equals))) given.push(arg.slice(equals + 1));
  }
  // `LESSOPEN` begins with a bar, and a helper of git with a mark.
  return given.map((text) => text.replace(/^[|!-]+\s*/, '')).filter((text) => LINE.test(text));
}

const NOTHING: readonly string[] = [];
const DECLARERS: ReadonlySet<string> = new Set(['export', 'declare', 'typeset', 'readonly', 'setenv']);

/** Variables whose value a program starts as a command. */
const STARTED =
  /^(?:\w*PAGER|EDITOR|VISUAL|FCEDIT|BROWSER|PROMPT_COMMAND|LESSOPEN|LESSCLOSE|GIT_(?:SSH|SSH_COMMAND|EDITOR|SEQUENCE_EDITOR|EXTERNAL_DIFF|ASKPASS|PROXY_COMMAND)|SSH_ASKPASS|SUDO_ASKPASS|SUDO_EDITOR|RSYNC_RSH|CVS_RSH|SVN_(?:SSH|EDITOR)|HGEDITOR|MANROFFOPT|TAR_OPTIONS|MAKEFLAGS|\w+_WRAPPER|CC|CXX|LD|SHELL)$/;
