import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { literalWord } from '../words/shell-word.js';
import { LINE } from './loose-wrappers.js';
import { makeCommands, SHOWS_RECIPES } from './make-recipes.js';
import { type OptionSpec, parseOptions } from './options.js';
import { prefixedCommand } from './prefixes.js';
import { afterFlag, asWordsOrText, optionText, scripts } from './scripts.js';
import type { Unwrapped, Unwrapper } from './unwrap-command.js';

/** Programs that a project is built, tested or watched with, and that run a line they are given. */
export const UNWRAP_BUILD_TOOLS: readonly (readonly [string, Unwrapper])[] = [
  ['nodemon', optionText({ short: 'xwei', long: ['exec', 'watch', 'ext', 'ignore'] }, ['x', 'exec'])],
  ['concurrently', eachOperand({ short: 'ncpk', long: ['names', 'prefix-colors', 'prefix', 'max-processes'] })],
  [
    'hyperfine',
    eachOperand({ short: 'wmMrnL', long: ['warmup', 'min-runs', 'max-runs', 'runs', 'prepare', 'cleanup', 'setup'] }),
  ],
  ['cargo', unwrapCargo],
  ['npx', callText],
  ['npm', callText],
  ['nix-shell', optionText({ long: ['run', 'command'], short: 'pAIE', isMixed: true }, ['run', 'command'])],
  ['nix', unwrapNix],
  ['guix', unwrapNix],
  ['pylint', unwrapInitHook],
  ['rails', unwrapRunner],
  ['make', unwrapMake],
  ['gmake', unwrapMake],
  ['cmake', unwrapCmake],
  ['entr', entrCommand],
  ['just', afterFlag(['--command', '-c'])],
  ['nx', afterFlag(['--', '-e', '-x'])],
];

function eachOperand(spec: OptionSpec): Unwrapper {
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

/** `cargo watch -s "..."`, and what follows its `--`. */
function unwrapCargo(run: Run): Partial<Unwrapped> | undefined {
  if (run.args[0] !== 'watch') return undefined;
  const { flags } = parseOptions(run.words.slice(2), { short: 'sxwid', long: ['shell', 'exec'] });
  const dashes = run.words.findIndex((word) => word.text === '--');
  const tail = dashes < 0 ? [] : (asWordsOrText(run.words.slice(dashes + 1)).inner ?? []);
  return { inner: [...(scripts([flags.get('s'), flags.get('shell')]).inner ?? []), ...tail] };
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

function entrCommand(run: Run): Partial<Unwrapped> | undefined {
  const at = run.args.findIndex((arg) => /^-\w*s$/.test(arg));
  if (at >= 0) return scripts([run.args[at + 1]]);
  const prefixed = prefixedCommand(run);
  if (prefixed?.kind !== 'words') return {};
  return {
    inner: [{ kind: 'words', words: prefixed.words.map((word) => (word.text === '/_' ? literalWord('file') : word)) }],
  };
}
