import { posix } from 'node:path';
import type { Environment, EnvironmentProcess } from '../../environments/environment.js';
import type { WatchPort, WatchRequest } from '../../files/watch-port.js';
import type { CallGuard, ResolvedPath } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import { WATCH_PROGRAM } from './watch-program.js';

export interface EnvironmentWatchOptions {
  readonly guard: CallGuard;
  readonly resolve: (path: string) => Promise<ResolvedPath>;
  readonly signal: AbortSignal;
  readonly environment: Environment;
}

const MAX_WATCHED = 50_000;

/** Watches folders of an environment elsewhere, by a small program there. Nothing outside the judged root is looked at. */
export function createEnvironmentWatchPort(options: EnvironmentWatchOptions): WatchPort {
  const { guard, resolve, signal, environment } = options;
  return {
    async start(request) {
      const { path: root, kind } = await resolve(request.path);
      if (kind === 'missing') throw new ToolError(`Path not found: ${request.path}`, { code: 'not_found' });
      await guard.check({ permission: 'file:read', path: root });
      const [folder, only] = kind === 'directory' ? [root, ''] : [posix.dirname(root), posix.basename(root)];
      const process = await startProgram(environment, [folder, only]);
      const watch = new FolderWatch(process, request, environment.name);
      const stop = (): void => void watch.close();
      signal.addEventListener('abort', stop, { once: true });
      try {
        await watch.ready;
        signal.throwIfAborted();
      } catch (problem) {
        await watch.close();
        throw problem;
      } finally {
        signal.removeEventListener('abort', stop);
      }
      return { root, close: () => watch.close() };
    },
    readable: (paths) => guard.filterMembers('file:read', paths),
  };
}

async function startProgram(environment: Environment, args: readonly string[]): Promise<EnvironmentProcess> {
  const argv = ['python3', '-X', 'utf8', '-I', '-c', WATCH_PROGRAM, ...args];
  try {
    return await environment.spawn({ argv }, { keepInput: true });
  } catch (problem) {
    if (problem instanceof ToolError && problem.code === 'not_found')
      throw cannotWatch(environment.name, 'it has no python3');
    throw problem;
  }
}

function cannotWatch(name: string, why: string): ToolError {
  return new ToolError(`Files in ${name} cannot be watched: ${why}.`, {
    code: 'unsupported',
    hint: 'Install Python 3 (with ctypes) there, or look again with directory_list or file_diff.',
  });
}

type Said =
  | readonly ['unable', string]
  | readonly ['problem', string]
  | readonly ['watched', string, readonly string[], number]
  | readonly ['event', 'created' | 'changed' | 'removed', string, boolean, string | null];

/** One watch: says which folders are wanted, and hands on what happens in them. */
class FolderWatch {
  /** Resolves when everything that is wanted is watched. */
  readonly ready: Promise<void>;
  readonly #process: EnvironmentProcess;
  readonly #request: WatchRequest;
  readonly #name: string;
  readonly #decoder = new TextDecoder();
  #rest = '';
  #pending = 0;
  #isReady = false;
  #isClosed = false;
  #settle: { resolve(): void; reject(problem: unknown): void } = { resolve: () => undefined, reject: () => undefined };

  constructor(process: EnvironmentProcess, request: WatchRequest, name: string) {
    this.#process = process;
    this.#request = request;
    this.#name = name;
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    process.onOutput((chunk, stream) => {
      if (stream === 'stdout') this.#read(chunk);
    });
    void process.exited.then(() => this.#ended());
    this.#watch('');
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#settle.reject(new ToolError('The watch was ended.', { code: 'cancelled' }));
    this.#process.closeInput();
    await this.#process.exited;
  }

  #watch(folder: string): void {
    this.#pending += 1;
    // One that has ended is noticed by its end.
    void this.#process.write(Buffer.from(`${JSON.stringify([folder, !this.#isReady])}\n`)).catch(() => undefined);
  }

  #read(chunk: Uint8Array): void {
    const lines = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#take(JSON.parse(line) as Said);
  }

  #take(said: Said): void {
    const { ignores, onSignal, onProblem, path } = this.#request;
    if (said[0] === 'unable') this.#settle.reject(cannotWatch(this.#name, said[1]));
    else if (said[0] === 'problem') onProblem(said[1]);
    else if (said[0] === 'watched') {
      const [, , folders, known] = said;
      if (!this.#isReady && known > MAX_WATCHED) onProblem(`${path} has more than ${MAX_WATCHED} files`);
      for (const folder of folders) if (!ignores(folder)) this.#watch(folder);
      this.#pending -= 1;
      if (this.#pending > 0) return;
      this.#isReady = true;
      this.#settle.resolve();
    } else {
      const [, kind, name, isFolder, inode] = said;
      if (name !== '' && ignores(name)) return;
      onSignal({ kind, path: name, isFolder, inode: inode ?? undefined });
      if (kind === 'created' && isFolder) this.#watch(name);
    }
  }

  #ended(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#settle.reject(cannotWatch(this.#name, 'the program that watches them ended'));
    if (this.#isReady) this.#request.onProblem('the connection to the watch was lost');
  }
}
