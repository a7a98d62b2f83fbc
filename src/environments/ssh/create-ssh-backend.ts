import { ToolError } from '../../kernel/outcome.js';
import type { EnvironmentBackend, EnvironmentCheck } from '../environment.js';
import { openRemoteEnvironment } from '../remote/remote-environment.js';
import { runClient } from '../remote/transport.js';
import { reapConnections, SshTransport } from './ssh-transport.js';

export interface SshBackendOptions {
  readonly host: string | undefined;
  readonly user?: string | undefined;
  readonly port?: number | undefined;
  /** A private key file; by default the agent and the usual keys. */
  readonly key?: string | undefined;
  /** As for `ssh -J`. */
  readonly jump?: string | undefined;
  /** Refuse unknown host keys instead of learning them. */
  readonly strict?: boolean | undefined;
  /** Where tasks start; default: the user's home there. */
  readonly cwd?: string | undefined;
  /** Our own variables; the client sees only those it needs. */
  readonly env: Readonly<Record<string, string>>;
  /** Instead of the user's `~/.ssh/config`. */
  readonly configFile?: string | undefined;
  /** For tests: as if the host had no Python. */
  readonly withoutPython?: boolean;
}

/** Another machine, by OpenSSH: one connection that all commands share, and one helper there for files and signals. */
export function createSshBackend(options: SshBackendOptions): EnvironmentBackend {
  return {
    kind: 'ssh',
    check: (signal) => check(options, signal),
    async open({ signal }) {
      const target = requireTarget(options);
      const transport = new SshTransport(options, target, signal);
      return openRemoteEnvironment({
        name: `ssh:${target.host}`,
        kind: 'ssh',
        transport,
        // It may be this very machine: nothing tells for sure.
        reach: { hostFiles: true, mounts: [{ host: '/', target: '/' }], network: true, confines: false },
        cwd: options.cwd,
        withoutPython: options.withoutPython ?? false,
      });
    },
    // The helper there ends what ran over a connection as soon as that breaks: a crash leaves the connection alone.
    reap: () => reapConnections(options.env),
  };
}

export interface SshTarget {
  readonly host: string;
  readonly user: string | undefined;
}

/** Names go to a command line: nothing in them may be taken for an option or for more than a name. */
function requireTarget({ host, user, jump }: SshBackendOptions): SshTarget {
  if (host === undefined || host === '')
    throw new ToolError('The ssh environment has no host.', {
      code: 'unavailable',
      hint: 'Set terminal.ssh_host (and terminal.ssh_user) in config.yaml.',
    });
  requireName('host', host, /^[\w[][\w.:%[\]-]*$/);
  if (user !== undefined) requireName('user', user, /^[\w][\w.@$+-]*$/);
  if (jump !== undefined) requireName('jump host', jump, /^[\w[][\w.:%@,[\]/-]*$/);
  return { host, user };
}

function requireName(what: string, value: string, shape: RegExp): void {
  if (shape.test(value)) return;
  throw new ToolError(`${JSON.stringify(value)} cannot be the ${what} of an ssh connection.`, {
    code: 'invalid_arguments',
    hint: 'Give a plain name or address, without options, spaces or quotes.',
  });
}

async function check(options: SshBackendOptions, signal: AbortSignal | undefined): Promise<EnvironmentCheck> {
  try {
    const version = await runClient(['ssh', '-V'], { env: options.env, signal, timeoutMs: 10_000 });
    const target = requireTarget(options);
    const transport = new SshTransport(options, target, signal);
    try {
      await transport.connect();
    } finally {
      await transport.close();
    }
    return { ok: true, detail: `${target.host} by ${version.stderr.trim().split(',')[0] ?? 'ssh'}` };
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, reason: error.message, hint: error.hint ?? '' };
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return { ok: false, reason: 'There is no ssh program.', hint: 'Install the OpenSSH client.' };
    throw error;
  }
}
