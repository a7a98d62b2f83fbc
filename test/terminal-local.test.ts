import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createLocalBackend } from '../src/environments/local/create-local-backend.js';
import { createLocalFiles } from '../src/environments/local/files.js';
import { environmentContract } from './environment-contract.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
afterAll(() => rmSync(folder, { recursive: true }));

const backend = () =>
  createLocalBackend({
    files: createLocalFiles({ home: folder }),
    cwd: folder,
    home: folder,
    env: { PATH: '/usr/bin:/bin' },
  });

environmentContract('local', { backend, folder: () => folder });

environmentContract('local, confined', {
  backend,
  folder: () => folder,
  spawn: () => ({ confinement: { readable: ['/'], writable: [folder], hidden: [], network: false } }),
});
