import { ToolError } from '../../kernel/outcome.js';
import type { HttpRequest } from '../../kernel/ports.js';

/** A request as it goes out, defaults filled in. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

// These belong to the connection. A Host of the caller's choice would reach another site than the one judged.
const CONNECTION_HEADERS =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|proxy-.*)$/;

const DEFAULT_HEADERS: Readonly<Record<string, string>> = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'hermes-tools',
};

/** Checks a caller's request and fills in what it leaves out. Throws `invalid_arguments` and sends nothing. */
export function toOutgoingRequest(url: string, request: HttpRequest): OutgoingRequest {
  const method = (request.method ?? 'GET').toUpperCase();
  if (!/^[A-Z][A-Z-]{0,30}$/.test(method) || method === 'CONNECT' || method === 'TRACE') {
    throw invalid(`${JSON.stringify(request.method)} is not a method that can be sent`, 'Use GET, POST, PUT, ...');
  }
  return { url, method, headers: { ...DEFAULT_HEADERS, ...checkHeaders(request.headers ?? {}) }, body: request.body };
}

/** Whether a header is the connection's own business. */
export function isConnectionHeader(name: string): boolean {
  return CONNECTION_HEADERS.test(name);
}

function checkHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [given, value] of Object.entries(headers)) {
    const name = given.toLowerCase();
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) throw invalid(`${JSON.stringify(given)} is not a header name`);
    if (isConnectionHeader(name)) throw invalid(`The header ${name} is set by the client`, 'Leave it out.');
    // The value is not shown: it may be a key.
    if (typeof value !== 'string' || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw invalid(`The value of the header ${name} has characters that cannot be sent`);
    }
    checked[name] = value;
  }
  return checked;
}

function invalid(message: string, hint?: string): ToolError {
  return new ToolError(message, { code: 'invalid_arguments', ...(hint === undefined ? {} : { hint }) });
}
