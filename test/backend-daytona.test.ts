import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { CloudHttp } from '../src/environments/cloud/cloud-http.js';
import {
  createDaytonaBackend,
  type DaytonaBackendOptions,
} from '../src/environments/daytona/create-daytona-backend.js';
import type { EnvironmentBackend } from '../src/environments/environment.js';
import { type Connections, createConnections } from '../src/ports/http/connections.js';
import { createJudgedFetch } from '../src/ports/http/judged-fetch.js';
import { createJudgedSocket } from '../src/ports/http/judged-socket.js';
import { describeBackend } from './backend-contract.js';
import { environmentContract } from './environment-contract.js';
import { type DaytonaServer, startDaytonaServer, TEST_KEY } from './support/daytona-server.js';

describe('the daytona backend, against a server of its protocol on this machine', () => {
  let server: DaytonaServer;
  let home: string;
  let connections: Connections;
  let http: CloudHttp;
  beforeAll(async () => {
    server = await startDaytonaServer();
    home = await mkdtemp(join(tmpdir(), 'hermes-daytona-home-'));
    connections = createConnections();
    const judged = { connections, endpoints: [server.url] };
    http = { fetch: createJudgedFetch(judged), connect: createJudgedSocket(judged) };
  });
  afterAll(async () => {
    await connections.close();
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const backend = (more: Partial<DaytonaBackendOptions> = {}): EnvironmentBackend =>
    createDaytonaBackend({
      http,
      image: 'debian:12',
      hermesHome: home,
      autoStopMinutes: 15,
      env: { DAYTONA_API_KEY: TEST_KEY, DAYTONA_API_URL: server.url, HERMES_PLANTED: 'secret' },
      ...more,
    });

  environmentContract('daytona', { backend, folder: () => '/tmp' });
  for (const withoutPython of [false, true]) {
    describeBackend({
      name: withoutPython ? 'without Python' : 'with Python',
      has: { bash: true, terminal: true, python: !withoutPython },
      open: () => backend({ withoutPython }).open({ taskId: `files-${withoutPython}` }),
    });
  }
});
