import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { LABEL_VARIABLE } from './find-labelled.js';
import { reapOrphans } from './reap-orphans.js';

/** The id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid ?? 0;
}

it('ends a command whose Hermes died, and spares what others wait for or meant to stay', async () => {
  const dead = await deadPid();
  const start = (label: string) =>
    spawn('sleep', ['300'], { env: { PATH: process.env.PATH, [LABEL_VARIABLE]: label } });
  const orphan = start(`f.${dead}.x`);
  const kept = start(`k.${dead}.x`);
  const own = start(`f.${process.pid}.x`);
  await Promise.all([orphan, kept, own].map((child) => once(child, 'spawn')));
  const ended = once(orphan, 'exit');
  expect(await reapOrphans()).toBeGreaterThanOrEqual(1);
  expect((await ended)[1]).toBe('SIGKILL');
  expect([kept.exitCode, kept.signalCode, own.exitCode, own.signalCode]).toEqual([null, null, null, null]);
  for (const child of [kept, own]) child.kill('SIGKILL');
});
