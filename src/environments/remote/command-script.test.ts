import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandArgv, commandRequest, takeUpRequest } from './command-script.js';
import { keptFolder } from './keeping-script.js';

let name: string;
beforeEach(() => {
  name = `test-${randomBytes(6).toString('hex')}`;
});
afterEach(() => rmSync(keptFolder(name), { recursive: true, force: true }));

function say(request: string, env = process.env): string {
  const [program = '', ...args] = commandArgv();
  const { stdout } = spawnSync(program, args, {
    input: `${request}\n`,
    env,
    maxBuffer: 512 * 1_048_576,
    encoding: 'latin1',
  });
  return stdout;
}

function keep(shell: string, env = process.env): string {
  const options = { keptAs: name, mergeOutput: true };
  const label = `kept-${name}`;
  return say(commandRequest({ program: { shell }, options, cwd: '/', shell: ['sh'], mark: 'mark', label }), env);
}

/** With another program under a name that the script uses. */
function withProgram(program: string, script: string, work: (env: NodeJS.ProcessEnv) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-program-'));
  try {
    writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return work({ ...process.env, PATH: `${folder}:${process.env.PATH}` });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a kept log begins anew when it is long, and what is gone of it is counted', () => {
  const bytes = 200 * 1_048_576;
  const said = keep(`head -c ${bytes} /dev/zero; printf end; exit 4`);
  expect(said.length).toBeGreaterThan(bytes);
  expect(said.endsWith('end\0mark 4 0\n')).toBe(true);
  const { size } = statSync(join(keptFolder(name), 'log'));
  const gone = Number(readFileSync(join(keptFolder(name), 'dropped'), 'utf8'));
  expect(size).toBeLessThanOrEqual(128 * 1_048_576);
  expect(gone + size).toBe(bytes + 3);
  // Whoever comes later is told from where on it is still there: a little more than the log has.
  const before = statSync(join(keptFolder(name), 'before')).size;
  expect(before).toBe(1_048_576);
  const takenUp = (from: number): string => say(takeUpRequest({ name, from, mark: 'again', label: 'x' }));
  expect(takenUp(5)).toMatch(new RegExp(`^ready\\nagain \\d+ ${gone - before} ended\\n\\0again 4 0\\n$`));
  expect(takenUp(gone - 7)).toMatch(new RegExp(`^ready\\nagain \\d+ ${gone - 7} ended\\n`));
  expect(takenUp(gone + 1)).toMatch(new RegExp(`^ready\\nagain \\d+ ${gone + 1} ended\\n`));
});

it('a kept log that is short is whole', () => {
  expect(keep('echo one; echo two >&2')).toMatch(/^ready\nmark \d+\none\ntwo\n\0mark 0 0\n$/);
  expect(readFileSync(join(keptFolder(name), 'log'), 'utf8')).toBe('one\ntwo\n');
});

it('the end of a kept program comes after its output, also when that is moved late', () => {
  // Busy for longer than anything that sleeps is waited for.
  const late = `now() { read -r up _ </proc/uptime; up=\${up%.*}; }
now; until=$((up + 5)); while [ $up -lt $until ]; do now; done
PATH=${process.env.PATH} exec dd "$@"`;
  const said = withProgram('dd', late, (env) => keep('echo printed; exit 3', env));
  expect(said).toMatch(/^ready\nmark \d+\nprinted\n\0mark 3 0\n$/);
}, 60_000);

it('says that something was left when it ended what no search had found', () => {
  const request = commandRequest({
    program: { shell: 'sleep 1017 >/dev/null 2>&1 &' },
    options: {},
    cwd: '/',
    shell: ['sh'],
    mark: 'mark',
    label: `test-${name}`,
    again: true,
  });
  expect(withProgram('grep', 'exit 1', (env) => say(request, env))).toMatch(/^ready\nmark \d+ own\n\0mark 0 1 /);
});

it('ends what changes its number faster than anybody can look for it', () => {
  const shell = 'exec >/dev/null 2>&1; c() { c & }; for i in 1 2 3 4 5 6 7 8; do c; done';
  const label = `test-${name}`;
  const said = say(
    commandRequest({ program: { shell }, options: {}, cwd: '/', shell: ['sh'], mark: 'mark', label, again: true }),
  );
  const [, group] = /^ready\nmark (\d+) own\n\0mark 0 [1-9]\d* /.exec(said) ?? [];
  expect(Number(group)).toBeGreaterThan(1);
  // Throws for a group without members.
  expect(() => process.kill(-Number(group), 'SIGKILL')).toThrow('ESRCH');
});
