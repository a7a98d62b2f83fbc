import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Thrown for a body that cannot be taken; `status` is the answer. */
export class BodyProblem extends Error {
  override readonly name = 'BodyProblem';
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** The JSON of a request's body, at most so many bytes. */
export async function readJson(request: IncomingMessage, mostBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // A little too much is read to its end and thrown away: a client that still writes would not see the answer.
    if (bytes > DRAINED * mostBytes) break;
    if (bytes <= mostBytes) chunks.push(chunk);
  }
  if (bytes > mostBytes) throw new BodyProblem(413, `The request is longer than ${mostBytes} bytes.`);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BodyProblem(400, 'The request is not JSON.');
  }
}

const DRAINED = 8;

/** The request as the official package takes it. Its body has been read already. */
export function toWebRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(`http://localhost${request.url ?? '/'}`, { method: request.method ?? 'GET', headers });
}

/** Writes an answer out as it comes; a client that goes away ends it. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null) {
    response.end();
    return;
  }
  // A stream may stay silent for long: the client should know at once that it is open.
  response.flushHeaders();
  const reader = answer.body.getReader();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  response.once('close', leave);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!response.write(value)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  } finally {
    response.off('close', leave);
    response.end();
  }
}

/** A refusal as JSON-RPC writes it, so that clients show its words. */
export function sendProblem(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (status === 401) headers['www-authenticate'] = 'Bearer realm="hermes"';
  if (status === 405) headers.allow = 'GET, POST, DELETE';
  response.writeHead(status, headers);
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
