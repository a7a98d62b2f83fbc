import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { type ShellWord, wordFrom } from '../words/shell-word.js';
import { LINE } from './loose-wrappers.js';
import { type OptionSpec, parseOptions } from './options.js';
import type { Inner } from './unwrap-command.js';

/** A program that runs the rest of its words: its options, and how many operands stand before the command. */
interface Prefix extends OptionSpec {
  readonly skip?: number;
  /** Words of a subcommand that must come first, e.g. `exec` of bundle. Several spellings as a list. */
  readonly after?: readonly string[];
  /** `NAME=value` words before the command are its environment. */
  readonly takesAssignments?: boolean;
  /** Options that name the folder the command starts in. */
  readonly folder?: readonly string[];
  /** With one of these flags it runs nothing. */
  readonly idle?: string;
}

const PREFIXES: Readonly<Record<string, Prefix>> = {
  sudo: {
    short: 'ugpCcDhRrtTU',
    long: ['user', 'group', 'host', 'prompt', 'chdir', 'close-from', 'role', 'type', 'chroot', 'other-user'],
    takesAssignments: true,
    folder: ['D', 'chdir'],
    // `-k` with a command runs it, and asks for the password anew.
    idle: 'lvKVe',
  },
  dzdo: { short: 'ugpCrt', long: ['user', 'group', 'prompt'], takesAssignments: true, idle: 'lvKVe' },
  please: { short: 'au', long: ['user', 'dir', 'reason'] },
  run0: {
    short: 'ugD',
    long: ['user', 'group', 'unit', 'property', 'slice', 'chdir', 'setenv', 'nice', 'description'],
    folder: ['D', 'chdir'],
  },
  'systemd-cat': { short: 'tp', long: ['identifier', 'priority', 'stderr-priority', 'level-prefix'] },
  foreman: { after: ['run'], short: 'efpd', long: ['env', 'procfile', 'port'] },
  doas: { short: 'uCa', takesAssignments: true },
  pkexec: { long: ['user'] },
  gosu: { skip: 1 },
  'su-exec': { skip: 1 },
  env: { short: 'uC', long: ['unset', 'chdir', 'block-signal'], takesAssignments: true, folder: ['C', 'chdir'] },
  nice: { short: 'n', long: ['adjustment'] },
  ionice: { short: 'cnt', long: ['class', 'classdata'] },
  timeout: { short: 'ks', long: ['kill-after', 'signal'], skip: 1 },
  gtimeout: { short: 'ks', long: ['kill-after', 'signal'], skip: 1 },
  nohup: {},
  setsid: {},
  stdbuf: { short: 'ioe', long: ['input', 'output', 'error'] },
  chrt: { short: 'TPD', skip: 1 },
  taskset: { skip: 1 },
  time: { short: 'fo' },
  strace: { short: 'eopsuEaPXOIb', long: ['trace', 'output'] },
  ltrace: { short: 'eopsuanAFl' },
  dtruss: { short: 'np' },
  valgrind: {},
  command: { idle: 'vV' },
  builtin: {},
  exec: { short: 'a' },
  chroot: { skip: 1, long: ['userspec', 'groups'] },
  unshare: { short: 'RSGwl', long: ['root', 'wd', 'setuid', 'setgid'], folder: ['w', 'wd'] },
  nsenter: { short: 'tSGrw', long: ['target', 'setuid', 'setgid', 'wdns'], folder: ['w', 'wd'] },
  caffeinate: { short: 'tw' },
  unbuffer: {},
  'dbus-run-session': {},
  'xvfb-run': { short: 'enfspw', long: ['server-args', 'server-num', 'auth-file'] },
  'systemd-run': {
    short: 'pHMuE',
    long: [
      'unit',
      'property',
      'slice',
      'description',
      'setenv',
      'uid',
      'gid',
      'on-active',
      'on-calendar',
      'working-directory',
    ],
    folder: ['working-directory'],
  },
  'systemd-inhibit': { long: ['what', 'who', 'why', 'mode'] },
  setpriv: { long: ['reuid', 'regid', 'groups'] },
  firejail: {},
  bwrap: { long: ['chdir'], folder: ['chdir'] },
  proot: { short: 'rbqw', folder: ['w'] },
  fakeroot: { short: 'lsib' },
  fakechroot: {},
  torsocks: {},
  torify: {},
  proxychains: { short: 'f' },
  proxychains4: { short: 'f' },
  faketime: { short: 'f', skip: 1 },
  cgexec: { short: 'g' },
  numactl: { short: 'CNmipl' },
  prlimit: {},
  softlimit: { short: 'adfmlnopsc' },
  chpst: { short: 'uUbenPdfmopclrtC/' },
  envdir: { skip: 1 },
  setuidgid: { skip: 1 },
  's6-setuidgid': { skip: 1 },
  rlwrap: { short: 'abcCDefFgHilmMoPqsSt' },
  catchsegv: {},
  sshpass: { short: 'pfdP' },
  tini: {},
  'dumb-init': {},
  setarch: { skip: 1 },
  linux32: {},
  linux64: {},
  arch: {},
  tsocks: {},
  ts: {},
  chronic: {},
  eatmydata: {},
  'cross-env': { takesAssignments: true },
  'cross-env-shell': { takesAssignments: true },
  'env-cmd': { short: 'fe' },
  dotenv: { short: 'efv' },
  'better-npm-run': {},
  npx: { short: 'p', long: ['package', 'call'] },
  bun: { after: ['x'] },
  pnpx: { short: 'p', long: ['package'] },
  bunx: { short: 'p' },
  uvx: { long: ['from', 'with', 'python'] },
  'flatpak-spawn': {},
  toolbox: { after: ['run'], short: 'cdr' },
  ip: { after: ['exec'], skip: 1 },
  pipx: { after: ['run'], long: ['spec'] },
  pnpm: { after: ['exec', 'dlx'], short: 'CF', long: ['filter', 'dir'], folder: ['C', 'dir'] },
  npm: { after: ['exec', 'x'], long: ['package', 'prefix', 'workspace'] },
  yarn: { after: ['exec', 'dlx', 'run'], long: ['cwd'] },
  bundle: { after: ['exec'] },
  poetry: { after: ['run'] },
  uv: { after: ['run'], long: ['with', 'python', 'project', 'directory', 'extra', 'group'], short: 'p' },
  pipenv: { after: ['run'] },
  pdm: { after: ['run'] },
  hatch: { after: ['run'] },
  rye: { after: ['run'] },
  conda: { after: ['run'], short: 'np', long: ['name', 'prefix'] },
  mamba: { after: ['run'], short: 'np', long: ['name', 'prefix'] },
  micromamba: { after: ['run'], short: 'np', long: ['name', 'prefix'] },
  mise: { after: ['exec', 'x'] },
  asdf: { after: ['exec'] },
  direnv: { after: ['exec'], skip: 1 },
  volta: { after: ['run'] },
  op: { after: ['run'], long: ['env-file'] },
  'aws-vault': { after: ['exec'], skip: 1 },
  doppler: { after: ['run'], short: 'pc', long: ['project', 'config'] },
  infisical: { after: ['run'], long: ['env', 'path'] },
  chamber: { after: ['exec'], skip: 1 },
  dotenvx: { after: ['run'], short: 'f' },
  sst: { after: ['shell'], long: ['stage', 'target'] },
  lerna: { after: ['exec'], long: ['scope'] },
  heroku: { after: ['run', 'run:detached'], short: 'a', long: ['app'] },
  multipass: { after: ['exec'], skip: 1 },
  lxc: { after: ['exec'], skip: 1 },
  incus: { after: ['exec'], skip: 1 },
  machinectl: { after: ['shell'], skip: 1 },
  wsl: { short: 'du', long: ['distribution', 'user', 'cd'] },
  winpty: {},
  xterm: {},
  entr: { short: 's' },
  watchexec: { short: 'wefid' },
  start: {},
  call: {},
};

/** Aliases of the same program under another name. */
const SAME: Readonly<Record<string, string>> = {
  genv: 'env',
  gnice: 'nice',
  gnohup: 'nohup',
  gstdbuf: 'stdbuf',
  gtime: 'time',
};

const BY_NAME: ReadonlyMap<string, Prefix> = new Map([
  ...Object.entries(PREFIXES),
  ...Object.entries(SAME).flatMap(([name, same]) => {
    const prefix = PREFIXES[same];
    return prefix ? [[name, prefix] as const] : [];
  }),
]);

/** Whether a program only starts the one whose words follow, which is judged by itself. */
export function isPrefix(name: string): boolean {
  const prefix = BY_NAME.get(name);
  return prefix !== undefined && prefix.after === undefined;
}

/** `env` takes any name, also one no shell could assign, such as that of an exported function. */
const ASSIGNMENT = /^(?:[A-Za-z_]\w*|BASH_FUNC_[^=]+)=/;

/** The command inside a wrapper that simply puts words in front of it. */
export function prefixedCommand(run: Run): Inner | undefined {
  const prefix = BY_NAME.get(run.name);
  if (!prefix) return undefined;
  const { flags, operands } = parseOptions(run.words.slice(1), prefix);
  if (prefix.idle && [...prefix.idle].some((letter) => flags.has(letter))) return undefined;
  if (run.name === 'env' && (flags.has('S') || flags.has('split-string'))) return undefined;
  let given = operands;
  if (prefix.after) {
    const at = given.findIndex((word) => prefix.after?.includes(word.text));
    if (at !== 0 && at !== 1) return undefined;
    given = parseOptions(given.slice(at + 1), prefix).operands;
  }
  const [assignments, rest] = prefix.takesAssignments ? splitAssignments(given) : [[], given];
  const command = rest.slice(prefix.skip ?? 0);
  const [first] = command;
  if (!first || (first.text === '-' && run.name === 'env')) return undefined;
  const words = command[0]?.text === '--' ? command.slice(1) : command;
  // One text with spaces is a line for a shell at the other end, as of `heroku run "..."`.
  const text = words.length > 0 && words[0]?.text.includes(' ') ? words.map((word) => word.text).join(' ') : '';
  const folder = prefix.folder?.map((name) => flags.get(name)).find((value) => value !== undefined && value !== '');
  const cwd = folder === undefined ? undefined : resolvePath(folder, run.cwd);
  if (LINE.test(text)) return { kind: 'script', text, ...(cwd === undefined ? {} : { cwd }) };
  // What is set for the wrapper is set for what it starts.
  const all = run.assignments.length > 0 ? [...run.assignments, ...assignments] : assignments;
  return { kind: 'words', words, assignments: all, cwd };
}

function splitAssignments(words: readonly ShellWord[]): [Run['assignments'], readonly ShellWord[]] {
  const assignments: { name: string; value: ShellWord }[] = [];
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index] as ShellWord;
    if (word.text === '-') continue;
    if (!ASSIGNMENT.test(word.text)) break;
    const equals = word.text.indexOf('=');
    assignments.push({ name: word.text.slice(0, equals), value: wordFrom(word.text.slice(equals + 1), word) });
  }
  return [assignments, words.slice(index)];
}
