import { createInterface } from 'node:readline/promises';
import type { Approver } from '../gate/approvals/approver.js';
import { createPromptApprover, type PromptChoice } from '../gate/approvals/prompt-approver.js';
import { paint, type Terminal } from './terminal.js';

/** Reads one line; rejects when the signal aborts or the input ends. */
export type ReadLine = (prompt: string, signal: AbortSignal) => Promise<string>;

/**
 * The person at this terminal. Shows the request on `err` and reads the answer; requests that come at the same time
 * wait for each other, and anything unclear is a no. A shell that owns the input hands in its own way to read a line.
 */
export function approveAtTerminal(terminal: Terminal, timeoutMs: number, readLine = readLineAt(terminal)): Approver {
  return createPromptApprover({
    timeoutMs,
    async ask(lines, choices, limitMs, signal) {
      terminal.err.write(`${requestText(terminal, lines, choices, limitMs)}\n`);
      return readLine('  answer: ', AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
    },
  });
}

/** The request with the letters that answer it. */
export function requestText(
  terminal: Terminal,
  lines: readonly string[],
  choices: readonly PromptChoice[],
  limitMs: number,
): string {
  const [first = '', ...rest] = lines;
  return [
    '',
    paint(terminal, 'yellow', first),
    ...rest.map((line) => (line.startsWith('  ') ? line : paint(terminal, 'dim', `  ${line}`))),
    paint(terminal, 'dim', `  No answer within ${Math.round(limitMs / 1_000)} s means deny.`),
    ...choices.map(({ keys, label }) => `  ${paint(terminal, 'bold', (keys[0] ?? '').padEnd(3))} ${label}`),
  ].join('\n');
}

/** A line from a terminal that nothing else reads. */
export function readLineAt(terminal: Terminal): ReadLine {
  return async (prompt, signal) => {
    const reader = createInterface({ input: terminal.in, output: terminal.err });
    const ended = new Promise<never>((_resolve, reject) => {
      reader.once('close', () => reject(new Error('the input ended')));
    });
    // Ctrl-C at the question is the same as at the program.
    reader.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    try {
      return await Promise.race([reader.question(prompt, { signal }), ended]);
    } finally {
      ended.catch(() => undefined);
      reader.close();
    }
  };
}
