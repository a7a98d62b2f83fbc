import { createRequire } from 'node:module';
import type * as Threads from 'node:worker_threads';

export interface PatternTest {
  readonly source: string;
  readonly flags: string;
  readonly text: string;
}

/**
 * Tries a native regular expression in a thread of its own and waits for the answer: validation answers at once. False
 * when it takes longer than `limitMs`; the thread is ended then, and the next pattern gets another.
 */
export function testAside(test: PatternTest, limitMs: number): boolean {
  thread ??= startThread();
  if (thread === undefined) return false;
  const { worker, state } = thread;
  Atomics.store(state, ANSWER, PENDING);
  worker.postMessage(test);
  if (Atomics.wait(state, ANSWER, PENDING, limitMs) !== 'timed-out') return Atomics.load(state, ANSWER) === MATCHES;
  thread = undefined;
  void worker.terminate();
  return false;
}

interface Thread {
  readonly worker: Threads.Worker;
  readonly state: Int32Array<SharedArrayBuffer>;
}

let thread: Thread | undefined;

const READY = 0;
const ANSWER = 1;
const PENDING = 0;
const MATCHES = 2;
/** Much more than a thread needs to start, on any machine. */
const START_MS = 5_000;

/** As text, because it is the whole program of the thread. */
const PROGRAM = `
const { parentPort, workerData: state } = require('node:worker_threads');
const tell = (index, value) => { Atomics.store(state, index, value); Atomics.notify(state, index); };
parentPort.on('message', ({ source, flags, text }) => {
  let answer = 1;
  try { if (new RegExp(source, flags).test(text)) answer = ${MATCHES}; } catch {}
  tell(${ANSWER}, answer);
});
tell(${READY}, 1);
`;

/** Undefined when no thread can be started here. */
function startThread(): Thread | undefined {
  const { Worker } = createRequire(import.meta.url)('node:worker_threads') as typeof Threads;
  const state = new Int32Array(new SharedArrayBuffer(8));
  try {
    const worker = new Worker(PROGRAM, { eval: true, workerData: state, env: {}, execArgv: [] });
    worker.on('error', () => {
      thread = undefined;
    });
    worker.unref();
    if (Atomics.wait(state, READY, 0, START_MS) !== 'timed-out') return { worker, state };
    void worker.terminate();
  } catch {
    // No thread, no answer: a pattern that cannot be tried does not match.
  }
  return undefined;
}
