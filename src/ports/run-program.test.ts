import { expect, it } from 'vitest';
import { runProgram } from './run-program.js';

const node = (script: string): string[] => [process.execPath, '-e', script];
const base = { env: {}, signal: new AbortController().signal, timeoutMs: 20_000, maxBytes: 1_000 };

it('sends stdin, collects both streams and the exit code, and passes no variable of ours', async () => {
  const script =
    'process.stdin.pipe(process.stdout); console.error(Object.keys(process.env).length); process.exitCode = 3';
  const result = await runProgram(node(script), { ...base, stdin: Buffer.from('bytes \u0000 in') });
  expect(result).toEqual({ exitCode: 3, stdout: Buffer.from('bytes \u0000 in'), stderr: '0\n' });
});

it('ends a program that takes too long, writes too much or is cancelled', async () => {
  await expect(runProgram(node('setInterval(() => {}, 1000)'), { ...base, timeoutMs: 100 })).rejects.toMatchObject({
    code: 'timeout',
  });
  await expect(runProgram(node('console.log("x".repeat(5000))'), base)).rejects.toMatchObject({ code: 'too_large' });
  const stop = new AbortController();
  const running = runProgram(node('setInterval(() => {}, 1000)'), { ...base, signal: stop.signal });
  stop.abort();
  await expect(running).rejects.toMatchObject({ code: 'cancelled' });
});

it('answers when a program leaves a server behind that keeps its pipes open', async () => {
  const script = `const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit', detached: true });
console.error(child.pid); child.unref(); setTimeout(() => process.exit(0), 50);`;
  const { exitCode, stderr } = await runProgram(node(script), { ...base, leavesServer: true });
  process.kill(Number(stderr.trim()), 'SIGKILL');
  expect(exitCode).toBe(0);
});

it('says that a program could not be started', async () => {
  await expect(runProgram(['/nonexistent/program'], base)).rejects.toMatchObject({ code: 'unavailable' });
});
