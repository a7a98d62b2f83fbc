import type { Output, Place } from './evaluation.js';
import { resolvePath } from './paths/resolve-path.js';
import { programOutput } from './program-output.js';
import type { Run } from './run.js';
import { literalWord, quote, UNKNOWN } from './words/shell-word.js';

/** Builtins that `applyBuiltin` knows. */
export const BUILTINS: ReadonlySet<string> = new Set(
  'cd pushd chdir popd export declare local readonly typeset unset alias set shift read mapfile readarray printf getopts hash'.split(
    ' ',
  ),
);

/** Builtins that change what later commands of the line mean. Undefined when the output follows from elsewhere. */
export function applyBuiltin(run: Run, place: Place): Pick<Output, 'text'> | undefined {
  const { scope } = place;
  switch (run.name) {
    case 'cd':
    case 'pushd':
    case 'chdir':
      changeFolder(run, place);
      return { text: '' };
    case 'popd':
      scope.cwd = UNKNOWN;
      return { text: '' };
    case 'export':
    case 'declare':
    case 'local':
    case 'readonly':
    case 'typeset':
      declareVariables(run, place);
      return { text: '' };
    case 'unset':
      unsetNames(run, place);
      return { text: '' };
    case 'alias':
      for (const arg of run.args) {
        const equals = arg.indexOf('=');
        if (equals > 0) scope.setAlias(arg.slice(0, equals), arg.slice(equals + 1));
      }
      return { text: '' };
    case 'set':
      setPositional(run, place);
      return { text: '' };
    case 'shift':
      scope.positional = scope.positional.slice(Number(run.args[0] ?? 1) || 1);
      return { text: '' };
    case 'read':
      readVariables(run, place);
      return { text: '' };
    case 'mapfile':
    case 'readarray':
      scope.setVariable(run.args.at(-1) ?? 'MAPFILE', listValue(run));
      return { text: '' };
    case 'printf':
      return printedVariable(run, place);
    case 'hash':
      rememberHashed(run, place);
      return { text: '' };
    case 'getopts':
      scope.blurVariable(run.args[1] ?? '');
      return { text: '' };
    default:
      return undefined;
  }
}

function unsetNames(run: Run, place: Place): void {
  const isFunction = run.args.includes('-f');
  for (const name of run.args) {
    place.scope.unsetVariable(name);
    if (isFunction) place.scope.unsetFunction(name);
  }
}

function changeFolder(run: Run, place: Place): void {
  const { cwd } = place.scope;
  place.scope.cwd = changedFolder(run, place);
  place.scope.setVariable('OLDPWD', { text: cwd, producers: [] });
}

function changedFolder(run: Run, place: Place): string {
  const target = run.args.find((arg) => !/^-[LPe@n]*$/.test(arg) && arg !== '--' && !/^\+\d/.test(arg));
  if (run.args.includes('-')) return place.scope.variable('OLDPWD')?.text ?? UNKNOWN;
  if (target === undefined)
    return run.name === 'cd' || run.name === 'chdir'
      ? (place.scope.variable('HOME')?.text ?? place.scope.home)
      : UNKNOWN;
  return resolvePath(target, place.scope.cwd);
}

function declareVariables(run: Run, place: Place): void {
  const isReference = run.args.some((arg) => /^-[a-zA-Z]*n/.test(arg));
  run.words.slice(1).forEach((word) => {
    const match = /^([A-Za-z_]\w*)(\+?)=([\s\S]*)$/.exec(word.text);
    const [, name = '', plus, text = ''] = match ?? [];
    if (!match) return;
    const before = plus ? (place.scope.variable(name)?.text ?? '') : '';
    const list = /^\((.*)\)$/s.exec(text)?.[1]?.trim().split(/\s+/);
    const refersTo = isReference && /^[A-Za-z_]\w*$/.test(text) ? text : undefined;
    place.scope.setVariable(name, { text: before + text, producers: word.producers, list, refersTo });
  });
}

function setPositional(run: Run, place: Place): void {
  const dashes = run.args.indexOf('--');
  const isOption = /^[-+]/.test(run.args[0] ?? '-');
  if (dashes >= 0) place.scope.positional = run.args.slice(dashes + 1);
  else if (!isOption) place.scope.positional = run.args;
}

/** `read` gets the first line of what arrives; the last name takes the rest of it. */
function readVariables(run: Run, place: Place): void {
  const isList = run.args.some((arg) => /^-\w*a$/.test(arg));
  const names = run.args.filter(
    (arg, index) => /^[A-Za-z_]\w*$/.test(arg) && !/^-\w*[dinNptu]$/.test(run.args[index - 1] ?? ''),
  );
  const text = run.stdin?.text;
  const isWhole = run.args.some((arg) => arg === '-d' || arg.startsWith('-d'));
  const line = text === null || text === undefined ? UNKNOWN : isWhole ? text.trim() : (text.split('\n')[0] ?? '');
  const separators =
    run.assignments.find(({ name }) => name === 'IFS')?.value.text ?? place.scope.variable('IFS')?.text;
  const fields = splitFields(line, separators);
  const list = isList ? fields : undefined;
  (names.length > 0 ? names : ['REPLY']).forEach((name, index, all) => {
    const isLast = index === all.length - 1;
    const value = line === UNKNOWN ? UNKNOWN : isLast ? fields.slice(index).join(' ') : (fields[index] ?? '');
    place.scope.setVariable(name, { text: value, producers: run.stdin?.producers ?? [], list });
  });
}

/** Fields of a line, by blanks or by the characters of `IFS`; an empty `IFS` leaves it whole. */
function splitFields(line: string, separators: string | undefined): string[] {
  if (separators === undefined || /^\s+$/.test(separators) || separators.includes(UNKNOWN))
    return line.trim().split(/\s+/);
  if (separators === '') return [line];
  const fields: string[] = [];
  let field = '';
  for (const character of line) {
    if (separators.includes(character)) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field];
}

/** `hash -p /tmp/x ls` makes `ls` mean `/tmp/x` from here on. */
function rememberHashed(run: Run, place: Place): void {
  const at = run.args.indexOf('-p');
  const [path, ...names] = at < 0 ? [] : run.args.slice(at + 1);
  if (path) for (const name of names) place.scope.setAlias(name, quote(path));
}

function listValue(run: Run) {
  const text = run.stdin?.text ?? UNKNOWN;
  const list = text.replace(/\n$/, '').split('\n');
  return { text: list[0] ?? '', producers: run.stdin?.producers ?? [], list };
}

function printedVariable(run: Run, place: Place): Pick<Output, 'text'> | undefined {
  if (run.args[0] !== '-v' || !run.args[1]) return undefined;
  const rest = run.words.slice(3);
  const text = programOutput({ ...run, words: [literalWord('printf'), ...rest], args: rest.map((word) => word.text) });
  place.scope.setVariable(run.args[1], { text: text ?? UNKNOWN, producers: [] });
  return { text: '' };
}
