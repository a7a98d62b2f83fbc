import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ToolError } from '../kernel/outcome.js';
import type { Terminal } from './terminal.js';

/** Reads a line at a terminal without showing it. Rejects when the signal aborts, on Ctrl-C and at the end of input. */
export async function readHidden(terminal: Terminal, prompt: string, signal: AbortSignal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: terminal.in, output: nowhere, terminal: true });
  const ended = new Promise<never>((_resolve, reject) => {
    reader.once('close', () => reject(new ToolError('The input ended before an answer came.', { code: 'cancelled' })));
  });
  reader.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  terminal.err.write(prompt);
  try {
    return (await Promise.race([reader.question('', { signal }), ended])).trim();
  } finally {
    ended.catch(() => undefined);
    reader.close();
    terminal.err.write('\n');
  }
}
