import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { PipePool } from './pipe-pool.js';
import { spawnPty } from './spawn-pty.js';

const PATH = process.env.PATH ?? '/usr/bin:/bin';

/** What a program at a terminal printed, told with its end. */
async function start(script: string) {
  const pipes = new PipePool(PATH);
  const argv = ['bash', '--noprofile', '--norc', '-c', script];
  const started = await spawnPty({ argv, cwd: tmpdir(), env: { PATH }, options: {}, pipes });
  let said = '';
  started.onOutput((chunk) => {
    said += Buffer.from(chunk).toString('latin1');
  });
  return { process: started, said: () => said };
}

/** Longer than an ended program's terminal is held by itself. */
const LONG_MS = 700;

it('a program at a terminal ends after its output, also when its reader was paused meanwhile', async () => {
  const { process: started, said } = await start('echo begun; exec seq 1 300');
  started.pause();
  let hasEnded = false;
  void started.exited.then(() => {
    hasEnded = true;
  });
  await new Promise((resolve) => setTimeout(resolve, LONG_MS));
  expect(hasEnded).toBe(false);
  started.resume();
  expect(await started.exited).toMatchObject({ exitCode: 0 });
  expect(said()).toMatch(/^begun\r\n1\r\n2\r\n[\s\S]*\r\n300\r\n$/);
});

it('a program at a terminal ends although somebody holds the terminal who is not found', async () => {
  const { process: started, said } = await start(`trap '' HUP; env -i setsid sleep 3 & echo out; exit 4`);
  expect(await started.exited).toMatchObject({ exitCode: 4 });
  expect(said()).toContain('out');
});
