import { randomFillSync } from 'node:crypto';
import { errno } from './errno.js';
import type { GuestMemory } from './guest-memory.js';
import type { WasiCalls } from './wasi-host.js';

/** What a WASM program asks about itself: arguments, an empty environment, chance, its end. */
export function programCalls(memory: GuestMemory, args: readonly string[]): WasiCalls {
  const words = ['rg', ...args].map((word) => Buffer.from(`${word}\0`, 'latin1'));
  const answerSizes = (count: number, size: number, list: readonly Buffer[]): number => {
    const bytes = list.reduce((sum, { length }) => sum + length, 0);
    memory.view().setUint32(count, list.length, true);
    memory.view().setUint32(size, bytes, true);
    return 0;
  };
  return {
    args_sizes_get: (count: number, size: number) => answerSizes(count, size, words),
    args_get(list: number, text: number) {
      let at = text;
      for (const [index, word] of words.entries()) {
        memory.view().setUint32(list + 4 * index, at, true);
        memory.bytes().set(word, at);
        at += word.length;
      }
      return 0;
    },
    environ_sizes_get: (count: number, size: number) => answerSizes(count, size, []),
    environ_get: () => 0,
    // Asked three times for every file, for statistics that nobody reads.
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      memory.view().setUint32(time, 0, true);
      memory.view().setUint32(time + 4, 0, true);
      return 0;
    },
    random_get(start: number, size: number) {
      randomFillSync(memory.bytes(), start, size);
      return 0;
    },
    proc_exit(exitCode: number): never {
      throw new ProgramEnd(exitCode);
    },
    sched_yield: () => 0,
    poll_oneoff: () => errno('ENOTSUP'),
  };
}

/** Thrown through the program, because nothing else ends it. */
export class ProgramEnd extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`The program ended with ${exitCode}.`);
    this.exitCode = exitCode;
  }
}
