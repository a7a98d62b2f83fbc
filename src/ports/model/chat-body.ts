import type { ModelMessage, ModelRequest } from '../../kernel/ports.js';

/** Which spelling of the optional parameters a server understands. Learned from its refusals. */
export interface Dialect {
  readonly tokens: 'max_tokens' | 'max_completion_tokens';
  readonly format: 'json_schema' | 'json_object' | 'words';
  readonly hasTemperature: boolean;
}

export const FIRST_DIALECT: Dialect = { tokens: 'max_tokens', format: 'json_schema', hasTemperature: true };

/** The JSON body of a chat completion. */
export function buildBody(request: ModelRequest, defaultModel: string, dialect: Dialect): Record<string, unknown> {
  const { schema } = request;
  const inWords = schema !== undefined && dialect.format !== 'json_schema';
  return {
    model: request.model ?? defaultModel,
    messages: inWords ? withInstruction(request.messages, schema) : request.messages,
    ...(request.maxTokens === undefined ? {} : { [dialect.tokens]: request.maxTokens }),
    ...(request.temperature === undefined || !dialect.hasTemperature ? {} : { temperature: request.temperature }),
    ...(request.stop === undefined || request.stop.length === 0 ? {} : { stop: request.stop }),
    ...(schema === undefined ? {} : responseFormat(schema, dialect)),
  };
}

/**
 * The dialect to try after a refusal, or null when the refusal is about something else. Each step gives one thing up,
 * so this ends.
 */
export function adaptDialect(dialect: Dialect, status: number, text: string, request: ModelRequest): Dialect | null {
  if (status !== 400 && status !== 422) return null;
  if (request.maxTokens !== undefined && dialect.tokens === 'max_tokens' && /max_completion_tokens/.test(text)) {
    return { ...dialect, tokens: 'max_completion_tokens' };
  }
  if (request.temperature !== undefined && dialect.hasTemperature && /temperature/i.test(text)) {
    return { ...dialect, hasTemperature: false };
  }
  if (request.schema !== undefined && /response_format|json_schema|json_object|schema|grammar/i.test(text)) {
    if (dialect.format === 'json_schema') return { ...dialect, format: 'json_object' };
    if (dialect.format === 'json_object') return { ...dialect, format: 'words' };
  }
  return null;
}

function responseFormat(schema: Readonly<Record<string, unknown>>, dialect: Dialect): Record<string, unknown> {
  if (dialect.format === 'words') return {};
  if (dialect.format === 'json_object') return { response_format: { type: 'json_object' } };
  const json_schema = { name: 'answer', schema, strict: isStrict(schema) };
  return { response_format: { type: 'json_schema', json_schema } };
}

/** Strict mode is refused for objects that leave properties open or optional. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  if (Array.isArray(schema)) return schema.every(isStrict);
  const record = schema as Record<string, unknown>;
  if (typeof record.properties === 'object' && record.properties !== null) {
    const names = Object.keys(record.properties);
    const required = Array.isArray(record.required) ? record.required : [];
    if (record.additionalProperties !== false || !names.every((name) => required.includes(name))) return false;
  } else if (record.type === 'object') return false;
  return Object.values(record).every(isStrict);
}

function withInstruction(messages: readonly ModelMessage[], schema: Readonly<Record<string, unknown>>): ModelMessage[] {
  const content = `Answer with one JSON value that follows this JSON Schema, and with nothing else:\n${JSON.stringify(schema)}`;
  const [first, ...rest] = messages;
  // Some servers accept a system message only once and only in front.
  if (first?.role === 'system') return [{ role: 'system', content: `${first.content}\n\n${content}` }, ...rest];
  return [{ role: 'system', content }, ...messages];
}
