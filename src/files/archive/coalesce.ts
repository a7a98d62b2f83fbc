/**
 * The same bytes in larger chunks: headers and small files would otherwise each cost a write of their own. The next
 * chunk is made while the present one is being written.
 */
export async function* coalesce(chunks: AsyncIterable<Uint8Array>, size = 256 * 1024): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  let next = takeChunk(iterator, size);
  try {
    for (;;) {
      const chunk = await next;
      if (chunk.length === 0) return;
      next = takeChunk(iterator, size);
      // A failure is thrown when its turn comes; until then it must not count as unhandled.
      next.catch(() => undefined);
      yield chunk;
    }
  } finally {
    await next.catch(() => undefined); // thrown already, or nobody wants it any more
    await iterator.return?.();
  }
}

/** Empty at the end. */
async function takeChunk(iterator: AsyncIterator<Uint8Array>, size: number): Promise<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < size) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    waiting.push(value);
    bytes += value.length;
  }
  return Buffer.concat(waiting, bytes);
}
