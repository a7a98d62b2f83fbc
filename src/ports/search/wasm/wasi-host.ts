import { fileCalls } from './file-calls.js';
import { createGuestMemory, type LinearMemory } from './guest-memory.js';
import { ProgramEnd, programCalls } from './program-calls.js';
import type { SearchedTree } from './searched-tree.js';

export interface WasiHostOptions {
  /** One character per byte. */
  readonly args: readonly string[];
  readonly tree: SearchedTree;
  /** The bytes are the program's own: copy what is kept. */
  readonly onOutput: (bytes: Buffer) => void;
  readonly onError: (bytes: Buffer) => void;
}

/** A WASM program, ready to start. */
export interface GuestInstance {
  readonly exports: { readonly memory: LinearMemory; readonly _start: () => void };
}

/** Functions of the system by their WASI names; each answers an error number, 0 when all is well. */
export type WasiCalls = Readonly<Record<string, (...args: never[]) => number>>;

export interface WasiHost {
  readonly imports: { readonly wasi_snapshot_preview1: WasiCalls };
  /** Runs the program to its end and answers its exit code. */
  run(instance: GuestInstance): number;
}

/**
 * The system of a WASM program, WASI preview 1, as far as ripgrep asks for it: its arguments, one folder that it can
 * read, and where its output goes. The one of the package asks the file system twice as often.
 */
export function createWasiHost(options: WasiHostOptions): WasiHost {
  const memory = createGuestMemory();
  return {
    imports: { wasi_snapshot_preview1: { ...programCalls(memory, options.args), ...fileCalls(memory, options) } },
    run({ exports }) {
      memory.attach(exports.memory);
      try {
        exports._start();
        return 0;
      } catch (problem) {
        if (problem instanceof ProgramEnd) return problem.exitCode;
        throw problem;
      }
    },
  };
}
