import { type ErrorCode, ToolError } from '../../kernel/outcome.js';
import type { Deadline } from './deadline.js';

/** Turns whatever went wrong in an exchange into one error with a code, a plain message and a next step. */
export function toHttpError(problem: unknown, url: string, deadline: Deadline): ToolError {
  if (problem instanceof ToolError) return problem;
  const where = describeUrl(url);
  if (deadline.isTimedOut) return timeout(`${where} did not answer in time`, problem);
  if (deadline.signal.aborted) return new ToolError(`The request to ${where} was cancelled`, { code: 'cancelled' });
  const code = errorCode(problem);
  const row = KNOWN.find((candidate) => candidate.codes.test(code));
  if (row === undefined) {
    const detail = code === '' ? messageOf(problem) : `${code}: ${messageOf(problem)}`;
    return new ToolError(`The request to ${where} failed: ${detail}`, { code: 'failed', cause: problem });
  }
  return new ToolError(`${where} ${row.says}`, {
    code: row.code,
    hint: row.hint,
    retryable: row.retryable,
    cause: problem,
  });
}

/** A URL for messages: no query, fragment or credentials, which may hold secrets. */
export function describeUrl(url: string): string {
  if (!URL.canParse(url)) return JSON.stringify(url.slice(0, 100));
  const { protocol, host, pathname } = new URL(url);
  const path = pathname.length > 100 ? `${pathname.slice(0, 100)}...` : pathname;
  return `${protocol}//${host}${path}`;
}

interface KnownProblem {
  readonly codes: RegExp;
  readonly code: ErrorCode;
  readonly says: string;
  readonly hint: string;
  readonly retryable: boolean;
}

const KNOWN: readonly KnownProblem[] = [
  {
    codes: /^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/,
    code: 'timeout',
    says: 'could not be connected to in time',
    hint: 'The host may be down or behind a firewall; try later.',
    retryable: true,
  },
  {
    codes: /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/,
    code: 'timeout',
    says: 'stopped sending before the answer was complete',
    hint: 'Try later, or ask for less.',
    retryable: true,
  },
  {
    codes: /^ECONNREFUSED$/,
    code: 'failed',
    says: 'refused the connection',
    hint: 'Nothing listens on that port; check host and port.',
    retryable: true,
  },
  {
    codes: /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    code: 'failed',
    says: 'closed the connection before the answer was complete',
    hint: 'Try again.',
    retryable: true,
  },
  {
    codes: /^(ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/,
    code: 'failed',
    says: 'cannot be reached from here',
    hint: 'Check the network connection.',
    retryable: true,
  },
  {
    codes: /^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/,
    code: 'too_large',
    says: 'answered with headers that are too large',
    hint: 'The server is broken or hostile; use another source.',
    retryable: false,
  },
  {
    codes: /^(HPE_\w+|ERR_HTTP_\w+|UND_ERR_RES_\w+)$/,
    code: 'failed',
    says: 'did not answer in valid HTTP',
    hint: 'Check that the port speaks HTTP, and http against https.',
    retryable: false,
  },
  {
    codes: /^(Z_\w+|ERR__ERROR_FORMAT\w*|ERR_BROTLI\w*|ERR_PADDING\w*)$/,
    code: 'failed',
    says: 'sent a compressed body that cannot be decompressed',
    hint: 'Ask for it uncompressed with the header accept-encoding: identity.',
    retryable: false,
  },
  {
    codes: /^(CERT_\w+|\w*_CERT\w*|UNABLE_TO_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO|HOSTNAME_MISMATCH)$/,
    code: 'failed',
    says: 'has no valid certificate or speaks no usable TLS',
    hint: 'The connection would not be safe. Check the address; do not send secrets there.',
    retryable: false,
  },
];

function timeout(message: string, cause: unknown): ToolError {
  return new ToolError(message, {
    code: 'timeout',
    hint: 'Try again with a longer timeout, or ask for less.',
    retryable: true,
    cause,
  });
}

function errorCode(problem: unknown): string {
  if (problem instanceof AggregateError && problem.errors.length > 0) return errorCode(problem.errors[0]);
  if (problem instanceof Error && 'code' in problem && typeof problem.code === 'string') return problem.code;
  return '';
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
