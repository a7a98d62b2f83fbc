import type { ToolCall } from '../compose/options.js';
import type { Hermes } from '../create-hermes.js';

/** What a scripted model does in one turn: calls tools, possibly depending on what the turn before answered. */
export type ScriptTurn = readonly ToolCall[] | ((before: readonly unknown[]) => readonly ToolCall[]);

export interface PlayedTurn {
  readonly calls: readonly ToolCall[];
  /** The answers as data, in the order of the calls. */
  readonly answers: readonly unknown[];
}

/**
 * A model that follows a script: each turn is one message with tool calls, answered as `respond` answers a real one.
 * Ends after the last turn, or at a turn that calls nothing.
 */
export async function playScript(
  hermes: Pick<Hermes, 'respond'>,
  turns: readonly ScriptTurn[],
  options: { readonly taskId?: string; readonly signal?: AbortSignal } = {},
): Promise<PlayedTurn[]> {
  const played: PlayedTurn[] = [];
  for (const turn of turns) {
    const calls = typeof turn === 'function' ? turn(played.at(-1)?.answers ?? []) : turn;
    if (calls.length === 0) break;
    const { tool_results } = await hermes.respond({ tool_calls: calls }, options);
    played.push({ calls, answers: tool_results.map(({ content }) => JSON.parse(content) as unknown) });
  }
  return played;
}
