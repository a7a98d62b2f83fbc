import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { tool } from '../src/kernel/define-tool.js';
import { temporaryHome } from '../src/testing/temporary-home.js';
import '../src/tools/code_execution/execute-code.js';
import '../src/tools/file/read-file.js';
import { compare, report } from './support/report.js';

/**
 * Scripts of Python through a real instance, with gate and record, against Python and a Unix socket put together by
 * hand: without a call, with ten reads of a small file, and the round trip of one call in a long loop.
 */
const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: tmpdir(), SHLVL: '1' };

interface Instance {
  readonly hermes: Hermes;
  close(): Promise<void>;
}

async function instance(sandbox: 'auto' | 'off'): Promise<Instance> {
  const settings = `terminal:\n  sandbox: ${sandbox}\ncode_execution:\n  max_tool_calls: 1000000\nfiles:\n  repeat_note: false\n`;
  const place = temporaryHome({ 'config.yaml': settings });
  place.write('small.txt', 'one line\n');
  const noOp = tool({ name: 'no_op', description: 'Answers at once', schema: PARAMETERS }, (args) => ({ n: args.n }));
  const hermes = await createHermes({
    home: place.home,
    cwd: place.cwd,
    env,
    toolsets: ['code_execution', 'file', 'custom'],
    tools: [noOp],
    yolo: true,
  });
  return {
    hermes,
    async close() {
      await hermes.close();
      place.remove();
    },
  };
}

/** As a person starts it: nobody answers questions, and the default profile hides credentials by their names. */
async function instanceIn(cwd: string): Promise<Instance> {
  const place = temporaryHome();
  const hermes = await createHermes({ home: place.home, cwd, env, toolsets: ['code_execution', 'file'] });
  return {
    hermes,
    async close() {
      await hermes.close();
      place.remove();
    },
  };
}

/** Packages with a few folders each, 7 files to a folder, and one file that must be hidden. */
function makeRepository(files: number): string {
  const root = mkdtempSync(join(tmpdir(), 'hermes-bench-'));
  for (let made = 0; made < files; made++) {
    const folder = Math.floor(made / 7);
    const path = join(
      root,
      `node_modules/package-${Math.floor(folder / 5)}`,
      ['', 'lib', 'dist', 'test', 'dist/src'][folder % 5] ?? '',
    );
    if (made % 7 === 0) mkdirSync(path, { recursive: true });
    writeFileSync(join(path, `file-${made % 7}.js`), '');
  }
  writeFileSync(join(root, '.env'), 'KEY=value');
  return root;
}

const PARAMETERS = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };

async function ours(hermes: Hermes, code: string): Promise<{ ms: number; output: string }> {
  const start = performance.now();
  const { outcome } = await hermes.callFor('execute_code', { code });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ms: performance.now() - start, output: (outcome.data as { output: string }).output };
}

const folder = mkdtempSync(join(tmpdir(), 'hermes-bench-'));
writeFileSync(join(folder, 'small.txt'), 'one line\n');
const socketPath = join(folder, 'socket');
const server = createServer((socket) => {
  createInterface({ input: socket }).on('line', (line) => {
    const { path, n } = JSON.parse(line) as { path?: string; n?: number };
    if (path === undefined) socket.write(`${JSON.stringify({ n })}\n`);
    else void readFile(join(folder, path), 'utf8').then((text) => socket.write(`${JSON.stringify({ text })}\n`));
  });
}).listen(socketPath);
await once(server, 'listening');

const BY_HAND = `import json, socket, sys, time
link = socket.socket(socket.AF_UNIX)
link.connect(sys.argv[1])
lines = link.makefile('rb')
def call(**args):
    link.sendall(json.dumps(args).encode() + b'\\n')
    return json.loads(lines.readline())
`;

async function byHand(code: string, cwd = folder): Promise<{ ms: number; output: string }> {
  const start = performance.now();
  const child = spawn('python3', ['-c', BY_HAND + code, socketPath], {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [status] = (await once(child, 'close')) as [number];
  if (status !== 0) throw new Error(`python ended with ${status}`);
  return { ms: performance.now() - start, output };
}

const ROUNDS = 15;
const free = await instance('off');
const held = await instance('auto');

const none = await compare(
  ROUNDS,
  async () => (await byHand('print(1)')).ms,
  async () => (await ours(free.hermes, 'print(1)')).ms,
);
report({ what: 'script with no calls', unit: 'x', ...none, atMost: 1.4, goal: 1.3 });

const READS = "from hermes_tools import read_file\nfor i in range(10): read_file(path='small.txt')\nprint(1)";
const ten = await compare(
  ROUNDS,
  async () => (await byHand("for i in range(10): call(path='small.txt')\nprint(1)")).ms,
  async () => (await ours(free.hermes, READS)).ms,
);
report({ what: 'script with 10 reads of a file', unit: 'x', ...ten, atMost: 1.4, goal: 1.3 });

const sandboxed = await compare(
  ROUNDS,
  async () => (await byHand('print(1)')).ms,
  async () => (await ours(held.hermes, 'print(1)')).ms,
);
report({ what: 'script with no calls, in the sandbox', unit: 'x', ...sandboxed });

const repository = makeRepository(27_000);
const large = await instanceIn(repository);
const again = await compare(
  ROUNDS,
  async () => (await byHand('print(1)', repository)).ms,
  async () => (await ours(large.hermes, 'print(1)')).ms,
);
report({
  what: 'script with no calls, in the sandbox, in a repository of 27,000 files',
  unit: 'x',
  ...again,
  goal: 1.4,
});

const firsts: Instance[] = [];
const first = await compare(
  5,
  async () => (await byHand('print(1)', repository)).ms,
  async () => {
    const fresh = await instanceIn(repository);
    firsts.push(fresh);
    return (await ours(fresh.hermes, 'print(1)')).ms;
  },
);
report({ what: 'the first such script of an instance', unit: 'x', ...first, goal: 2 });

const LOOP = `import time
for i in range(300): call(n=i)
start = time.perf_counter()
for i in range(2000): call(n=i)
print((time.perf_counter() - start) / 2000 * 1e6)`;
const trip = await compare(
  5,
  async () => Number((await byHand(LOOP)).output),
  async () => Number((await ours(free.hermes, `from hermes_tools import no_op as call\n${LOOP}`)).output),
);
report({ what: 'round trip of a call from a script, full dispatch, record on', unit: 'x', ...trip, atMost: 2 });

for (const each of [free, held, large, ...firsts]) await each.close();
server.close();
for (const made of [folder, repository]) rmSync(made, { recursive: true, force: true });
