import { createInterface } from 'node:readline/promises';
import { makeVisible } from '../../lib/visible-text.js';
import type { Terminal } from '../terminal.js';

/** At the end of a session: whether what still runs in the background goes on. Without an answer it does not. */
export async function askToKeep(terminal: Terminal, commands: readonly string[]): Promise<boolean> {
  const lines = commands.map((command) => `  ${makeVisible(command, { newlines: 'escape' }).slice(0, 100)}`);
  const what = commands.length === 1 ? 'A process is' : `${commands.length} processes are`;
  terminal.err.write(`${what} still running:\n${lines.join('\n')}\n`);
  const prompt = createInterface({ input: terminal.in, output: terminal.err });
  // Ctrl-D and Ctrl-C end the question without an answer.
  const left = new AbortController();
  prompt.once('close', () => left.abort());
  try {
    const answer = await prompt.question('Stop, or leave running? [stop/leave] ', { signal: left.signal });
    return /^l(?:eave)?$/i.test(answer.trim());
  } catch {
    return false;
  } finally {
    prompt.close();
  }
}
