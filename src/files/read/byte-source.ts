import { setImmediate } from 'node:timers/promises';
import { asBuffer } from '../../lib/as-buffer.js';

/** Bytes that can be read from anywhere: an open file or a stored result. */
export interface ByteSource {
  readonly size: number;
  /** Fewer bytes than asked only at the end. They may be put into `into`, which then has room for them. */
  read(position: number, length: number, into?: Uint8Array): Promise<Uint8Array>;
}

/** Small, because a fresh buffer is made for every read and large ones cost more to make than to fill. */
export const BLOCK = 64 * 1024;
const BLOCKS_PER_TURN = 32;
const WHOLE = 1024 * 1024;

/**
 * The source block by block from a position. The next block is on its way while the present one is looked at, so that
 * reading and looking overlap. With `reuse` a block is only good until the next one is asked for.
 */
export async function* readBlocks(
  source: ByteSource,
  from: number,
  { signal, reuse = false }: { readonly signal?: AbortSignal | undefined; readonly reuse?: boolean } = {},
): AsyncGenerator<Buffer> {
  const buffers = reuse ? [Buffer.allocUnsafeSlow(BLOCK), Buffer.allocUnsafeSlow(BLOCK)] : [];
  let position = from;
  let next = readAt(source, position, buffers[0]);
  try {
    for (let blocks = 1; ; blocks++) {
      const bytes = await next;
      // Reads may be answered at once: others get their turn all the same.
      if (blocks % BLOCKS_PER_TURN === 0) await setImmediate();
      signal?.throwIfAborted();
      if (bytes.length === 0) return;
      position += bytes.length;
      next = readAt(source, position, buffers[blocks % 2]);
      yield asBuffer(bytes);
    }
  } finally {
    // The read that was under way when the caller stopped must not end as an unhandled rejection.
    next.catch(() => undefined);
  }
}

/** Sources without a size, like files of the kernel, are read until nothing comes. */
async function readAt(source: ByteSource, position: number, into?: Uint8Array): Promise<Uint8Array> {
  const left = source.size - position;
  if (left <= 0 && source.size > 0) return new Uint8Array();
  return source.read(position, left > 0 ? Math.min(left, BLOCK) : BLOCK, into);
}

/** The same source with its beginning at hand, all of it up to 1 MB: what is recognised by it is not read again. */
export async function withFirstBlock(source: ByteSource): Promise<ByteSource & { readonly head: Buffer }> {
  const bytes = source.size > 0 && source.size <= WHOLE ? await source.read(0, source.size) : await readAt(source, 0);
  const head = asBuffer(bytes);
  const size = Math.max(source.size, head.length);
  return {
    size,
    head,
    async read(position, length, into) {
      if (position + length <= head.length || (head.length === size && position < size)) {
        return head.subarray(position, position + length);
      }
      return source.read(position, length, into);
    },
  };
}
