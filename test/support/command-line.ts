import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LAUNCHER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin/hermes.js');

export interface Answered {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A home and a working folder of their own, and the command line that works there. */
export interface CommandLine {
  readonly home: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  run(args: readonly string[], options?: { input?: string; env?: Record<string, string> }): Promise<Answered>;
  /** The one JSON value a command prints. */
  json(args: readonly string[]): Promise<unknown>;
  start(args: readonly string[]): ChildProcess;
  /** Writes a file of home. */
  put(name: string, text: string): void;
  remove(): void;
}

export function createCommandLine(): CommandLine {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-cli-')));
  const home = join(root, 'home');
  const cwd = join(root, 'work');
  mkdirSync(home);
  mkdirSync(cwd);
  const env = { PATH: process.env.PATH ?? '', HOME: join(root, 'user'), HERMES_HOME: home, TERM: 'xterm' };
  const start = (args: readonly string[], more: Record<string, string> = {}): ChildProcess =>
    spawn(process.execPath, [LAUNCHER, ...args], { cwd, env: { ...env, ...more } });
  const run: CommandLine['run'] = async (args, options = {}) => {
    const child = start(args, options.env);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdin?.end(options.input ?? '');
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
  };
  return {
    home,
    cwd,
    env,
    run,
    start,
    async json(args) {
      const { out, err } = await run([...args, '--json']);
      if (out === '') throw new Error(`nothing was printed: ${err}`);
      return JSON.parse(out);
    },
    put: (name, text) => writeFileSync(join(home, name), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
