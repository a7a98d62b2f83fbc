import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import type { Scope } from '../scope.js';
import { literalWord, type ShellWord } from '../words/shell-word.js';
import { LINE } from './loose-wrappers.js';
import { makeCommands, SHOWS_RECIPES } from './make-recipes.js';
import { parseOptions } from './options.js';
import { prefixedCommand } from './prefixes.js';
import type { Inner, Unwrapped, Unwrapper } from './unwrap-command.js';
import { findWritten, scriptFile } from './written-files.js';

/** Programs that carry a command line as text, or type it into a shell. */
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
  ['nodemon', optionText({ short: 'xwei', long: ['exec', 'watch', 'ext', 'ignore'] }, ['x', 'exec'])],
  ['concurrently', eachOperand({ short: 'ncpk', long: ['names', 'prefix-colors', 'prefix', 'max-processes'] })],
  [
    'hyperfine',
    eachOperand({ short: 'wmMrnL', long: ['warmup', 'min-runs', 'max-runs', 'runs', 'prepare', 'cleanup', 'setup'] }),
  ],
  ['tmux', unwrapTmux],
  ['screen', unwrapScreen],
  ['xdotool', typedText],
  ['ydotool', typedText],
  [
    'ansible',
    optionText({ short: 'aimuetflMPBck', long: ['args', 'module-name', 'inventory'], isMixed: true }, ['a', 'args']),
  ],
  ...['pssh', 'parallel-ssh', 'pdsh', 'clush', 'dsh'].map((name) => [name, lastOperands] as const),
  ['salt', (run) => textsAfter(run, 'cmd.run')],
  ['salt-ssh', (run) => textsAfter(run, 'cmd.run')],
  ['salt-call', (run) => textsAfter(run, 'cmd.run')],
  ['gcloud', optionText({ long: ['command'], isMixed: true }, ['command'])],
  ['vagrant', optionText({ short: 'c', long: ['command'], isMixed: true }, ['c', 'command'])],
  ['fly', optionText({ short: 'Ca', long: ['command', 'app'], isMixed: true }, ['C', 'command'])],
  ['flyctl', optionText({ short: 'Ca', long: ['command', 'app'], isMixed: true }, ['C', 'command'])],
  ['az', optionText({ long: ['scripts', 'command'], isMixed: true }, ['scripts'])],
  ...['gksudo', 'gksu', 'kdesu', 'kdesudo', 'beesu', 'bsub'].map(
    (name) => [name, joined({ short: 'ugJqnoeWm' })] as const,
  ),
  ['aws', unwrapAws],
  ['gh', unwrapGithub],
  ['cargo', unwrapCargo],
  ['cmd', unwrapCmd],
  ['npx', callText],
  ['npm', callText],
  ['nix-shell', optionText({ long: ['run', 'command'], short: 'pAIE', isMixed: true }, ['run', 'command'])],
  ['nix', unwrapNix],
  ['guix', unwrapNix],
  ['gnome-terminal', afterDashes],
  ['konsole', afterFlag(['-e'])],
  ['xterm', afterFlag(['-e'])],
  ['alacritty', afterFlag(['-e', '--command'])],
  ['kitty', afterFlag(['-e'])],
  ['start-stop-daemon', unwrapDaemon],
  ['m4', unwrapM4],
  ['pylint', unwrapInitHook],
  ['rails', unwrapRunner],
  ['forfiles', afterFlag(['/c', '/C'])],
  ['alias', unwrapAlias],
  ['make', unwrapMake],
  ['gmake', unwrapMake],
  ['cmake', unwrapCmake],
  ['capsh', unwrapCapsh],
  ['perf', (run) => after(run, ['stat', 'record', 'trace'])],
  ['entr', (run) => entrCommand(run)],
  ...['start-process', 'saps', 'invoke-item', 'ii'].map((name) => [name, unwrapStarted] as const),
  ['just', afterFlag(['--command', '-c'])],
  ['nx', afterDashes],
];

type Spec = Parameters<typeof parseOptions>[1];

function scripts(texts: readonly (string | undefined)[], feed?: Run['stdin']): Partial<Unwrapped> {
  const inner: Inner[] = texts.filter((text): text is string => !!text).map((text) => ({ kind: 'script', text, feed }));
  return { inner, isTransparent: inner.length === 1 };
}

function joined(spec: Spec): Unwrapper {
  return (run) => {
    const { operands } = parseOptions(run.words.slice(1), spec);
    return scripts([operands.map((word) => word.text).join(' ')]);
  };
}

function optionText(spec: Spec, names: readonly string[]): Unwrapper {
  return (run) => {
    const { flags } = parseOptions(run.words.slice(1), spec);
    return scripts(names.map((name) => flags.get(name)));
  };
}

function eachOperand(spec: Spec): Unwrapper {
  return (run) => {
    const { flags, operands } = parseOptions(run.words.slice(1), { ...spec, isMixed: true });
    return scripts([
      // `npm:dev:*` names scripts of the package, not programs.
      ...operands.map((word) => word.text).filter((text) => !/^(npm|pnpm|yarn|bun|node|deno):/.test(text)),
      flags.get('prepare'),
      flags.get('cleanup'),
      flags.get('setup'),
    ]);
  };
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

function unwrapTmux(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) =>
    /^(new|new-session|neww|new-window|splitw|split-window|respawn-pane|run|run-shell|send|send-keys|if|if-shell|confirm|confirm-before|bind|bind-key|set-hook|popup|display-popup)$/.test(
      word.text,
    ),
  );
  if (at < 0) return {};
  const verb = run.words[at]?.text ?? '';
  const { operands } = parseOptions(run.words.slice(at + 1), { short: 'tsncxyFef' });
  if (verb.startsWith('send')) {
    const keys = operands
      .map((word) => word.text)
      .filter((text) => !/^(C|M|S)-.$|^(Enter|Escape|Tab|Space|Up|Down|Left|Right|BSpace|C-m)$/.test(text));
    // Keys are single characters or names; only something with a space or a known program is a command line.
    return scripts([keys.some((key) => key.length > 1) ? keys.join(' ') : undefined]);
  }
  if (/^(if|if-shell|confirm|confirm-before|bind|bind-key|set-hook)$/.test(verb))
    return scripts(operands.map((word) => (/^[a-z]+(-[a-z]+)+ /.test(word.text) ? `tmux ${word.text}` : word.text)));
  return scripts(operands.length === 1 ? [operands[0]?.text] : [operands.map((word) => word.text).join(' ')]);
}

function unwrapScreen(run: Run): Partial<Unwrapped> {
  const stuff = run.words.findIndex((word) => word.text === 'stuff');
  if (stuff > 0) return scripts([run.words[stuff + 1]?.text.replace(/\\n|\^M|\r/g, '\n')]);
  if (run.words.some((word) => word.text === '-X')) return {};
  const { operands } = parseOptions(run.words.slice(1), { short: 'SctTpehs' });
  return operands.length > 0 ? { inner: [{ kind: 'words', words: operands }] } : {};
}

function typedText(run: Run): Partial<Unwrapped> {
  const at = run.args.indexOf('type');
  return at < 0
    ? {}
    : scripts([
        run.args
          .slice(at + 1)
          .filter((arg) => !arg.startsWith('--'))
          .join(' ')
          .replace(/\\n/g, '\n'),
      ]);
}

function lastOperands(run: Run): Partial<Unwrapped> {
  const { operands } = parseOptions(run.words.slice(1), { short: 'hHluptoeOPAwx' });
  return scripts([operands.map((word) => word.text).join(' ')]);
}

function textsAfter(run: Run, verb: string): Partial<Unwrapped> {
  const at = run.args.indexOf(verb);
  return at < 0 ? {} : scripts(run.args.slice(at + 1));
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

/** Scripts that a package is given run by a name. */
function packageScripts(run: Run): string[] {
  if (run.args[0] === 'set-script') return run.args.slice(2, 3);
  if (run.args[0] !== 'pkg' || run.args[1] !== 'set') return [];
  return run.args
    .map((arg) => (/^scripts\.[\w:-]+=(.*)$/s.exec(arg)?.[1] ?? '').replace(CLEANS, ''))
    .filter((text) => LINE.test(text));
}

/** Nothing runs yet, and a script that clears folders of the project is what packages have. */
const CLEANS = /^\s*rm -[rf]+(?: (?!\S*\.\.)\w[\w./-]*)+\s*(?:&&|;|$)/;

function callText(run: Run): Partial<Unwrapped> | undefined {
  const written = run.name === 'npm' ? packageScripts(run) : [];
  if (written.length > 0) return scripts(written);
  const at = run.args.findIndex((arg) => arg === '-c' || arg === '--call' || arg.startsWith('--call='));
  if (at < 0 || (run.name === 'npm' && !['exec', 'x'].includes(run.args[0] ?? ''))) return undefined;
  const arg = run.args[at] ?? '';
  return scripts([arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : run.args[at + 1]]);
}

function unwrapNix(run: Run): Partial<Unwrapped> | undefined {
  const at = run.words.findIndex((word) => word.text === '-c' || word.text === '--command' || word.text === '--');
  if (at < 0) return {};
  const words = run.words.slice(at + 1);
  // `nix run nixpkgs#bash -- -c "..."` hands its words to a shell.
  return asWordsOrText(words[0]?.text === '-c' ? words.slice(1) : words);
}

/** `sudo -s` and its kin without a command: a shell that reads what it is given. */
function shellOfAnother(run: Run): Partial<Unwrapped> | undefined {
  const isShell = run.name === 'newgrp' || run.args.some((arg) => /^(-\w*[si]|--shell|--login)$/.test(arg));
  return isShell && run.stdin?.text && prefixedCommand(run) === undefined ? scripts([run.stdin.text]) : undefined;
}

/** Lines for the machines of a fleet: `--parameters commands=["..."]`, `--command "..."`. */
function unwrapAws(run: Run): Partial<Unwrapped> {
  const at = run.args.findIndex((arg) => arg.startsWith('--parameters'));
  const given = at < 0 ? '' : `${run.args[at]} ${run.args[at + 1] ?? ''}`;
  const list = /commands?"?\s*[=:]\s*(.*)$/s.exec(given)?.[1];
  if (list === undefined) return {};
  const quoted = [...list.matchAll(/"((?:\\.|[^"\\])*)"|'([^']*)'/g)].map((match) => match[1] ?? match[2] ?? '');
  return scripts(quoted.length > 0 ? quoted.slice(0, 20) : [list.replace(/^\[|\]$/g, '')]);
}

/** `gh codespace ssh` runs a command elsewhere, `gh alias set` gives one a name. */
function unwrapGithub(run: Run): Partial<Unwrapped> | undefined {
  if (run.args[0] === 'alias' && run.args[1] === 'set') {
    const { flags, operands } = parseOptions(run.words.slice(3), { isMixed: true });
    const text = operands[1]?.text ?? '';
    const isShell = text.startsWith('!') || flags.has('s') || flags.has('shell');
    return isShell ? scripts([text.replace(/^!/, '')]) : undefined;
  }
  if (!/^(codespace|cs)$/.test(run.args[0] ?? '') || run.args[1] !== 'ssh') return undefined;
  const { operands } = parseOptions(run.words.slice(3), {
    short: 'cRw',
    long: ['codespace', 'repo', 'profile', 'server-port'],
  });
  return scripts([operands.map((word) => word.text).join(' ')]);
}

/** `cargo watch -s "..."`, and what follows its `--`. */
function unwrapCargo(run: Run): Partial<Unwrapped> | undefined {
  if (run.args[0] !== 'watch') return undefined;
  const { flags } = parseOptions(run.words.slice(2), { short: 'sxwid', long: ['shell', 'exec'] });
  const dashes = run.words.findIndex((word) => word.text === '--');
  const tail = dashes < 0 ? [] : (asWordsOrText(run.words.slice(dashes + 1)).inner ?? []);
  return { inner: [...(scripts([flags.get('s'), flags.get('shell')]).inner ?? []), ...tail] };
}

/** CMake's own names for the commands of every system. */
function unwrapCmake(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) => word.text === '-E');
  const [verb, ...rest] = at < 0 ? [] : run.words.slice(at + 1);
  if (!verb) return {};
  if (/^remove(_directory)?$/.test(verb.text))
    return {
      inner: [
        { kind: 'words', words: [literalWord('rm'), literalWord(verb.text === 'remove' ? '-f' : '-rf'), ...rest] },
      ],
    };
  return asWordsOrText(verb.text === 'chdir' ? rest.slice(1) : [verb, ...rest]);
}

/** What follows `--` goes to a shell as its own words. */
function unwrapCapsh(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) => word.text === '--');
  return at < 0 ? {} : { inner: [{ kind: 'words', words: [literalWord('bash'), ...run.words.slice(at + 1)] }] };
}

function afterDashes(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) => word.text === '--' || word.text === '-e' || word.text === '-x');
  return at < 0 ? {} : asWordsOrText(run.words.slice(at + 1));
}

function afterFlag(flags: readonly string[]): Unwrapper {
  return (run) => {
    const at = run.words.findIndex((word) => flags.includes(word.text));
    return at < 0 ? {} : asWordsOrText(run.words.slice(at + 1));
  };
}

function asWordsOrText(words: readonly ShellWord[]): Partial<Unwrapped> {
  if (words.length === 1) return scripts([words[0]?.text]);
  return words.length > 0 ? { inner: [{ kind: 'words', words }] } : {};
}

/** PowerShell's way to start a file, which this line may have fetched. */
function unwrapStarted(run: Run, scope: Scope): Partial<Unwrapped> {
  const named = run.words.findIndex((word) => /^-(f|file\w*)$/i.test(word.text));
  const file = run.words[named < 0 ? 1 : named + 1];
  const written = findWritten(file, run, scope);
  return written ? scriptFile(written.path, written) : {};
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

/** Code that runs before the files are looked at. */
function unwrapInitHook(run: Run): Partial<Unwrapped> {
  const { flags } = parseOptions(run.words.slice(1), { long: ['init-hook'], isMixed: true });
  const text = flags.get('init-hook');
  return text ? { code: [{ language: 'python', text, producers: [] }] } : {};
}

/** `rails runner CODE`; a path names a script. */
function unwrapRunner(run: Run): Partial<Unwrapped> | undefined {
  const { operands } = parseOptions(run.words.slice(1), { short: 'e', long: ['environment'], isMixed: true });
  const text = /^(?:runner|r)$/.test(operands[0]?.text ?? '') ? (operands[1]?.text ?? '') : '';
  return /[\s.(]/.test(text) && !/^[\w./-]+\.rb$/.test(text)
    ? { code: [{ language: 'ruby', text, producers: [] }] }
    : undefined;
}

/** An alias is judged when it is defined: nobody can know when an interactive shell will use it. */
function unwrapAlias(run: Run): Partial<Unwrapped> {
  const bodies = run.args.filter((arg) => arg.includes('=')).map((arg) => arg.slice(arg.indexOf('=') + 1));
  return { inner: bodies.map((text) => ({ kind: 'script', text, feed: undefined })) };
}

/** `--eval` text and `make -f -` are recipes; `$(shell ...)` in them runs at once. */
function unwrapMake(run: Run): Partial<Unwrapped> {
  const texts: string[] = [];
  run.args.forEach((arg, index) => {
    if (arg.startsWith('--eval=')) texts.push(arg.slice(7));
    else if (run.args[index - 1] === '--eval' || run.args[index - 1] === '-E') texts.push(arg);
  });
  // A variable that holds a program, filled with a line: `make CC='sh -c "..."'`.
  const lines = run.args.map((arg) => /^[A-Z_]+=(\S+ .*)$/s.exec(arg)?.[1] ?? '').filter((text) => LINE.test(text));
  for (const { name, value } of run.assignments) {
    if (/^(GNU)?MAKEFLAGS$/.test(name)) texts.push(/--eval[= ](.*)$/s.exec(value.text)?.[1] ?? '');
  }
  const readsStdin = run.args.some(
    (arg, index) => (arg === '-' || arg === '/dev/stdin') && /^(-f|--file|--makefile)$/.test(run.args[index - 1] ?? ''),
  );
  const isFromStdin = readsStdin || run.args.includes('-f-');
  if (isFromStdin && run.stdin?.text === null) return { opaqueScript: run.stdin };
  if (isFromStdin && run.stdin?.text) texts.push(run.stdin.text);
  const isShown = run.args.some((arg) => SHOWS_RECIPES.test(arg));
  const folder = run.args.find((_arg, index) => /^(-C|--directory)$/.test(run.args[index - 1] ?? ''));
  const { inner = [] } = scripts([...texts.flatMap((text) => makeCommands(text, isShown)), ...lines]);
  const cwd = folder === undefined ? undefined : resolvePath(folder, run.cwd);
  return { inner: cwd === undefined ? inner : inner.map((one) => ({ ...one, cwd })) };
}

function after(run: Run, verbs: readonly string[]): Partial<Unwrapped> {
  const at = run.words.findIndex((word) => verbs.includes(word.text));
  if (at < 0) return {};
  const { operands } = parseOptions(run.words.slice(at + 1), { short: 'eopCFgtrIcR' });
  return operands.length > 0 ? { inner: [{ kind: 'words', words: operands }] } : {};
}

function entrCommand(run: Run): Partial<Unwrapped> | undefined {
  const at = run.args.findIndex((arg) => /^-\w*s$/.test(arg));
  if (at >= 0) return scripts([run.args[at + 1]]);
  const prefixed = prefixedCommand(run);
  if (prefixed?.kind !== 'words') return {};
  return {
    inner: [{ kind: 'words', words: prefixed.words.map((word) => (word.text === '/_' ? literalWord('file') : word)) }],
  };
}
