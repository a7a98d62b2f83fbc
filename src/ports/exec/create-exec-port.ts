import type { EnvironmentProcess } from '../../environments/environment.js';
import type { TaskShell } from '../../environments/shell/task-shell.js';
import type { CallGuard, Confinement } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ExecOptions, ExecPort, ExecResult } from '../../kernel/ports.js';
import { commandWithInput } from '../../lib/command-input.js';
import { refusedVariable } from '../../lib/refused-variable.js';
import { isSecretName } from '../../lib/secret-name.js';
import { shellQuote } from '../../lib/shell-quote.js';
import { type HostsOf, holdTo } from './hold-to.js';

export interface ExecPortOptions {
  readonly guard: CallGuard;
  readonly signal: AbortSignal;
  readonly shell: () => Promise<TaskShell>;
  readonly confinement: () => Confinement | undefined;
  readonly hosts: HostsOf;
}

const DEFAULT_MS = 60_000;
const DEFAULT_BYTES = 16 * 1_048_576;
const GRACE_MS = 500;

/** Runs one program with a fixed argv in the task's environment; judged as the command line it amounts to. */
export function createExecPort({ guard, signal, shell, confinement, hosts }: ExecPortOptions): ExecPort {
  return {
    async run(argv, options = {}) {
      if (argv.length === 0) throw new ToolError('There is no program to run.', { code: 'invalid_arguments' });
      const task = await shell();
      const place = { cwd: options.cwd === undefined ? undefined : task.resolve(options.cwd), here: guard.call.cwd };
      await guard.check({ permission: 'terminal:execute', command: await lineOf(argv, options, place) });
      const state = await task.prepare();
      const { stdin, timeoutMs = DEFAULT_MS, maxBytes = DEFAULT_BYTES } = options;
      const hold = await holdTo(confinement(), hosts);
      try {
        const process = await task.environment.spawn(
          { argv },
          {
            cwd: task.resolve(options.cwd),
            env: { ...state.exported, ...options.env },
            signal,
            ...(stdin === undefined ? {} : { input: Buffer.from(stdin) }),
            ...hold.spawn,
          },
        );
        return await collect(process, timeoutMs, maxBytes, signal);
      } finally {
        await hold.release();
      }
    },
  };
}

/** The line it amounts to, with what decides what it does: its folder, variables it may mean, a script it is fed. */
async function lineOf(
  argv: readonly string[],
  { env = {}, stdin }: ExecOptions,
  { cwd, here }: { readonly cwd: string | undefined; readonly here: string },
): Promise<string> {
  const words = argv.map(shellQuote).join(' ');
  const meant = Object.entries(env).filter(
    ([name]) => NAME.test(name) && !isSecretName(name) && (words.includes(name) || refusedVariable(name) !== undefined),
  );
  const line = [...meant.map(([name, value]) => `${name}=${shellQuote(value)}`), words].join(' ');
  const fed = stdin === undefined ? line : await withScript(line, Buffer.from(stdin).toString());
  return cwd === undefined || cwd === here ? fed : `cd ${shellQuote(cwd)} && ${fed}`;
}

const NAME = /^[A-Za-z_]\w*$/;

/** Data may be of any length; a script is judged. */
async function withScript(line: string, input: string): Promise<string> {
  const { readerOf } = await import('../../gate/shell/carried-input.js');
  return readerOf(line) === 'data' ? line : commandWithInput(line, input);
}

async function collect(
  process: EnvironmentProcess,
  timeoutMs: number,
  maxBytes: number,
  signal: AbortSignal,
): Promise<ExecResult> {
  const kept: { stdout: Uint8Array[]; stderr: Uint8Array[] } = { stdout: [], stderr: [] };
  const bytes = { stdout: 0, stderr: 0 };
  let truncated = false;
  let timedOut = false;
  process.onOutput((chunk, stream) => {
    if (typeof stream === 'number') return;
    const room = maxBytes - bytes[stream];
    truncated ||= chunk.length > room;
    if (room > 0) kept[stream].push(chunk.subarray(0, room));
    bytes[stream] += chunk.length;
  });
  let hard: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    timedOut = true;
    void process.kill('SIGTERM');
    hard = setTimeout(() => void process.kill('SIGKILL'), GRACE_MS);
  }, timeoutMs);
  const { exitCode } = await process.exited;
  clearTimeout(timer);
  clearTimeout(hard);
  if (signal.aborted) throw new ToolError('The program was cancelled.', { code: 'cancelled' });
  return { exitCode, stdout: Buffer.concat(kept.stdout), stderr: Buffer.concat(kept.stderr), timedOut, truncated };
}
