import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { GrpcFailure } from './grpc-server.js';

/** What a program has printed on one descriptor so far; readers begin where they like. */
class Printed {
  readonly #chunks: Buffer[] = [];
  #length = 0;
  #isOver = false;
  #wake: (() => void)[] = [];

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    this.#tell();
  }

  end(): void {
    this.#isOver = true;
    this.#tell();
  }

  get length(): number {
    return this.#length;
  }

  async *from(offset: number, signal: AbortSignal): AsyncGenerator<Buffer> {
    let skip = offset;
    for (let index = 0; !signal.aborted; ) {
      const chunk = this.#chunks[index];
      if (chunk === undefined) {
        if (this.#isOver) return;
        await new Promise<void>((resolve) => {
          const go = (): void => {
            signal.removeEventListener('abort', go);
            resolve();
          };
          this.#wake.push(go);
          signal.addEventListener('abort', go);
        });
        continue;
      }
      index += 1;
      if (skip < chunk.length) yield chunk.subarray(skip);
      skip = Math.max(0, skip - chunk.length);
    }
  }

  #tell(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/** So far a program may be ahead of its reader. */
const AHEAD = 4 << 20;

/** A program that was started in a sandbox. */
export class ModalExec {
  readonly printed = [new Printed(), new Printed()] as const;
  readonly ended: Promise<{ code?: number; signal?: number }>;
  readonly #child: ChildProcess;
  readonly #read = [0, 0];
  #received = 0;

  constructor(argv: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
    this.#child = spawn(argv[0] ?? '', argv.slice(1), { cwd, env: { ...env }, stdio: 'pipe', detached: true });
    this.#child.stdin?.on('error', () => undefined);
    this.printed.forEach((printed, fd) => {
      const stream = fd === 0 ? this.#child.stdout : this.#child.stderr;
      stream?.on('data', (chunk: Buffer) => {
        printed.add(chunk);
        if (printed.length - (this.#read[fd] ?? 0) > AHEAD) stream.pause();
      });
      stream?.once('close', () => printed.end());
    });
    this.ended = once(this.#child, 'exit').then(([code, signal]) =>
      signal === null ? { code: code as number } : { signal: constants.signals[signal as NodeJS.Signals] },
    );
    this.ended.catch(() => {
      for (const printed of this.printed) printed.end();
    });
  }

  async *read(fd: number, offset: number, signal: AbortSignal): AsyncGenerator<{ data: Buffer }> {
    const printed = this.printed[fd === 0 ? 0 : 1];
    let at = offset;
    for await (const data of printed.from(offset, signal)) {
      at += data.length;
      yield { data };
      this.#read[fd] = Math.max(this.#read[fd] ?? 0, at);
      const stream = fd === 0 ? this.#child.stdout : this.#child.stderr;
      if (stream?.isPaused() && printed.length - at <= AHEAD) stream.resume();
    }
  }

  /** What was written before is passed over, so that a repeated request does no harm. */
  async write(offset: number, data: Buffer, eof: boolean): Promise<void> {
    const { stdin } = this.#child;
    if (offset > this.#received) throw new GrpcFailure(9, `stdin is at ${this.#received}, not at ${offset}`);
    const fresh = data.subarray(this.#received - offset);
    if (fresh.length > 0) {
      if (stdin === null || stdin.destroyed || stdin.writableEnded) throw new GrpcFailure(9, 'stdin is closed');
      this.#received += fresh.length;
      await new Promise<void>((resolve, reject) =>
        stdin.write(fresh, (problem) => (problem ? reject(new GrpcFailure(9, 'stdin is closed')) : resolve())),
      );
    }
    if (eof) stdin?.end();
  }
}
