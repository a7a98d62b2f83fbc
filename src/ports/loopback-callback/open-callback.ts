import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackCallback {
  /** Where the browser is to be sent back to. */
  readonly url: string;
  /** The parameters of the first request to that address. */
  readonly answered: Promise<URLSearchParams>;
  close(): Promise<void>;
}

const PATH = '/callback';
const PAGE = '<!doctype html><meta charset="utf-8"><title>Hermes</title><p>You can close this page and go back.</p>';

/** Waits on a free port of this machine for a browser that comes back from a login page. */
export async function openCallback(): Promise<LoopbackCallback> {
  let answer: (parameters: URLSearchParams) => void = () => undefined;
  const answered = new Promise<URLSearchParams>((resolve) => {
    answer = resolve;
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isAnswer = request.method === 'GET' && url.pathname === PATH;
    response.writeHead(isAnswer ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      connection: 'close',
    });
    response.end(isAnswer ? PAGE : '');
    if (isAnswer) answer(url.searchParams);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    answered,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
