import type { Run } from '../run.js';
import type { Scope } from '../scope.js';
import { literalWord } from '../words/shell-word.js';
import { type OptionSpec, parseOptions } from './options.js';
import { prefixedCommand } from './prefixes.js';
import { afterFlag, optionText, scripts } from './scripts.js';
import type { Unwrapped, Unwrapper } from './unwrap-command.js';
import { findWritten, scriptFile } from './written-files.js';

/** Programs of the system that carry a command line as text. */
export const UNWRAP_CARRIERS: readonly (readonly [string, Unwrapper])[] = [
  ['sudo', shellOfAnother],
  ['newgrp', shellOfAnother],
  ['env', unwrapEnv],
  ['watch', joined({ short: 'nqsd', long: ['interval', 'equexit'] })],
  ['viddy', joined({ short: 'n' })],
  ['script', optionText({ short: 'cEIOBTmot', long: ['command'] }, ['c', 'command'])],
  ['flock', unwrapFlock],
  ['at', scheduled],
  ['batch', scheduled],
  ['crontab', unwrapCrontab],
  ...['gksudo', 'gksu', 'kdesu', 'kdesudo', 'beesu', 'bsub'].map(
    (name) => [name, joined({ short: 'ugJqnoeWm' })] as const,
  ),
  ['cmd', unwrapCmd],
  ['start-stop-daemon', unwrapDaemon],
  ['m4', unwrapM4],
  ['forfiles', afterFlag(['/c', '/C'])],
  ['alias', unwrapAlias],
  ['capsh', unwrapCapsh],
  ['perf', unwrapPerf],
  ...['start-process', 'saps', 'invoke-item', 'ii'].map((name) => [name, unwrapStarted] as const),
];

function joined(spec: OptionSpec): Unwrapper {
  return (run) => {
    const { operands } = parseOptions(run.words.slice(1), spec);
    return scripts([operands.map((word) => word.text).join(' ')]);
  };
}

/** `sudo -s` and its kin without a command: a shell that reads what it is given. */
function shellOfAnother(run: Run): Partial<Unwrapped> | undefined {
  const isShell = run.name === 'newgrp' || run.args.some((arg) => /^(-\w*[si]|--shell|--login)$/.test(arg));
  return isShell && run.stdin?.text && prefixedCommand(run) === undefined ? scripts([run.stdin.text]) : undefined;
}

function unwrapEnv(run: Run): Partial<Unwrapped> | undefined {
  const { flags } = parseOptions(run.words.slice(1), {
    short: 'uCS',
    long: ['unset', 'chdir', 'split-string'],
  });
  const text = flags.get('S') ?? flags.get('split-string');
  if (text === undefined) return undefined;
  // What follows the text belongs to its command, options too; `parseOptions` would take those for env's own.
  const at = run.args.findIndex((arg) => /^(-\w*S|--split-string)/.test(arg));
  const following = run.args.slice(at + (/^(-\w*S|--split-string)$/.test(run.args[at] ?? '') ? 2 : 1));
  const rest = following.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return scripts([`${text} ${rest}`.trim()], run.stdin);
}

function unwrapFlock(run: Run): Partial<Unwrapped> {
  const { flags, operands } = parseOptions(run.words.slice(1), {
    short: 'wEc',
    long: ['timeout', 'conflict-exit-code', 'command'],
  });
  const text = flags.get('c') || flags.get('command');
  if (text) return scripts([text]);
  const [, ...command] = operands;
  if (command[0]?.text === '-c') return scripts([command[1]?.text]);
  return command.length > 0 ? { inner: [{ kind: 'words', words: command }], isTransparent: true } : {};
}

function scheduled(run: Run): Partial<Unwrapped> {
  return run.stdin ? scripts([run.stdin.text ?? undefined]) : {};
}

/** The lines of a crontab given on standard input: five fields or a nickname, then a command. */
function unwrapCrontab(run: Run): Partial<Unwrapped> {
  const lines = run.stdin?.text?.split('\n') ?? [];
  return scripts(lines.slice(0, 50).map((line) => /^\s*(?:@\w+|(?:\S+\s+){5})\s*(.+)$/.exec(line)?.[1]));
}

function unwrapCmd(run: Run): Partial<Unwrapped> {
  const at = run.args.findIndex((arg) => /^\/[ck]$/i.test(arg));
  return at < 0
    ? {}
    : scripts([
        expandedForCmd(
          run.args
            .slice(at + 1)
            .join(' ')
            .replaceAll('^', ''),
        ).replaceAll('\\', '\\\\'),
      ]);
}

/** `set x=del&& !x! /s` and `set x=del&call %x% /s`: what the line sets stands for its name. */
function expandedForCmd(text: string): string {
  if (!/\bset\s/i.test(text)) return text;
  const values = new Map<string, string>();
  const value = (name: string, whole: string) => values.get(name.toLowerCase()) ?? whole;
  const expand = (part: string) =>
    part.replace(/([!%])(\w{1,60})\1/g, (whole, _mark, name: string) => value(name, whole));
  return text
    .split(/(&+|\|+)/)
    .map((part) => {
      const [, quoted, plain] = /^\s*set\s+(?:\/\w\s+)?(?:"(\w+=[^"]*)"|(\w+=.*))$/is.exec(part) ?? [];
      const given = expand(quoted ?? plain ?? '');
      const equals = given.indexOf('=');
      if (equals > 0) values.set(given.slice(0, equals).toLowerCase(), given.slice(equals + 1));
      return expand(part);
    })
    .join('');
}

function unwrapDaemon(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) => /^(--exec|-x|--startas|-a)$/.test(word.text));
  const program = run.words[at + 1];
  const dashes = run.words.findIndex((word) => word.text === '--');
  if (at < 0 || !program) return {};
  return { inner: [{ kind: 'words', words: [program, ...(dashes < 0 ? [] : run.words.slice(dashes + 1))] }] };
}

/** `syscmd` and `esyscmd` run what is between their brackets. */
function unwrapM4(run: Run): Partial<Unwrapped> {
  return scripts([...(run.stdin?.text ?? '').matchAll(/\be?syscmd\(`?([^)']{1,500})/g)].map((match) => match[1]));
}

/** An alias is judged when it is defined: nobody can know when an interactive shell will use it. */
function unwrapAlias(run: Run): Partial<Unwrapped> {
  const bodies = run.args.filter((arg) => arg.includes('=')).map((arg) => arg.slice(arg.indexOf('=') + 1));
  return { inner: bodies.map((text) => ({ kind: 'script', text, feed: undefined })) };
}

/** What follows `--` goes to a shell as its own words. */
function unwrapCapsh(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) => word.text === '--');
  return at < 0 ? {} : { inner: [{ kind: 'words', words: [literalWord('bash'), ...run.words.slice(at + 1)] }] };
}

function unwrapPerf(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) => ['stat', 'record', 'trace'].includes(word.text));
  if (at < 0) return {};
  const { operands } = parseOptions(run.words.slice(at + 1), { short: 'eopCFgtrIcR' });
  return operands.length > 0 ? { inner: [{ kind: 'words', words: operands }] } : {};
}

/** PowerShell's way to start a file, which this line may have fetched. */
function unwrapStarted(run: Run, scope: Scope): Partial<Unwrapped> {
  const named = run.words.findIndex((word) => /^-(f|file\w*)$/i.test(word.text));
  const file = run.words[named < 0 ? 1 : named + 1];
  const written = findWritten(file, run, scope);
  return written ? scriptFile(written.path, written) : {};
}
