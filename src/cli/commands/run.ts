import { createInterface } from 'node:readline';
import type { ToolCall } from '../../compose/options.js';
import type { Hermes } from '../../create-hermes.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { printJson } from '../terminal.js';

/** Lines that wait for their turn to be printed; reading pauses beyond it. */
const MOST_PENDING = 256;

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal, signal } = invocation;
  const parallel = parallelism(flags.parallel);
  const hermes = await openHermes(invocation, 'model', { liveTools: true });
  try {
    await answerLines(hermes, terminal.in, parallel, signal, (answer) => printJson(terminal, answer));
    return signal.aborted ? EXIT.cancelled : EXIT.ok;
  } finally {
    await hermes.close();
  }
}

/** Answers in the order of the lines, however many run at once. */
async function answerLines(
  hermes: Hermes,
  input: NodeJS.ReadableStream,
  parallel: number,
  signal: AbortSignal,
  print: (answer: unknown) => void,
): Promise<void> {
  const running = new Set<Promise<unknown>>();
  let printed: Promise<void> = Promise.resolve();
  let pending = 0;
  // With the signal, so that a caller who cancels need not send another line first.
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY, signal })) {
    if (signal.aborted) break;
    if (line.trim() === '') continue;
    while (running.size >= parallel) await Promise.race(running);
    const answer = answerLine(hermes, line, signal);
    running.add(answer);
    void answer.finally(() => running.delete(answer));
    pending++;
    printed = printed.then(async () => {
      print(await answer);
      pending--;
    });
    if (parallel === 1 || pending >= MOST_PENDING) await printed;
  }
  await printed;
}

/** A line that is not JSON gets a line with an error, and the run goes on. */
async function answerLine(hermes: Hermes, line: string, signal: AbortSignal): Promise<unknown> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (problem) {
    return failed(null, `This line is not JSON: ${(problem as Error).message}`);
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return failed(null, 'A line must be a JSON object.');
  if ('tool_calls' in message) {
    if (!Array.isArray(message.tool_calls)) return failed(null, 'tool_calls must be a list.');
    return hermes.respond({ tool_calls: message.tool_calls as ToolCall[] }, { signal });
  }
  const call = message as { id?: string; name?: unknown; function?: { name?: unknown } };
  if (typeof (call.function?.name ?? call.name) !== 'string') return failed(call.id ?? null, 'The call has no name.');
  const [answer] = await hermes.callAll([message as ToolCall], { signal });
  return answer;
}

function failed(id: string | null, error: string): unknown {
  return { role: 'tool', tool_call_id: id, name: null, content: JSON.stringify({ error, code: 'invalid_arguments' }) };
}

function parallelism(given: string | boolean | undefined): number {
  if (given === undefined) return 1;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--parallel takes a whole number from 1, not ${String(given)}.`);
  return number;
}
