import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A program that runs in the target, seen from here: its three streams, and the end of the connection to it. */
export interface TargetStream {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** When nothing more comes. The code is the client's; whether it is the program's own only its last words tell. */
  readonly closed: Promise<number>;
  /** Lets go of the connection; the program may go on. */
  destroy(): void;
  /** The same where the program would end with its client: that one stays. Absent where `destroy` will do. */
  release?(): void;
}

/** The way into a target. Everything else, processes and files, is built on running programs there. */
export interface Transport {
  /** Starts a program with a fixed argv. Nothing secret may be in it: command lines are for all to see. */
  open(argv: readonly string[]): Promise<TargetStream>;
  /** Whether every process in the target is one of ours, as in a container; absent means no. */
  readonly ownsProcesses?: boolean;
  /** Whether a program may wait there for what it shall do at no cost; absent means no. */
  readonly canWait?: boolean;
  /**
   * Ends everything that runs in the target, when signals no longer reach it. Answers what had to be given up for that,
   * in a sentence, if anything. Where it cannot, it has no such method.
   */
  endAll?(): Promise<string | undefined>;
  /**
   * Whether the target still is there, asked when it could not be reached. There is no such method where that cannot be
   * told, or where `open` finds another target by itself.
   */
  isThere?(): Promise<boolean>;
  /** Whether programs there go on when we are gone, and are reached again by the next run; absent means no. */
  readonly outlivesUs?: boolean;
  close(): Promise<void>;
  /** Gives back what is held here while programs go on there. Where nothing is held, there is no such method. */
  leave?(): Promise<void>;
}

export interface ClientOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Where it stands; default: where we do. */
  readonly cwd?: string;
  /** The program is a child of its client. */
  readonly isParent?: boolean;
}

/** Runs a client program of this machine (`ssh`, `docker`, `apptainer`) whose streams are those of the target's. */
export async function openClient(
  argv: readonly string[],
  { env, isParent, cwd }: ClientOptions,
): Promise<TargetStream> {
  const [program = '', ...args] = argv;
  // A group of its own: Ctrl-C at our terminal is ours to answer, not the client's.
  const child = spawn(program, args, { env, cwd, stdio: 'pipe', detached: true, windowsHide: true });
  // A program that ends without reading its input is judged by how it ended.
  child.stdin.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 255));
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  child.on('error', () => undefined);
  const letGo = (): void => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    stderr: child.stderr,
    closed,
    destroy: () => {
      child.kill('SIGKILL');
      letGo();
    },
    ...(isParent
      ? {
          release: () => {
            child.stdin.destroy();
            letGo();
            child.unref();
          },
        }
      : {}),
  };
}

export interface ClientResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a client program to its end; for asking an engine something. */
export async function runClient(
  argv: readonly string[],
  options: ClientOptions & { readonly signal?: AbortSignal | undefined; readonly timeoutMs?: number },
): Promise<ClientResult> {
  const stream = await openClient(argv, options);
  const stop = (): void => stream.destroy();
  const timer = setTimeout(stop, options.timeoutMs ?? 120_000);
  options.signal?.addEventListener('abort', stop, { once: true });
  stream.stdin.end();
  try {
    const [stdout, stderr, code] = await Promise.all([textOf(stream.stdout), textOf(stream.stderr), stream.closed]);
    options.signal?.throwIfAborted();
    return { code, stdout, stderr };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
  }
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    // Cut off: the code tells, and what came before may say why.
  }
  return Buffer.concat(chunks).toString('utf8');
}
