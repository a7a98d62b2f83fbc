import type { ModelMessage, ModelPort } from '../../kernel/ports.js';
import type { McpServerConfig } from './server-settings.js';

export interface SamplingParts {
  readonly server: string;
  readonly limits: McpServerConfig['sampling'];
  readonly model: ModelPort;
  readonly now: () => number;
}

/** A refusal that the server is told in words. */
export class SamplingRefused extends Error {
  override readonly name = 'SamplingRefused';
  readonly code = -1;
}

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 120_000;

export interface Sampling {
  /** Answers `sampling/createMessage`. `round` counts the requests during one call. */
  answer(
    params: Readonly<Record<string, unknown>>,
    round: number,
    signal: AbortSignal,
  ): Promise<Record<string, unknown>>;
}

/** Completions for a server through the helper model, within its limits: rate, tokens, rounds, models. */
export function createSampling({ server, limits, model, now }: SamplingParts): Sampling {
  let asked: number[] = [];
  return {
    async answer(params, round, signal) {
      if (!limits.enabled || !model.available) throw new SamplingRefused(`Sampling is off for ${server}.`);
      if (round > limits.max_rounds) {
        throw new SamplingRefused(`More than ${limits.max_rounds} sampling requests during one call.`);
      }
      const time = now();
      asked = asked.filter((at) => at > time - MINUTE_MS);
      if (asked.length >= limits.per_minute) {
        throw new SamplingRefused(`More than ${limits.per_minute} sampling requests per minute.`);
      }
      if (params.tools !== undefined) throw new SamplingRefused('Tools in sampling are not offered.');
      const messages = readMessages(params);
      const wanted = chooseModel(limits, params.modelPreferences);
      asked.push(time);
      const answer = await model.complete({
        messages,
        maxTokens: Math.min(limits.max_tokens, positive(params.maxTokens) ?? limits.max_tokens),
        ...(typeof params.temperature === 'number' ? { temperature: params.temperature } : {}),
        ...(Array.isArray(params.stopSequences) ? { stop: params.stopSequences.map(String).slice(0, 4) } : {}),
        ...(wanted === undefined ? {} : { model: wanted }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      return {
        role: 'assistant',
        content: { type: 'text', text: answer.text },
        model: answer.model,
        stopReason: STOP_REASONS[answer.stopReason] ?? answer.stopReason,
      };
    },
  };
}

const STOP_REASONS: Readonly<Record<string, string>> = {
  stop: 'endTurn',
  end: 'endTurn',
  end_turn: 'endTurn',
  length: 'maxTokens',
  max_tokens: 'maxTokens',
};

function readMessages({ messages, systemPrompt }: Readonly<Record<string, unknown>>): ModelMessage[] {
  if (!Array.isArray(messages) || messages.length === 0) throw new SamplingRefused('There are no messages.');
  const system: ModelMessage[] =
    typeof systemPrompt === 'string' && systemPrompt !== '' ? [{ role: 'system', content: systemPrompt }] : [];
  return [...system, ...messages.map(readMessage)];
}

function readMessage(message: unknown): ModelMessage {
  const { role, content } = (message ?? {}) as { role?: unknown; content?: unknown };
  const blocks = Array.isArray(content) ? content : [content];
  const texts = blocks.map((block) => {
    const { type, text } = (block ?? {}) as { type?: unknown; text?: unknown };
    if (type === 'text' && typeof text === 'string') return text;
    throw new SamplingRefused(`Content of type ${String(type)} cannot be sampled; only text.`);
  });
  return { role: role === 'assistant' ? 'assistant' : 'user', content: texts.join('\n') };
}

/** The operator's choice goes before the server's hints; a hint counts only when its model is allowed. */
function chooseModel(
  { model, allowed_models: allowed }: McpServerConfig['sampling'],
  preferences: unknown,
): string | undefined {
  if (model !== undefined) return model;
  const { hints } = (preferences ?? {}) as { hints?: unknown };
  const names = (Array.isArray(hints) ? hints : []).map((hint) => String((hint as { name?: unknown })?.name ?? ''));
  const found = names.flatMap((name) => allowed.filter((candidate) => name !== '' && candidate.includes(name)))[0];
  return found ?? allowed[0];
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 1 ? Math.floor(value) : undefined;
}
