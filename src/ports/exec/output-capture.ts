import type { ResultWriter } from '../../store/results/result-writer.js';

export interface CaptureOptions {
  /** Begins the file that holds everything; not called for little output. */
  readonly openSpool: () => Promise<ResultWriter>;
  /** Stops and resumes the source, so that a flood waits for the disk instead of filling memory. */
  readonly flow: { pause(): void; resume(): void };
}

export interface Captured {
  readonly head: Buffer;
  /** Empty when everything is in `head`. */
  readonly tail: Buffer;
  readonly totalBytes: number;
  readonly spool: ResultWriter | undefined;
  /** Why the whole output is not on disk. */
  readonly problem: string | undefined;
}

const HEAD_BYTES = 96 * 1_024;
const TAIL_BYTES = 160 * 1_024;
const BATCH = 1_048_576;
const MOST_WAITING = 4 * BATCH;
const FEW_WAITING = 2 * BATCH;

/** Takes output of any length in bounded memory: its beginning and end are kept, all of it goes to a file. */
export class OutputCapture {
  readonly #options: CaptureOptions;
  #head: Uint8Array[] = [];
  #headBytes = 0;
  #tail: Uint8Array[] = [];
  #tailBytes = 0;
  #total = 0;
  #spool: Promise<ResultWriter> | undefined;
  #waiting = 0;
  #batch: Uint8Array[] = [];
  #batched = 0;
  #isPaused = false;
  #problem: string | undefined;
  #written: Promise<unknown> = Promise.resolve();

  constructor(options: CaptureOptions) {
    this.#options = options;
  }

  push(chunk: Uint8Array): void {
    this.#total += chunk.length;
    const toHead = this.#tailBytes === 0 ? chunk.subarray(0, HEAD_BYTES - this.#headBytes) : NOTHING;
    const rest = chunk.subarray(toHead.length);
    if (toHead.length > 0) {
      this.#head.push(toHead);
      this.#headBytes += toHead.length;
    }
    if (rest.length === 0) return;
    if (this.#spool === undefined) {
      this.#spool = this.#options.openSpool();
      for (const part of this.#head) this.#store(part);
    }
    this.#store(rest);
    this.#keepTail(rest);
  }

  /** What there is by now, without waiting for the disk. */
  peek(): Captured {
    return {
      head: Buffer.concat(this.#head),
      tail: this.#orderedTail(),
      totalBytes: this.#total,
      spool: undefined,
      problem: this.#problem,
    };
  }

  async finish(): Promise<Captured> {
    this.#flush();
    await this.#written;
    const spool = this.#problem === undefined ? await this.#spool : undefined;
    return { ...this.peek(), spool };
  }

  #store(part: Uint8Array): void {
    if (this.#problem !== undefined) return;
    this.#waiting += part.length;
    this.#batch.push(part);
    this.#batched += part.length;
    if (this.#batched >= BATCH) this.#flush();
    if (this.#waiting > MOST_WAITING && !this.#isPaused) {
      this.#isPaused = true;
      this.#options.flow.pause();
    }
  }

  /** Few large writes cost much less than many small ones. */
  #flush(): void {
    if (this.#batched === 0) return;
    const whole = Buffer.concat(this.#batch, this.#batched);
    this.#batch = [];
    this.#batched = 0;
    this.#written = Promise.all([this.#written, this.#writeOne(whole)]);
  }

  async #writeOne(part: Uint8Array): Promise<void> {
    try {
      await (await this.#spool)?.write(part);
    } catch (problem) {
      // The command goes on: what is kept in memory is still an answer.
      this.#problem ??= problem instanceof Error ? problem.message : String(problem);
      void this.#spool?.then((spool) => spool.abandon()).catch(() => undefined);
    }
    this.#waiting -= part.length;
    if (this.#isPaused && this.#waiting < FEW_WAITING) {
      this.#isPaused = false;
      this.#options.flow.resume();
    }
  }

  /** Whole chunks, not copies: the last ones that together hold the end. */
  #keepTail(chunk: Uint8Array): void {
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    for (let first = this.#tail[0]; first && this.#tailBytes - first.length >= TAIL_BYTES; first = this.#tail[0]) {
      this.#tail.shift();
      this.#tailBytes -= first.length;
    }
  }

  #orderedTail(): Buffer {
    const all = Buffer.concat(this.#tail);
    return all.subarray(Math.max(0, all.length - TAIL_BYTES));
  }
}

const NOTHING = new Uint8Array(0);
