import { openSync } from 'node:fs';
import { ReadStream, WriteStream } from 'node:tty';
import type { Terminal } from './terminal.js';

/**
 * Where a person can be asked: here, or at the terminal this process was started from when the input carries something
 * else. What comes with the calls is never an answer about them. Undefined when there is no terminal.
 */
export function personTerminal(terminal: Terminal): Terminal | undefined {
  if (terminal.in.isTTY === true) return terminal;
  try {
    const file = openSync('/dev/tty', 'r+');
    // The time limit of a question keeps the process waiting for its answer; the terminal must not do so afterwards.
    return { ...terminal, in: new ReadStream(file).unref(), err: new WriteStream(file).unref() };
  } catch {
    return undefined; // started by a service, a pipeline or another system
  }
}
