import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configSchema } from '../../src/config/schema.js';
import { listAll } from '../../src/mcp/client/list-all.js';
import { createOAuthProvider } from '../../src/mcp/client/oauth/oauth-provider.js';
import { createTokenStore } from '../../src/mcp/client/oauth/token-store.js';
import { type Connection, openConnection } from '../../src/mcp/client/open-connection.js';
import { readServers } from '../../src/mcp/client/server-settings.js';
import { serverTransport } from '../../src/mcp/client/server-transport.js';
import { createConnections } from '../../src/ports/http/connections.js';
import { createJudgedFetch } from '../../src/ports/http/judged-fetch.js';
import { createServerLog } from '../../src/ports/mcp-process/server-log.js';

// The client of the conformance suite: our own parts, with a person who agrees to everything.
const url = process.argv.at(-1) ?? '';
const scenario = process.env.MCP_CONFORMANCE_SCENARIO ?? '';
const context = JSON.parse(process.env.MCP_CONFORMANCE_CONTEXT ?? '{}') as {
  client_id?: string;
  client_secret?: string;
};
const home = mkdtempSync(join(tmpdir(), 'hermes-conformance-client-'));
const connections = createConnections();
// The authorization servers of the suite live on other ports of this machine.
const fetch = createJudgedFetch({
  connections,
  policy: { privateHosts: ['localhost', '127.0.0.1'] },
  endpoints: [url],
});
const MOST_LOGINS = 2;

let answered: URLSearchParams | undefined;
const provider = createOAuthProvider({
  server: 'suite',
  store: createTokenStore(home, 'suite', url),
  scopes: [],
  client: context.client_id === undefined ? undefined : { id: context.client_id, secret: context.client_secret },
  clientMetadataUrl: scenario === 'auth/basic-cimd' ? 'https://conformance-test.local/client-metadata.json' : undefined,
  login: {
    redirectUrl: 'http://localhost:8765/callback',
    async open(page) {
      const { headers } = await fetch(page.href, { redirect: 'manual' });
      answered = new URL(headers.get('location') ?? '').searchParams;
    },
  },
});

const { mcp_servers: servers } = configSchema.parse({ mcp_servers: { suite: { url } } });
const [settings] = readServers(servers, {}).servers;
if (settings === undefined) throw new Error(`${url} is no address`);

async function connect(): Promise<{ connection: Connection; logIn: () => Promise<void> }> {
  for (let round = 0; ; round++) {
    const log = createServerLog({ file: join(home, 'log') });
    const { transport, fault } = await serverTransport(settings as NonNullable<typeof settings>, {
      cwd: home,
      env: {},
      log,
      fetchFor: () => fetch,
      authProvider: provider,
    });
    const logIn = async (): Promise<void> => {
      if (answered === undefined) throw new Error('nobody was asked to log in');
      await (transport as unknown as { finishAuth(answer: URLSearchParams): Promise<void> }).finishAuth(answered);
      answered = undefined;
    };
    try {
      const connection = await openConnection({
        transport,
        fault,
        timeoutMs: 120_000,
        signal: new AbortController().signal,
        requests: {
          roots: () => [],
          elicit: async () => ({ action: 'accept', content: {} }),
          onListChanged: () => undefined,
          onLog: (level, text) => void process.stderr.write(`[${level}] ${text}\n`),
        },
      });
      return { connection, logIn };
    } catch (problem) {
      if (answered === undefined || round >= MOST_LOGINS) throw problem;
      await logIn();
    }
  }
}

/** Asks, and once more after a login where the server wants a wider one. */
async function withLogin<T>(work: () => Promise<T>, logIn: () => Promise<void>): Promise<T> {
  for (let round = 0; ; round++) {
    try {
      return await work();
    } catch (problem) {
      if (answered === undefined || round >= MOST_LOGINS) throw problem;
      await logIn();
    }
  }
}

interface Listed {
  readonly name: string;
  readonly inputSchema?: { readonly properties?: Readonly<Record<string, { readonly type?: string }>> };
}

function argumentsFor({ inputSchema }: Listed): Record<string, unknown> {
  const values: Record<string, unknown> = { number: 5, integer: 5, boolean: true, string: 'text' };
  return Object.fromEntries(
    Object.entries(inputSchema?.properties ?? {}).map(([name, { type }]) => [name, values[type ?? 'string'] ?? null]),
  );
}

try {
  const { connection, logIn } = await connect();
  const tools = (await withLogin(() => listAll(connection, 'tools/list', 'tools'), logIn)) as Listed[];
  for (const tool of tools) {
    const params = { name: tool.name, arguments: argumentsFor(tool) };
    await withLogin(() => connection.request('tools/call', params, { timeoutMs: 120_000 }), logIn);
  }
  await connection.close();
} finally {
  await connections.close();
  rmSync(home, { recursive: true, force: true });
}
