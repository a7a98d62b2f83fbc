import type { CloudSocket } from '../../environments/cloud/cloud-http.js';
import { ToolError } from '../../kernel/outcome.js';
import { startDeadline } from './deadline.js';
import { describeUrl } from './http-error.js';
import { type JudgedFetchOptions, judgedPath } from './judged-fetch.js';
import { reachJudged } from './send-judged.js';

export type JudgedSocket = (url: string, headers: Readonly<Record<string, string>>) => Promise<CloudSocket>;

/** Milliseconds until a socket must stand. */
const OPEN_MS = 20_000;

/** Opens web sockets on the same judged path as requests; a redirect is refused. Rejects with a `ToolError`. */
export function createJudgedSocket(options: JudgedFetchOptions): JudgedSocket {
  const path = judgedPath(options);
  return async (url, headers) => {
    const deadline = startDeadline([AbortSignal.timeout(OPEN_MS)]);
    try {
      const dispatcher = await reachJudged(path, url.replace(/^ws/, 'http'), deadline.signal);
      const { WebSocket } = await import('undici');
      const socket = new WebSocket(url, { dispatcher, headers: { ...headers } });
      socket.binaryType = 'arraybuffer';
      return await opened(socket, url, deadline.signal);
    } finally {
      deadline.release();
    }
  };
}

type UndiciSocket = InstanceType<typeof import('undici').WebSocket>;

function opened(socket: UndiciSocket, url: string, signal: AbortSignal): Promise<CloudSocket> {
  // What comes before anybody listens waits for them.
  const held: [Buffer, boolean][] = [];
  let onMessage: ((data: Buffer, isText: boolean) => void) | undefined;
  let onClose: ((code: number, reason: string) => void) | undefined;
  let ended: [number, string] | undefined;
  socket.addEventListener('message', ({ data }) => {
    const isText = typeof data === 'string';
    const bytes = isText ? Buffer.from(data) : Buffer.from(data as ArrayBuffer);
    if (onMessage === undefined) held.push([bytes, isText]);
    else onMessage(bytes, isText);
  });
  return new Promise((resolve, reject) => {
    const fail = (why: string): void =>
      reject(
        new ToolError(`The web socket of ${describeUrl(url)} could not be opened: ${why}.`, {
          code: 'unavailable',
          retryable: true,
        }),
      );
    signal.addEventListener('abort', () => {
      if (socket.readyState === 0) socket.close();
      fail('it took too long');
    });
    // It is always followed by a close, which says more.
    socket.addEventListener('error', ({ message }) => fail(message || 'it was refused'));
    socket.addEventListener('close', ({ code, reason }) => {
      fail(reason || `closed with ${code}`);
      ended = [code, reason];
      onClose?.(code, reason);
    });
    socket.addEventListener('open', () =>
      resolve({
        onMessage(listener) {
          onMessage = listener;
          for (const [data, isText] of held.splice(0)) listener(data, isText);
        },
        onClose(listener) {
          onClose = listener;
          if (ended !== undefined) listener(...ended);
        },
        send: (data) => {
          if (socket.readyState === 1) socket.send(data);
        },
        close: () => socket.close(),
      }),
    );
  });
}
