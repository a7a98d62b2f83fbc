import { type HostResolver, systemResolver, type UrlPolicy } from '../../gate/net/check-url.js';
import type { CallGuard } from '../../kernel/gate.js';
import type { HttpPort, HttpRequest } from '../../kernel/ports.js';
import { type Connections, createConnections } from './connections.js';
import { type Deadline, startDeadline } from './deadline.js';
import { type RecordLookup, resolveRecords } from './dns-records.js';
import { toHttpError } from './http-error.js';
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './limits.js';
import { collectAnswer, limitBody, openAnswer } from './open-answer.js';
import { toOutgoingRequest } from './outgoing-request.js';
import { type JudgedAnswer, sendJudged } from './send-judged.js';

export interface HttpPortOptions {
  readonly guard: CallGuard;
  /** Shared by the calls of an instance, which closes them; without it the port has its own. */
  readonly connections?: Connections;
  /** Finds the addresses of names; the system's own rules by default. */
  readonly resolver?: HostResolver;
  /** Looks up other DNS records. */
  readonly records?: RecordLookup;
  readonly policy?: UrlPolicy;
  readonly signal?: AbortSignal;
  readonly limits?: Partial<HttpLimits>;
  /** What a fetch is declared as, e.g. `network:search`. */
  readonly permission?: string;
}

/**
 * HTTP for tools. Every URL, also of a redirect, is put to the gate and judged by the address rules, and the
 * connection goes to the very address that was judged. Throws `ToolError`s with `denied`, `timeout`, `too_large`,
 * `cancelled`, `not_found` (unknown host) or `failed`. Any HTTP status is an answer, not an error.
 */
export function createHttpPort(options: HttpPortOptions): HttpPort & { close(): Promise<void> } {
  const { guard, policy = {}, permission = 'network:fetch' } = options;
  const limits = { ...DEFAULT_HTTP_LIMITS, ...options.limits };
  const ownConnections = options.connections === undefined;
  const connections = options.connections ?? createConnections({ connectMs: limits.connectMs });
  const resolver = options.resolver ?? systemResolver;
  const path = {
    connections,
    resolver,
    policy,
    permit: (url: string) => guard.check({ permission, url }),
  };

  const send = (url: string, request: HttpRequest, deadline: Deadline, answerMs: number): Promise<JudgedAnswer> => {
    const outgoing = toOutgoingRequest(url, request);
    return sendJudged(path, outgoing, {
      maxRedirects: request.maxRedirects ?? limits.maxRedirects,
      deadline,
      answerMs,
      // Events may be hours apart; the call's own time limit ends the wait.
      idleMs: outgoing.headers.accept?.includes('text/event-stream') ? 0 : limits.idleMs,
    });
  };

  return {
    async fetch(url, request = {}) {
      const deadline = startDeadline([guard.call.signal, options.signal], request.timeoutMs ?? limits.totalMs);
      try {
        const answer = openAnswer(await send(url, request, deadline, 0));
        return await collectAnswer(answer, request.maxBytes ?? limits.maxBytes);
      } catch (problem) {
        throw toHttpError(problem, url, deadline);
      } finally {
        deadline.release();
      }
    },

    async stream(url, request = {}) {
      const deadline = startDeadline([guard.call.signal, options.signal], request.timeoutMs);
      try {
        const answer = openAnswer(await send(url, request, deadline, limits.totalMs));
        return { ...answer, body: limitBody(answer.body, url, request.maxBytes ?? limits.maxStreamBytes, deadline) };
      } catch (problem) {
        deadline.release();
        throw toHttpError(problem, url, deadline);
      }
    },

    async resolve(host, type = 'A') {
      const deadline = startDeadline([guard.call.signal, options.signal], limits.totalMs);
      try {
        await guard.check({ permission: 'network:resolve', host });
        return await resolveRecords(host, type, {
          resolver: options.resolver,
          records: options.records,
          signal: deadline.signal,
        });
      } catch (problem) {
        throw toHttpError(problem, `dns://${host}`, deadline);
      } finally {
        deadline.release();
      }
    },

    async close() {
      if (ownConnections) await connections.close();
    },
  };
}
