import * as z from 'zod';
import type { ToolContext } from '../../kernel/context.js';
import type { Effect } from '../../kernel/effect.js';
import type { ProcessInfo, ProcessSignal, WaitUntil } from '../../kernel/processes-port.js';
import { registry } from '../../kernel/registry.js';
import type { ArgumentProblem } from '../../kernel/tool.js';

const ACTIONS = ['list', 'poll', 'log', 'wait', 'write', 'submit', 'close', 'signal', 'kill'] as const;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGHUP', 'SIGSTOP', 'SIGCONT', 'SIGUSR1', 'SIGUSR2'] as const;
const LONGEST_WAIT = 600;

const input = () =>
  z.object({
    action: z
      .enum(ACTIONS)
      .describe(
        'list: all of this task; poll: how one is doing; log: its output by lines; wait: until it ends, prints a pattern or listens on a port; write: text as it is; submit: text and Enter; close: end of its input; signal; kill: gently, then hard',
      ),
    session_id: z.string().min(1).max(64).optional().describe('The process, from terminal; needed for all but list'),
    data: z.string().optional().describe('write, submit: the text; submit without it presses Enter'),
    timeout: z.number().int().min(1).max(LONGEST_WAIT).default(180).describe('wait: seconds'),
    pattern: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe(
        'wait: until a line of its output contains this text or matches this regular expression; without pattern and port: until it ends',
      ),
    port: z
      .number()
      .int()
      .min(1)
      .max(65_535)
      .optional()
      .describe('wait: until it listens on this TCP port; without it that is not looked at'),
    offset: z
      .number()
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .optional()
      .describe('log: first line, 1-based; negative counts from the end. Default: the last lines'),
    limit: z.number().int().min(1).max(2_000).default(200).describe('log: how many lines'),
    search: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe('log: only lines that contain this text; default: all lines'),
    signal: z.enum(SIGNALS).optional().describe('signal: which one; needed for it and unused without it'),
  });

type Args = z.infer<ReturnType<typeof input>>;

const CHANGES = new Set<Args['action']>(['write', 'submit', 'close', 'signal', 'kill']);

export const process = registry.register({
  name: 'process',
  toolset: 'terminal',
  emoji: '⚙️',
  tags: ['background', 'job', 'server', 'daemon', 'kill', 'log'],
  description:
    'Look after background processes by their session_id: list, poll, log, wait, write, submit, close, signal, kill. A task sees its own processes only.',
  input,
  problems: problemsOf,
  aliases: [{ name: 'process_manager' }],
  timeoutMs: (LONGEST_WAIT + 30) * 1_000,
  effects: ({ action, session_id }): Effect[] => {
    if (!CHANGES.has(action)) return [];
    const manage = { permission: 'process:manage', target: session_id ?? '' };
    // What is typed is judged with the program that reads it, when that is known.
    return action === 'write' || action === 'submit' ? [manage, { permission: 'terminal:execute' }] : [manage];
  },
  async run(args, ctx) {
    const answer = await actions[args.action](args, ctx, args.session_id ?? '');
    const notices = ctx.processes.notices();
    return notices.length === 0 ? answer : { ...answer, notices };
  },
});

function problemsOf({ action, session_id, data, signal, pattern, port }: Args): ArgumentProblem[] {
  const problems: ArgumentProblem[] = [];
  const refuse = (path: string, message: string): void => void problems.push({ path, message });
  if (action !== 'list' && session_id === undefined)
    refuse('session_id', `${action} needs the session_id of the process`);
  if (action === 'write' && data === undefined) refuse('data', 'write needs the text to write');
  if (action === 'signal' && signal === undefined) refuse('signal', 'signal needs the name of one');
  if (pattern !== undefined && port !== undefined) refuse('port', 'Wait for a pattern or for a port, not both');
  return problems;
}

type Action = (args: Args, ctx: ToolContext, id: string) => Promise<Record<string, unknown>>;

const actions: Readonly<Record<Args['action'], Action>> = {
  async list(_args, { processes, clock }) {
    return { processes: (await processes.list()).map((info) => listed(info, clock.now())) };
  },
  async poll(_args, { processes, clock }, id) {
    const info = await processes.info(id);
    const ports = info.status === 'running' ? await processes.ports(id) : [];
    return { ...described(info, clock.now()), output: last(info.tail, 4_000), ...(ports.length > 0 ? { ports } : {}) };
  },
  async log({ offset, limit, search }, { processes }, id) {
    const { lines, totalLines, dropped } = await processes.log(id, { offset, limit, search });
    const first = lines[0]?.number;
    return {
      session_id: id,
      output: lines.map(({ number, text }) => (search === undefined ? text : `${number}|${text}`)).join('\n'),
      total_lines: totalLines,
      showing: first === undefined ? 'no lines' : `${lines.length} lines, ${first} to ${lines.at(-1)?.number}`,
      ...(dropped ? { note: 'The log became too long: its beginning is gone.' } : {}),
    };
  },
  async wait({ timeout, pattern, port }, { processes, clock }, id) {
    const until: WaitUntil =
      pattern !== undefined
        ? { kind: 'pattern', pattern }
        : port !== undefined
          ? { kind: 'port', port }
          : { kind: 'exit' };
    const { reached, info, line } = await processes.wait(id, until, timeout * 1_000);
    const timedOut = !reached && info.status === 'running';
    return {
      ...described(info, clock.now()),
      reached,
      timed_out: timedOut || info.timedOut === true,
      ...(line === undefined ? {} : { line }),
      output: last(info.tail, 2_000),
      ...(timedOut ? { note: `Nothing happened within ${timeout} s; it still runs.` } : {}),
    };
  },
  async write({ data = '' }, { processes }, id) {
    return { session_id: id, bytes_written: await processes.write(id, data) };
  },
  async submit({ data = '' }, { processes }, id) {
    return { session_id: id, bytes_written: await processes.write(id, `${data}\n`) };
  },
  async close(_args, { processes }, id) {
    await processes.close(id);
    return { session_id: id, closed: true };
  },
  async signal({ signal }, { processes }, id) {
    await processes.signal(id, signal as ProcessSignal['name']);
    return { session_id: id, signal };
  },
  async kill(_args, { processes, clock }, id) {
    const before = await processes.info(id);
    const info = await processes.kill(id);
    return { ...described(info, clock.now()), killed: before.status === 'running', output: last(info.tail, 2_000) };
  },
};

function listed(info: ProcessInfo, now: number) {
  return { ...described(info, now), cwd: info.cwd, output_preview: last(info.tail, 200) };
}

function described(
  { id, command, pid, status, startedAt, endedAt, exitCode, timedOut, adopted }: ProcessInfo,
  now: number,
) {
  return {
    session_id: id,
    command: command.length > 200 ? `${command.slice(0, 199)}…` : command,
    status,
    pid,
    uptime_seconds: Math.max(0, Math.round(((endedAt ?? now) - startedAt) / 1_000)),
    ...(status === 'exited' ? { exit_code: exitCode ?? null } : {}),
    ...(timedOut ? { timed_out: true } : {}),
    ...(adopted ? { adopted: true } : {}),
  };
}

function last(text: string, chars: number): string {
  return text.length > chars ? `…${text.slice(-chars)}` : text;
}
