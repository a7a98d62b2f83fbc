import { randomUUID } from 'node:crypto';
import type { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { createSessionServer } from '../create-session-server.js';
import type { ServeOptions } from '../served-hermes.js';
import { createEventLog } from './event-log.js';

export interface HttpSession {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  /** Opened without the token. */
  readonly isStranger: boolean;
  /** Answers a function to call when the request is over; a session with open requests is not idle. */
  use(): () => void;
  close(): Promise<void>;
}

export interface HttpSessionsOptions extends ServeOptions {
  readonly mostSessions: number;
  /** A session nobody has used for so long is closed. */
  readonly idleMs: number;
}

/** The sessions of an HTTP server, each with an instance, a grant and a memory of its own. */
export interface HttpSessions {
  find(id: string): HttpSession | undefined;
  /** Undefined when there are too many already. */
  open(isStranger: boolean): Promise<HttpSession | undefined>;
  readonly size: number;
  close(): Promise<void>;
}

/** What a client is told to wait before it reconnects. */
const RETRY_MS = 500;

export function createHttpSessions(options: HttpSessionsOptions): HttpSessions {
  const sessions = new Map<string, HttpSession>();
  const ending = new Set<Promise<void>>();
  let opening = 0;

  const make = async (isStranger: boolean): Promise<HttpSession> => {
    const [{ WebStandardStreamableHTTPServerTransport }, served] = await Promise.all([
      import('@modelcontextprotocol/server'),
      createSessionServer(options, isStranger),
    ]);
    // The address of the session is a secret of its client; the instance's own id stands in the audit log.
    const id = randomUUID();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      eventStore: createEventLog(),
      retryInterval: RETRY_MS,
    });
    const { server } = served;
    let inUse = 0;
    const idle = setTimeout(() => (inUse === 0 ? void server.close() : idle.refresh()), options.idleMs);
    idle.unref();
    server.onerror = (problem) => options.onProblem(problem.message);
    server.onclose = () => {
      clearTimeout(idle);
      sessions.delete(id);
      const ended = served.close().catch((problem: unknown) => options.onProblem(String(problem)));
      ending.add(ended);
      void ended.then(() => ending.delete(ended));
    };
    await server.connect(transport);
    const session: HttpSession = {
      transport,
      isStranger,
      use() {
        inUse++;
        idle.refresh();
        return () => {
          inUse--;
          idle.refresh();
        };
      },
      close: () => server.close(),
    };
    sessions.set(id, session);
    return session;
  };

  return {
    find: (id) => sessions.get(id),
    async open(isStranger) {
      if (sessions.size + opening >= options.mostSessions) return undefined;
      opening++;
      try {
        return await make(isStranger);
      } finally {
        opening--;
      }
    },
    get size() {
      return sessions.size;
    },
    async close() {
      await Promise.all([...sessions.values()].map((session) => session.close()));
      await Promise.all(ending);
    },
  };
}
