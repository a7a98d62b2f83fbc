import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backgroundScript } from './background-script.js';
import { createShellState } from './shell-state.js';

const state = createShellState({ cwd: '/', exported: {}, plain: { word: "it's" }, functions: {} });

it('runs in a shell that knows nothing but what every shell does', () => {
  const script = backgroundScript(`echo "$word"\nprintf %s 'a\\b'`, state, undefined, 'posix');
  expect(spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout).toBe("it's\na\\b");
});

describe('a program that is kept', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hermes-kept-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Nobody but the script itself has the log. */
  function run(command: string, maxLogBytes = 1_000_000): { code: number; log: string } {
    const log = openSync(join(folder, 'log'), 'a');
    const script = backgroundScript(command, state, { folder, maxLogBytes });
    const { status } = spawnSync('bash', ['--noprofile', '--norc', '-c', script], { stdio: ['ignore', log, log] });
    // The shell that writes the log ends behind it.
    for (const until = Date.now() + 10_000; Date.now() < until && !isSettled(); );
    return { code: status ?? -1, log: readFileSync(join(folder, 'log'), 'utf8') };
  }

  function isSettled(): boolean {
    return spawnSync('pgrep', ['-f', folder]).status === 1;
  }

  it('leaves its output and its exit code', () => {
    expect(run('echo "$word"; echo worse >&2; exit 3')).toEqual({ code: 3, log: "it's\nworse\n" });
    expect(readFileSync(join(folder, 'exit'), 'utf8')).toBe('3');
  });

  it('does not fill the disk while nobody looks', () => {
    const { log } = run('for i in {1..4200}; do printf "%4096d" $i; done; printf end', 2_000_000);
    // It begins anew between two blocks, which may be just behind the last one; what came before it is not lost then.
    const before = readFileSync(join(folder, 'before'), 'utf8');
    // More than that was there whenever it began anew: the blocks of a busy machine are of any size.
    expect(before.length).toBe(1_048_576);
    expect(before + log).toMatch(/ 4200end$/);
    const dropped = Number(readFileSync(join(folder, 'dropped'), 'utf8'));
    expect(dropped).toBeGreaterThan(2_000_000);
    expect(dropped + statSync(join(folder, 'log')).size).toBe(4_200 * 4_096 + 3);
  });
});
