import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { middle, report } from './support/report.js';

/**
 * What somebody waits who runs unattended and whose first call is one to ask about or to refuse: in a process of its
 * own each time, in which nothing is loaded yet but an instance. The floor is a plain program that reads and compiles
 * one file of the size of what such a call loads: how far it is from its usual time tells how busy the machine is.
 */
const SAMPLES = 12;
const root = process.cwd();
const library = JSON.stringify(pathToFileURL(join(root, 'dist/index.js')).href);

const server = JSON.stringify(join(root, 'node_modules/@modelcontextprotocol/server-memory/dist/index.js'));
const CONFIG = `mcp_servers:\n  notes:\n    command: ${JSON.stringify(process.execPath)}\n    args: [${server}]\n`;

/** There is no tool of ours yet that fetches: this one declares what such a tool would. */
const FETCHING = `tool({
  name: 'fetch_page', description: 'Fetches a page.', permissions: ['network:fetch'],
  schema: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
  effects: ({ url }) => [{ permission: 'network:fetch', url }],
}, async ({ url }, { http }) => ({ status: (await http.request(url)).status }))`;

interface FirstCall {
  readonly what: string;
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly config?: string;
  readonly tools?: string;
}

const CALLS: readonly FirstCall[] = [
  { what: 'a command', tool: 'terminal', args: { command: 'rm -rf ./build' } },
  { what: 'a script', tool: 'execute_code', args: { code: 'print(1)' }, config: 'terminal:\n  sandbox: "off"\n' },
  { what: 'a file elsewhere', tool: 'write_file', args: { path: '/elsewhere/notes.txt', content: 'x' } },
  { what: 'a private host', tool: 'fetch_page', args: { url: 'http://10.0.0.1/' }, tools: FETCHING },
  { what: 'an MCP server', tool: 'mcp-notes:delete_entities', args: { entityNames: ['x'] }, config: CONFIG },
];

/** Settings of a home are read when the instance is made; a server is asked for its tools once, before the samples. */
for (const { what, tool, args, config = '', tools = '' } of CALLS) {
  const place = temporaryHome(config === '' ? {} : { 'config.yaml': config });
  const denied = (origin: string): number => firstCall(place, tool, args, tools, origin);
  denied('script');
  for (const origin of ['script', 'mcp', 'cron', 'batch']) {
    const waits = Array.from({ length: SAMPLES }, () => denied(origin));
    report({
      what: `first call denied unattended: ${what}, ${origin}`,
      unit: 'ms',
      best: Math.min(...waits),
      median: middle(waits),
      atMost: 50,
    });
  }
  place.remove();
}

const place = temporaryHome();
const file = join(place.cwd, 'of-the-size.cjs');
const functions = Array.from({ length: 6_000 }, (_, n) => `exports.f${n} = (a, b) => a.concat(b, ${n});`);
writeFileSync(file, functions.join('\n'));
const floors = Array.from({ length: SAMPLES }, () =>
  Number(
    run(
      ['-e', `const s = performance.now(); require(${JSON.stringify(file)}); console.log(performance.now() - s);`],
      place,
    ),
  ),
);
place.remove();
report({ what: 'floor: require one file of that size', unit: 'ms', best: Math.min(...floors), median: middle(floors) });

function firstCall(
  place: { readonly home: string; readonly cwd: string },
  name: string,
  args: Record<string, unknown>,
  tools: string,
  origin: string,
): number {
  const program = `
    import { createHermes, tool } from ${library};
    const hermes = await createHermes({ unattended: true, tools: [${tools}] });
    const start = performance.now();
    const answer = await hermes.call('${name}', ${JSON.stringify(args)}, { origin: '${origin}' });
    console.log(performance.now() - start);
    if (!answer.includes('"denied"')) throw new Error(answer);
    await hermes.close();`;
  return Number(run(['--input-type=module', '-e', program], place));
}

function run(args: readonly string[], { home, cwd }: { readonly home: string; readonly cwd: string }): string {
  const env = { PATH: process.env.PATH ?? '', HOME: cwd, HERMES_HOME: home };
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
