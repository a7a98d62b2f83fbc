import { createServer, type Http2Session, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { decodeMessage, encodeMessage, type Message, type Shape } from './protobuf.js';

/** A method: the shapes of what comes in and goes out, and what is done. A generator answers with a stream. */
export interface Method {
  readonly request: Shape;
  readonly response: Shape;
  readonly call: (
    request: Message,
    call: { readonly headers: IncomingHttpHeaders; readonly signal: AbortSignal },
  ) => Promise<Message> | AsyncGenerator<Message>;
}

/** An answer with a status other than OK. */
export class GrpcFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface GrpcServer {
  readonly port: number;
  /** Cuts every connection, as a network would. */
  drop(): void;
  close(): Promise<void>;
}

/** Unary and server-streaming gRPC over plain HTTP/2, enough for a client of the real thing. */
export async function startGrpcServer(methods: Readonly<Record<string, Method>>): Promise<GrpcServer> {
  const sessions = new Set<Http2Session>();
  const server = createServer({ settings: { initialWindowSize: 1 << 20 } });
  server.on('connection', (socket: Socket) => socket.setNoDelay(true));
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const method = methods[headers[':path'] ?? ''];
    void readRequest(stream).then((bytes) => answer(stream, headers, method, bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = (): void => {
    for (const session of sessions) session.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    drop,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}

async function readRequest(stream: ServerHttp2Stream): Promise<Buffer> {
  const parts: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => parts.push(chunk));
  await new Promise<void>((resolve) => {
    stream.once('end', resolve);
    stream.once('close', resolve);
  });
  return Buffer.concat(parts).subarray(5);
}

async function answer(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  method: Method | undefined,
  bytes: Buffer,
): Promise<void> {
  if (stream.destroyed) return;
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  let status = 0;
  let message = '';
  stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' }, { waitForTrailers: true });
  stream.on('wantTrailers', () => {
    stream.sendTrailers({ 'grpc-status': String(status), 'grpc-message': encodeURIComponent(message) });
  });
  try {
    if (method === undefined) throw new GrpcFailure(12, `no method ${headers[':path']}`);
    const call = { headers, signal: gone.signal };
    const answered = method.call(decodeMessage(method.request, bytes), call);
    if (answered instanceof Promise) await send(stream, encodeMessage(method.response, await answered));
    else for await (const one of answered) await send(stream, encodeMessage(method.response, one));
  } catch (problem) {
    status = problem instanceof GrpcFailure ? problem.status : 13;
    message = problem instanceof Error ? problem.message : String(problem);
  }
  if (!stream.destroyed) stream.end();
}

async function send(stream: ServerHttp2Stream, bytes: Buffer): Promise<void> {
  if (stream.destroyed) throw new GrpcFailure(1, 'the client is gone');
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  if (stream.write(Buffer.concat([head, bytes]))) return;
  await new Promise<void>((resolve) => {
    const go = (): void => {
      stream.off('drain', go).off('close', go);
      resolve();
    };
    stream.on('drain', go).on('close', go);
  });
}
