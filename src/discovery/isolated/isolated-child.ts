import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import { builtFile } from '../../lib/built-file.js';
import { type RemoteMethod, RpcChannel } from './rpc-channel.js';

export interface IsolatedCode {
  /** The bundle that is run. */
  readonly bundle: string;
  /** Files of packages it imports. */
  readonly imports: readonly string[];
}

/** A process that runs one bundle, and the line to it. */
export interface IsolatedChild {
  readonly channel: RpcChannel;
  /** Serves its requests; between calls nobody does. */
  serve(port: RemoteMethod | undefined): void;
  /** Ends it at once, whatever it is doing. */
  kill(reason: Error): void;
  readonly isAlive: boolean;
  /** An idle child does not keep this process alive. */
  hold(isHeld: boolean): void;
}

/**
 * Starts a child that may read its own code and nothing else: no other files, no programs, no threads, no add-ons
 * (by Node's permission model), none of our variables and, as far as JavaScript reaches, no network.
 */
export function startIsolatedChild(code: IsolatedCode): IsolatedChild {
  const program = realpathSync(builtFile('discovery-isolated-tool-host.child.js'));
  const child = fork(program, [realpathSync(code.bundle)], {
    execArgv: [...permissions(program, code), '--no-warnings', `--max-old-space-size=${MEMORY_MB}`],
    env: {},
    cwd: dirname(program),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let serving: RemoteMethod | undefined;
  const channel = new RpcChannel(
    {
      send: (message) => void child.send(message as object),
      onMessage: (listener) => void child.on('message', listener),
    },
    {
      port: ((...args: never[]) => {
        if (serving === undefined)
          throw new ToolError('No call is running; its ports are closed', { code: 'cancelled' });
        return serving(...args);
      }) as RemoteMethod,
    },
  );
  const words = lastWords(child);
  let isAlive = true;
  const gone = (reason: Error): void => {
    isAlive = false;
    channel.close(reason);
  };
  child.on('error', gone);
  child.on('exit', (status, signal) =>
    gone(new Error(`its process ended (${signal ?? `status ${status}`})${words()}`)),
  );
  return {
    channel,
    serve: (port) => {
      serving = port;
      if (port === undefined) channel.takeBack();
    },
    kill: (reason) => {
      gone(reason);
      child.kill('SIGKILL');
    },
    get isAlive() {
      return isAlive;
    },
    hold: (isHeld) => {
      for (const thing of [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null]) {
        if (isHeld) thing?.ref?.();
        else thing?.unref?.();
      }
    },
  };
}

const MEMORY_MB = 512;

function permissions(program: string, { bundle, imports }: IsolatedCode): string[] {
  const folders = new Set([dirname(program), ...imports.map((file) => packageFolder(realpathSync(file)))]);
  const readable = [realpathSync(bundle), ...[...folders].map((folder) => `${folder}${sep}*`)];
  const flag = Number(process.versions.node.split('.')[0]) >= 24 ? '--permission' : '--experimental-permission';
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}

/** The outermost `node_modules` a file lies in, because packages import each other; zod imports nothing. */
function packageFolder(file: string): string {
  const zod = `${sep}node_modules${sep}zod${sep}`;
  if (file.includes(zod)) return file.slice(0, file.indexOf(zod) + zod.length - 1);
  const place = file.indexOf(`${sep}node_modules${sep}`);
  return place < 0 ? dirname(file) : file.slice(0, place + `${sep}node_modules`.length);
}

/** What the child wrote before it died; the reason is usually there. */
function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-2_000);
  });
  return () => (text.trim() === '' ? '' : `: ${text.trim().split('\n').slice(-3).join(' ')}`);
}
