import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServeOptions } from '../served-hermes.js';
import { createHttpSessions, type HttpSession, type HttpSessions } from './http-sessions.js';
import { BodyProblem, readJson, sendProblem, sendWebResponse, toWebRequest } from './node-exchange.js';
import { createRequestGuard, type RequestGuard, TOKEN_NEEDED } from './request-guard.js';

export interface HttpOptions extends ServeOptions {
  /** 0: any that is free. */
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** Names beside the loopback ones under which the server may be addressed. */
  readonly allowedHosts: readonly string[];
  readonly token: string | undefined;
  readonly mostSessions?: number;
  readonly idleMs?: number;
}

export interface HttpServing {
  readonly url: string;
  /** Sessions that are open now. */
  readonly sessions: () => number;
  close(): Promise<void>;
}

const PATH = '/mcp';
const MOST_BODY_BYTES = 4 * 1_024 * 1_024;
const MOST_SESSIONS = 1_024;
const KEEP_ALIVE_MS = 75_000;
const IDLE_MS = 30 * 60_000;

/** Serves any number of clients over Streamable HTTP; every session has an instance of its own. */
export async function serveHttp(options: HttpOptions): Promise<HttpServing> {
  const sessions = createHttpSessions({
    ...options,
    mostSessions: options.mostSessions ?? MOST_SESSIONS,
    idleMs: options.idleMs ?? IDLE_MS,
  });
  const { allowedHosts: hosts, token, fixtures: strangers } = options;
  const guard = createRequestGuard({ hosts, token, strangers });
  const server = createServer((request, response) => {
    answer(request, response, guard, sessions).catch((problem: unknown) => {
      if (problem instanceof BodyProblem) return sendProblem(response, problem.status, problem.message);
      options.onProblem(problem instanceof Error ? problem.message : String(problem));
      sendProblem(response, 500, 'The request could not be answered.');
    });
  });
  // Node's five seconds are over while a busy server has not yet read what came on the same connection.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // A thousand clients may knock at once.
    server.listen({ port: options.port, host: options.host, backlog: MOST_SESSIONS }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const name = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${name}:${port}${PATH}`,
    sessions: () => sessions.size,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await sessions.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  guard: RequestGuard,
  sessions: HttpSessions,
): Promise<void> {
  const admission = guard(request.headers);
  if (!admission.admitted) return sendProblem(response, admission.status, admission.message);
  const { isStranger } = admission;
  if (request.url?.split('?')[0] !== PATH) return sendProblem(response, 404, `The endpoint is ${PATH}.`);
  switch (request.method) {
    case 'POST':
      return post(request, response, sessions, isStranger);
    case 'GET':
    case 'DELETE':
      return withSession(request, response, sessions, isStranger, (session) => exchange(session, request, response));
    default:
      return sendProblem(response, 405, 'Use POST, GET or DELETE.');
  }
}

async function post(
  request: IncomingMessage,
  response: ServerResponse,
  sessions: HttpSessions,
  isStranger: boolean,
): Promise<void> {
  const body = await readJson(request, MOST_BODY_BYTES);
  if (request.headers['mcp-session-id'] !== undefined || !isInitialize(body)) {
    return withSession(request, response, sessions, isStranger, (session) =>
      exchange(session, request, response, body),
    );
  }
  const session = await sessions.open(isStranger);
  if (session === undefined) return sendProblem(response, 503, 'Too many sessions are open. Close one, or try later.');
  const isOpen = await exchange(session, request, response, body);
  if (!isOpen) await session.close();
}

async function withSession(
  request: IncomingMessage,
  response: ServerResponse,
  sessions: HttpSessions,
  isStranger: boolean,
  work: (session: HttpSession) => Promise<unknown>,
): Promise<void> {
  const id = request.headers['mcp-session-id'];
  if (typeof id !== 'string') return sendProblem(response, 400, 'Begin with initialize; then send Mcp-Session-Id.');
  const session = sessions.find(id);
  if (session === undefined) return sendProblem(response, 404, 'There is no such session. Begin with initialize.');
  if (isStranger && !session.isStranger) return sendProblem(response, 401, TOKEN_NEEDED);
  await work(session);
}

/** Answers whether the request was accepted. */
async function exchange(
  session: HttpSession,
  request: IncomingMessage,
  response: ServerResponse,
  body?: unknown,
): Promise<boolean> {
  const done = session.use();
  try {
    const answered = await session.transport.handleRequest(
      toWebRequest(request),
      body === undefined ? {} : { parsedBody: body },
    );
    await sendWebResponse(answered, response);
    return answered.ok;
  } finally {
    done();
  }
}

function isInitialize(body: unknown): boolean {
  return [body].flat().some((message) => (message as { method?: unknown } | null)?.method === 'initialize');
}
