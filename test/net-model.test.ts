import { describe, expect, it, onTestFinished } from 'vitest';
import { createConnections } from '../src/ports/http/connections.js';
import { createJudgedFetch } from '../src/ports/http/judged-fetch.js';
import { noModel } from '../src/ports/model/no-model.js';
import { createOpenAiModel, type OpenAiModelOptions } from '../src/ports/model/openai-compatible.js';
import { type LoopbackModelOptions, type ScriptedAnswer, startLoopbackModel } from './support/loopback-model.js';

async function start(
  answer: Parameters<typeof startLoopbackModel>[0],
  options: Partial<OpenAiModelOptions> & LoopbackModelOptions = {},
) {
  const server = await startLoopbackModel(answer, options);
  const connections = createConnections();
  onTestFinished(server.close);
  onTestFinished(connections.close);
  const waits: number[] = [];
  const model = createOpenAiModel({
    baseUrl: server.baseUrl,
    model: 'small',
    fetch: createJudgedFetch({ connections, endpoints: [server.baseUrl] }),
    delay: async (ms) => void waits.push(ms),
    clock: { now: () => Date.parse('2026-01-01T00:00:00Z') },
    random: () => 1,
    ...options,
  });
  return { model, server, waits, connections };
}

const hello = { messages: [{ role: 'user', content: 'Hello' }] } as const;

const SCHEMA = {
  type: 'object',
  properties: { verdict: { type: 'string', enum: ['yes', 'no'] } },
  required: ['verdict'],
  additionalProperties: false,
};

describe('an answer', () => {
  it('comes back with model, stop reason and usage', async () => {
    const { model, server } = await start([{ text: 'Hi there', usage: { prompt: 12, completion: 3 } }], {
      apiKey: 'k-1',
    });
    const request = { ...hello, maxTokens: 50, temperature: 0, stop: ['END'] };
    expect(await model.complete(request)).toEqual({
      text: 'Hi there',
      model: 'small',
      stopReason: 'stop',
      usage: { inputTokens: 12, outputTokens: 3 },
    });
    expect(server.seen).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer k-1',
        body: { model: 'small', messages: hello.messages, max_tokens: 50, temperature: 0, stop: ['END'] },
      },
    ]);
  });

  it('from a model that speaks in parts is joined, and another model can be named', async () => {
    const raw = JSON.stringify({ choices: [{ message: { content: [{ type: 'text', text: 'a' }, { text: 'b' }] } }] });
    const { model } = await start([{ raw }]);
    expect(await model.complete({ ...hello, model: 'large' })).toEqual({
      text: 'ab',
      model: 'large',
      stopReason: 'stop',
    });
  });

  it.each(['<html>', '[]', '{"choices": []}', 'null'])('%s is told to be no completion', async (raw) => {
    const { model } = await start([{ raw }]);
    await expect(model.complete(hello)).rejects.toMatchObject({ code: 'failed' });
  });
});

describe('a schema', () => {
  it('is sent as a strict response format when it can be', async () => {
    const { model, server } = await start([{ text: '{"verdict": "yes"}' }]);
    const answer = await model.complete({ ...hello, schema: SCHEMA });
    expect(JSON.parse(answer.text)).toEqual({ verdict: 'yes' });
    expect(server.seen[0]?.body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
  });

  it('falls back to words on a server that knows no response formats, and remembers', async () => {
    const { model, server } = await start((request) =>
      request.response_format === undefined
        ? { text: '```json\n{"verdict": "no"}\n```' }
        : { status: 400, error: `response_format ${request.response_format.type} is not supported` },
    );
    expect((await model.complete({ ...hello, schema: SCHEMA })).text).toBe('{"verdict": "no"}');
    expect(server.seen).toHaveLength(3);
    expect(JSON.stringify(server.seen[2]?.body.messages)).toContain('JSON Schema');
    await model.complete({ ...hello, schema: SCHEMA });
    expect(server.seen).toHaveLength(4);
  });

  it('gives a model that misses it one more try with the reason', async () => {
    const { model, server } = await start([{ text: '{"verdict": "maybe"}' }, { text: '{"verdict": "no"}' }]);
    expect((await model.complete({ ...hello, schema: SCHEMA })).text).toBe('{"verdict": "no"}');
    expect(JSON.stringify(server.seen[1]?.body.messages)).toContain('does not follow the schema');
  });

  it.each<[string, ScriptedAnswer]>([
    ['prose', { text: 'Sure! The verdict is yes.' }],
    ['another shape', { text: '{"verdict": "yes", "extra": 1}' }],
    ['a cut-off answer', { text: '{"verdict": "yes"}', finishReason: 'length' }],
  ])('is not met by %s', async (_what, answer) => {
    const { model } = await start([answer]);
    await expect(model.complete({ ...hello, schema: SCHEMA })).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringContaining('schema'),
    });
  });
});

describe('a server with its own ways', () => {
  it('gets max_completion_tokens and no temperature when it asks for that', async () => {
    const { model, server } = await start((request) => {
      if ('max_tokens' in request) return { status: 400, error: "Use 'max_completion_tokens' instead." };
      if ('temperature' in request) return { status: 400, error: "'temperature' is not supported with this model" };
      return { text: 'ok' };
    });
    expect((await model.complete({ ...hello, maxTokens: 5, temperature: 0.5 })).text).toBe('ok');
    expect(server.seen.at(-1)?.body).toMatchObject({ max_completion_tokens: 5 });
  });
});

describe('trouble', () => {
  it('of a busy server is waited out, as long as it asks for', async () => {
    const { model, waits } = await start([
      { status: 429, headers: { 'retry-after': '2' } },
      { status: 503, headers: { 'retry-after': 'Thu, 01 Jan 2026 00:00:03 GMT' } },
      { status: 500 },
      { text: 'at last' },
    ]);
    expect((await model.complete(hello)).text).toBe('at last');
    expect(waits).toEqual([2_000, 3_000, 2_000]);
  });

  it('that stays is told after the last retry', async () => {
    const { model, server } = await start([{ status: 429, error: 'quota exceeded' }], { maxRetries: 2 });
    await expect(model.complete(hello)).rejects.toMatchObject({
      code: 'rate_limited',
      retryable: true,
      message: expect.stringContaining('quota exceeded'),
    });
    expect(server.seen).toHaveLength(3);
  });

  it('that would last longer than the time limit is told at once', async () => {
    const { model, waits } = await start([{ status: 429, headers: { 'retry-after': '86400' } }]);
    await expect(model.complete(hello)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(waits).toEqual([]);
  });

  it('with the connection is tried again', async () => {
    const { model } = await start([{ hangUp: true }, { text: 'back' }]);
    expect((await model.complete(hello)).text).toBe('back');
  });

  it('with the key never shows the key', async () => {
    const { model, server, connections } = await start([{ text: 'x' }], { apiKey: 'right' });
    const wrong = createOpenAiModel({
      baseUrl: server.baseUrl,
      apiKey: 'sk-wrong-key-123456',
      model: 'small',
      fetch: createJudgedFetch({ connections, endpoints: [server.baseUrl] }),
    });
    expect(model.available).toBe(true);
    const problem = await wrong.complete(hello).catch((caught: Error) => caught);
    expect(problem).toMatchObject({ code: 'unavailable', message: expect.stringContaining('***') });
    expect(JSON.stringify(problem) + String(problem)).not.toContain('sk-wrong-key');
  });

  it.each([
    [404, 'not_found'],
    [413, 'too_large'],
    [400, 'failed'],
  ])('with status %i is %s, and is not tried again', async (status, code) => {
    const { model, server } = await start([{ status }]);
    await expect(model.complete(hello)).rejects.toMatchObject({ code });
    expect(server.seen).toHaveLength(1);
  });

  it('with silence ends at the time limit, and cancelling ends it at once', async () => {
    const { model } = await start([{ silent: true }], { timeoutMs: 100 });
    await expect(model.complete(hello)).rejects.toMatchObject({ code: 'timeout' });
    const controller = new AbortController();
    const { model: patient } = await start(() => {
      controller.abort();
      return { silent: true };
    });
    await expect(patient.complete({ ...hello, signal: controller.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('of having no model at all says so', async () => {
    expect(noModel.available).toBe(false);
    await expect(noModel.complete(hello)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
