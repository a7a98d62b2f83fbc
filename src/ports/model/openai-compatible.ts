import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ModelAnswer, ModelPort, ModelRequest } from '../../kernel/ports.js';
import { startDeadline } from '../http/deadline.js';
import { toHttpError } from '../http/http-error.js';
import type { JudgedFetch } from '../http/judged-fetch.js';
import { adaptDialect, buildBody, type Dialect, FIRST_DIALECT } from './chat-body.js';
import { describeFailure, isRetryable, retryDelay } from './model-failure.js';
import { readAnswer } from './read-answer.js';
import { findSchemaProblem, readJsonText } from './schema-answer.js';

export interface OpenAiModelOptions {
  /** Up to and including `/v1`. */
  readonly baseUrl: string;
  /** Sent as a bearer token; never logged or shown. Local servers often need none. */
  readonly apiKey?: string | undefined;
  /** Used when a request names no model. */
  readonly model: string;
  /** A judged fetch that knows `baseUrl` as one of its endpoints. */
  readonly fetch: JudgedFetch;
  /** For one answer, retries included. Default 120 s. */
  readonly timeoutMs?: number;
  /** Further attempts after 429, 5xx and broken connections. Default 3. */
  readonly maxRetries?: number;
  readonly clock?: Clock;
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

const DEFAULT_TIMEOUT_MS = 120_000;

/**
 * A model behind any server that speaks OpenAI's chat completions. Waits and tries again when the server is busy,
 * learns which optional parameters it does not know, and holds answers to the schema when one is asked for.
 */
export function createOpenAiModel(options: OpenAiModelOptions): ModelPort {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const url = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  let dialect: Dialect = FIRST_DIALECT;

  async function ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    for (let retries = 0; ; ) {
      const response = await post(request, signal);
      if (response.ok) return readAnswer(response.text, request.model ?? options.model);
      const adapted = adaptDialect(dialect, response.status, response.text, request);
      if (adapted !== null) {
        dialect = adapted;
        continue;
      }
      if (!isRetryable(response.status) || retries >= (options.maxRetries ?? 3)) {
        throw describeFailure(response, options);
      }
      await pause(retries++, response.retryAfter, signal);
    }
  }

  async function post(request: ModelRequest, signal: AbortSignal) {
    const body = JSON.stringify(buildBody(request, options.model, dialect));
    for (let retries = 0; ; retries++) {
      try {
        const response = await options.fetch(url, {
          method: 'POST',
          headers: headersFor(options.apiKey),
          body,
          signal,
        });
        const text = await readLimited(response);
        return { ok: response.ok, status: response.status, text, retryAfter: response.headers.get('retry-after') };
      } catch (problem) {
        const canRetry = problem instanceof ToolError && problem.retryable && problem.code !== 'not_found';
        if (!canRetry || retries >= (options.maxRetries ?? 3)) throw problem;
        await pause(retries, null, signal);
      }
    }
  }

  async function pause(retries: number, retryAfter: string | null, signal: AbortSignal): Promise<void> {
    const ms = retryDelay(retries, retryAfter, (options.clock ?? Date).now(), (options.random ?? Math.random)());
    if (ms > timeoutMs) {
      throw new ToolError(`The model asks to wait ${Math.ceil(ms / 1000)} seconds`, {
        code: 'rate_limited',
        hint: 'Try again later.',
        retryable: true,
      });
    }
    await (options.delay ?? defaultDelay)(ms, signal);
  }

  return {
    available: true,
    async complete(request) {
      const deadline = startDeadline([request.signal], timeoutMs);
      try {
        const answer = await ask(request, deadline.signal);
        return request.schema === undefined ? answer : await holdToSchema(request, answer, deadline.signal);
      } catch (problem) {
        throw toHttpError(problem, url, deadline);
      } finally {
        deadline.release();
      }
    },
  };

  /** Small models often miss a schema once and get it right when told what was wrong. */
  async function holdToSchema(request: ModelRequest, first: ModelAnswer, signal: AbortSignal): Promise<ModelAnswer> {
    const problem = await findSchemaProblem(request.schema, first);
    if (problem === null) return { ...first, text: readJsonText(first.text) };
    const messages: ModelRequest['messages'] = [
      ...request.messages,
      { role: 'assistant', content: first.text },
      { role: 'user', content: `This does not follow the schema: ${problem}. Answer again with the JSON value only.` },
    ];
    const second = await ask({ ...request, messages }, signal);
    const remaining = await findSchemaProblem(request.schema, second);
    if (remaining === null) return { ...second, text: readJsonText(second.text) };
    throw new ToolError(`The model's answer does not follow the schema: ${remaining}`, {
      code: 'failed',
      hint: 'Use a simpler schema or a stronger model.',
    });
  }
}

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) {
      throw new ToolError(`The model's answer is larger than ${MAX_ANSWER_BYTES} bytes`, { code: 'too_large' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function headersFor(apiKey: string | undefined): Record<string, string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return apiKey === undefined || apiKey === '' ? headers : { ...headers, authorization: `Bearer ${apiKey}` };
}

async function defaultDelay(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal });
}
