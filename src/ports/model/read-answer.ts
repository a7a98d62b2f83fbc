import { ToolError } from '../../kernel/outcome.js';
import type { ModelAnswer } from '../../kernel/ports.js';

/** Reads a chat completion. Throws `failed` when it is not one. */
export function readAnswer(text: string, askedModel: string): ModelAnswer {
  const completion = parseRecord(text);
  const choices = completion.choices;
  const choice = Array.isArray(choices) ? asRecord(choices[0]) : undefined;
  const message = asRecord(choice?.message);
  if (choice === undefined || message === undefined) throw notACompletion('it has no choices');
  const refusal = message.refusal;
  const isRefusal = typeof refusal === 'string' && refusal !== '';
  const usage = readUsage(completion.usage);
  return {
    text: isRefusal ? refusal : readContent(message.content),
    model: typeof completion.model === 'string' ? completion.model : askedModel,
    stopReason: isRefusal ? 'refusal' : String(choice.finish_reason ?? 'stop'),
    ...(usage === undefined ? {} : { usage }),
  };
}

/** Text, or a list of parts of which the text ones count. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => asRecord(part)?.text)
    .filter((part) => typeof part === 'string')
    .join('');
}

function readUsage(value: unknown): ModelAnswer['usage'] {
  const usage = asRecord(value);
  const inputTokens = Number(usage?.prompt_tokens);
  const outputTokens = Number(usage?.completion_tokens);
  return Number.isFinite(inputTokens) && Number.isFinite(outputTokens) ? { inputTokens, outputTokens } : undefined;
}

function parseRecord(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw notACompletion('it is not JSON', cause);
  }
  const record = asRecord(value);
  if (record === undefined) throw notACompletion('it is not an object');
  return record;
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function notACompletion(why: string, cause?: unknown): ToolError {
  return new ToolError(`The model server's answer cannot be read: ${why}`, {
    code: 'failed',
    hint: 'Check that the base URL belongs to an OpenAI-compatible server.',
    cause,
  });
}
