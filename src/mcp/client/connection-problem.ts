import { ToolError } from '../../kernel/outcome.js';

/** The session ended before the answer came: nobody knows whether the server did its work. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The server did not take the request: a session it no longer knows, or a process that was gone already. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
}

/** What a rejected request means. `isOpen`: whether the session still lives. */
export function answerFromServer(problem: unknown, isOpen: boolean, fault: string | undefined): Error {
  const { name, message, code, status } = read(problem);
  if (name === 'AbortError') return asError(problem);
  if (problem instanceof ToolError) return fromFetch(problem);
  // A session the server forgot, see "Session Management" of the transport specification.
  if (status === 404) return new NotDelivered('the server no longer knows this session', { cause: problem });
  if (status !== undefined && status >= 500)
    return new ConnectionLost(`it answered HTTP ${status}`, { cause: problem });
  if (code === 'NOT_CONNECTED' || /is not running/.test(message)) {
    return new NotDelivered(fault ?? 'it is not running', { cause: problem });
  }
  if (code === 'CONNECTION_CLOSED' || !isOpen) {
    return new ConnectionLost(fault ?? 'it closed the connection', { cause: problem });
  }
  return asError(problem);
}

/** Our judged fetch rejects with a ToolError: a refusal of ours stays one, a broken connection is a broken connection. */
function fromFetch(problem: ToolError): Error {
  if (problem.code === 'denied' || problem.code === 'too_large' || problem.code === 'cancelled') return problem;
  const refused = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|refused/.test(
    `${problem.message} ${String(problem.cause)}`,
  );
  return refused
    ? new NotDelivered(problem.message, { cause: problem })
    : new ConnectionLost(problem.message, { cause: problem });
}

/** A server's own error, in words for the model. */
export function describeServerError(problem: unknown): { message: string; code: number | undefined } {
  const { message, code } = read(problem);
  return { message: message.slice(0, 2_000), code: typeof code === 'number' ? code : undefined };
}

/** Whether the server wants a login first. */
export function isUnauthorized(problem: unknown): boolean {
  for (let current = problem; current instanceof Error; current = current.cause) {
    const { name, status, message } = read(current);
    if (name === 'UnauthorizedError' || status === 401 || /\bHTTP 401\b|Unauthorized/.test(message)) return true;
  }
  return false;
}

function read(problem: unknown): { name: string; message: string; code: unknown; status: number | undefined } {
  if (!(problem instanceof Error)) return { name: '', message: String(problem), code: undefined, status: undefined };
  const { code, status, data } = problem as Error & { code?: unknown; status?: unknown; data?: { status?: unknown } };
  const found = status ?? data?.status;
  return {
    name: problem.name,
    message: problem.message,
    code,
    status: typeof found === 'number' ? found : undefined,
  };
}

function asError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem));
}
