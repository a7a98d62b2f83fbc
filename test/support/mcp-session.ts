import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import type { HermesOptions } from '../../src/compose/options.js';
import { createHermes, type Hermes } from '../../src/create-hermes.js';
import { createSessionServer } from '../../src/mcp/server/create-session-server.js';
import type { ElicitationDesk } from '../../src/mcp/server/elicitation-desk.js';
import type { ServeOptions, ShownTools } from '../../src/mcp/server/served-hermes.js';
import type { TemporaryHome } from '../../src/testing/temporary-home.js';

export const LAUNCHER = fileURLToPath(new URL('../../bin/hermes.js', import.meta.url));

export interface ConnectOptions {
  readonly hermes?: HermesOptions;
  readonly tools?: ShownTools;
  readonly capabilities?: NonNullable<ClientOptions['capabilities']>;
  /** Before the handshake: the place for handlers. */
  readonly prepare?: (client: Client) => void;
}

export interface ConnectedSession {
  readonly client: Client;
  readonly hermes: Hermes;
}

/** An instance as the command makes it, with its questions going through the client. */
export async function openInstance(
  place: TemporaryHome,
  desk: ElicitationDesk,
  options: HermesOptions = {},
): Promise<Hermes> {
  return createHermes({
    home: place.home,
    cwd: place.cwd,
    env: {},
    origin: 'mcp',
    approver: () => desk.approver,
    user: desk.ask,
    ...options,
  });
}

/** The official client and our server in one process; both end with the test. */
export async function connectSession(place: TemporaryHome, options: ConnectOptions = {}): Promise<ConnectedSession> {
  const { tools = 'all', capabilities = {} } = options;
  let hermes: Hermes | undefined;
  const serve: ServeOptions = {
    async open(desk) {
      hermes = await openInstance(place, desk, options.hermes);
      return hermes;
    },
    tools,
    fixtures: false,
    onProblem: () => undefined,
  };
  const session = await createSessionServer(serve);
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  options.prepare?.(client);
  await session.server.connect(ours);
  await client.connect(theirs);
  if (hermes === undefined) throw new Error('the session opened no instance');
  onTestFinished(async () => {
    await client.close();
    await session.close();
  });
  return { client, hermes };
}

export interface ServedProcess {
  readonly url: string;
  readonly token: string | undefined;
  stop(): Promise<number | null>;
}

/** `hermes mcp serve --http 0` as a process of its own. */
export async function startHttp(place: TemporaryHome, args: readonly string[] = []): Promise<ServedProcess> {
  const env = { PATH: process.env.PATH ?? '', HOME: place.cwd, HERMES_HOME: place.home };
  const child = spawn(process.execPath, [LAUNCHER, 'mcp', 'serve', '--http', '0', '--json', ...args], {
    cwd: place.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let problems = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problems += text));
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, token } = JSON.parse(line) as { url: string; token?: string };
    return {
      url,
      token,
      stop() {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new Error(`the server did not start: ${problems}`);
}

/** Text of the first block of an answer, as data. */
export function dataOf(result: { readonly content?: unknown }): Record<string, unknown> {
  const [first] = result.content as readonly { readonly type: string; readonly text?: string }[];
  return JSON.parse(first?.text ?? 'null') as Record<string, unknown>;
}
