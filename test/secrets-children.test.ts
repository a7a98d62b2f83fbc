import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';

registerBuiltIns();

const PLANTED = 'planted-in-our-environment';
const PROGRAMS = ['mkfifo', 'git', 'script', 'python3', 'node', 'bwrap', 'socat', 'rg', 'esbuild'];
const SYSTEM = '/usr/local/bin:/usr/bin:/bin';
const before = { ...process.env };
let root: string;

/** Stand before the real programs, and write down the variables they were started with. */
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-children-')));
  for (const folder of ['bin', 'log', 'work', 'home/tools']) mkdirSync(join(root, folder), { recursive: true });
  const require = createRequire(import.meta.url);
  const esbuild = join(require.resolve('esbuild/package.json'), '../bin/esbuild');
  for (const name of PROGRAMS) {
    const real = name === 'esbuild' ? `'${esbuild}'` : `"$(PATH=${SYSTEM} command -v ${name})"`;
    const path = join(root, 'bin', name);
    writeFileSync(path, `#!/bin/sh\n/usr/bin/env >'${root}/log/${name}'-$$ 2>/dev/null\nexec ${real} "$@"\n`);
    chmodSync(path, 0o755);
  }
  process.env.PATH = `${join(root, 'bin')}:${process.env.PATH}`;
  process.env.ESBUILD_BINARY_PATH = join(root, 'bin', 'esbuild');
  process.env.OPENAI_API_KEY = `${PLANTED}-key`;
  process.env.HARMLESS_NAME = `${PLANTED}-unnamed`;
});

afterAll(() => {
  process.env = before;
  rmSync(root, { recursive: true });
});

it('appears in no program that a session starts', async () => {
  const work = join(root, 'work');
  writeFileSync(join(root, 'home/tools/own.ts'), OWN_TOOL);
  const env = { ...process.env, SHLVL: '1' } as Record<string, string>;
  const hermes = await createHermes({ home: join(root, 'home'), cwd: work, env, approve: async () => 'once' });
  const call = async (name: string, args: object): Promise<unknown> => JSON.parse(await hermes.call(name, args));
  try {
    await call('terminal', { command: 'git init -q . && git status >/dev/null; echo 1 > a.txt' });
    await call('terminal', { command: 'echo 2 > a.txt; rm a.txt', stdin: 'x' });
    await call('terminal', { command: 'python3 write-anything.py' });
    await call('terminal', { command: 'python3 -c 1', background: true, pty: true });
    await call('terminal', { command: 'node -e 1', background: true });
    await call('execute_code', { code: 'print(1)' });
    await call('execute_code', { language: 'typescript', code: 'const n: number = 1; console.log(n)' });
    await call('search_files', { pattern: 'x' });
    expect(await call('own', {})).toMatchObject({ answer: 1 });
  } finally {
    await hermes.close();
  }
  const logs = readdirSync(join(root, 'log'));
  const started = new Set(logs.map((name) => name.replace(/-\d+$/, '')));
  for (const name of ['mkfifo', 'git', 'script', 'python3', 'node', 'bwrap', 'esbuild'])
    expect(started).toContain(name);
  const told = logs.filter((name) => readFileSync(join(root, 'log', name), 'utf8').includes(PLANTED));
  expect(told).toEqual([]);
});

const OWN_TOOL = `import { registry } from 'hermes-tools';
import { z } from 'zod';
export const own: unknown = registry.register({
  name: 'own', toolset: 'own', description: 'Answers.', input: z.object({}), run: () => ({ answer: 1 }),
});
`;
