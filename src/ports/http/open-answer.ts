import { ToolError } from '../../kernel/outcome.js';
import type { HttpResponse, HttpStream } from '../../kernel/ports.js';
import type { Deadline } from './deadline.js';
import { decodeBody } from './decode-body.js';
import { describeUrl, toHttpError } from './http-error.js';
import { headerText, type JudgedAnswer } from './send-judged.js';

/** The answer with its body decoded and its headers as plain text. */
export function openAnswer(answer: JudgedAnswer): HttpStream {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    const text = headerText(value);
    if (text !== undefined) headers[name] = text;
  }
  const hasBody = answer.method !== 'HEAD' && answer.status !== 204 && answer.status !== 304;
  try {
    const decoded = decodeBody(answer.body, hasBody ? (headers['content-encoding'] ?? '') : '');
    if (decoded.isDecoded) {
      delete headers['content-encoding'];
      delete headers['content-length'];
    }
    return { status: answer.status, url: answer.url, headers, body: decoded.body };
  } catch (problem) {
    answer.body.on('error', () => {}).destroy();
    throw problem;
  }
}

/** The whole body, cut at `maxBytes`. */
export async function collectAnswer(answer: HttpStream, maxBytes: number): Promise<HttpResponse> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let truncated = false;
  for await (const chunk of answer.body) {
    const room = maxBytes - size;
    truncated = chunk.length > room;
    chunks.push(truncated ? chunk.subarray(0, room) : chunk);
    size += Math.min(chunk.length, room);
    if (truncated) break;
  }
  const body = Buffer.concat(chunks);
  const { status, url, headers } = answer;
  return { status, url, headers, body, truncated, text: () => decodeText(body, headers['content-type']) };
}

/** The body as it arrives, ending with `too_large` past `maxBytes`. Releases the deadline when it is over. */
export async function* limitBody(
  body: AsyncIterable<Uint8Array>,
  url: string,
  maxBytes: number,
  deadline: Deadline,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) {
        throw new ToolError(`${describeUrl(url)} sent more than ${maxBytes} bytes`, {
          code: 'too_large',
          hint: 'Ask for a part of it with a Range header, or raise the limit.',
        });
      }
      yield chunk;
    }
  } catch (problem) {
    throw toHttpError(problem, url, deadline);
  } finally {
    deadline.release();
  }
}

function decodeText(body: Uint8Array, contentType = ''): string {
  const label = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    // A charset nobody knows: UTF-8 with replacement marks shows as much as can be shown.
    return new TextDecoder().decode(body);
  }
}
