import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a `/v1/chat/completions` request, as far as the server looks at it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown; readonly [key: string]: unknown }[];
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly response_format?: { readonly type: string; readonly [key: string]: unknown };
  readonly tools?: readonly unknown[];
  readonly [key: string]: unknown;
}

/** What the server should answer: a text, tool calls, or an error with a status. */
export interface ScriptedAnswer {
  readonly text?: string;
  readonly toolCalls?: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly finishReason?: string;
  readonly usage?: { readonly prompt: number; readonly completion: number };
  readonly status?: number;
  readonly error?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, instead of a completion. */
  readonly raw?: string;
  /** Close the connection without an answer. */
  readonly hangUp?: boolean;
  /** Never answer. */
  readonly silent?: boolean;
}

export interface SeenRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: ChatRequest;
}

export interface LoopbackModel {
  /** Ends in `/v1`. */
  readonly baseUrl: string;
  readonly port: number;
  /** Every request so far, in order. */
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

export interface LoopbackModelOptions {
  /** Requests with another bearer token get a 401. */
  readonly apiKey?: string;
}

/**
 * A model server on loopback that speaks OpenAI's chat completions, streaming included. `answer` decides what is said:
 * a list is used in order and its last entry repeats, a function sees the request.
 */
export async function startLoopbackModel(
  answer: readonly ScriptedAnswer[] | ((request: ChatRequest, index: number) => ScriptedAnswer),
  options: LoopbackModelOptions = {},
): Promise<LoopbackModel> {
  const seen: SeenRequest[] = [];
  const decide = typeof answer === 'function' ? answer : inOrder(answer);
  const server = createServer((request, response) => {
    handle(request, response).catch((problem) => response.destroy(problem));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const { authorization } = request.headers;
    if (options.apiKey !== undefined && authorization !== `Bearer ${options.apiKey}`) {
      return sendError(response, { status: 401, error: `Incorrect API key provided: ${authorization}` });
    }
    if (request.url === '/v1/models') {
      return sendJson(response, 200, { object: 'list', data: [{ id: 'loopback', object: 'model' }] });
    }
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST') {
      return sendError(response, { status: 404, error: `Unknown request URL: ${request.method} ${request.url}` });
    }
    const body = JSON.parse(text) as ChatRequest;
    const index = seen.push({ path: request.url, authorization, body }) - 1;
    send(response, body, decide(body, index));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    port,
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function inOrder(answers: readonly ScriptedAnswer[]): (request: ChatRequest, index: number) => ScriptedAnswer {
  return (_request, index) => answers[Math.min(index, answers.length - 1)] ?? { text: '' };
}

function send(response: ServerResponse, request: ChatRequest, answer: ScriptedAnswer): void {
  if (answer.silent) return;
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  if (answer.hangUp) response.destroy();
  else if (answer.raw !== undefined) response.writeHead(answer.status ?? 200).end(answer.raw);
  else if (answer.status !== undefined && answer.status >= 400) sendError(response, answer);
  else if (request.stream) sendStream(response, request, answer);
  else sendJson(response, 200, completion(request, answer));
}

function completion(request: ChatRequest, answer: ScriptedAnswer): unknown {
  const tool_calls = answer.toolCalls?.map(toWireCall);
  const message = { role: 'assistant', content: answer.text ?? null, ...(tool_calls ? { tool_calls } : {}) };
  return {
    id: 'chatcmpl-loopback',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: request.model,
    choices: [{ index: 0, message, finish_reason: finishReason(answer) }],
    usage: wireUsage(answer),
  };
}

/** The same answer as server-sent events: role, text in pieces, tool calls in pieces, finish, usage, `[DONE]`. */
function sendStream(response: ServerResponse, request: ChatRequest, answer: ScriptedAnswer): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const chunk = (fields: Record<string, unknown>) => {
    const base = { id: 'chatcmpl-loopback', object: 'chat.completion.chunk', created: 1_700_000_000 };
    response.write(`data: ${JSON.stringify({ ...base, model: request.model, ...fields })}\n\n`);
  };
  const delta = (value: unknown, finish: string | null = null) =>
    chunk({ choices: [{ index: 0, delta: value, finish_reason: finish }] });
  delta({ role: 'assistant', content: '' });
  for (const piece of (answer.text ?? '').match(/[\s\S]{1,7}/gu) ?? []) delta({ content: piece });
  for (const [index, call] of (answer.toolCalls ?? []).entries()) {
    const named = { ...toWireCall(call), function: { name: call.name, arguments: '' } };
    delta({ tool_calls: [{ index, ...named }] });
    for (const piece of call.arguments.match(/[\s\S]{1,7}/gu) ?? []) {
      delta({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }
  delta({}, finishReason(answer));
  if (request.stream_options?.include_usage) chunk({ choices: [], usage: wireUsage(answer) });
  response.end('data: [DONE]\n\n');
}

function toWireCall(call: { readonly id: string; readonly name: string; readonly arguments: string }) {
  return { id: call.id, type: 'function', function: { name: call.name, arguments: call.arguments } };
}

function finishReason(answer: ScriptedAnswer): string {
  return answer.finishReason ?? (answer.toolCalls === undefined ? 'stop' : 'tool_calls');
}

function wireUsage(answer: ScriptedAnswer) {
  const { prompt, completion: made } = answer.usage ?? { prompt: 10, completion: 5 };
  return { prompt_tokens: prompt, completion_tokens: made, total_tokens: prompt + made };
}

function sendError(response: ServerResponse, answer: ScriptedAnswer): void {
  const error = { message: answer.error ?? 'error', type: 'invalid_request_error', param: null, code: null };
  sendJson(response, answer.status ?? 500, { error });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
