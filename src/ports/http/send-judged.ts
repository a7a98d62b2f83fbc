import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import {
  type HostResolver,
  inspectUrl,
  judgeTarget,
  type UrlPolicy,
  type UrlTarget,
} from '../../gate/net/check-url.js';
import { ToolError } from '../../kernel/outcome.js';
import type { Connections } from './connections.js';
import { type Deadline, unlessAborted } from './deadline.js';
import { describeUrl } from './http-error.js';
import type { OutgoingRequest } from './outgoing-request.js';
import { findRedirectProblem, followRequest, redirectTarget } from './redirect.js';

/** What the judged path needs to know and to use. */
export interface JudgedPath {
  readonly connections: Connections;
  readonly resolver: HostResolver;
  readonly policy: UrlPolicy;
  /** Asked with every URL, redirects included, before its name is looked up; rejects to refuse. */
  readonly permit: (url: string) => Promise<void>;
}

/** How one exchange may go. Milliseconds; 0 is no limit. */
export interface ExchangeOptions {
  readonly maxRedirects: number;
  readonly deadline: Deadline;
  /** Until the answer begins. */
  readonly answerMs: number;
  /** Without a byte once it has begun. */
  readonly idleMs: number;
}

export interface JudgedAnswer {
  readonly status: number;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came over the wire, still encoded. Must be read or destroyed. */
  readonly body: Readable;
}

/**
 * The one way out: every URL is inspected, permitted, resolved once and judged, and the connection goes to the very
 * addresses that were judged. Redirects take the same way. Throws `denied` when anything on it says no.
 */
export async function sendJudged(
  path: JudgedPath,
  first: OutgoingRequest,
  options: ExchangeOptions,
): Promise<JudgedAnswer> {
  let request = first;
  for (let followed = 0; ; followed++) {
    const target = inspect(path, request.url, followed > 0);
    const answer = await sendOnce(path, request, target, options);
    const next = redirectTarget(answer.status, headerText(answer.headers.location), target.url);
    if (next === null || options.maxRedirects === 0) return answer;
    discard(answer.body);
    if (followed >= options.maxRedirects) throw tooManyRedirects(first.url, options.maxRedirects);
    const problem = findRedirectProblem(target.url, next);
    if (problem !== null) throw refused(next, problem, true);
    request = followRequest(request, answer.status, target.url, next);
  }
}

/** One header as text; repeated ones joined. */
export function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

async function sendOnce(
  path: JudgedPath,
  request: OutgoingRequest,
  target: UrlTarget,
  { deadline, answerMs, idleMs }: ExchangeOptions,
): Promise<JudgedAnswer> {
  const dispatcher = await judgedConnections(path, request.url, target, deadline.signal);
  const { statusCode, headers, body } = await dispatcher.request({
    path: `${target.url.pathname}${target.url.search}`,
    method: request.method as 'GET',
    headers: withCredentials(request.headers, target.credentials),
    body: request.body ?? null,
    signal: deadline.signal,
    headersTimeout: answerMs,
    bodyTimeout: idleMs,
  });
  return { status: statusCode, url: target.url.href, method: request.method, headers, body };
}

/** Judges a URL like a request and gives connections to the very addresses that were judged. */
export async function reachJudged(path: JudgedPath, url: string, signal: AbortSignal): Promise<Dispatcher> {
  return judgedConnections(path, url, inspect(path, url, false), signal);
}

async function judgedConnections(
  path: JudgedPath,
  url: string,
  target: UrlTarget,
  signal: AbortSignal,
): Promise<Dispatcher> {
  await unlessAborted(path.permit(url), signal);
  const verdict = await unlessAborted(
    judgeTarget(target, (host) => path.resolver.resolve(host)),
    signal,
  );
  if (verdict.isUnresolved) throw unresolved(url, verdict.reason ?? '');
  if (!verdict.allowed) throw refused(url, verdict.reason ?? 'it may not be fetched', false);
  return path.connections.to(target.url, verdict.addresses);
}

function inspect(path: JudgedPath, url: string, isRedirect: boolean): UrlTarget {
  const target = inspectUrl(url, path.policy);
  if (!target.ok) throw refused(url, target.reason, isRedirect);
  return target;
}

function withCredentials(headers: OutgoingRequest['headers'], credentials: string | undefined): Record<string, string> {
  if (credentials === undefined || 'authorization' in headers) return { ...headers };
  return { ...headers, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function discard(body: Readable): void {
  // Nobody reads the body of a redirect; what happens to its connection is of no interest either.
  body.on('error', () => {});
  body.destroy();
}

function refused(url: string, reason: string, isRedirect: boolean): ToolError {
  const what = isRedirect ? 'The redirect to' : 'The request to';
  return new ToolError(`${what} ${describeUrl(url)} was refused: ${reason}`, {
    code: 'denied',
    hint: 'Use a public http or https address, or ask the operator to allow this host.',
  });
}

function unresolved(url: string, reason: string): ToolError {
  return new ToolError(`The request to ${describeUrl(url)} failed: ${reason}`, {
    code: 'not_found',
    hint: 'Check the spelling of the host name.',
    retryable: true,
  });
}

function tooManyRedirects(url: string, limit: number): ToolError {
  return new ToolError(`${describeUrl(url)} redirected more than ${limit} times`, {
    code: 'failed',
    hint: 'Ask for the final address directly, or raise max redirects.',
  });
}
