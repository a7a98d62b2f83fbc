import type { Run } from '../run.js';
import { parseOptions } from './options.js';
import { optionText, scripts } from './scripts.js';
import type { Unwrapped, Unwrapper } from './unwrap-command.js';

/** Programs that hand a command line to machines elsewhere. */
export const UNWRAP_REMOTE_MACHINES: readonly (readonly [string, Unwrapper])[] = [
  [
    'ansible',
    optionText({ short: 'aimuetflMPBck', long: ['args', 'module-name', 'inventory'], isMixed: true }, ['a', 'args']),
  ],
  ...['pssh', 'parallel-ssh', 'pdsh', 'clush', 'dsh'].map((name) => [name, lastOperands] as const),
  ...['salt', 'salt-ssh', 'salt-call'].map((name) => [name, unwrapSalt] as const),
  ['gcloud', optionText({ long: ['command'], isMixed: true }, ['command'])],
  ['vagrant', optionText({ short: 'c', long: ['command'], isMixed: true }, ['c', 'command'])],
  ...['fly', 'flyctl'].map(
    (name) => [name, optionText({ short: 'Ca', long: ['command', 'app'], isMixed: true }, ['C', 'command'])] as const,
  ),
  ['az', optionText({ long: ['scripts', 'command'], isMixed: true }, ['scripts'])],
  ['aws', unwrapAws],
  ['gh', unwrapGithub],
];

function lastOperands(run: Run): Partial<Unwrapped> {
  const { operands } = parseOptions(run.words.slice(1), { short: 'hHluptoeOPAwx' });
  return scripts([operands.map((word) => word.text).join(' ')]);
}

function unwrapSalt(run: Run): Partial<Unwrapped> {
  const at = run.args.indexOf('cmd.run');
  return at < 0 ? {} : scripts(run.args.slice(at + 1));
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
