import type { Run } from '../run.js';
import { type ShellWord, wordLike } from '../words/shell-word.js';
import { parseOptions } from './options.js';
import type { Unwrapped, Unwrapper } from './unwrap-command.js';

/** Containers, clusters and remote hosts: the command runs elsewhere, with its own files. */
export const UNWRAP_CONTAINERS: readonly (readonly [string, Unwrapper])[] = [
  ...['docker', 'podman', 'nerdctl', 'finch'].map((name) => [name, unwrapDocker] as const),
  ['docker-compose', (run) => composeCommand(run.words.slice(1))],
  ['podman-compose', (run) => composeCommand(run.words.slice(1))],
  ...['kubectl', 'oc', 'k', 'k3s'].map((name) => [name, unwrapKubectl] as const),
  ['ssh', unwrapSsh],
  ['mosh', unwrapSsh],
  ['autossh', unwrapSsh],
  ['rsh', unwrapSsh],
  ['plink', unwrapSsh],
  ['dbclient', unwrapSsh],
  ['adb', unwrapAdb],
];

const DOCKER_VALUES = {
  short: 'eviuwpmlhc',
  long: [
    'env',
    'volume',
    'user',
    'workdir',
    'name',
    'network',
    'net',
    'publish',
    'entrypoint',
    'mount',
    'memory',
    'cpus',
    'label',
    'hostname',
    'env-file',
    'platform',
    'add-host',
    'cap-add',
    'cap-drop',
    'device',
    'security-opt',
    'restart',
    'gpus',
    'tmpfs',
    'ulimit',
    'log-driver',
    'pid',
    'ipc',
    'userns',
    'shm-size',
    'volumes-from',
    'group-add',
    'ip',
    'dns',
    'runtime',
    'pull',
    'stop-signal',
    'cgroupns',
    'uts',
    'log-opt',
    'link',
    'expose',
    'mac-address',
    'detach-keys',
  ],
} as const;
// `-i`, `-t`, `-d` and `-h` of run and exec take no value where it matters.
const RUN_OPTIONS = { short: 'evuwplmca', long: DOCKER_VALUES.long };
const GLOBAL_OPTIONS = {
  short: 'Hcl',
  long: ['host', 'context', 'config', 'log-level', 'tlscacert', 'tlscert', 'tlskey', 'connection', 'url'],
};

function unwrapDocker(run: Run): Partial<Unwrapped> | undefined {
  const { operands } = parseOptions(run.words.slice(1), GLOBAL_OPTIONS);
  const [first, ...rest] = operands;
  const words = first?.text === 'container' ? rest : operands;
  const [verb, ...after] = words;
  if (verb?.text === 'compose') return composeCommand(after);
  if (verb?.text !== 'run' && verb?.text !== 'exec' && verb?.text !== 'create') return {};
  const { flags, operands: inside } = parseOptions(after, RUN_OPTIONS);
  const command = inside.slice(1);
  const entrypoint =
    flags.get('entrypoint') ?? (verb.text === 'exec' ? undefined : programOfImage(inside[0]?.text ?? ''));
  return contained(entrypoint ? [wordLike(inside[0] as ShellWord, entrypoint), ...command] : command);
}

/** Images made for one program start it: `docker run amazon/aws-cli s3 rb ...`. */
function programOfImage(image: string): string | undefined {
  return IMAGES.get((/([^/:@]+)(?:[:@][^/]*)?$/.exec(image)?.[1] ?? '').toLowerCase());
}

const IMAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'aws-cli': 'aws',
    kubectl: 'kubectl',
    terraform: 'terraform',
    opentofu: 'tofu',
    terragrunt: 'terragrunt',
    helm: 'helm',
    rclone: 'rclone',
    curl: 'curl',
    flyway: 'flyway',
    liquibase: 'liquibase',
    restic: 'restic',
    doctl: 'doctl',
    'pulumi-base': 'pulumi',
    s3cmd: 's3cmd',
    migrate: 'migrate',
    packer: 'packer',
    vault: 'vault',
    skopeo: 'skopeo',
    mc: 'mc',
  }),
);

function composeCommand(words: readonly ShellWord[]): Partial<Unwrapped> {
  const { operands } = parseOptions(words, {
    short: 'fp',
    long: ['file', 'project-name', 'profile', 'env-file', 'project-directory'],
  });
  const [verb, ...after] = operands;
  if (verb?.text !== 'run' && verb?.text !== 'exec') return {};
  const { operands: inside } = parseOptions(after, RUN_OPTIONS);
  return contained(inside.slice(1));
}

function unwrapKubectl(run: Run): Partial<Unwrapped> {
  const words = run.words.slice(1);
  const at = words.findIndex(
    (word) => word.text === 'exec' || word.text === 'run' || word.text === 'debug' || word.text === 'rsh',
  );
  const dash = words.findIndex((word) => word.text === '--');
  if (at < 0) return {};
  if (dash > at) return contained(words.slice(dash + 1));
  if (words[at]?.text !== 'exec' && words[at]?.text !== 'rsh') return {};
  // Older spelling without `--`: options, the pod, then the command.
  const { operands } = parseOptions(words.slice(at + 1), { short: 'ncf', long: ['namespace', 'container', 'context'] });
  return contained(operands.slice(1));
}

/** `adb shell` hands its words, joined, to the shell of a device. */
function unwrapAdb(run: Run): Partial<Unwrapped> {
  const { operands } = parseOptions(run.words.slice(1), { short: 'stHPL' });
  const [verb, ...rest] = operands;
  if (verb?.text !== 'shell' && verb?.text !== 'exec-out') return {};
  const { operands: words } = parseOptions(rest, { short: 'e' });
  return words.length > 0 ? { inner: [{ kind: 'script', text: words.map((word) => word.text).join(' ') }] } : {};
}

function contained(words: readonly ShellWord[]): Partial<Unwrapped> {
  return words.length > 0 ? { inner: [{ kind: 'words', words }], isTransparent: true } : {};
}

const SSH_OPTIONS = { short: 'bcDEeFIiJLlmOopQRSWwB', long: ['ssh', 'port'] };

function unwrapSsh(run: Run): Partial<Unwrapped> {
  const { operands } = parseOptions(run.words.slice(1), SSH_OPTIONS);
  const words = operands.slice(1);
  // Options may also follow the host name.
  const rest = words[0]?.text.startsWith('-') ? parseOptions(words, SSH_OPTIONS).operands : words;
  const proxy = run.args.map(
    (arg, index) =>
      /^(?:-o)?\s*(?:ProxyCommand|LocalCommand|RemoteCommand)\s*[= ]\s*(.*)$/is.exec(
        run.args[index - 1] === '-o' ? arg : arg.startsWith('-o') ? arg : '',
      )?.[1],
  );
  const inner = proxy
    .filter((text) => text !== undefined && text !== '')
    .map((text) => ({ kind: 'script' as const, text: String(text).replaceAll(/%[a-zA-Z]/g, 'x'), feed: undefined }));
  if (rest.length > 0)
    return {
      inner: [{ kind: 'script', text: rest.map((word) => word.text).join(' ') }, ...inner],
      isTransparent: inner.length === 0,
    };
  if (run.stdin && operands.length > 0) {
    return run.stdin.text === null
      ? { opaqueScript: run.stdin, inner }
      : { inner: [{ kind: 'script', text: run.stdin.text, feed: undefined }, ...inner] };
  }
  return { inner };
}
