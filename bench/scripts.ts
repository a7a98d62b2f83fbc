import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

async function instance(sandbox: 'auto' | 'off'): Promise<{ hermes: Hermes; close(): Promise<void> }> {
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

async function byHand(code: string): Promise<{ ms: number; output: string }> {
  const start = performance.now();
  const child = spawn('python3', ['-c', BY_HAND + code, socketPath], {
    env,
    cwd: folder,
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

await free.close();
await held.close();
server.close();
rmSync(folder, { recursive: true, force: true });
