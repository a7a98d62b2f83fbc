import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

const loaded = new Map<string, Record<string, unknown>>();

/**
 * Runs a CommonJS bundle that the build wrote, once, with the machine-readable form the build keeps beside it: most of
 * what a first call of a large module takes is reading its text. Another version of Node refuses that form and reads
 * the text.
 */
export function loadCompiled(path: string): Record<string, unknown> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const { exports } = runBundle(path, readCache(path));
  loaded.set(path, exports);
  return exports;
}

/** The form to keep beside a bundle: of everything that ran since it was loaded by `warm`. */
export function compileBundle(path: string, warm: (exports: Record<string, unknown>) => void): Buffer {
  const { script, exports } = runBundle(path, undefined);
  warm(exports);
  return script.createCachedData();
}

export function cachePath(path: string): string {
  return `${path}.cache`;
}

function readCache(path: string): Buffer | undefined {
  try {
    return readFileSync(cachePath(path));
  } catch {
    return undefined; // a build that kept none
  }
}

function runBundle(
  filename: string,
  cachedData: Buffer | undefined,
): { script: Script; exports: Record<string, unknown> } {
  // The bundles are pure ASCII.
  const text = `(function (exports, require, module, __filename) {${readFileSync(filename, 'latin1')}\n})`;
  const script = new Script(text, { filename, ...(cachedData && { cachedData }) });
  const module = { exports: {} as Record<string, unknown> };
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, createRequire(filename), module, filename);
  return { script, exports: module.exports };
}
