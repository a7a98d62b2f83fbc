import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import { shellQuote } from '../../lib/shell-quote.js';
import { clientEnv } from '../remote/client-env.js';
import { openClient, runClient, type TargetStream, type Transport } from '../remote/transport.js';
import type { SshBackendOptions, SshTarget } from './create-ssh-backend.js';

/** A master that nobody asks for anything ends by itself, should we be gone before we could end it. */
const PERSIST_SECONDS = 300;
const CONNECT_SECONDS = 10;
/** A socket's path has room for 107 bytes, of which ssh takes 17 for a temporary name. */
const MAX_SOCKET_PATH = 90;
/** What ssh itself ends with when something is wrong with the connection. */
const CONNECTION_PROBLEM = 255;

/** One shared connection to a host; made when first needed, and made again when it was lost. */
export class SshTransport implements Transport {
  readonly canWait = true;
  readonly outlivesUs = true;
  readonly #options: SshBackendOptions;
  readonly #target: SshTarget;
  readonly #signal: AbortSignal | undefined;
  readonly #env: Record<string, string>;
  #folder: Promise<string> | undefined;
  #master: Promise<void> | undefined;

  constructor(options: SshBackendOptions, target: SshTarget, signal?: AbortSignal) {
    this.#options = options;
    this.#target = target;
    this.#signal = signal;
    this.#env = clientEnv(options.env, ['SSH_AUTH_SOCK', 'SSH_AGENT_PID']);
  }

  /** Makes sure that the connection stands. */
  connect(): Promise<void> {
    if (this.#master === undefined) {
      const master = this.#startMaster();
      this.#master = master;
      master.catch(() => this.#forget(master));
    }
    return this.#master;
  }

  async open(argv: readonly string[]): Promise<TargetStream> {
    await this.connect();
    const master = this.#master;
    // The far side joins the words and gives them to the user's shell: they are quoted for it.
    const line = `exec ${argv.map(shellQuote).join(' ')}`;
    const stream = await openClient(await this.#client(['-o', 'ControlMaster=no', '-T'], [line]), { env: this.#env });
    void stream.closed.then(async (code) => {
      if (code === CONNECTION_PROBLEM && !(await this.#isAlive())) this.#forget(master);
    });
    return stream;
  }

  /** Programs there do not need the connection. */
  leave(): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    const folder = await this.#folder;
    if (folder === undefined) return;
    if (this.#master !== undefined)
      await runClient(await this.#client(['-O', 'exit'], []), { env: this.#env, timeoutMs: 5_000 });
    this.#master = undefined;
    this.#folder = undefined;
    await rm(folder, { recursive: true, force: true });
  }

  #forget(master: Promise<void> | undefined): void {
    if (this.#master === master) this.#master = undefined;
  }

  async #startMaster(): Promise<void> {
    // With -f it goes into the background as soon as it is connected: its end here is the news.
    const mode = ['-o', 'ControlMaster=yes', '-o', `ControlPersist=${PERSIST_SECONDS}`, '-f', '-N'];
    await rm(await this.#socket(), { force: true });
    const { code, stderr } = await runClient(await this.#client(mode, []), {
      env: this.#env,
      signal: this.#signal,
      timeoutMs: (CONNECT_SECONDS + 20) * 1000,
    });
    if (code !== 0) throw cannotConnect(this.#target, stderr);
  }

  async #isAlive(): Promise<boolean> {
    const { code } = await runClient(await this.#client(['-O', 'check'], []), { env: this.#env, timeoutMs: 5_000 });
    return code === 0;
  }

  async #socket(): Promise<string> {
    this.#folder ??= socketFolder();
    return join(await this.#folder, 'c');
  }

  async #client(mode: readonly string[], command: readonly string[]): Promise<string[]> {
    const { port, key, jump, strict, configFile } = this.#options;
    const { host, user } = this.#target;
    return [
      'ssh',
      ...(configFile === undefined ? [] : ['-F', configFile]),
      ...['-S', await this.#socket()],
      ...SETTINGS.flatMap((setting) => ['-o', setting]),
      ...['-o', `StrictHostKeyChecking=${strict ? 'yes' : 'accept-new'}`],
      ...(port === undefined ? [] : ['-p', String(port)]),
      ...(user === undefined ? [] : ['-l', user]),
      ...(key === undefined ? [] : ['-i', key, '-o', 'IdentitiesOnly=yes']),
      ...(jump === undefined ? [] : ['-J', jump]),
      ...mode,
      '--',
      host,
      ...command,
    ];
  }
}

/** Nothing may ask a question, be forwarded, or hang for ever. */
const SETTINGS = [
  'BatchMode=yes',
  `ConnectTimeout=${CONNECT_SECONDS}`,
  'ServerAliveInterval=5',
  'ServerAliveCountMax=3',
  'ForwardAgent=no',
  'ForwardX11=no',
  'ClearAllForwardings=yes',
  'PermitLocalCommand=no',
  'LogLevel=ERROR',
];

/** Its name says whose it is. */
async function socketFolder(): Promise<string> {
  return mkdtemp(join(folderOfSockets(), `${SOCKETS}${process.pid}-`));
}

const SOCKETS = 'hermes-ssh-';

function folderOfSockets(): string {
  const short = join(tmpdir(), `${SOCKETS}4194304-XXXXXX`, 'c').length <= MAX_SOCKET_PATH;
  return short ? tmpdir() : '/tmp';
}

/** Ends connections whose Hermes has died without ending them; answers how many there were. */
export async function reapConnections(env: Readonly<Record<string, string>>): Promise<number> {
  const above = folderOfSockets();
  const names = await readdir(above);
  const left = names.filter((name) => name.startsWith(SOCKETS) && isDead(Number(name.split('-')[2])));
  for (const name of left) {
    const folder = join(above, name);
    // Any host will do: the socket says which connection is meant.
    const ended = runClient(['ssh', '-S', join(folder, 'c'), '-O', 'exit', '--', 'none'], {
      env: clientEnv(env),
      timeoutMs: 5_000,
    });
    await ended.catch(() => undefined);
    // Another user's is not ours to remove.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
  return left.length;
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function cannotConnect({ host }: SshTarget, stderr: string): ToolError {
  const why = stderr.trim().split('\n').slice(-3).join(' ').trim();
  return new ToolError(`Cannot connect to ${host}: ${why || 'ssh did not say why'}`, {
    code: 'unavailable',
    hint: HINTS.find(([pattern]) => pattern.test(why))?.[1] ?? `Try \`ssh ${host} true\` by hand.`,
    retryable: true,
  });
}

const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /host key|identification has changed/i,
    'The host key is unknown or has changed: make sure of it, then put it into known_hosts.',
  ],
  [/permission denied/i, 'Set terminal.ssh_user and terminal.ssh_key, or load the key into your agent.'],
  [/could not resolve/i, 'Check terminal.ssh_host.'],
  [/refused|timed out|no route/i, 'Check terminal.ssh_host, terminal.ssh_port and that an ssh server runs there.'],
];
