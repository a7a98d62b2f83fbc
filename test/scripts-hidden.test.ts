import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createScriptKernel, type ScriptKernel, type ScriptKernelOptions } from './support/script-kernel.js';

let scripts: ScriptKernel | undefined;

afterEach(async () => {
  await scripts?.close();
  scripts = undefined;
});

async function open(options: ScriptKernelOptions = {}): Promise<ScriptKernel> {
  scripts = await createScriptKernel({ sandbox: true, hidden: ['**/.env', '**/*.pem'], ...options });
  return scripts;
}

const READ = `
import os
for folder, _, names in sorted(os.walk('.')):
    for name in sorted(names):
        if not name.endswith('.py'): print(os.path.join(folder, name), repr(open(os.path.join(folder, name)).read()))
`;

describe('what must be hidden from a script', () => {
  it('is hidden in every spelling that a rule about it means', async () => {
    const { cwd, run } = await open();
    mkdirSync(join(cwd, 'a/b'), { recursive: true });
    for (const name of ['.env', 'a/.ENV', 'a/b/Server.PEM', 'a/b/open.txt']) writeFileSync(join(cwd, name), 'content');
    expect(await run(READ)).toMatchObject({
      output: "./.env ''\n./a/.ENV ''\n./a/b/Server.PEM ''\n./a/b/open.txt 'content'\n",
    });
  });

  it('is hidden when it came after the look and before the script was handed over', async () => {
    let starts = 0;
    const { run } = await open({
      onSpawn(cwd) {
        if (++starts > 1) return;
        mkdirSync(join(cwd, 'deep/down'), { recursive: true });
        writeFileSync(join(cwd, 'deep/down/.env'), 'KEY=fresh');
      },
    });
    expect(await run(READ)).toMatchObject({ output: "./deep/down/.env ''\n" });
    expect(starts).toBe(2);
  });

  it('keeps a script from being started at all while it keeps coming', async () => {
    let starts = 0;
    const { run, cwd } = await open({ onSpawn: (folder) => writeFileSync(join(folder, `${++starts}.pem`), 'KEY') });
    expect(await run("open('ran', 'w')")).toMatchObject({ code: 'conflict', error: expect.stringContaining('keep') });
    expect(existsSync(join(cwd, 'ran'))).toBe(false);
    expect(starts).toBeLessThan(10);
  });

  it('is hidden from an interpreter that stays when it comes between two scripts', async () => {
    const { cwd, run } = await open();
    const stay = (code: string) => run(code, { persistent: true });
    await stay('x = 1');
    expect(await stay('print(x)')).toMatchObject({ output: '1\n' });
    mkdirSync(join(cwd, 'new'));
    writeFileSync(join(cwd, 'new/.env'), 'KEY=fresh');
    expect(await stay(READ)).toMatchObject({
      output: "./new/.env ''\n",
      notes: [expect.stringMatching(/^A new interpreter was started in .*: .*hidden/)],
    });
    expect(await stay("print('x' in globals())")).toMatchObject({ output: 'False\n' });
  });

  it('is hidden from an interpreter that stays when another file takes its name', async () => {
    const { cwd, run } = await open();
    writeFileSync(join(cwd, '.env'), 'KEY=old');
    expect(await run(READ, { persistent: true })).toMatchObject({ output: "./.env ''\n" });
    // As editors save.
    writeFileSync(join(cwd, 'saved'), 'KEY=new');
    renameSync(join(cwd, 'saved'), join(cwd, '.env'));
    expect(await run(READ, { persistent: true })).toMatchObject({ output: "./.env ''\n" });
    rmSync(join(cwd, '.env'));
    writeFileSync(join(cwd, '.env'), 'KEY=made anew');
    expect(await run(READ, { persistent: true })).toMatchObject({ output: "./.env ''\n" });
  });
});
