import { createInterface } from 'node:readline/promises';
import { type Invocation, UsageError } from './command.js';

/** Asks a yes-or-no question at the terminal. `--yes` answers it; without a terminal it must be given. */
export async function confirm({ flags, terminal, signal }: Invocation, question: string): Promise<boolean> {
  if (flags.yes === true) return true;
  if (!terminal.isInteractive) throw new UsageError(`${question} Nobody can be asked here: add --yes to agree.`);
  const prompt = createInterface({ input: terminal.in, output: terminal.err });
  try {
    return /^y(?:es)?$/i.test((await prompt.question(`${question} [y/N] `, { signal })).trim());
  } finally {
    prompt.close();
  }
}
