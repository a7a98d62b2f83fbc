/** Bytes that can be read from anywhere: an open file or a stored result. */
export interface ByteSource {
  readonly size: number;
  /** Fewer bytes than asked only at the end. */
  read(position: number, length: number): Promise<Uint8Array>;
}

export const BLOCK = 1024 * 1024;

/**
 * The source block by block from a position. The next block is on its way while the present one is looked at, so that
 * reading and looking overlap.
 */
export async function* readBlocks(source: ByteSource, from: number, signal?: AbortSignal): AsyncGenerator<Buffer> {
  let position = from;
  let next = readAt(source, position);
  try {
    for (;;) {
      const bytes = await next;
      signal?.throwIfAborted();
      if (bytes.length === 0) return;
      position += bytes.length;
      next = readAt(source, position);
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
  } finally {
    // The read that was under way when the caller stopped must not end as an unhandled rejection.
    next.catch(() => undefined);
  }
}

/** Sources without a size, like files of the kernel, are read until nothing comes. */
async function readAt(source: ByteSource, position: number): Promise<Uint8Array> {
  const left = source.size - position;
  if (left <= 0 && source.size > 0) return new Uint8Array();
  return source.read(position, left > 0 ? Math.min(left, BLOCK) : BLOCK);
}

/** The same source with its first block at hand: what is recognised by it is not read again. */
export async function withFirstBlock(source: ByteSource): Promise<ByteSource & { readonly head: Buffer }> {
  const bytes = await readAt(source, 0);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = Math.max(source.size, head.length);
  return {
    size,
    head,
    async read(position, length) {
      if (position + length <= head.length || (head.length === size && position < size)) {
        return head.subarray(position, position + length);
      }
      return source.read(position, length);
    },
  };
}
