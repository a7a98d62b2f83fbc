import { expect, it } from 'vitest';
import { hostileServer } from '../../../test/support/mcp-home.js';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import { ProcessTransport } from '../../ports/mcp-process/process-transport.js';
import { createServerLog } from '../../ports/mcp-process/server-log.js';
import { openConnection } from './open-connection.js';

it('does not complain of a server that still asks when it is left', async () => {
  const folder = temporaryFolder('left');
  const { command, args } = hostileServer('asks-when-left');
  const transport = new ProcessTransport({
    argv: [command, ...args],
    cwd: folder,
    env: {},
    log: createServerLog({ file: `${folder}/log` }),
  });
  const logged: string[] = [];
  const requests = { roots: () => [], onLog: (_level: string, text: string) => void logged.push(text) };
  const connection = await openConnection({
    transport,
    requests: { ...requests, onListChanged: () => undefined },
    timeoutMs: 20_000,
    signal: new AbortController().signal,
  });
  await connection.close();
  // That an answer cannot be sent is known as soon as the server has ended, and told a few turns later.
  await new Promise((resolve) => setTimeout(resolve));
  expect(logged).toEqual([]);
});
