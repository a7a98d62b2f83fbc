import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Effect } from '../../src/kernel/effect.js';
import type { CallGuard } from '../../src/kernel/gate.js';
import { ToolError } from '../../src/kernel/outcome.js';

/** A guard that records what it is asked and refuses what `refuses` says. */
export function recordingGuard(refuses: (effect: Effect) => boolean = () => false, signal?: AbortSignal) {
  const asked: Effect[] = [];
  const guard: CallGuard = {
    call: {
      id: 'call_1',
      tool: 'test',
      toolset: 'test',
      origin: 'model',
      sessionId: 's',
      taskId: 't',
      cwd: '/',
      environment: 'local',
      args: {},
      paths: { resolve: async (path) => ({ path, kind: 'missing' }) },
      signal: signal ?? new AbortController().signal,
    },
    confinement: undefined,
    async check(effect) {
      asked.push(effect);
      if (refuses(effect)) throw new ToolError('The profile says no', { code: 'denied' });
    },
    filterMembers: async (permission, paths) => paths.map((path) => !refuses({ permission, path })),
  };
  return { guard, asked };
}

/** An HTTP server on a loopback address that counts its connections; it is closed with the test at the latest. */
export async function startServer(listener: RequestListener, address = '127.0.0.1', port = 0) {
  const server = createServer(listener);
  let connections = 0;
  server.on('connection', () => connections++);
  await listen(server, address, port);
  onTestFinished(() => closeServer(server));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () => closeServer(server),
  };
}

export async function listen(server: Server | import('node:net').Server, address: string, port = 0): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Gives its answers one lookup after another; the last one repeats. */
export function scriptedResolver(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  return {
    asked,
    async resolve(host: string): Promise<readonly string[]> {
      asked.push(host);
      return answers[Math.min(asked.length, answers.length) - 1] ?? [];
    },
  };
}
