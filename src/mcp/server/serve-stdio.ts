import type { Readable, Writable } from 'node:stream';
import { createSessionServer } from './create-session-server.js';
import type { ServeOptions } from './served-hermes.js';

export interface StdioStreams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Serves one client on the given streams; resolves when the client has gone or the signal says so. */
export async function serveStdio(
  options: ServeOptions,
  { input, output }: StdioStreams,
  signal: AbortSignal,
): Promise<void> {
  const [{ StdioServerTransport }, session] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    createSessionServer(options),
  ]);
  const { server } = session;
  const gone = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  server.onerror = (problem) => options.onProblem(problem.message);
  const stop = (): void => void server.close();
  // The package waits on the stream once for each answer that does not fit yet; hundreds may wait at once.
  output.setMaxListeners(0);
  try {
    await server.connect(new StdioServerTransport(input, output));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    await gone;
  } finally {
    signal.removeEventListener('abort', stop);
    await session.close();
  }
}
