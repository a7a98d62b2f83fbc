import type { Readable } from 'node:stream';

export interface MarkedOutputOptions {
  /** What the last words begin with; no command can know it. */
  readonly mark: Buffer;
  readonly hand: (chunk: Buffer) => void;
  /** The last words behind the mark, without the end of their line. */
  readonly onEnd: (words: string) => void;
}

/** One output of a command in a target, up to the last words of the script that runs it. */
export class MarkedOutput {
  readonly #stream: Readable;
  readonly #options: MarkedOutputOptions;
  readonly #take = (chunk: Buffer): void => this.#read(chunk);
  /** What may be the beginning of the last words; goes out as soon as it turns out not to be. */
  #kept = Buffer.alloc(0);

  constructor(stream: Readable, options: MarkedOutputOptions) {
    this.#stream = stream;
    this.#options = options;
  }

  listen(first = Buffer.alloc(0)): void {
    this.#stream.on('data', this.#take);
    if (first.length > 0) this.#read(first);
  }

  stop(): void {
    this.#stream.off('data', this.#take);
  }

  /** Nothing more comes: what was kept were no last words. */
  flush(): void {
    const kept = this.#kept;
    this.#kept = Buffer.alloc(0);
    if (kept.length > 0) this.#options.hand(kept);
  }

  #read(chunk: Buffer): void {
    const { mark, hand, onEnd } = this.#options;
    const bytes = this.#kept.length === 0 ? chunk : Buffer.concat([this.#kept, chunk]);
    this.#kept = Buffer.alloc(0);
    const at = findMark(bytes, mark);
    if (at !== 0) hand(at < 0 ? bytes : bytes.subarray(0, at));
    if (at < 0) return;
    const end = bytes.indexOf(10, at + mark.length);
    if (end < 0) this.#kept = Buffer.from(bytes.subarray(at));
    else onEnd(bytes.toString('latin1', at + mark.length, end));
  }
}

/** Where the mark begins, or may begin in what is still to come; -1 for nowhere. */
function findMark(bytes: Buffer, mark: Buffer): number {
  const whole = bytes.indexOf(mark);
  if (whole >= 0) return whole;
  // Only the last bytes can be a part of it: output may consist of null bytes alone.
  const first = Math.max(0, bytes.length - mark.length + 1);
  for (let at = bytes.indexOf(0, first); at >= 0; at = bytes.indexOf(0, at + 1)) {
    if (bytes.compare(mark, 0, bytes.length - at, at) === 0) return at;
  }
  return -1;
}
