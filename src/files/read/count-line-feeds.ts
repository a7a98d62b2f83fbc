/** Most bytes counted at once. */
const MAX_BYTES = 1024 * 1024;

/**
 * Counts line feeds sixteen bytes at a time. A loop over `indexOf` costs about 100 ns per line, which for a gigabyte
 * of log is five times the price of reading it; this costs less than the reading.
 */
export function countLineFeeds(bytes: Uint8Array): number {
  counter ??= instantiate();
  let found = 0;
  for (let at = 0; at < bytes.length; at += MAX_BYTES) {
    const part = bytes.subarray(at, at + MAX_BYTES);
    counter.buffer.set(part);
    counter.buffer.fill(0, part.length, part.length + 16);
    found += counter.count(part.length);
  }
  return found;
}

interface Counter {
  readonly buffer: Uint8Array;
  count(length: number): number;
}

/** Made at the first use; it holds no state between two calls. */
let counter: Counter | undefined;

function instantiate(): Counter {
  const { Instance, Module } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
  const { m, c } = new Instance(new Module(MODULE)).exports;
  return { buffer: new Uint8Array(m.buffer), count: c };
}

/** The part of the WebAssembly interface used here; Node's types leave it to the browser's. */
interface Assembly {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
  ) => { readonly exports: { readonly m: { readonly buffer: ArrayBuffer }; readonly c: (length: number) => number } };
}

/**
 * (module (memory (export "m") 17)
 *   (func (export "c") (param $length i32) (result i32) (local $at i32) (local $found i32)
 *     (loop $next
 *       (local.set $found (i32.add (local.get $found)
 *         (i32.popcnt (i8x16.bitmask (i8x16.eq (v128.load (local.get $at)) (i8x16.splat (i32.const 10)))))))
 *       (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length))))
 *     (local.get $found)))
 */
const MODULE = Buffer.from(
  [
    '0061736d01000000',
    '010601' + '60017f017f',
    '03020100',
    '0503010011',
    '0709' + '02' + '016d0200' + '01630000',
    '0a2b' + '01' + '29' + '01027f',
    '0340' + '2002' + '2001' + 'fd000400' + '410a' + 'fd0f' + 'fd23' + 'fd64' + '69' + '6a' + '2102',
    '2001' + '4110' + '6a' + '2201' + '2000' + '49' + '0d00' + '0b',
    '2002' + '0b',
  ].join(''),
  'hex',
);
