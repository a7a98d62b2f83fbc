import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { InMemoryTransport, type McpServer } from '@modelcontextprotocol/server';
import { build } from 'esbuild';
import { createHermes } from '../src/create-hermes.js';
import { tool } from '../src/kernel/define-tool.js';
import { createSessionServer } from '../src/mcp/server/create-session-server.js';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { createBareServer } from './support/bare-mcp-server.js';
import { NO_OP_ARGUMENTS, NO_OP_SCHEMA } from './support/no-op-tool.js';
import { compare, type Ratios, report } from './support/report.js';

/**
 * Calls over stdio as a client sees them, with the record on, against the same tool on the bare official package;
 * one after another, many at once, and the memory of both servers when they have nothing to do.
 */
const root = process.cwd();
const TOOL = `
  import { registry } from 'hermes-tools';
  registry.register({
    name: 'no_op', toolset: 'custom', description: 'Does nothing',
    schema: ${JSON.stringify(NO_OP_SCHEMA)},
    run: ({ path }) => ({ path, done: true }),
  });
`;
const call = { name: 'no_op', arguments: NO_OP_ARGUMENTS };

const place = temporaryHome({ 'tools/no-op.mjs': TOOL });
const env = { PATH: process.env.PATH ?? '', HOME: place.cwd, HERMES_HOME: place.home };

async function start(args: readonly string[]): Promise<{ client: Client; pid: number }> {
  const transport = new StdioClientTransport({ command: process.execPath, args: [...args], cwd: root, env });
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(transport);
  if (transport.pid === null) throw new Error('the server has no process');
  return { client, pid: transport.pid };
}

const bare = await start(['--input-type=module', '--eval', await bareProgram()]);
const ours = await start([join(root, 'bin/hermes.js'), 'mcp', 'serve', '--cwd', place.cwd]);

// A home without tools of its own: finding and bundling those is no part of serving.
const empty = temporaryHome();
const quiet = await start([join(root, 'bin/hermes.js'), 'mcp', 'serve', '--home', empty.home, '--cwd', empty.cwd]);
// Idle is what is left when starting is over.
await new Promise((resolve) => setTimeout(resolve, 1_500));
const [bareIdle, oursIdle] = [bare, quiet].map(({ pid }) => residentKilobytes(pid));
await quiet.client.close();
empty.remove();
if (bareIdle !== undefined && oursIdle !== undefined) {
  const ratio = oursIdle / bareIdle;
  report({
    what: 'MCP server, idle memory against the bare package',
    unit: 'x',
    best: ratio,
    median: ratio,
    atMost: 1.2,
  });
}

for (const { client } of [bare, ours]) {
  const { structuredContent } = await client.callTool(call);
  if (JSON.stringify(structuredContent) !== '{"path":"src/a.ts","done":true}')
    throw new Error('the tool did not answer');
}

const oneByOne = (client: Client) => async (): Promise<number> => {
  const begin = performance.now();
  for (let index = 0; index < 200; index++) await client.callTool(call);
  return performance.now() - begin;
};
const atOnce = (client: Client) => async (): Promise<number> => {
  const begin = performance.now();
  await Promise.all(Array.from({ length: 500 }, () => client.callTool(call)));
  return performance.now() - begin;
};

const ROUNDS = 25;
const single = await compare(ROUNDS, oneByOne(bare.client), oneByOne(ours.client));
report({
  what: 'MCP call over stdio against the bare package, record on',
  unit: 'x',
  ...single,
  atMost: 1.3,
  goal: 1.15,
});
const many = await compare(ROUNDS, atOnce(bare.client), atOnce(ours.client));
report({
  what: 'MCP calls over stdio, 500 at once, against the bare package',
  unit: 'x',
  ...many,
  atMost: 1.3,
  goal: 1.15,
});

await Promise.all([bare.client.close(), ours.client.close()]);
place.remove();

// What the protocol and the gate cost by themselves, without the disk and without another process.
const inside = await withoutRecord();
report({
  what: 'MCP call in one process, record off, against the bare package',
  unit: 'x',
  ...inside,
  atMost: 1.3,
  goal: 1.15,
});

/** The bare server as one text, so that it needs no build of its own. */
async function bareProgram(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
        import { createBareServer } from './bench/support/bare-mcp-server.ts';
        await createBareServer().connect(new StdioServerTransport());`,
      resolveDir: root,
    },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function withoutRecord(): Promise<Ratios> {
  const home = temporaryHome();
  const { server, close } = await createSessionServer({
    async open() {
      return createHermes({
        home: home.home,
        cwd: home.cwd,
        env: {},
        toolsets: ['custom'],
        record: false,
        tools: [
          tool({ name: 'no_op', description: 'Does nothing', schema: NO_OP_SCHEMA }, ({ path }) => ({
            path,
            done: true,
          })),
        ],
      });
    },
    tools: 'all',
    fixtures: false,
    onProblem: console.error,
  });
  const [plain, served] = await Promise.all([inMemory(createBareServer()), inMemory(server)]);
  const ratios = await compare(ROUNDS, oneByOne(plain), oneByOne(served));
  await Promise.all([plain.close(), served.close(), close()]);
  home.remove();
  return ratios;
}

async function inMemory(server: Pick<McpServer, 'connect'>): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await server.connect(near);
  await client.connect(far);
  return client;
}

/** Undefined where the system does not tell. */
function residentKilobytes(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes);
}
