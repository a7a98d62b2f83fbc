import { Readable } from 'node:stream';
import * as zlib from 'node:zlib';
import { ToolError } from '../../kernel/outcome.js';
import { ByteQueue } from './byte-queue.js';
import { takeZstdFrame } from './zstd-frames.js';

/** Compresses or expands a stream of bytes; work is done outside the event loop or in small pieces. */
export type Codec = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

export const gzip: Codec = (source) => through(source, zlib.createGzip());

export const gunzip: Codec = async function* (source) {
  try {
    yield* through(source, zlib.createGunzip());
  } catch (problem) {
    throw new ToolError(`The gzip data is damaged: ${problem instanceof Error ? problem.message : String(problem)}.`, {
      cause: problem,
    });
  }
};

const PIECE = 512 * 1024;

/** Newer Node compresses zstd itself; otherwise every 512 kB become a frame of their own, made in WASM. */
export const zstdCompress: Codec = async function* (source) {
  const native = (zlib as { createZstdCompress?: () => NodeJS.ReadWriteStream }).createZstdCompress;
  if (native !== undefined) return yield* through(source, native());
  const { compress } = await loadZstd();
  const queue = new ByteQueue(source);
  for (let piece = await queue.take(PIECE); piece.length > 0; piece = await queue.take(PIECE)) {
    yield compress(piece, 3);
  }
};

export const zstdExpand: Codec = async function* (source) {
  const native = (zlib as { createZstdDecompress?: () => NodeJS.ReadWriteStream }).createZstdDecompress;
  if (native !== undefined) return yield* through(source, native());
  const { decompress } = await loadZstd();
  const queue = new ByteQueue(source);
  for (let frame = await takeZstdFrame(queue); frame !== undefined; frame = await takeZstdFrame(queue)) {
    if (frame.bytes.length > 0)
      yield decompress(frame.bytes, { defaultHeapSize: frame.contentSize ?? 8 * 1024 * 1024 });
  }
};

/** Once per process: a second `init` would swap the memory under calls that run on the first. */
let loading: Promise<typeof import('@bokuweb/zstd-wasm')> | undefined;

function loadZstd(): Promise<typeof import('@bokuweb/zstd-wasm')> {
  loading ??= import('@bokuweb/zstd-wasm').then(async (zstd) => {
    await zstd.init();
    return zstd;
  });
  return loading;
}

async function* through(
  source: AsyncIterable<Uint8Array>,
  transform: NodeJS.ReadWriteStream,
): AsyncGenerator<Uint8Array> {
  const input = Readable.from(source, { objectMode: false });
  input.once('error', (problem) => (transform as unknown as { destroy(problem: Error): void }).destroy(problem));
  for await (const chunk of input.pipe(transform)) yield chunk as unknown as Uint8Array;
}
