import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs the built product in a process of its own, has it make calls, and kills it. Answers what the calls answered. */
export async function crashedHermes(
  options: Readonly<Record<string, unknown>>,
  calls: readonly (readonly [tool: string, args: unknown, options: unknown])[],
): Promise<{ readonly pid: number; readonly answers: readonly Record<string, unknown>[] }> {
  const program = `
    import { createHermes } from ${JSON.stringify(join(process.cwd(), 'dist/index.js'))};
    const hermes = await createHermes(${JSON.stringify(options)});
    const answers = [];
    for (const [tool, args, more] of ${JSON.stringify(calls)}) answers.push(JSON.parse(await hermes.call(tool, args, more)));
    console.log(JSON.stringify(answers));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), died]);
  child.kill('SIGKILL');
  await died;
  return { pid: child.pid ?? 0, answers: JSON.parse(String(said[0])) };
}
