import { Readable } from 'node:stream';
import { type HostResolver, systemResolver, type UrlPolicy } from '../../gate/net/check-url.js';
import type { HttpStream } from '../../kernel/ports.js';
import type { Connections } from './connections.js';
import { startDeadline } from './deadline.js';
import { toHttpError } from './http-error.js';
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './limits.js';
import { limitBody, openAnswer } from './open-answer.js';
import { isConnectionHeader } from './outgoing-request.js';
import { type JudgedPath, sendJudged } from './send-judged.js';

export interface JudgedFetchOptions {
  /** Whoever made them closes them. */
  readonly connections: Connections;
  readonly resolver?: HostResolver;
  readonly policy?: UrlPolicy;
  /** Addresses the operator configured, e.g. a model on `http://127.0.0.1:11434/v1`: their host and port may be private. */
  readonly endpoints?: readonly string[];
  /** Asked with every URL, redirects included; rejects to refuse. */
  readonly permit?: (url: string) => Promise<void>;
  readonly limits?: Partial<Pick<HttpLimits, 'idleMs' | 'maxRedirects' | 'maxStreamBytes'>>;
}

// A `Response` of these must not have a body.
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export type JudgedFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for libraries that bring their own protocol (MCP over HTTP, model providers), on the same judged path as
 * the tools' HTTP. It has no time limit of its own beyond connecting, unless `idleMs` is given: slow models
 * and event streams take their time, and their libraries bring a signal.
 * Rejects with a `ToolError` instead of a `TypeError`.
 */
export function createJudgedFetch(options: JudgedFetchOptions): JudgedFetch {
  const limits = { ...DEFAULT_HTTP_LIMITS, ...options.limits };
  const path = judgedPath(options);
  return async (input, init) => {
    // The raw text is judged: `new Request` would already have smoothed over what makes a URL ambiguous.
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const deadline = startDeadline([init?.signal ?? undefined, input instanceof Request ? input.signal : undefined]);
    try {
      const request = new Request(input, init);
      const mode = init?.redirect ?? request.redirect;
      const answer = await sendJudged(path, await readRequest(url, request), {
        maxRedirects: mode === 'follow' ? limits.maxRedirects : 0,
        deadline,
        answerMs: 0,
        idleMs: options.limits?.idleMs ?? 0,
      });
      if (mode === 'error' && answer.status >= 300 && answer.status < 400 && answer.headers.location) {
        answer.body.on('error', () => {}).destroy();
        throw new TypeError(`${url} answered with a redirect`);
      }
      const opened = openAnswer(answer);
      if (NO_BODY.has(answer.status)) {
        answer.body.on('error', () => {}).destroy();
        deadline.release();
      }
      return toResponse({ ...opened, body: limitBody(opened.body, url, limits.maxStreamBytes, deadline) });
    } catch (problem) {
      deadline.release();
      // Libraries recognise a cancelled fetch by the name of its error.
      if (deadline.signal.aborted) throw new DOMException('The request was cancelled.', 'AbortError');
      throw toHttpError(problem, url, deadline);
    }
  };
}

/** The judged path of a library's own protocol: hosts that the operator configured may be private. */
export function judgedPath(options: JudgedFetchOptions): JudgedPath {
  const policy = options.policy ?? {};
  return {
    connections: options.connections,
    resolver: options.resolver ?? systemResolver,
    policy: {
      ...policy,
      privateHosts: [...(policy.privateHosts ?? []), ...(options.endpoints ?? []).map(hostAndPort)],
    },
    permit: options.permit ?? (async () => {}),
  };
}

async function readRequest(url: string, request: Request) {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
  request.headers.forEach((value, name) => {
    if (!isConnectionHeader(name)) headers[name] = value;
  });
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return { url, method: request.method, headers, body };
}

function toResponse(answer: HttpStream): Response {
  const body = NO_BODY.has(answer.status)
    ? null
    : (Readable.toWeb(Readable.from(answer.body)) as ReadableStream<Uint8Array>);
  const response = new Response(body, { status: answer.status, headers: answer.headers });
  Object.defineProperty(response, 'url', { value: answer.url });
  return response;
}

function hostAndPort(endpoint: string): string {
  const url = new URL(endpoint);
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}
