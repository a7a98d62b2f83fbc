import type { Run } from '../run.js';
import type { Scope } from '../scope.js';
import { literalWord, type ShellWord, UNKNOWN } from '../words/shell-word.js';
import { parseOptions } from './options.js';
import type { Unwrapped, Unwrapper } from './unwrap-command.js';
import { findWritten } from './written-files.js';

/** Ordinary programs with an option or a command of their own that starts another program. */
export const UNWRAP_ESCAPES: readonly (readonly [string, Unwrapper])[] = [
  ...['vi', 'vim', 'nvim', 'gvim', 'view', 'ex', 'rvim', 'rview', 'vimdiff'].map((name) => [name, unwrapVim] as const),
  ['ed', stdinBangs],
  ...['less', 'more', 'most', 'man'].map((name) => [name, unwrapPager] as const),
  ...['gdb', 'lldb'].map((name) => [name, unwrapDebugger] as const),
  ['telnet', stdinBangs],
  ['dc', stdinBangs],
  ...['tar', 'gtar', 'bsdtar', 'cpio'].map((name) => [name, unwrapTar] as const),
  ['sort', longValue(['compress-program'])],
  ['gsort', longValue(['compress-program'])],
  ['zip', unwrapZip],
  ['rsync', unwrapRsync],
  ['scp', shortValue('S')],
  ...['psql', 'mysql', 'mariadb', 'sqlite3', 'duckdb', 'pgcli', 'mycli', 'usql'].map(
    (name) => [name, unwrapSqlClient] as const,
  ),
  ['sed', unwrapSed],
  ['gsed', unwrapSed],
  ['split', longValue(['filter'])],
  ['csplit', () => ({})],
  ['complete', shortValue('C')],
  ['tcpdump', shortValue('z')],
  ['wget', longValue(['use-askpass'])],
  ['logrotate', () => ({})],
  ...['rpm', 'rpmquery', 'rpmspec', 'rpmbuild'].map((name) => [name, unwrapMacros] as const),
  ...['dialog', 'whiptail'].map((name) => [name, longValue(['prgbox', 'programbox'], 6)] as const),
  ...['bat', 'batcat', 'delta'].map((name) => [name, longValue(['pager'], 3)] as const),
  ['fzf', unwrapFinder],
  ['sk', unwrapFinder],
  ...['nano', 'rnano', 'pico'].map((name) => [name, unwrapSpeller] as const),
  ...['mapfile', 'readarray'].map((name) => [name, shortValue('C')] as const),
  ['hash', unwrapHash],
  ['bind', unwrapBind],
  ...['sftp', 'ftp', 'lftp'].map((name) => [name, unwrapTransfer] as const),
];

function scripts(texts: readonly (string | undefined)[]): Partial<Unwrapped> {
  return {
    inner: texts.filter((text): text is string => !!text).map((text) => ({ kind: 'script', text, feed: undefined })),
  };
}

/** Values of an option however it is spelled: GNU programs accept any unambiguous beginning of a long name. */
export function longOptionValues(args: readonly string[], name: string, shortest = 4): string[] {
  const values: string[] = [];
  args.forEach((arg, index) => {
    if (!arg.startsWith('--')) return;
    const equals = arg.indexOf('=');
    const given = equals < 0 ? arg.slice(2) : arg.slice(2, equals);
    if (given.length < shortest || !name.startsWith(given)) return;
    values.push(equals < 0 ? (args[index + 1] ?? '') : arg.slice(equals + 1));
  });
  return values;
}

function longValue(names: readonly string[], shortest = 4): Unwrapper {
  return (run) => scripts(names.flatMap((name) => longOptionValues(run.args, name, shortest)));
}

/** The program that checks the spelling. */
function unwrapSpeller(run: Run): Partial<Unwrapped> {
  const { flags } = parseOptions(run.words.slice(1), { short: 'sorTYCJ', long: ['speller'], isMixed: true });
  return scripts([flags.get('s'), flags.get('speller')]);
}

/** `rpm --eval '%(cmd)'` runs it, and so does `os.execute` of the Lua in a macro. */
function unwrapMacros(run: Run): Partial<Unwrapped> | undefined {
  const texts = longOptionValues(run.args, 'eval').flatMap((text) => [
    ...[...text.matchAll(/%\(([^)]*)\)/g)].map((match) => match[1]),
    ...[...text.matchAll(/\b(?:os\.execute|io\.popen|posix\.exec)\s*\(\s*["']([^"']*)["']/g)].map((match) => match[1]),
  ]);
  return texts.length > 0 ? scripts(texts) : undefined;
}

/** `hash -p /tmp/x ls`: what the name will stand for. */
function unwrapHash(run: Run): Partial<Unwrapped> {
  const at = run.args.indexOf('-p');
  return scripts([at < 0 ? undefined : run.args[at + 1]]);
}

/** `bind -x '"\\C-x": command'` runs it when the key is pressed. */
function unwrapBind(run: Run): Partial<Unwrapped> {
  const texts = run.args.filter((_arg, index) => run.args[index - 1] === '-x');
  return scripts(texts.map((text) => /^[^:]*:\s*(.*)$/s.exec(text)?.[1]?.replace(/^(['"])(.*)\1$/s, '$2')));
}

/** `!` in the language of file transfer, typed or given by `-e` and `-c`; the rest of it is judged by its own rule. */
function unwrapTransfer(run: Run): Partial<Unwrapped> {
  const shell = run.args.find((_arg, index) => run.name === 'sftp' && run.args[index - 1] === '-S');
  return scripts([...transferLines(run).map((line) => /^\s*!+(.*)$/.exec(line)?.[1]), shell]);
}

/** The commands that a file transfer program is given. */
export function transferLines(run: Run): string[] {
  const given = run.args.filter((_arg, index) => /^(-e|-c)$/.test(run.args[index - 1] ?? '') && run.name === 'lftp');
  return [run.stdin?.text ?? '', ...given].flatMap((text) => text.split(/[\n;]/)).slice(0, 100);
}

/** What it shows beside a name, and what keys do: a name that was found stands for each `{}`. */
function unwrapFinder(run: Run): Partial<Unwrapped> {
  const bound = longOptionValues(run.args, 'bind').flatMap((text) =>
    [...text.matchAll(/(?:execute|execute-silent|become|reload|preview|transform)(?:\(([^)]*)\)|:(.*)$)/gs)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  );
  return scripts(
    [...longOptionValues(run.args, 'preview', 7), ...bound].map((text) => text.replace(/\{[^{}]*\}/g, UNKNOWN)),
  );
}

function shortValue(letter: string): Unwrapper {
  return (run) => {
    const { flags } = parseOptions(run.words.slice(1), { short: letter, isMixed: true });
    return scripts([flags.get(letter)]);
  };
}

/** `-c '!cmd'`, `+:!cmd`, `--cmd`, and `:!` typed on standard input. */
function unwrapVim(run: Run): Partial<Unwrapped> {
  const texts = run.args.filter(
    (arg, index) => arg.startsWith('+') || /^(-\w*c|--cmd|-S)$/.test(run.args[index - 1] ?? '') || /^-c./.test(arg),
  );
  if (run.stdin?.text) texts.push(...run.stdin.text.split('\n').slice(0, 50));
  return scripts(texts.flatMap(vimCommands));
}

function vimCommands(text: string): string[] {
  const saved = vimWrites(text);
  // Whatever runs something has one of these.
  if (!/[!(]/.test(text)) return saved;
  const found = [...text.matchAll(/(?:^|[|:+%\s\d])!\s*([^|].*)$/g)].map((match) => match[1] ?? '');
  if (!text.includes('(')) return [...found, ...saved];
  const calls = [
    ...text.matchAll(
      /\b(?:system|systemlist|termopen|jobstart|job_start|os\.execute|io\.popen)\s*\(\s*(?:'([^']*)'|"([^"]*)")/g,
    ),
  ];
  const python = /\b(?:py3?|python3?|perl|ruby|lua)\s+(.*)/.exec(text)?.[1];
  const inPython = python ? [...python.matchAll(/(?:system|popen|execute)\s*\(\s*(?:'([^']*)'|"([^"]*)")/g)] : [];
  return [
    ...found,
    ...[...calls, ...inPython].map((match) => match[1] ?? match[2] ?? ''),
    ...vimFileCalls(text),
    ...saved,
  ];
}

/** `:w! /etc/hosts` writes it, as a redirection would. */
function vimWrites(text: string): string[] {
  return [
    ...text.matchAll(/(?:^|[|:+])\s*(?:sav(?:eas)?|w(?:rite|q)?|up(?:date)?|x)!?\s+(?:>>\s*)?([/~][\w@%+=:,./~-]*)/g),
  ].map(([, path]) => `: >> ${path}`);
}

/** What its own functions do to files, as the shell would say it. */
function vimFileCalls(text: string): string[] {
  const plain = (path: string | undefined): string => (/^[\w@%+=:,./~$*-]+$/.test(path ?? '') ? (path ?? '') : '');
  const deleted = [
    ...text.matchAll(/\bdelete\s*\(\s*(?:expand\s*\(\s*)?['"]([^'"]*)['"]\s*\)?\s*(?:,\s*['"](\w*)['"])?/g),
  ];
  const written = [...text.matchAll(/\bwritefile\s*\([^;|]*,\s*(?:expand\s*\(\s*)?['"]([^'"]*)['"]/g)];
  return [
    ...deleted.map(([, path, flags]) => `rm ${flags === 'rf' ? '-rf ' : ''}${plain(path)}`),
    ...written.map(([, path]) => `: > ${plain(path) || '/dev/null'}`),
  ];
}

function unwrapPager(run: Run): Partial<Unwrapped> {
  const bangs = run.args.filter((arg) => /^\+.*[!|]/.test(arg)).map((arg) => arg.replace(/^\+*\s*[!|]+/, ''));
  if (run.name !== 'man') return scripts(bangs);
  return scripts([
    ...longOptionValues(run.args, 'pager', 3),
    ...longOptionValues(run.args, 'html', 3),
    ...run.args.filter((_arg, index) => run.args[index - 1] === '-P'),
    ...run.args.filter((arg) => /^-[PH]./.test(arg)).map((arg) => arg.slice(2)),
  ]);
}

function unwrapDebugger(run: Run): Partial<Unwrapped> {
  const texts = run.args.filter((_arg, index) =>
    /^(-ex|--eval-command|-iex|-o|-O|--one-line)$/.test(run.args[index - 1] ?? ''),
  );
  const commands = texts.map((text) =>
    /^\s*(?:!|shell|make|platform shell|pipe|python import os;\s*os\.system\()\s*(.*)$/
      .exec(text)?.[1]
      ?.replace(/^['"(]+|['")]+$/g, ''),
  );
  const args = run.words.findIndex((word) => word.text === '--args' || word.text === '--');
  const inner = scripts(commands).inner ?? [];
  return {
    inner:
      args > 0 && run.words.length > args + 1 ? [...inner, { kind: 'words', words: run.words.slice(args + 1) }] : inner,
  };
}

function stdinBangs(run: Run): Partial<Unwrapped> {
  const given = run.args.filter((_arg, index) => /^(-e|--expression)$/.test(run.args[index - 1] ?? ''));
  const lines = [...(run.stdin?.text?.split('\n') ?? []), ...given];
  return scripts(lines.slice(0, 50).map((line) => /^\s*!+(.*)$/.exec(line)?.[1]));
}

const COMPRESSORS =
  /^(gzip|pigz|bzip2|pbzip2|lbzip2|xz|pixz|zstd|zstdmt|lz4|lzip|lzma|compress|brotli|unzstd|unxz|lzop)( -[\w -]+)?$/;

function unwrapTar(run: Run): Partial<Unwrapped> {
  const actions = longOptionValues(run.args, 'checkpoint-action', 12).map((value) => /^exec=(.*)$/s.exec(value)?.[1]);
  const programs = [
    ...longOptionValues(run.args, 'use-compress-program', 5),
    ...longOptionValues(run.args, 'compress-program', 5),
    ...run.args.filter((_arg, index) => run.args[index - 1] === '-I'),
    ...run.args.filter((arg, index) => run.args[index - 1] === '-F' && arg.includes('/')),
  ].filter((value) => !COMPRESSORS.test(value));
  const others = ['to-command', 'info-script', 'new-volume-script', 'rsh-command', 'rmt-command'].flatMap((name) =>
    longOptionValues(run.args, name, 3),
  );
  return scripts([...actions, ...programs, ...others]);
}

function unwrapZip(run: Run): Partial<Unwrapped> {
  const at = run.args.findIndex((arg) => arg === '-TT' || arg === '--unzip-command');
  return scripts([at < 0 ? undefined : run.args[at + 1], ...longOptionValues(run.args, 'unzip-command', 8)]);
}

/** `-e ssh` is how rsync is used; anything else in its place is a program to judge. */
function unwrapRsync(run: Run): Partial<Unwrapped> {
  const { flags } = parseOptions(run.words.slice(1), { short: 'efBTM', long: ['rsh', 'rsync-path'], isMixed: true });
  const shell = flags.get('e') ?? flags.get('rsh');
  return scripts([shell && !/^ssh\b/.test(shell) ? shell : undefined, flags.get('rsync-path')]);
}

/** Shell commands in the clients' own languages: `\!`, `.shell`, `.system`. */
function unwrapSqlClient(run: Run, scope: Scope): Partial<Unwrapped> {
  const lines = [
    ...run.args.map((arg) => arg.replace(/^--(?:execute|command|eval)=/, '')),
    run.stdin?.text ?? '',
  ].flatMap((text) => text.split(/[\n;]/));
  const written = findWritten(sqlFile(run), run, scope);
  const { inner = [] } = scripts(
    lines.map((line) => /^\s*(?:\\!|\\system|\.shell|\.system|system)\s*(\S.*)$/.exec(line)?.[1]),
  );
  return {
    inner,
    // What was fetched and what nobody knows is no matter of this: a file of SQL is not a script.
    file: written?.text ? { path: written.path, text: written.text, producers: [] } : undefined,
  };
}

/** The file of SQL a client is told to run. */
function sqlFile(run: Run): ShellWord | undefined {
  const at = run.words.findIndex((word) => /^(?:-f|--file)(?:=|$)|^-f\//.test(word.text));
  const word = run.words[at];
  if (at < 0 || !word) return undefined;
  return /^(?:-f|--file)$/.test(word.text)
    ? run.words[at + 1]
    : literalWord(word.text.replace(/^(?:--file=|-f=?)/, ''));
}

/** The `e` command and the `e` flag of a substitution run text as a command. */
function unwrapSed(run: Run): Partial<Unwrapped> {
  return scripts(sedScripts(run).flatMap(sedCommands));
}

/** Texts that a sed script would run as commands; empty for a plain `e`, which runs what it reads. */
export function sedCommands(script: string): string[] {
  const found: string[] = [];
  for (const line of script.split(/[;\n{}]/)) {
    const text = line.replace(/^\s*(?:\d+|\$|\/[^/]*\/)?(?:,(?:\d+|\$|\/[^/]*\/))?\s*!?\s*/, '');
    const separator = text[1] ?? '';
    if (/^e(\s|$)/.test(text)) {
      found.push(text.slice(1).trim());
    } else if (text[0] === 's' && /[/|#,:@!%]/.test(separator)) {
      const [, , replacement = '', flags = ''] = splitAt(text, separator);
      if (/^[gpiImM0-9]*e/.test(flags)) found.push(replacement);
    }
  }
  return found;
}

/** The parts between separators; one behind a backslash stands for itself. */
function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] as string;
    const isEscaped = letter === '\\' && text[index + 1] === separator;
    if (isEscaped) index += 1;
    if (letter === separator) parts.push('');
    else parts[parts.length - 1] += isEscaped ? separator : letter;
  }
  return parts;
}

/** The script texts of a sed command line. */
export function sedScripts(run: Run): string[] {
  const texts: string[] = [];
  let hasScript = false;
  run.args.forEach((arg, index) => {
    const before = run.args[index - 1] ?? '';
    if (/^(-e|--expression)$/.test(before) || (/^-[nrEsuz]*e$/.test(before) && before !== '-')) {
      texts.push(arg);
      hasScript = true;
    } else if (arg.startsWith('--expression=')) {
      texts.push(arg.slice(13));
      hasScript = true;
    }
  });
  if (hasScript) return texts;
  const first = run.args.find(
    (arg, index) => !arg.startsWith('-') && run.args[index - 1] !== '-f' && run.args[index - 1] !== '-l',
  );
  return first === undefined ? [] : [first];
}
