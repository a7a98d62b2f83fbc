/** The same bytes in larger chunks: headers and small files would otherwise each cost a write of their own. */
export async function* coalesce(chunks: AsyncIterable<Uint8Array>, size = 256 * 1024): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    yield Buffer.concat(waiting, bytes);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting, bytes);
}
