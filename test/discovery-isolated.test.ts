import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tool } from '../src/kernel/define-tool.js';
import { writeIn } from './support/temporary-folder.js';
import { callJson, toolHome, until } from './support/tool-home.js';

/** An isolated tool whose `run` is this code; it sees `args` and `ctx`. */
function isolated(name: string, run: string, extra = ''): string {
  return `import { registry, ToolError } from 'hermes-tools';
import { z } from 'zod';
registry.register({
  name: '${name}', toolset: 'mine', description: 'Runs apart.', isolated: true,
  input: z.object({ path: z.string().default('x').describe('a path') }), ${extra}
  async run(args, ctx) { ${run} },
});
`;
}

const READS = "effects: ({ path }) => [{ permission: 'file:read', path }],";

it('runs in another process, described there as well', async () => {
  const place = toolHome();
  place.write(
    'tools/apart.ts',
    `(globalThis as Record<string, unknown>).leaked = true;\n${isolated('apart', 'return { pid: process.pid, env: Object.keys(process.env) };')}`,
  );
  const first = await place.open();
  expect(place.problems).toEqual([]);
  const answer = await callJson(first, 'apart');
  expect(answer.pid).not.toBe(process.pid);
  expect(answer.env).toEqual([]);
  // The second time everything is known from the cache; the code still never runs here.
  const second = await place.open();
  expect((await callJson(second, 'apart')).pid).not.toBe(answer.pid);
  expect((globalThis as Record<string, unknown>).leaked).toBeUndefined();
});

/** Each probe must fail with these words. */
const PROBES: Readonly<Record<string, readonly [code: string, words: string]>> = {
  files: ["await (await import('node:fs/promises')).readFile('/etc/hostname');", 'has been restricted'],
  writing: ["(await import('node:fs')).writeFileSync('/tmp/hermes-isolated-escape', 'x');", 'has been restricted'],
  programs: ["(await import('node:child_process')).execSync('id');", 'has been restricted'],
  threads: ["new (await import('node:worker_threads')).Worker('1', { eval: true });", 'has been restricted'],
  bindings: ["(process as any).binding('tcp_wrap');", 'process.binding'],
  debugger: ["new (await import('node:inspector')).Session().connect();", 'has been restricted'],
  addons: ["(process as any).dlopen({ exports: {} }, '/tmp/x.node');", 'disabled'],
  signals: ['process.kill(process.ppid, 0);', 'cannot touch other processes'],
  'raw signals': ['(process as any)._kill(process.ppid, 0);', 'cannot touch other processes'],
  priorities: ["(await import('node:os')).setPriority(process.ppid, 19);", 'cannot touch other processes'],
  traces: ["(await import('node:trace_events')).createTracing({ categories: ['node.perf'] });", 'cannot change how'],
  'engine switches': ["(await import('node:v8')).setFlagsFromString('--no-opt');", 'cannot change how'],
  reports: ["(process as any).report.writeReport('/tmp/hermes-isolated-escape');", 'has been restricted'],
  socket: [
    "const net = await import('node:net'); await new Promise((ok, no) => net.connect(PORT, '127.0.0.1').on('connect', ok).on('error', no));",
    'no network of its own',
  ],
  tls: [
    "const tls = await import('node:tls'); await new Promise((ok, no) => tls.connect(PORT, '127.0.0.1').on('secureConnect', ok).on('error', no));",
    'no network of its own',
  ],
  fetch: ["await fetch('http://127.0.0.1:PORT/').catch((e) => { throw e.cause ?? e; });", 'no network of its own'],
  http: [
    "const http = await import('node:http'); await new Promise((ok, no) => http.get('http://127.0.0.1:PORT/', ok).on('error', no));",
    'no network of its own',
  ],
  http2: [
    "const http2 = await import('node:http2'); await new Promise((ok, no) => http2.connect('http://127.0.0.1:PORT/').on('connect', ok).on('error', no));",
    'no network of its own',
  ],
  datagrams: ["(await import('node:dgram')).createSocket('udp4').send('x', 9, '127.0.0.1');", 'no network of its own'],
  names: ["await (await import('node:dns/promises')).resolve4('localhost');", 'no network of its own'],
  server: ["(await import('node:net')).createServer().listen(0);", 'no network of its own'],
};

it('denies it files, programs, threads, native code and the network of its own', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const { port } = server.address() as { port: number };
    const cases = Object.entries(PROBES).map(([name, [code]]) => `case '${name}': { ${code} break; }`);
    const place = toolHome();
    place.write(
      'tools/a.ts',
      isolated(
        'probe',
        `switch (args.path) { ${cases.join('\n').replaceAll('PORT', String(port))} }\nreturn { escaped: true };`,
      ),
    );
    const hermes = await place.open();
    expect(place.problems).toEqual([]);
    for (const [name, [, words]] of Object.entries(PROBES)) {
      expect((await callJson(hermes, 'probe', { path: name })).error, name).toContain(words);
    }
    expect(existsSync('/tmp/hermes-isolated-escape')).toBe(false);
  } finally {
    server.close();
  }
});

it('reaches files through the same port, with what it declared and no more', async () => {
  const place = toolHome();
  writeIn(place.cwd, 'x', 'inside');
  place.write(
    'tools/a.ts',
    isolated(
      'reads',
      'return { text: new TextDecoder().decode(await ctx.files.read(args.path)), cwd: ctx.cwd, at: ctx.files.cwd };',
      READS,
    ),
  );
  place.write('tools/b.ts', isolated('undeclared', 'await ctx.files.read(args.path); return {};'));
  place.write(
    'tools/c.ts',
    isolated(
      'opens',
      'const reader = await ctx.files.open(args.path); const part = await reader.read(2, 3); await reader.close(); return { part: new TextDecoder().decode(part), size: reader.stat.size };',
      READS,
    ),
  );
  place.write(
    'tools/d.ts',
    isolated(
      'missing',
      "try { await ctx.files.read('nope'); return {}; } catch (e) { return { name: e.name, isToolError: e instanceof ToolError, code: e.code }; }",
      READS,
    ),
  );
  const hermes = await place.open();
  expect(place.problems).toEqual([]);
  expect(await callJson(hermes, 'reads')).toEqual({ text: 'inside', cwd: place.cwd, at: place.cwd });
  expect(await callJson(hermes, 'undeclared')).toMatchObject({ code: 'denied' });
  expect(await callJson(hermes, 'opens')).toEqual({ part: 'sid', size: 6 });
  expect(await callJson(hermes, 'missing')).toEqual({ name: 'ToolError', isToolError: true, code: 'not_found' });
});

it('is judged by the gate with the effects its own code declares', async () => {
  const place = toolHome();
  writeIn(place.cwd, 'x', 'inside');
  place.write('tools/a.ts', isolated('reads', 'return { ok: true };', READS));
  const hermes = await place.open({ profile: { allow: ['file:write'], deny: [] } });
  expect(await callJson(hermes, 'reads')).toMatchObject({ code: 'denied' });
});

it('calls other tools, tells progress, keeps state between calls and throws its own errors', async () => {
  const place = toolHome();
  place.write(
    'tools/a.ts',
    isolated(
      'apart',
      `ctx.progress({ message: 'half', done: 1, total: 2 });
      const echo = await ctx.call('echo', { word: 'hi' });
      const n = Number(ctx.state.get('n') ?? 0) + 1; ctx.state.set('n', n);
      if (args.path === 'fail') throw new ToolError('will not', { code: 'conflict', hint: 'do not' });
      return { echo, n };`,
    ),
  );
  const echo = tool(
    { name: 'echo', description: 'Echoes.', schema: { type: 'object', properties: { word: { type: 'string' } } } },
    (args) => args,
  );
  const hermes = await place.open({ tools: [echo] });
  const seen: unknown[] = [];
  await hermes.call('apart', {}, { onProgress: (update) => void seen.push(update) });
  expect(seen).toEqual([{ message: 'half', done: 1, total: 2 }]);
  expect(await callJson(hermes, 'apart')).toEqual({ echo: { word: 'hi' }, n: 2 });
  expect(await callJson(hermes, 'apart', { path: 'fail' })).toEqual({
    error: 'will not',
    code: 'conflict',
    hint: 'do not',
  });
});

it('ends a busy loop at the time limit, and the next call works', async () => {
  const place = toolHome();
  place.write('tools/a.ts', isolated('apart', "if (args.path === 'loop') for (;;) {} return { pid: process.pid };"));
  const hermes = await place.open();
  const { pid } = await callJson(hermes, 'apart');
  const looped = await hermes.call('apart', { path: 'loop' }, { timeoutMs: 400 });
  expect(JSON.parse(looped)).toMatchObject({ code: 'timeout' });
  await gone(Number(pid));
  expect((await callJson(hermes, 'apart')).pid).not.toBe(pid);
});

it('is killed when its call is cancelled, and other calls of the file go on', async () => {
  const place = toolHome();
  place.write(
    'tools/a.ts',
    isolated(
      'apart',
      "if (args.path === 'wait') { ctx.progress('pid ' + process.pid); await new Promise(() => setInterval(() => {}, 1000)); } await new Promise((r) => setTimeout(r, 300)); return { ok: true };",
    ),
  );
  const hermes = await place.open();
  const cancel = new AbortController();
  let pid = 0;
  const waiting = hermes.call(
    'apart',
    { path: 'wait' },
    {
      signal: cancel.signal,
      onProgress: ({ message }) => {
        pid = Number(message?.slice(4));
        cancel.abort();
      },
    },
  );
  const other = callJson(hermes, 'apart');
  expect(JSON.parse(await waiting)).toMatchObject({ code: 'cancelled' });
  await gone(pid);
  expect(await other).toEqual({ ok: true });
});

it('needs no package: what it may read is its own code and ours', async () => {
  const place = toolHome();
  place.write(
    'tools/a.ts',
    `import { tool } from 'hermes-tools';
    export const bare = tool({ name: 'bare', description: 'x', isolated: true, schema: { type: 'object', properties: { n: { type: 'string', pattern: '^a+$' } } } }, async ({ n }) => {
      const { readdir } = await import('node:fs/promises');
      return { n, listing: await readdir(${JSON.stringify(place.home)}).catch((problem) => problem.code) };
    });`,
  );
  const hermes = await place.open();
  expect(place.problems).toEqual([]);
  expect(await callJson(hermes, 'bare', { n: 'aa' })).toEqual({ n: 'aa', listing: 'ERR_ACCESS_DENIED' });
});

it('answers in words when its process dies', async () => {
  const place = toolHome();
  place.write('tools/a.ts', isolated('apart', 'process.exit(3);'));
  const answer = await callJson(await place.open(), 'apart');
  expect(answer).toMatchObject({ code: 'failed', error: expect.stringContaining('its process ended (status 3)') });
});

it('refuses what cannot be asked across processes, and a file that mixes', async () => {
  const place = toolHome();
  place.write('tools/a.ts', isolated('one', 'return {};', 'toModel: (x) => x,'));
  place.write(
    'tools/b.ts',
    `${isolated('two', 'return {};')}registry.register({ name: 'three', toolset: 'mine', description: 'x', schema: { type: 'object', properties: {} }, run: () => 1 });`,
  );
  const hermes = await place.open();
  expect(hermes.registry.find('one')).toBeUndefined();
  expect(place.problems.join('\n')).toContain('one is isolated and cannot have toModel');
  expect(place.problems.join('\n')).toContain('three is not isolated, but its file has isolated tools');
});

it('never runs in this process by mistake: what cannot be isolated is refused', async () => {
  const place = toolHome();
  place.write('tools/a.ts', isolated('hidden', 'return {};').replace('isolated: true', 'isolated: !0'));
  const hermes = await place.open();
  expect(hermes.registry.find('hidden')).toBeUndefined();
  expect(place.problems.join()).toContain('write isolated: true');
  const here = tool({ name: 'here', description: 'x', schema: { type: 'object' }, isolated: true }, () => 1);
  await expect(place.open({ tools: [here] })).rejects.toThrow('only a file of a tools folder can be isolated');
});

it('runs refinements, checks and the setup of its classes there', async () => {
  const place = toolHome();
  const log = join(place.cwd, 'log');
  place.write(
    'tools/a.ts',
    `import { BaseTool } from 'hermes-tools'; import { z } from 'zod';
    export class Apart extends BaseTool {
      readonly name = 'apart'; readonly description = 'Apart.';
      readonly input = z.object({ n: z.number().refine((n) => n % 2 === 0, 'must be even').describe('even') });
      readonly options = { isolated: true, check: () => true, effects: () => [{ permission: 'file:write', path: 'log' }] };
      life = 'new';
      override setup() { this.life = 'up'; }
      async run({ n }: { n: number }, ctx) { await ctx.files.write('log', new TextEncoder().encode(this.life)); return { n }; }
    }`,
  );
  const hermes = await place.open();
  expect(place.problems).toEqual([]);
  expect(await callJson(hermes, 'apart', { n: 3 })).toMatchObject({
    code: 'invalid_arguments',
    error: expect.stringContaining('must be even'),
  });
  expect(await callJson(hermes, 'apart', { n: 4 })).toEqual({ n: 4 });
  expect(readFileSync(log, 'utf8')).toBe('up');
});

/** Waits for the end of a process. */
function gone(pid: number): Promise<void> {
  return until(() => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  }, `process ${pid} is gone`);
}
