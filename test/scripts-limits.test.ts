import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { tool } from '../src/kernel/define-tool.js';
import { createScriptKernel, type ScriptKernel, type ScriptKernelOptions } from './support/script-kernel.js';

const echo = tool({ name: 'echo', description: 'Answers', schema: { type: 'object' } }, (args) => args);
let slowSignal: AbortSignal | undefined;
const slow = tool({ name: 'slow', description: 'Never ends by itself', schema: { type: 'object' } }, (_args, ctx) => {
  slowSignal = ctx.signal;
  return new Promise((_resolve, reject) =>
    ctx.signal.addEventListener('abort', () => reject(new Error('told to stop'))),
  );
});
const secret = tool(
  { name: 'secret', toolset: 'hidden', description: 'Not granted', schema: { type: 'object' } },
  () => {
    reached.push('secret');
    return 'reached';
  },
);
const clarify = tool({ name: 'clarify', toolset: 'clarify', description: 'Asks', schema: { type: 'object' } }, () => {
  reached.push('clarify');
  return 'reached';
});
let reached: string[] = [];

let scripts: ScriptKernel;
const open = async (options: ScriptKernelOptions = {}): Promise<ScriptKernel> =>
  (scripts = await createScriptKernel({ tools: [echo, slow, secret, clarify], ...options }));
afterEach(async () => {
  reached = [];
  await scripts?.close();
});

const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
/** For what nobody tells us about: processes that are not our children. */
async function until(happened: () => boolean, withinMs: number): Promise<boolean> {
  for (
    const end = performance.now() + withinMs;
    performance.now() < end;
    await new Promise((next) => setTimeout(next, 20))
  )
    if (happened()) return true;
  return happened();
}
/** Processes by their working folder: inside a sandbox they know other numbers. */
const workingIn = (folder: string): string[] =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^[0-9]+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder && isAlive(Number(name));
    } catch {
      return false;
    }
  });
const pidIn = (folder: string, name = 'pid'): number => {
  try {
    return Number(readFileSync(join(folder, name), 'utf8')) || 0;
  } catch {
    return 0;
  }
};

const STUBBORN = `import os, signal, subprocess, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen(['sh', '-c', 'trap "" TERM; setsid sleep 300 & sleep 300'], start_new_session=True)
print('begun', flush=True)
open('child', 'w').write(str(child.pid))
open('pid.part', 'w').write(str(os.getpid())); os.rename('pid.part', 'pid')
while True: pass`;

describe('a script that does not end', () => {
  it('is stopped at its time limit, with everything it started and what it printed so far', async () => {
    await open({ limits: { timeoutMs: 1_000 } });
    const answer = await scripts.run(STUBBORN);
    expect(answer).toMatchObject({ code: 'timeout', status: 'timeout', output: 'begun\n' });
    expect([pidIn(scripts.cwd), pidIn(scripts.cwd, 'child')].filter(isAlive)).toEqual([]);
  });

  it('ends with its call when that is cancelled, and its own calls with it', async () => {
    await open();
    const stop = new AbortController();
    const code = `${STUBBORN.replace('while True: pass', '')}\nfrom hermes_tools import slow\nslow()`;
    const answering = scripts.kernel.call('execute_code', { code }, { signal: stop.signal });
    expect(await until(() => slowSignal !== undefined && pidIn(scripts.cwd) > 0, 20_000)).toBe(true);
    const pids = [pidIn(scripts.cwd), pidIn(scripts.cwd, 'child')];
    expect(pids.every(isAlive)).toBe(true);
    stop.abort();
    expect((await answering).json).toMatchObject({ code: 'cancelled' });
    expect(slowSignal?.aborted).toBe(true);
    expect(await until(() => !pids.some(isAlive), 2_000)).toBe(true);
  });

  describe.each([
    ['as the user', false],
    ['in the sandbox', true],
  ])('does not outlive Hermes %s', (_name, sandbox) => {
    it.each([
      [
        'python',
        "import subprocess\nsubprocess.Popen(['sh', '-c', 'trap \"\" HUP TERM; setsid sleep 300 & sleep 300'], start_new_session=True)\nopen('begun', 'w').close()\nwhile True: pass",
      ],
      [
        'javascript',
        "import fs from 'node:fs';\nimport { spawn } from 'node:child_process';\nspawn('sh', ['-c', 'setsid sleep 300 & sleep 300'], { detached: true, stdio: 'ignore' });\nawait new Promise((go) => setTimeout(go, 300));\nfs.writeFileSync('begun', '');\nwhile (true);",
      ],
    ])('also in a busy loop of %s, with what left its group', async (language, code) => {
      const bundle = join(process.cwd(), 'node_modules', `.hermes-orphan-${process.pid}-${language}-${sandbox}.mjs`);
      await build({
        stdin: {
          contents: `import { createScriptKernel } from './test/support/script-kernel.ts';
const scripts = await createScriptKernel({ sandbox: ${sandbox} });
console.log(scripts.cwd);
await scripts.run(${JSON.stringify(code)}, { language: ${JSON.stringify(language)} });`,
          resolveDir: process.cwd(),
          loader: 'ts',
        },
        outfile: bundle,
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
      });
      const parent = spawn(process.execPath, [bundle], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [cwd] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
      expect(await until(() => existsSync(join(cwd, 'begun')), 20_000)).toBe(true);
      expect(workingIn(cwd)).not.toEqual([]);
      parent.kill('SIGKILL');
      await once(parent, 'exit');
      expect(await until(() => workingIn(cwd).length === 0, 2_000)).toBe(true);
      rmSync(cwd, { recursive: true, force: true });
      rmSync(bundle);
    });
  });

  it('in an interpreter that stays takes the interpreter with it, and the next one is new', async () => {
    await open({ limits: { timeoutMs: 700 } });
    expect(await scripts.run('x = 1\nwhile True: pass', { persistent: true })).toMatchObject({
      code: 'timeout',
      notes: expect.arrayContaining([expect.stringContaining('variables are gone')]),
    });
    expect(await scripts.run('print("x" in globals())', { persistent: true })).toMatchObject({ output: 'False\n' });
  });
});

describe('an interpreter that stays', () => {
  it('ends with its task', async () => {
    await open();
    const answer = await scripts.run('import os\nprint(os.getpid())', { persistent: true });
    const pid = Number(answer.output);
    expect(isAlive(pid)).toBe(true);
    await scripts.kernel.tasks.end('task');
    expect(isAlive(pid)).toBe(false);
  });
});

describe('limits of a script', () => {
  it('hold for the number of calls', async () => {
    await open({ limits: { maxCalls: 5 } });
    const answer = await scripts.run(
      'from hermes_tools import echo, ToolError\nfor i in range(7):\n  try: echo()\n  except ToolError as e: print(i, e.code)',
    );
    expect(answer).toMatchObject({ tool_calls_made: 5, output: '5 rate_limited\n6 rate_limited\n' });
  });

  it('hold for what the model is shown; the rest is stored', async () => {
    await open({ limits: { stdoutChars: 1_000, stderrChars: 200 } });
    const answer = await scripts.run(
      "import sys\nfor i in range(200000): print(i)\nfor i in range(1000): print('e', i, file=sys.stderr)",
    );
    expect(answer).toMatchObject({ truncated: true, stderr_truncated: true, total_bytes: 1_288_890 });
    expect(String(answer.output).length).toBeLessThan(1_100);
    expect(String(answer.output)).toMatch(/^0\n1\n2\n[\s\S]*output cut here; 1288890 bytes[\s\S]*\n199999\n$/);
    const reader = await scripts.results.open('testing', String(answer.stored));
    expect(reader.size).toBe(1_288_890);
    await reader.close();
    expect(String(answer.stderr_stored)).toMatch(/^result:/);
  });

  it.each([
    ['python', 'x = bytearray(600 * 1024 * 1024)\nprint(len(x))'],
    ['javascript', 'const all = []; for (;;) all.push(Buffer.alloc(16 * 1024 * 1024, 1)); console.log(all.length)'],
  ])('hold for the memory of %s', async (language, code) => {
    await open({ limits: { memoryMb: 400 } });
    const answer = await scripts.run(code, { language });
    expect(answer).toMatchObject({ code: 'failed', output: '' });
    expect(answer.exit_code).not.toBe(0);
  });

  it('end a script that floods its channel', async () => {
    await open();
    const answer = await scripts.run("import os\nwhile True: os.write(3, b'nonsense\\n' * 1000)");
    expect(answer).toMatchObject({
      code: 'failed',
      error: expect.stringContaining('had to be refused'),
      tool_calls_made: 0,
    });
  });

  it('end a script that never reads its answers', async () => {
    await open({ limits: { maxCalls: 100_000 } });
    const code = `import os, json, hermes_tools
hermes_tools.echo
token = hermes_tools._channel.token
for i in range(100000): os.write(3, (json.dumps({'token': token, 'id': i, 'tool': 'echo', 'args': {'x': 'y' * 60000}}) + '\\n').encode())`;
    expect(await scripts.run(code)).toMatchObject({ code: 'failed', error: expect.stringContaining('does not read') });
  });
});

/** Fewer than make a script a flood. */
const FORGED = 1_000;

describe('forged messages of a real script', () => {
  it.each([
    ['over a socket', {}],
    ['over stdio', { stdio: true }],
  ])('reach nothing outside the grant %s', async (_name, options) => {
    await open({ ...options, toolsets: ['custom', 'code_execution', 'clarify'], limits: { maxCalls: 100_000 } });
    const code = `import os, json, random, hermes_tools
hermes_tools.ToolError
link = hermes_tools._channel
rng = random.Random(14)
names = ['secret', 'clarify', 'execute_code', 'tool_call', 'Secret', 'secret\\0', '../secret', 'hidden:secret', '__proto__', ['secret'], None, {'name': 'secret'}]
for i in range(${FORGED}):
    frame = {'token': rng.choice([link.token, link.token, '', 'x' * 32, None, [link.token]]), 'id': rng.choice([i, -1, 'a', None, 1.5, 10 ** 30]), 'tool': rng.choice(names), 'args': rng.choice([{}, [], None, 'x', {'name': 'secret', 'arguments': {}}])}
    data = json.dumps(frame).encode()
    if rng.random() < 0.2: data = data[:rng.randrange(len(data))] + os.urandom(rng.randrange(9)).replace(b'\\n', b'')
    link.send(data + b'\\n')
print('sent')
for _ in range(${FORGED}):
    answer = json.loads(link.line())
    assert not answer['ok'], answer`;
    const answer = await scripts.run(code);
    expect(answer).toMatchObject({ tool_calls_made: 0, output: expect.stringContaining('sent') });
    expect(reached).toEqual([]);
  });
});
