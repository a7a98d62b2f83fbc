/** What lies in an output stream: the script's own bytes, pieces of messages, and the end of a run. */
export interface MarkedParts {
  output(bytes: Uint8Array): void;
  message(bytes: Uint8Array): void;
  end(): void;
}

/** Hex digits of a piece's length. */
const LENGTH_DIGITS = 5;

/**
 * Takes marked pieces out of a script's output. A mark is a control character and the token of the run, which no output
 * holds by accident; the length follows, so that nothing has to be escaped. A piece of length 0 ends the run.
 */
export class MarkedOutput {
  readonly #parts: MarkedParts;
  #mark: Buffer;
  #held: Buffer = Buffer.alloc(0);

  constructor(parts: MarkedParts, token: string) {
    this.#parts = parts;
    this.#mark = markOf(token);
  }

  /** The next run of the same interpreter. */
  expect(token: string): void {
    this.flush();
    this.#mark = markOf(token);
  }

  push(chunk: Uint8Array): void {
    let rest =
      this.#held.length === 0
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
        : Buffer.concat([this.#held, chunk]);
    this.#held = Buffer.alloc(0);
    for (;;) {
      const at = rest.indexOf(this.#mark);
      if (at < 0) break;
      const from = at + this.#mark.length + LENGTH_DIGITS;
      const length = Number.parseInt(rest.toString('latin1', at + this.#mark.length, from), 16);
      if (rest.length < from || rest.length < from + (length || 0)) {
        this.#give(rest.subarray(0, at));
        this.#held = rest.subarray(at);
        return;
      }
      this.#give(rest.subarray(0, at));
      if (length > 0) this.#parts.message(rest.subarray(from, from + length));
      else if (length === 0) this.#parts.end();
      rest = rest.subarray(from + (length || 0));
    }
    const kept = beginningOf(this.#mark, rest);
    this.#give(rest.subarray(0, rest.length - kept));
    this.#held = rest.subarray(rest.length - kept);
  }

  /** Gives out what was held back: no more will come. */
  flush(): void {
    this.#give(this.#held);
    this.#held = Buffer.alloc(0);
  }

  #give(bytes: Buffer): void {
    if (bytes.length > 0) this.#parts.output(bytes);
  }
}

function markOf(token: string): Buffer {
  return Buffer.from(`\u001e${token}`, 'latin1');
}

/** How many bytes at the end of a text may be the beginning of the mark. */
function beginningOf(mark: Buffer, text: Buffer): number {
  const at = text.indexOf(mark[0] ?? 0, Math.max(0, text.length - mark.length + 1));
  if (at < 0) return 0;
  const end = text.subarray(at);
  return mark.subarray(0, end.length).equals(end) ? end.length : beginningOf(mark, text.subarray(at + 1));
}
