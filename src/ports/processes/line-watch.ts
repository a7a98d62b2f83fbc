import { terminalText } from '../../lib/terminal-text.js';
import type { ProcessLog } from './process-log.js';

export type LineTest = (line: string) => boolean;

const CHUNK = 256 * 1_024;
const LONGEST_LINE = 64 * 1_024;

/**
 * Reads a log as it grows and hands out its lines as a terminal would show them, the unfinished last one included
 * whenever it changed.
 */
export class LineWatch {
  readonly #log: ProcessLog;
  readonly #onLine: (line: string, isWhole: boolean) => void;
  readonly #decoder = new TextDecoder();
  #at = 0;
  #dropped = 0;
  #rest = '';
  #turn: Promise<void> = Promise.resolve();

  constructor(log: ProcessLog, from: number, onLine: (line: string, isWhole: boolean) => void) {
    this.#log = log;
    this.#at = from;
    this.#dropped = log.dropped;
    this.#onLine = onLine;
  }

  /** Looks at what is new. Calls one after another, however often it is told. */
  look(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#read());
    return this.#turn;
  }

  async #read(): Promise<void> {
    if (this.#log.dropped !== this.#dropped) {
      this.#dropped = this.#log.dropped;
      this.#at = 0;
      this.#rest = '';
    }
    for (;;) {
      const chunk = await this.#log.read(this.#at, CHUNK);
      if (chunk.length === 0) return;
      this.#at += chunk.length;
      const parts = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n');
      this.#rest = (parts.pop() ?? '').slice(-LONGEST_LINE);
      for (const part of parts) this.#onLine(terminalText(part), true);
      if (this.#rest !== '') this.#onLine(terminalText(this.#rest), false);
    }
  }
}

/** Whether a line contains a text, or matches it as a regular expression (RE2: its time is bounded). */
export async function lineTest(pattern: string): Promise<LineTest> {
  const { RE2JS } = await import('re2js');
  let expression: { test(text: string): boolean } | undefined;
  try {
    expression = RE2JS.compile(pattern);
  } catch {
    expression = undefined; // no expression: then it is meant as text
  }
  return (line) => line.includes(pattern) || expression?.test(line) === true;
}
