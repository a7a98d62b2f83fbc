import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Outcome } from '../../kernel/outcome.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
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

async function readArguments(given: readonly string[], { terminal }: Invocation): Promise<unknown> {
  const [first] = given;
  if (first === undefined) return {};
  if (first === '-') return text(terminal.in);
  if (first.startsWith('@')) return readFileSync(first.slice(1), 'utf8');
  if (given.length === 1 && /^\s*[{[]/.test(first)) return first;
  return Object.fromEntries(given.map(readPair));
}

/** Values stay text; coercion toward the schema makes numbers and lists of them. */
function readPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at <= 0) throw new UsageError(`${JSON.stringify(pair)} is not key=value, JSON, @FILE or -.`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}
