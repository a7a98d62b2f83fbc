import * as z from 'zod';
import type { ToolContext } from '../../kernel/context.js';
import type { Effect } from '../../kernel/effect.js';
import { ToolError } from '../../kernel/outcome.js';
import type { CommandReport, ProcessInfo } from '../../kernel/processes-port.js';
import { registry } from '../../kernel/registry.js';
import type { ArgumentProblem } from '../../kernel/tool.js';
import { commandWithInput } from '../../lib/command-input.js';
import { exitCodeMeaning } from './exit-code-meaning.js';

const LONGEST_FOREGROUND = 600;
const DEFAULT_SECONDS = 180;

const input = () =>
  z.object({
    command: z.string().min(1).describe('The command line, as for bash'),
    background: z
      .boolean()
      .default(false)
      .describe('Start it and return at once with a session_id to look after it by; for servers, watchers, long jobs'),
    timeout: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        `Seconds until it is stopped; foreground: default ${DEFAULT_SECONDS}, at most ${LONGEST_FOREGROUND}; background: no limit unless given`,
      ),
    workdir: z.string().min(1).max(4096).optional().describe("Folder for this command only; default: the shell's own"),
    pty: z.boolean().default(false).describe('Give it a terminal, for programs that need one; output is the screen'),
    stdin: z.string().optional().describe('Text for its standard input'),
    notify_on_complete: z.boolean().default(false).describe('background: tell when it has ended'),
    watch_patterns: z
      .array(z.string().min(1).max(500))
      .max(10)
      .default([])
      .describe('background: tell when a line of its output contains one of these texts'),
  });

type Args = z.infer<ReturnType<typeof input>>;

export const terminal = registry.register({
  name: 'terminal',
  toolset: 'terminal',
  emoji: '💻',
  tags: ['shell', 'bash', 'command', 'run', 'execute'],
  description: `Run a shell command (bash) in the task's environment. The working directory, variables and functions stay for the next call.
The result has output (stdout and stderr in order), exit_code and timed_out; long output is cut in the middle and stored whole at the result:// address in stored, which reads like a file.
A server, a watcher or anything that does not end by itself: background: true, which answers with a session_id. No trailing &, no nohup. To read, write and search files prefer the file tools.`,
  input,
  problems: problemsOf,
  requires: { anyOf: [{ platform: ['linux', 'darwin', 'freebsd'] }, { platform: ['win32'], bin: ['bash'] }] },
  timeoutMs: (LONGEST_FOREGROUND + 30) * 1_000,
  effects: ({ command, stdin }): Effect[] => [
    { permission: 'terminal:execute', command: commandWithInput(command, stdin) },
  ],
  async run(args, ctx) {
    const { background, pty } = args;
    const advice = await ctx.processes.advise(args.command, { background, pty, hasInput: args.stdin !== undefined });
    if (advice !== undefined)
      throw new ToolError(advice, {
        code: 'invalid_arguments',
        details: { output: '', exit_code: -1, timed_out: false },
      });
    return background ? started(await start(args, ctx)) : finished(args, await run(args, ctx));
  },
});

function problemsOf({ background, timeout, notify_on_complete, watch_patterns, workdir }: Args): ArgumentProblem[] {
  const problems: ArgumentProblem[] = [];
  const refuse = (path: string, message: string): void => void problems.push({ path, message });
  if (!background && (timeout ?? 0) > LONGEST_FOREGROUND)
    refuse('timeout', `A foreground command may take at most ${LONGEST_FOREGROUND} s; use background: true for longer`);
  if (!background && notify_on_complete) refuse('notify_on_complete', 'Only for background: true');
  if (!background && watch_patterns.length > 0) refuse('watch_patterns', 'Only for background: true');
  if (workdir?.includes('\0')) refuse('workdir', 'A path has no zero bytes');
  return problems;
}

function run({ command, workdir, timeout, stdin, pty }: Args, ctx: ToolContext): Promise<CommandReport> {
  const timeoutMs = timeout === undefined ? undefined : timeout * 1_000;
  return ctx.processes.run({ command, workdir, timeoutMs, stdin, pty });
}

function start(args: Args, ctx: ToolContext): Promise<ProcessInfo> {
  const { command, workdir, timeout, stdin, pty, notify_on_complete, watch_patterns } = args;
  return ctx.processes.start({
    command,
    workdir,
    stdin,
    pty,
    timeoutMs: timeout === undefined ? undefined : timeout * 1_000,
    notifyOnComplete: notify_on_complete,
    watchPatterns: watch_patterns,
  });
}

function finished({ command }: Args, report: CommandReport) {
  const { output, exitCode, timedOut, durationMs, cwd, truncated, totalBytes, stored, denial, notes } = report;
  const meaning = exitCodeMeaning(command, exitCode, timedOut);
  return {
    output,
    exit_code: exitCode,
    timed_out: timedOut,
    duration_ms: durationMs,
    cwd,
    ...(meaning === undefined ? {} : { exit_code_meaning: meaning }),
    ...(truncated ? { truncated, total_bytes: totalBytes } : {}),
    ...(stored === undefined ? {} : { stored }),
    ...(denial === undefined ? {} : { denied: denial.what, to_allow: denial.widen }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(report.checkpoint === undefined ? {} : { checkpoint: report.checkpoint }),
    ...(report.uncovered === undefined || report.uncovered.length === 0 ? {} : { uncovered: report.uncovered }),
  };
}

function started({ id, pid, cwd, status, exitCode, tail }: ProcessInfo) {
  return {
    output: tail,
    exit_code: exitCode ?? 0,
    timed_out: false,
    session_id: id,
    pid,
    cwd,
    status,
    hint: 'Use process (poll, log, wait, write, kill) with this session_id.',
  };
}
