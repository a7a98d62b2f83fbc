import type { ResultWriter } from '../../store/results/result-writer.js';
import { OutputSlabs } from './output-slabs.js';

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
/** Few large writes cost much less than many small ones; the end must fit into one. */
const SLAB_BYTES = 256 * 1_024;
/** Slabs that are on their way to the disk before the source has to wait. */
const MOST_UNWRITTEN = 24;

/** Takes output of any length in bounded memory: its beginning and end are kept, all of it goes to a file. */
export class OutputCapture {
  readonly #options: CaptureOptions;
  #head: Uint8Array[] = [];
  #headBytes = 0;
  #total = 0;
  #slabs: OutputSlabs | undefined;
  #spool: Promise<ResultWriter> | undefined;
  #waiting: Waiting[] = [];
  #unwritten = 0;
  #writing: Promise<void> | undefined;
  #isPaused = false;
  #problem: string | undefined;

  constructor(options: CaptureOptions) {
    this.#options = options;
  }

  /** Where the source may put the next piece, so that it need not be copied; nothing as long as there is little. */
  readonly room = (): Uint8Array | undefined => this.#slabs?.room();

  push(chunk: Uint8Array): void {
    this.#total += chunk.length;
    const toHead = this.#slabs === undefined ? chunk.subarray(0, HEAD_BYTES - this.#headBytes) : NOTHING;
    if (toHead.length > 0) {
      this.#head.push(toHead);
      this.#headBytes += toHead.length;
    }
    if (toHead.length === chunk.length) return;
    this.#slabs ??= this.#openSlabs();
    this.#slabs.take(toHead.length === 0 ? chunk : chunk.subarray(toHead.length));
  }

  /** What there is by now, without waiting for the disk. */
  peek(): Captured {
    return {
      head: Buffer.concat(this.#head),
      tail: this.#slabs?.last(TAIL_BYTES, this.#total - this.#headBytes) ?? Buffer.alloc(0),
      totalBytes: this.#total,
      spool: undefined,
      problem: this.#problem,
    };
  }

  async finish(): Promise<Captured> {
    this.#slabs?.flush();
    await this.#writing;
    const spool = this.#problem === undefined ? await this.#spool : undefined;
    return { ...this.peek(), spool };
  }

  #openSlabs(): OutputSlabs {
    this.#spool = this.#options.openSpool();
    const slabs = new OutputSlabs(SLAB_BYTES, (part, done) => {
      this.#waiting.push({ part, done });
      this.#unwritten++;
      this.#writing ??= this.#writeAll().finally(() => {
        this.#writing = undefined;
      });
      if (this.#unwritten < MOST_UNWRITTEN || this.#isPaused) return;
      this.#isPaused = true;
      this.#options.flow.pause();
    });
    for (const part of this.#head) slabs.take(part);
    return slabs;
  }

  /** Everything that has come together meanwhile goes in one write: on a busy machine each costs a wait. */
  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const spool = await this.#spool?.catch((problem: unknown) => this.#giveUp(problem));
      const parts = this.#waiting.splice(0);
      try {
        if (this.#problem === undefined) await spool?.write(...parts.map(({ part }) => part));
      } catch (problem) {
        this.#giveUp(problem);
      }
      for (const { done } of parts) done();
      this.#unwritten -= parts.length;
      this.#goOn();
    }
  }

  #goOn(): void {
    if (!this.#isPaused || this.#unwritten > MOST_UNWRITTEN / 2) return;
    this.#isPaused = false;
    this.#options.flow.resume();
  }

  /** The command goes on: what is kept in memory is still an answer. */
  #giveUp(problem: unknown): undefined {
    this.#problem ??= problem instanceof Error ? problem.message : String(problem);
    void this.#spool?.then((spool) => spool.abandon()).catch(() => undefined);
  }
}

interface Waiting {
  readonly part: Uint8Array;
  /** Its memory may be used again. */
  readonly done: () => void;
}

const NOTHING = new Uint8Array(0);
