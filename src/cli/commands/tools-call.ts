import type { Outcome } from '../../kernel/outcome.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { readArguments } from '../read-arguments.js';
import { printLine } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args, terminal, signal } = invocation;
  const [name, ...given] = args;
  if (name === undefined) throw new UsageError('Which tool? hermes tools call NAME [JSON | @FILE | - | key=value ...]');
  const argumentsGiven = await readArguments(given, invocation);
  const hermes = await openHermes(invocation, 'user');
  try {
    const { outcome, text: answer } = await hermes.callFor(name, argumentsGiven, {
      signal,
      onProgress: ({ message, done, total }) => {
        if (terminal.isInteractive)
          terminal.err.write(`${message ?? ''}${total === undefined ? '' : ` ${done}/${total}`}\n`);
      },
    });
    printLine(
      terminal,
      terminal.isInteractive && invocation.flags.json !== true ? JSON.stringify(JSON.parse(answer), null, 2) : answer,
    );
    return exitCode(outcome);
  } finally {
    await hermes.close();
  }
}

/** Exit code of an outcome. */
export function exitCode(outcome: Outcome): number {
  if (outcome.ok) return EXIT.ok;
  if (outcome.code === 'denied' || outcome.code === 'approval_required') return EXIT.denied;
  return outcome.code === 'cancelled' ? EXIT.cancelled : EXIT.toolError;
}
