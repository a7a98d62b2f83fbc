import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { counts } from './counts.js';
import { configureServers, hostileServer, referenceServer } from './support/mcp-home.js';
import { livingProcesses } from './support/mcp-processes.js';
import { callJson, toolHome } from './support/tool-home.js';

it(
  'leaves no process and no handle after crashes',
  async () => {
    const home = toolHome();
    configureServers(home, { bad: hostileServer('crash-in-call', 'lifetime') });
    const cycle = async (): Promise<void> => {
      const hermes = await home.open();
      expect(await callJson(hermes, 'mcp-bad:work')).toMatchObject({ outcome: 'unknown' });
      await hermes.close();
    };
    await cycle();
    const before = { handles: handles(), channels: channels() };
    for (let round = 1; round < counts.mcpCrashes; round++) await cycle();
    // A handle is let go of a moment after its process has ended.
    await expect.poll(handles, { timeout: 20_000 }).toBeLessThanOrEqual(before.handles);
    // Those of the test runner come and go; one for each round would be seen.
    if (counts.mcpCrashes > 100) expect(channels()).toBeLessThan(before.channels + 10);
    expect(livingProcesses('mcp-hostile-server.mjs', 'lifetime')).toEqual([]);
  },
  counts.mcpCrashes * 5_000 + 30_000,
);

it('sends the calls of one server one after another unless it is parallel', async () => {
  const home = toolHome();
  const server = hostileServer('waits-for-three');
  configureServers(home, { alone: { ...server, timeout: 5 }, many: { ...server, timeout: 20, parallel: true } });
  const hermes = await home.open();
  const three = (name: string, task: (n: number) => string) =>
    Promise.all([1, 2, 3].map(async (n) => JSON.parse(await hermes.call(name, {}, { taskId: task(n) }))));
  for (const task of [(n: number) => `task-${n}`, () => 'one']) {
    expect(await three('mcp-many:work', task)).toMatchObject(
      Array(3).fill({ result: expect.stringContaining('together') }),
    );
    // What only reads is never kept waiting.
    expect(await three('mcp-alone:look', task)).toMatchObject(
      Array(3).fill({ result: expect.stringContaining('together') }),
    );
  }
  const apart = await three('mcp-alone:work', (n) => `task-${n}`);
  expect(apart).toMatchObject(Array(3).fill({ code: 'timeout' }));
});

it('speaks the older SSE transport', async () => {
  const port = await freePort();
  const { command, args } = referenceServer('everything');
  const child = spawn(command, [...args, 'sse'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await said(child, /running on port|listening/i);
    const home = toolHome();
    configureServers(home, { old: { url: `http://127.0.0.1:${port}/sse`, transport: 'sse' } });
    const hermes = await home.open();
    expect(await callJson(hermes, 'mcp-old:echo', { message: 'over events' })).toMatchObject({
      result: expect.stringContaining('over events'),
    });
    await hermes.close();
  } finally {
    child.kill('SIGKILL');
  }
});

it('keeps what a server says on stderr, and not without end', async () => {
  const home = toolHome();
  const words =
    'for (let n = 0; n < 40000; n++) process.stderr.write("a line of words that says nothing at all " + n + "\\n")';
  configureServers(home, { loud: { command: process.execPath, args: ['-e', words] } });
  const hermes = await home.open();
  await hermes.close();
  expect(readFileSync(join(home.home, 'logs', 'mcp-loud.log'), 'utf8').length).toBeLessThan(3_000_000);
});

function handles(): number {
  return process.getActiveResourcesInfo().filter((kind) => /Process|Pipe|FSEvent/.test(kind)).length;
}

/** Open pipes, sockets and watches of this process. Linux only; elsewhere none is counted. */
function channels(): number {
  if (!existsSync('/proc/self/fd')) return 0;
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return /^(?:pipe|socket|anon_inode):/.test(readlinkSync(`/proc/self/fd/${name}`));
    } catch {
      return false; // closed meanwhile
    }
  }).length;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function said(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const look = (chunk: Buffer): void => {
      text += chunk.toString();
      if (words.test(text)) resolve();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
  });
}
