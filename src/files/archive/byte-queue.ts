import { asBuffer } from '../../lib/as-buffer.js';

/** Bytes of a stream, taken in the amounts a parser needs. Holds no more than was asked for plus one chunk. */
export class ByteQueue {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** Exactly `count` bytes, fewer only at the end. */
  async take(count: number): Promise<Buffer> {
    while (this.#buffer.length < count && (await this.#fill()));
    const taken = this.#buffer.subarray(0, count);
    this.#buffer = this.#buffer.subarray(taken.length);
    return taken;
  }

  /** What is at hand, at most `most` bytes; empty only at the end. */
  async takeSome(most: number): Promise<Buffer> {
    if (this.#buffer.length === 0) await this.#fill();
    return this.take(Math.min(most, this.#buffer.length));
  }

  async skip(count: number): Promise<void> {
    for (let left = count; left > 0; ) {
      const passed = await this.takeSome(left);
      if (passed.length === 0) return;
      left -= passed.length;
    }
  }

  async #fill(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    const chunk = asBuffer(value);
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    return true;
  }
}
