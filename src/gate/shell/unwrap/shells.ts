import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import type { Scope } from '../scope.js';
import { UNKNOWN } from '../words/shell-word.js';
import { parseOptions } from './options.js';
import type { Unwrapped, Unwrapper } from './unwrap-command.js';
import { findWritten, scriptFile } from './written-files.js';

export const SHELLS: readonly string[] = [
  'sh',
  'bash',
  'zsh',
  'dash',
  'ksh',
  'ash',
  'fish',
  'mksh',
  'pdksh',
  'rbash',
  'csh',
  'tcsh',
  'yash',
  'oksh',
  'ksh93',
  'osh',
  'xonsh',
  'nu',
  'elvish',
];

/** Shells and the builtins that run text or files in the current one. */
export const UNWRAP_SHELLS: readonly (readonly [string, Unwrapper])[] = [
  ...SHELLS.map((name) => [name, unwrapShell] as const),
  ['eval', unwrapEval],
  ['source', unwrapSource],
  ['.', unwrapSource],
  ['trap', unwrapTrap],
  ['su', unwrapSu],
  ['runuser', unwrapSu],
  ['sg', unwrapSu],
  ['busybox', unwrapMultiCall],
  ['toybox', unwrapMultiCall],
];

const SHELL_OPTIONS = { short: 'oO', long: ['rcfile', 'init-file', 'command', 'init-command'] };

function unwrapShell(run: Run, scope: Scope): Partial<Unwrapped> {
  const { flags, operands } = parseOptions(run.words.slice(1), SHELL_OPTIONS);
  // Only the grammar is checked.
  if (flags.has('n') && !flags.has('c')) return {};
  const command = flags.get('command') || flags.get('init-command');
  if (command) return { inner: [{ kind: 'script', text: command }], isTransparent: true };
  if (flags.has('c')) {
    // Options may still follow `-c`; the first operand is the script.
    const [script, zero, ...positional] = operands;
    if (!script) return run.stdin ? fromStdin(run) : {};
    return {
      inner: [{ kind: 'script', text: script.text, positional: positional.map((word) => word.text), zero: zero?.text }],
      isTransparent: true,
      ...(script.text === UNKNOWN
        ? { opaqueScript: { text: null, producers: script.producers, kind: 'substitution' } }
        : {}),
    };
  }
  const startFile = flags.get('rcfile') ?? flags.get('init-file');
  const [file] = operands;
  if (flags.has('s') || !file || file.text === '-' || file.text === '/dev/stdin') return fromStdin(run);
  if (file.text === UNKNOWN && file.producers.length === 0 && !scope.hasUnknownParameters)
    return { opaqueScript: { text: null, producers: [], kind: 'substitution' } };
  const written = findWritten(file, run, scope) ?? (startFile ? fileAt(startFile, run, scope) : undefined);
  return written ? scriptFile(written.path, written) : {};
}

/** The words by which a shell is given files to run: its script and what stands before it; undefined for no shell. */
export function shellScriptWords(run: Run): string[] | undefined {
  if (run.name === 'source' || run.name === '.') return run.args.slice(0, 1);
  if (!SHELLS.includes(run.name)) return undefined;
  const { flags, operands } = parseOptions(run.words.slice(1), SHELL_OPTIONS);
  const startFiles = [flags.get('rcfile'), flags.get('init-file')].filter((file) => file !== undefined);
  const isInline = ['c', 's', 'command', 'init-command'].some((flag) => flags.has(flag));
  return [...startFiles, ...(isInline ? [] : operands.slice(0, 1).map(({ text }) => text))];
}

function fileAt(text: string, run: Run, scope: Scope) {
  const path = resolvePath(text, run.cwd);
  const file = scope.file(path);
  return file ? { path, ...file } : undefined;
}

/** A shell that reads its script from standard input. */
function fromStdin(run: Run): Partial<Unwrapped> {
  const feed = run.stdin;
  if (!feed) return {};
  if (feed.text === null || feed.text.trim() === UNKNOWN) return { opaqueScript: feed };
  return { inner: [{ kind: 'script', text: feed.text, feed: undefined }], isTransparent: true };
}

/** Programs that open a shell when they are told nothing else, by their name and first words. */
const OPENS_SHELL =
  /^(?:screen|tmux|byobu|zellij|login|nix-shell|wsl|script|chroot|unshare|nsenter|toolbox enter|distrobox enter|machinectl (?:shell|login)|(?:poetry|pipenv|hatch|pixi|devbox|multipass|limactl) shell|nix (?:develop|shell)|(?:vagrant|colima) ssh|gcloud compute ssh|az ssh|aws ssm start-session|(?:docker|podman|nerdctl) run .*\b(?:alpine|ubuntu|debian|busybox|fedora|centos|rockylinux|almalinux|archlinux|bash)(?::\S*)?)(?:\s|$)/;

/** Text that is typed or written into a program which opens a shell for it. */
export function openedShell(run: Run): Partial<Unwrapped> | undefined {
  if (run.stdin?.kind !== 'here') return undefined;
  return OPENS_SHELL.test([run.name, ...run.args].join(' ')) ? fromStdin(run) : undefined;
}

function unwrapEval(run: Run): Partial<Unwrapped> {
  const words = run.words.slice(1).filter((word, index) => index > 0 || word.text !== '--');
  const text = words.map((word) => word.text).join(' ');
  const producers = words.flatMap((word) => word.producers);
  return {
    inner: text === UNKNOWN ? [] : [{ kind: 'eval', text }],
    isTransparent: true,
    ...(text.includes(UNKNOWN) && (text === UNKNOWN || producers.length > 0)
      ? { opaqueScript: { text: null, producers, kind: 'substitution' } }
      : {}),
  };
}

function unwrapSource(run: Run, scope: Scope): Partial<Unwrapped> {
  const file = run.words[1];
  if (file?.text === '/dev/stdin' && run.stdin) return fromStdin(run);
  const written = findWritten(file, run, scope);
  if (!written) return {};
  return {
    file: { path: written.path, text: written.text, producers: written.producers },
    inner: written.text === null ? [] : [{ kind: 'eval', text: written.text }],
  };
}

function unwrapTrap(run: Run): Partial<Unwrapped> {
  const [text, ...signals] = run.args;
  if (!text || signals.length === 0 || text.startsWith('-')) return {};
  return { inner: [{ kind: 'eval', text }] };
}

function unwrapSu(run: Run): Partial<Unwrapped> {
  const { flags, operands } = parseOptions(run.words.slice(1), {
    short: 'csugGwT',
    long: ['command', 'session-command', 'shell', 'user', 'group'],
    isMixed: true,
  });
  const text = flags.get('c') ?? flags.get('command') ?? flags.get('session-command');
  if (text) return { inner: [{ kind: 'script', text }], isTransparent: true };
  if (run.name === 'runuser' && flags.has('u') && operands.length > 0)
    return { inner: [{ kind: 'words', words: operands }] };
  if (run.name === 'sg' && operands[1])
    return { inner: [{ kind: 'script', text: operands[1].text }], isTransparent: true };
  return run.stdin ? fromStdin(run) : {};
}

function unwrapMultiCall(run: Run): Partial<Unwrapped> {
  const words = run.words.slice(1);
  return words.length > 0 && !words[0]?.text.startsWith('-')
    ? { inner: [{ kind: 'words', words }], isTransparent: true }
    : {};
}
