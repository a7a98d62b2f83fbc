import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

interface Bundle {
  readonly script: Script;
  readonly exports: Record<string, unknown>;
}

const loaded = new Map<string, Bundle>();

/**
 * Runs a CommonJS bundle that the build wrote, once, with the machine-readable form the build keeps beside it: most of
 * what a first call of a large module takes is reading its text. Another version of Node refuses that form and reads
 * the text.
 */
export function loadCompiled(path: string): Record<string, unknown> {
  const known = loaded.get(path) ?? runBundle(path);
  loaded.set(path, known);
  return known.exports;
}

/** The form to keep beside each bundle that was loaded: of everything in it that has run by now. */
export function compiledForms(): { readonly path: string; readonly form: Buffer }[] {
  return [...loaded].map(([path, { script }]) => ({ path: cachePath(path), form: script.createCachedData() }));
}

function cachePath(path: string): string {
  return `${path}.cache`;
}

function runBundle(filename: string): Bundle {
  const [text, cachedData] = readBoth(filename);
  // The compiled form holds the name, and would show the place of the build in traces.
  const script = new Script(text, {
    filename: `hermes-tools/${basename(filename)}`,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} as Record<string, unknown> };
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, requireFrom(filename), module, filename, importFrom(filename));
  return { script, exports: module.exports };
}

/**
 * The text and the compiled form, read into the same memory one after the other: what was loaded is most of what an
 * idle session holds. The bundles are pure ASCII, and written as a function: text put around one would be a copy of it.
 */
function readBoth(path: string): [text: string, compiled: Buffer | undefined] {
  const [size, compiledSize] = [statSync(path).size, statSync(cachePath(path), { throwIfNoEntry: false })?.size];
  const memory = Buffer.allocUnsafeSlow(Math.max(size, compiledSize ?? 0));
  const text = readInto(memory, path, size).toString('latin1');
  // A build may have kept none.
  return [text, compiledSize === undefined ? undefined : readInto(memory, cachePath(path), compiledSize)];
}

function readInto(memory: Buffer, path: string, size: number): Buffer {
  const file = openSync(path, 'r');
  try {
    return memory.subarray(0, readSync(file, memory, 0, size, 0));
  } finally {
    closeSync(file);
  }
}

/** A bundle may stand on another. */
function requireFrom(filename: string): (id: string) => unknown {
  const require = createRequire(filename);
  return (id) => (id.endsWith('.cjs') ? loadCompiled(join(dirname(filename), id)) : require(id));
}

function importFrom(filename: string): (id: string) => Promise<unknown> {
  const folder = pathToFileURL(filename);
  return (id) => import(/* @vite-ignore */ id.startsWith('./') ? new URL(id, folder).href : id);
}
