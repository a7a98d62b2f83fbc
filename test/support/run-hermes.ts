import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TemporaryHome } from '../../src/testing/temporary-home.js';

const launcher = fileURLToPath(new URL('../../bin/hermes.js', import.meta.url));

export interface CommandAnswer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real launcher in a home of its own, with no variable of the machine but PATH. */
export function startHermes(place: TemporaryHome, args: readonly string[]): ChildProcessWithoutNullStreams {
  const env = { PATH: process.env.PATH ?? '', HOME: place.cwd, HERMES_HOME: place.home };
  return spawn(process.execPath, [launcher, ...args], { cwd: place.cwd, env });
}

/** Runs one command to its end. */
export async function runHermes(place: TemporaryHome, args: readonly string[], stdin = ''): Promise<CommandAnswer> {
  const child = startHermes(place, args);
  child.stdin.end(stdin);
  return ended(child);
}

export async function ended(child: ChildProcessWithoutNullStreams): Promise<CommandAnswer> {
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

/** A tool for home's `tools` folder that leaves a file when it has started and then waits until it is cancelled. */
export const WAITING_TOOL = `
  import { writeFileSync } from 'node:fs';
  import { registry } from 'hermes-tools';
  registry.register({
    name: 'waits', toolset: 'waiting', description: 'Waits until it is cancelled',
    schema: { type: 'object', properties: { marker: { type: 'string' } } },
    run({ marker }, { signal }) {
      writeFileSync(marker, 'started');
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    },
  });
`;

export async function untilThere(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 10));
}
