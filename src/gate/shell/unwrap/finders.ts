import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import type { Scope } from '../scope.js';
import { literalWord, type ShellWord, UNKNOWN, unknownWord, wordLike } from '../words/shell-word.js';
import { parseOptions } from './options.js';
import type { Inner, Unwrapped, Unwrapper } from './unwrap-command.js';

/** Programs that run a command once or many times over a list of names. */
export const UNWRAP_FINDERS: readonly (readonly [string, Unwrapper])[] = [
  ['find', unwrapFind],
  ['gfind', unwrapFind],
  ['bfs', unwrapFind],
  ['fd', unwrapFd],
  ['fdfind', unwrapFd],
  ['xargs', unwrapXargs],
  ['gxargs', unwrapXargs],
  ['parallel', unwrapParallel],
  ['rush', unwrapParallel],
  ['apply', unwrapParallel],
];

function unwrapFind(run: Run): Partial<Unwrapped> {
  const inner: Inner[] = [];
  const words = run.words.slice(1);
  const starts = findStarts(words.map((word) => word.text));
  for (let index = 0; index < words.length; index += 1) {
    if (!/^-(exec|execdir|ok|okdir)$/.test(words[index]?.text ?? '')) continue;
    let end = index + 1;
    while (
      end < words.length &&
      words[end]?.text !== ';' &&
      !(words[end]?.text === '+' && words[end - 1]?.text === '{}')
    )
      end += 1;
    const template = words.slice(index + 1, end);
    inner.push(
      ...starts.map((start) => ({ kind: 'words' as const, words: fill(template, '{}', start), feed: undefined })),
    );
    index = end;
  }
  return { inner };
}

/** What `{}` can stand for: without a filter the starting folder itself is among the names. */
export function findStarts(args: readonly string[]): readonly string[] {
  const isFiltered = args.some((arg) =>
    /^-(i?name|i?path|i?regex|i?wholename|[acm]time|[acm]min|size|newer\w*|user|group|empty|perm|type|mindepth)$/.test(
      arg,
    ),
  );
  const first = args.findIndex((arg) => /^[-(!]/.test(arg));
  const starts = first < 0 ? args : args.slice(0, first);
  const isStartAlone = args[args.indexOf('-maxdepth') + 1] === '0';
  if (isStartAlone && starts.length > 0) return starts.slice(0, 8);
  return isFiltered || starts.length === 0 ? [UNKNOWN] : starts.slice(0, 8);
}

function unwrapFd(run: Run): Partial<Unwrapped> {
  const words = run.words.slice(1);
  const at = words.findIndex((word) => /^(-x|-X|--exec|--exec-batch)(=|$)/.test(word.text));
  if (at < 0) return {};
  const command = words.slice(at + 1).filter((word) => word.text !== ';');
  const hasPlace = command.some((word) => /\{[./]*\}/.test(word.text));
  const [pattern, start] = words.slice(0, at).filter((word) => !word.text.startsWith('-'));
  const name: ShellWord = start && /^\.?\*?$/.test(pattern?.text ?? '') ? start : unknownWord;
  const filled = fill(command, /\{[./]*\}/g, name.text);
  return { inner: [{ kind: 'words', words: hasPlace ? filled : [...filled, name], feed: undefined }] };
}

function unwrapXargs(run: Run, scope: Scope): Partial<Unwrapped> {
  const { flags, operands } = parseOptions(run.words.slice(1), {
    short: 'IJRSLnPsadE',
    long: ['max-args', 'max-procs', 'max-lines', 'arg-file', 'delimiter', 'max-chars'],
  });
  if (operands.length === 0) return {};
  const place = flags.get('I') ?? flags.get('J') ?? flags.get('replace') ?? (flags.has('i') ? '{}' : undefined);
  const list = flags.get('a') ?? flags.get('arg-file');
  const isFile = list !== undefined && !/^(?:-|\/dev\/stdin|\/dev\/fd\/0|\/proc\/self\/fd\/0)$/.test(list);
  const input = (isFile ? scope.file(resolvePath(list, run.cwd))?.text : run.stdin?.text) ?? null;
  const filler = wordLike(unknownWord, unknownWord.text, run.stdin?.producers ?? []);
  if (place !== undefined) {
    const lines = input === null ? [UNKNOWN] : input.trim().split('\n').slice(0, MAX_LINES);
    return {
      inner: lines.map((line) => ({
        kind: 'words',
        words: fill(operands, place || '{}', line, filler.producers),
        feed: undefined,
      })),
    };
  }
  const added =
    input === null || input.includes(UNKNOWN)
      ? [filler]
      : splitInput(input, flags.has('0') || flags.has('null')).map(literalWord);
  return { inner: [{ kind: 'words', words: [...operands, ...added], feed: undefined }] };
}

/** Every line is a command of its own. */
const MAX_LINES = 8;

function splitInput(input: string, isNullSeparated: boolean): string[] {
  return (isNullSeparated ? input.split('\0') : input.split(/\s+/)).filter((item) => item !== '').slice(0, 64);
}

function unwrapParallel(run: Run): Partial<Unwrapped> {
  if (run.args.some((arg) => /^(--dry-?run|--dryrun)$/.test(arg))) return {};
  const { operands } = parseOptions(run.words.slice(1), {
    short: 'jNnaSIE',
    long: [
      'jobs',
      'max-args',
      'arg-file',
      'sshlogin',
      'colsep',
      'delay',
      'timeout',
      'joblog',
      'results',
      'tmpdir',
      'retries',
    ],
  });
  const at = operands.findIndex((word) => /^:::[:+]*$/.test(word.text));
  const template = at < 0 ? operands : operands.slice(0, at);
  const values = at < 0 ? [] : operands.slice(at + 1).filter((word) => !/^:::[:+]*$/.test(word.text));
  if (template.length === 0) {
    // Without a template every input line is a command of its own.
    const lines = values.length > 0 ? values.map((word) => word.text) : [run.stdin?.text ?? UNKNOWN];
    return { inner: lines.map((text) => ({ kind: 'script', text, feed: undefined })) };
  }
  const text = template.map((word) => word.text).join(' ');
  const fillers =
    values.length > 0 ? values.slice(0, 8).map((word) => word.text) : [run.stdin?.text?.trim() ?? UNKNOWN];
  const hasPlace = /\{[^{}]*\}/.test(text);
  return {
    inner: fillers.map((value) => ({
      kind: 'script',
      text: hasPlace ? text.replace(/\{[^{}]*\}/g, () => value) : `${text} ${value}`,
      feed: undefined,
    })),
  };
}

function fill(
  words: readonly ShellWord[],
  place: string | RegExp,
  value: string = UNKNOWN,
  producers: ShellWord['producers'] = [],
): ShellWord[] {
  return words.map((word) => {
    const text = typeof place === 'string' ? word.text.split(place).join(value) : word.text.replace(place, () => value);
    return text === word.text ? word : wordLike(word, text, [...word.producers, ...producers]);
  });
}
