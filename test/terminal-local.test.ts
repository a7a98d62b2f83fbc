import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLocalBackend } from '../src/environments/local/create-local-backend.js';
import { createLocalFiles } from '../src/environments/local/files.js';
import { environmentContract } from './environment-contract.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
afterAll(() => rmSync(folder, { recursive: true }));

const backend = (mostEntries?: number) =>
  createLocalBackend({
    mostEntries,
    files: createLocalFiles({ home: folder }),
    cwd: folder,
    home: folder,
    env: { PATH: '/usr/bin:/bin' },
  });

environmentContract('local', { backend: () => backend(), folder: () => folder });

environmentContract('local, confined', {
  backend: () => backend(),
  folder: () => folder,
  spawn: () => ({ confinement: { readable: ['/'], writable: [folder], hidden: [], network: false } }),
});

/** Makes files in a folder of its own, confined, of which one has a denied name. */
async function makeFiles(files: number, mostEntries: number) {
  const cwd = realpathSync(mkdtempSync(join(folder, 'many-')));
  const environment = await backend(mostEntries).open({ taskId: 'task' });
  const confinement = { readable: ['/'], writable: [cwd], hidden: [], denied: [`${cwd}/**/*.kept`], network: false };
  const command = `for n in $(seq ${files}); do : > file-$n; done; : > made.kept`;
  const process = await environment.spawn({ shell: command }, { cwd, confinement });
  const exit = await process.exited;
  await environment.close();
  return { exit, cwd };
}

it('says that it could not look when a confined program made more files than can be looked through', async () => {
  const { exit, cwd } = await makeFiles(30, 20);
  expect(exit).toMatchObject({ exitCode: 0, unseen: expect.stringContaining(`too many files below ${cwd}`) });
  expect(exit.movedAway).toBeUndefined();
  expect(existsSync(join(cwd, 'made.kept'))).toBe(true);
});

it('looks through as many as it may', async () => {
  const { exit, cwd } = await makeFiles(19, 20);
  expect(exit.unseen).toBeUndefined();
  expect(exit.movedAway).toEqual([{ path: join(cwd, 'made.kept'), to: expect.stringContaining('.denied-') }]);
  expect(readdirSync(cwd)).toHaveLength(20);
});
