import type { GitLine, Run } from '../run.js';
import type { Scope } from '../scope.js';
import { parseOptions } from './options.js';
import type { Inner, Unwrapped, Unwrapper } from './unwrap-command.js';

export const UNWRAP_GIT: readonly (readonly [string, Unwrapper])[] = [['git', unwrapGit]];

const GLOBAL_OPTIONS = {
  short: 'Cc',
  long: ['git-dir', 'work-tree', 'namespace', 'exec-path', 'super-prefix', 'config-env'],
};

/** Settings whose value is a program git will run. */
export const GIT_PROGRAM_SETTINGS =
  /^(core\.(pager|editor|sshcommand|fsmonitor|hookspath|askpass|gitproxy|alternaterefscommand)|pager\..+|sequence\.editor|diff\.external|diff\..+\.(command|textconv)|difftool\..+\.cmd|mergetool\..+\.cmd|merge\..+\.driver|filter\..+\.(clean|smudge|process)|credential(\..+)?\.helper|gpg(\..+)?\.program|uploadpack\.packobjectshook|sendemail\.smtpserver|browser\..+\.cmd|interactive\.difffilter|http\.proxy|remote\..+\.(uploadpack|receivepack|vcs)|protocol\.ext\.allow|alias\..+)$/i;

/** The subcommand of a git line and the words after it. */
export function gitSubcommand(run: Run): GitLine {
  run.known.git ??= readSubcommand(run);
  return run.known.git;
}

function readSubcommand(run: Run): GitLine {
  const settings: string[] = [];
  const words = run.words.slice(1);
  for (let index = 0; index < words.length && words[index]?.text.startsWith('-'); index += 1) {
    const text = words[index]?.text ?? '';
    if (text === '-c') settings.push(words[index + 1]?.text ?? '');
    else if (text.startsWith('-c') && !text.startsWith('--')) settings.push(text.slice(2));
    if (text === '-c' || text === '-C' || GLOBAL_OPTIONS.long.includes(text.slice(2))) index += 1;
  }
  const { operands } = parseOptions(words, GLOBAL_OPTIONS);
  const [verb, ...args] = operands.map((word) => word.text);
  return { verb: verb ?? '', args: args.map((arg) => spelledOut(verb ?? '', arg)), settings };
}

/** Options that lose something: git takes any beginning of a long name that is not ambiguous. */
const LOSING: Readonly<Record<string, readonly string[]>> = {
  push: ['--delete', '--force', '--mirror', '--prune'],
  reset: ['--hard', '--merge'],
  clean: ['--force'],
  branch: ['--delete', '--force'],
  tag: ['--delete', '--force'],
  checkout: ['--force'],
  switch: ['--discard-changes', '--force'],
  restore: ['--worktree'],
  worktree: ['--force'],
  rm: ['--force'],
};
const SHORTEST = 5;

function spelledOut(verb: string, arg: string): string {
  if (arg.length < SHORTEST || !arg.startsWith('--')) return arg;
  return LOSING[verb]?.find((name) => name.startsWith(arg)) ?? arg;
}

function unwrapGit(run: Run, scope: Scope): Partial<Unwrapped> {
  const { verb, args, settings } = gitSubcommand(run);
  const inner: Inner[] = [];
  const alias = verb === '' ? undefined : scope.alias(`git ${verb}`);
  if (alias !== undefined) inner.push(...programSetting(`alias.${verb}`, alias, verb, args));
  for (const setting of settings) {
    const equals = setting.indexOf('=');
    const value = setting.slice(equals + 1);
    const name = setting.slice(0, equals);
    if (equals > 0 && GIT_PROGRAM_SETTINGS.test(name)) inner.push(...programSetting(name, value, verb, args));
  }
  if (verb === 'bisect' && args[0] === 'run')
    inner.push({ kind: 'words', words: run.words.slice(run.words.findIndex((word) => word.text === 'run') + 1) });
  if (verb === 'submodule' && args.includes('foreach')) {
    const after = args.slice(args.indexOf('foreach') + 1);
    // Options of git stand first; those of the command are its own.
    const start = after.findIndex((arg) => !arg.startsWith('-'));
    if (start >= 0) inner.push(script(after.slice(start).join(' ')));
  }
  if (verb === 'rebase')
    inner.push(...args.flatMap((arg, index) => optionScript(arg, args[index + 1], ['-x', '--exec'])));
  if (verb === 'difftool') {
    inner.push(...args.flatMap((arg, index) => optionScript(arg, args[index + 1], ['-x', '--extcmd'])));
  }
  if (verb === 'filter-branch') {
    inner.push(...args.filter((_arg, index) => args[index - 1]?.endsWith('-filter')).map(script));
  }
  if (verb === 'config') inner.push(...configured(args, scope));
  if (args.some((arg) => arg.startsWith('ext::')))
    inner.push(...args.filter((arg) => arg.startsWith('ext::')).map((arg) => script(arg.slice(5))));
  return { inner };
}

function script(text: string): Inner {
  return { kind: 'script', text, feed: undefined };
}

function programSetting(name: string, value: string, verb: string, args: readonly string[]): Inner[] {
  if (!name.toLowerCase().startsWith('alias.')) return [script(value.replace(/^!/, ''))];
  if (value.startsWith('!')) return [script(`${value.slice(1)} ${verb === name.slice(6) ? args.join(' ') : ''}`)];
  return [script(`git ${value} ${args.join(' ')}`)];
}

function optionScript(arg: string, next: string | undefined, names: readonly string[]): Inner[] {
  if (names.includes(arg) && next) return [script(next)];
  const short = names.find((name) => /^-\w$/.test(name) && arg.startsWith(name) && arg.length > name.length);
  if (short) return [script(arg.slice(short.length))];
  const long = names.find((name) => name.startsWith('--') && arg.startsWith(`${name}=`));
  return long ? [script(arg.slice(long.length + 1))] : [];
}

function configured(args: readonly string[], scope: Scope): Inner[] {
  const operands = args.filter((arg) => !arg.startsWith('-'));
  const [name = '', value = ''] = operands[0] === 'set' ? operands.slice(1) : operands;
  // An alias may hold anything; it is judged when this line uses it.
  if (/^alias\./i.test(name) && value !== '') scope.setAlias(`git ${name.slice(6)}`, value);
  return /^alias\./i.test(name) && value.startsWith('!') ? [script(value.slice(1))] : [];
}
