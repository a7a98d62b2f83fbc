import { createInterface } from 'node:readline';
import type { ReadLine } from '../approve-at-terminal.js';
import type { Terminal } from '../terminal.js';

/** The person's side of the shell: one input for commands and for answers to questions. */
export interface LineReader {
  /** The next line; undefined at the end of the input or after `close`. */
  next(): Promise<string | undefined>;
  /** Reads an answer. What was typed ahead as a command is never taken for one. */
  readonly ask: ReadLine;
  /** Tells something meanwhile; what is being typed stays. */
  say(text: string): void;
  /** Newest first. */
  history(): readonly string[];
  close(): void;
}

export interface LineReaderOptions {
  readonly history: readonly string[];
  readonly complete: (line: string) => [string[], string];
  /** Ctrl-C; `typed` is what stands on the line, which is cleared. */
  readonly onInterrupt: (typed: string) => void;
}

const PROMPT = 'hermes> ';

/** Reads lines with completion and history at a terminal, and plain lines otherwise. */
export function createLineReader(terminal: Terminal, options: LineReaderOptions): LineReader {
  const isTerminal = terminal.isInteractive;
  const reader = createInterface({
    input: terminal.in,
    ...(isTerminal ? { output: terminal.out, completer: options.complete } : {}),
    terminal: isTerminal,
    prompt: isTerminal ? PROMPT : '',
    history: [...options.history],
    historySize: 1_000,
    removeHistoryDuplicates: true,
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const queue: string[] = [];
  let history: readonly string[] = options.history;
  let isAnswer = false;
  let isClosed = false;
  let isWaiting = false;
  let wake: (() => void) | undefined;
  const closing = new AbortController();

  reader.on('line', (line) => {
    queue.push(line);
    wake?.();
  });
  reader.on('close', () => {
    isClosed = true;
    closing.abort();
    wake?.();
  });
  reader.on('history', (lines) => {
    // An answer to a question is not something to call up again.
    if (isAnswer) lines.shift();
    history = [...lines];
  });
  reader.on('SIGINT', () => {
    const typed = reader.line;
    if (typed !== '') reader.write(null, { ctrl: true, name: 'u' });
    options.onInterrupt(typed);
  });

  return {
    async next() {
      while (queue.length === 0 && !isClosed) {
        if (isTerminal) reader.prompt();
        isWaiting = true;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        isWaiting = false;
      }
      return queue.shift();
    },
    async ask(prompt, signal) {
      const over = AbortSignal.any([signal, closing.signal]);
      isAnswer = true;
      try {
        return await new Promise<string>((resolve, reject) => {
          const stop = (): void => reject(new Error('no longer asked'));
          if (over.aborted) return stop();
          over.addEventListener('abort', stop, { once: true });
          reader.question(prompt, { signal: over }, resolve);
        });
      } finally {
        isAnswer = false;
      }
    },
    say(text) {
      if (isTerminal) terminal.out.write('\r\u001b[K');
      terminal.err.write(`${text}\n`);
      if (isTerminal && isWaiting && !isClosed) reader.prompt(true);
    },
    history: () => history,
    close: () => reader.close(),
  };
}
