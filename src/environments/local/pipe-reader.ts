import { Socket } from 'node:net';

export interface PipeReaderOptions {
  /** Told of each piece. */
  readonly take: (chunk: Uint8Array) => void;
  /** Memory for the next piece, if somebody has it. */
  readonly lend: () => Uint8Array | undefined;
}

/** Most commands print little. */
const FIRST_BLOCK = 8_192;
const BLOCK = 65_536;
const SMALLEST_ROOM = 4_096;

/**
 * Reads a pipe of the kernel. Pieces lie one behind the other in shared blocks, or in memory that is lent: a stream
 * of Node would make a new block for each.
 */
export function openPipeReader(fd: number, { take, lend }: PipeReaderOptions): Socket {
  let block = Buffer.allocUnsafeSlow(FIRST_BLOCK);
  let used = 0;
  const next = (): Uint8Array => {
    const lent = lend();
    if (lent !== undefined) return lent;
    if (block.length - used < SMALLEST_ROOM) {
      block = Buffer.allocUnsafeSlow(BLOCK);
      used = 0;
    }
    return block.subarray(used);
  };
  const options = {
    fd,
    readable: true,
    writable: false,
    onread: {
      buffer: next,
      callback(length: number, buffer: Uint8Array): boolean {
        if (buffer.buffer === block.buffer) used += length;
        take(buffer.subarray(0, length));
        return true;
      },
    },
  };
  return new Socket(options);
}
