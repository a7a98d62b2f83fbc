import { Readable, Writable } from 'node:stream';
import type { ContainerProcess } from 'modal';
import { inTime } from '../../lib/in-time.js';
import type { TargetStream } from '../remote/transport.js';

/** From the end of the output until the exit code is given up: the SDK itself would ask for ever. */
const EXIT_MS = 10_000;
const MAX_REQUEST = 1 << 20;
const LOST = 255;

/** The streams of a program in a sandbox. When one breaks, the last words on stderr are what `explain` makes of it. */
export function execStream(
  process: ContainerProcess<Uint8Array>,
  explain: (problem: unknown) => Promise<string>,
): TargetStream {
  let isBroken = false;
  const onBreak = (problem: unknown): void => {
    if (isBroken) return;
    isBroken = true;
    void explain(problem)
      .catch(String)
      .then((words) => {
        stdout.stop();
        stderr.stop(`${words}\n`);
      });
  };
  const stdout = new Output(process.stdout.getReader(), onBreak);
  const stderr = new Output(process.stderr.getReader(), onBreak);
  const stdin = inputOf(process.stdin.getWriter());
  const closed = Promise.all([stdout.over, stderr.over]).then(() => (isBroken ? LOST : exitCode(process)));
  return {
    stdin,
    stdout,
    stderr,
    closed,
    destroy() {
      isBroken = true;
      stdin.destroy();
      stdout.destroy();
      stderr.destroy();
    },
  };
}

/** Reads only what somebody wants to have, so that a flood waits at its source. */
class Output extends Readable {
  /** When nothing more comes out of it, read or not. */
  readonly over: Promise<void>;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #onBreak: (problem: unknown) => void;
  #isStopped = false;

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>, onBreak: (problem: unknown) => void) {
    super();
    this.#reader = reader;
    this.#onBreak = onBreak;
    this.over = new Promise((resolve) => this.once('close', resolve));
  }

  override _read(): void {
    if (this.#isStopped) return;
    this.#reader.read().then(
      ({ done, value }) => {
        if (this.#isStopped) return;
        if (done) this.stop();
        else if (value.length === 0) this._read();
        else this.push(Buffer.from(value.buffer, value.byteOffset, value.length));
      },
      (problem: unknown) => {
        if (!this.#isStopped) this.#onBreak(problem);
      },
    );
  }

  override _destroy(problem: Error | null, done: (problem?: Error | null) => void): void {
    this.#letGo();
    done(problem);
  }

  /** Ends it, after these last words. */
  stop(words?: string): void {
    if (this.#isStopped) return;
    this.#letGo();
    if (words !== undefined) this.push(words);
    this.push(null);
  }

  #letGo(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    // Nobody waits for the news that it is cancelled.
    this.#reader.cancel().catch(() => undefined);
  }
}

/** What piles up while a request is under way goes out as one. */
function inputOf(writer: WritableStreamDefaultWriter<Uint8Array>): Writable {
  const send = async (bytes: Buffer): Promise<void> => {
    for (let at = 0; at < bytes.length; at += MAX_REQUEST) await writer.write(bytes.subarray(at, at + MAX_REQUEST));
  };
  const input = new Writable({
    highWaterMark: MAX_REQUEST,
    write(chunk: Buffer, _encoding, done) {
      send(chunk).then(() => done(), done);
    },
    writev(chunks, done) {
      send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer))).then(() => done(), done);
    },
    final(done) {
      writer.close().then(() => done(), done);
    },
    destroy(problem, done) {
      writer.abort().catch(() => undefined);
      done(problem);
    },
  });
  // A program that ends without reading its input is judged by how it ended.
  input.on('error', () => undefined);
  return input;
}

async function exitCode(process: ContainerProcess<Uint8Array>): Promise<number> {
  try {
    return await inTime(EXIT_MS, process.wait(), () => LOST);
  } catch {
    return LOST;
  }
}
