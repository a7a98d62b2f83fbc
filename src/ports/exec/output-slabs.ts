/**
 * Output in a few large blocks of memory that are used again and again. A source that reads straight into `room` is
 * not copied; each full block is handed on to be written, and stays as it is until that is done and the block after
 * it is full, so that the end of the output can always be had.
 */
export class OutputSlabs {
  readonly #size: number;
  readonly #write: (part: Uint8Array, done: () => void) => void;
  #current: Slab;
  #before: Slab | undefined;

  /** `write` is told of parts in their order, and tells when one is not needed any more. */
  constructor(size: number, write: (part: Uint8Array, done: () => void) => void) {
    this.#size = size;
    this.#write = write;
    this.#current = this.#open();
  }

  room(): Uint8Array {
    return this.#current.bytes.subarray(this.#current.used);
  }

  take(chunk: Uint8Array): void {
    for (let rest = chunk; rest.length > 0; ) rest = rest.subarray(this.#put(rest));
  }

  /** Hands on what has not been. */
  flush(): void {
    const slab = this.#current;
    if (slab.used === slab.handedOn) return;
    const part = slab.bytes.subarray(slab.handedOn, slab.used);
    slab.handedOn = slab.used;
    slab.busy++;
    this.#write(part, () => {
      slab.busy--;
      this.#recycle(slab);
    });
  }

  /** A copy of the last bytes, of `total` there were. */
  last(most: number, total: number): Buffer {
    const wanted = Math.min(most, total);
    const now = Buffer.from(this.#current.bytes.buffer, this.#current.bytes.byteOffset, this.#current.used);
    const missing = wanted - now.length;
    if (missing <= 0) return Buffer.from(now.subarray(now.length - wanted));
    const before = this.#before?.bytes.subarray(0, this.#before.used) ?? now.subarray(0, 0);
    return Buffer.concat([before.subarray(Math.max(0, before.length - missing)), now]);
  }

  #put(chunk: Uint8Array): number {
    const slab = this.#current;
    const isInPlace = chunk.buffer === slab.bytes.buffer && chunk.byteOffset === slab.bytes.byteOffset + slab.used;
    const part = chunk.subarray(0, this.#size - slab.used);
    if (!isInPlace) slab.bytes.set(part, slab.used);
    slab.used += part.length;
    // A source reads as much as there is room for: little room would make many small reads.
    if (this.#size - slab.used < SMALLEST_ROOM) this.#next();
    return part.length;
  }

  #next(): void {
    this.flush();
    const over = this.#before;
    this.#before = this.#current;
    if (over !== undefined) this.#recycle(over);
    this.#current = this.#open();
  }

  #open(): Slab {
    return { bytes: spare.pop() ?? new Uint8Array(this.#size), used: 0, handedOn: 0, busy: 0 };
  }

  #recycle(slab: Slab): void {
    if (slab.busy > 0 || slab === this.#current || slab === this.#before) return;
    if (spare.length < MOST_SPARE) spare.push(slab.bytes);
  }
}

/** Kept from one flood to the next: blocks of this size are given back to the system late. */
const spare: Uint8Array[] = [];
const MOST_SPARE = 28;

interface Slab {
  readonly bytes: Uint8Array;
  used: number;
  handedOn: number;
  /** Parts of it that are being written. */
  busy: number;
}

/** What a pipe holds. */
const SMALLEST_ROOM = 65_536;
