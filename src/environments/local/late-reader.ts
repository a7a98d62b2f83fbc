import { closeSync, readSync } from 'node:fs';
import type { Socket } from 'node:net';
import { openPipeReader } from './pipe-reader.js';

/** Longer than most commands take. */
const LATE_MS = 10;

/**
 * Reads a pipe into which a shell tells the state that a command left. Bash writes each line by itself, and waking up
 * for every one of them takes longer than a short command: it is read when the command has ended. Only during longer
 * ones it is read as it comes, since what does not fit into the pipe waits there.
 */
export class LateReader {
  readonly #fd: number;
  readonly #hand: (chunk: Uint8Array) => void;
  #socket: Socket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(fd: number, hand: (chunk: Uint8Array) => void) {
    this.#fd = fd;
    this.#hand = hand;
  }

  /** A command has begun. */
  begin(): void {
    this.#timer = setTimeout(() => this.#follow(), LATE_MS);
    this.#timer.unref();
  }

  /** It has ended: everything that is there is handed out now. Answers whether nobody can write any more. */
  finish(): boolean {
    clearTimeout(this.#timer);
    this.#socket?.pause();
    return this.#isOver || this.#drain();
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.#socket === undefined) closeSync(this.#fd);
    else this.#socket.destroy();
  }

  #follow(): void {
    if (this.#socket !== undefined) {
      this.#socket.resume();
      return;
    }
    this.#socket = openPipeReader(this.#fd, { take: this.#hand, lend: () => undefined });
    for (const event of ['end', 'error', 'close']) this.#socket.once(event, () => (this.#isOver = true));
    this.#socket.unref();
  }

  #drain(): boolean {
    scratch ??= Buffer.allocUnsafeSlow(65_536);
    try {
      for (;;) {
        const length = readSync(this.#fd, scratch, 0, scratch.length, null);
        if (length === 0) return true;
        this.#hand(Buffer.from(scratch.subarray(0, length)));
      }
    } catch {
      return false; // nothing more is there, though somebody could still write
    }
  }
}

let scratch: Buffer | undefined;
