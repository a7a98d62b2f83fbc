import { type Duplex, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { ToolError } from '../../kernel/outcome.js';

type Bytes = AsyncIterable<Uint8Array>;

// Every layer can blow a kilobyte up to a megabyte; honest servers use one.
const MAX_LAYERS = 3;

/**
 * Undoes `content-encoding`, layer by layer, with back-pressure: a bomb costs no more memory than its reader takes.
 * An encoding we do not know is left alone and `isDecoded` is false. Throws `too_large` for too many layers.
 */
export function decodeBody(body: Bytes, encoding: string): { readonly body: Bytes; readonly isDecoded: boolean } {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  const decoders = layers.map((layer) => DECODERS.get(layer));
  if (layers.length > MAX_LAYERS) {
    throw new ToolError(`The answer is compressed ${layers.length} times over; at most ${MAX_LAYERS} are undone`, {
      code: 'too_large',
      hint: 'The server is broken or hostile; use another source.',
    });
  }
  let decoded = body;
  for (const decode of decoders.reverse()) {
    if (decode === undefined) return { body, isDecoded: false };
    decoded = decode(decoded);
  }
  return { body: decoded, isDecoded: layers.length > 0 };
}

const DECODERS: ReadonlyMap<string, (source: Bytes) => Bytes> = new Map([
  ['gzip', (source: Bytes) => through(source, createGunzip())],
  ['x-gzip', (source: Bytes) => through(source, createGunzip())],
  ['br', (source: Bytes) => through(source, createBrotliDecompress())],
  ['deflate', inflate],
]);

async function* through(source: Bytes, decoder: Duplex): AsyncGenerator<Uint8Array> {
  // Whoever reads the decoder sees every failure; the callback only keeps it from being thrown a second time.
  pipeline(source, decoder, () => {});
  try {
    yield* decoder;
  } finally {
    decoder.destroy();
  }
}

/** Some servers say `deflate` and leave out the zlib header: the first byte tells. */
async function* inflate(source: Bytes): AsyncGenerator<Uint8Array> {
  const rest = source[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) return;
  const hasHeader = ((first.value[0] ?? 0) & 0x0f) === 8;
  yield* through(prepend(first.value, rest), hasHeader ? createInflate() : createInflateRaw());
}

async function* prepend(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
