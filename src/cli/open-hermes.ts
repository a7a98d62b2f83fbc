import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HermesOptions } from '../compose/options.js';
import { createHermes, type Hermes } from '../create-hermes.js';
import { registerBuiltIns } from '../discovery/built-ins.js';
import type { ApprovalAnswer, ApprovalRequest } from '../gate/approvals/approval-request.js';
import { isUnjudged } from '../gate/approvals/questions.js';
import type { Origin } from '../kernel/effect.js';
import { approveAtTerminal } from './approve-at-terminal.js';
import { askAtTerminal } from './ask-at-terminal.js';
import { type Invocation, UsageError } from './command.js';
import { personTerminal } from './person-terminal.js';

/** An instance as the flags describe it. `origin`: `model` for calls piped in, `user` for those typed by hand. */
export async function openHermes(
  invocation: Invocation,
  origin: Origin,
  extra: Partial<HermesOptions> = {},
): Promise<Hermes> {
  const { flags, terminal } = invocation;
  registerBuiltIns();
  return createHermes({
    ...folders(invocation),
    ...text('profile', flags.profile),
    ...permissionsFile(invocation),
    ...text('environment', flags.environment),
    ...(flags.toolsets === undefined ? {} : { toolsets: names(flags.toolsets) }),
    ...(flags.disable === undefined ? {} : { disabled: names(flags.disable) }),
    ...(flags.yolo === true ? { yolo: true } : {}),
    ...(flags['keep-processes'] === true ? { keepProcesses: true } : {}),
    ...timeLimit(flags.timeout),
    ...approval(invocation),
    ...(terminal.isInteractive ? { user: askAtTerminal(terminal) } : {}),
    origin,
    onProblem: ({ source, message }) => void terminal.err.write(`hermes: ${source}: ${message}\n`),
    ...extra,
  });
}

/** `--permissions`. */
export function permissionsFile({ flags }: Invocation): { permissions?: string } {
  return flags.permissions === undefined ? {} : { permissions: resolve(String(flags.permissions)) };
}

/** `--home` and `--cwd`. A working folder that is not there would fail call by call; a home is made when needed. */
export function folders({ flags }: Invocation): { home?: string; cwd?: string } {
  const cwd = flags.cwd === undefined ? undefined : resolve(String(flags.cwd));
  const isHere = flags.environment === undefined || flags.environment === 'local';
  if (cwd !== undefined && isHere && statSync(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(`--cwd takes a folder; ${cwd} is none.`);
  }
  return {
    ...(flags.home === undefined ? {} : { home: resolve(String(flags.home)) }),
    ...(cwd === undefined ? {} : { cwd }),
  };
}

/** Without a terminal nobody here is asked; somebody who watches from another one still may be, unless told not to. */
function approval({ flags, terminal }: Invocation): Partial<HermesOptions> {
  const wish = flags.approve ?? (terminal.isInteractive ? 'ask' : undefined);
  switch (wish) {
    case undefined:
      return {};
    case 'ask': {
      const person = personTerminal(terminal);
      return person === undefined ? {} : { approver: (timeoutMs) => approveAtTerminal(person, timeoutMs) };
    }
    case 'once':
      return { approve: answerUnread };
    case 'deny':
      return { unattended: true };
    default:
      throw new UsageError(`--approve takes ask, deny or once, not ${String(wish)}.`);
  }
}

function text<Name extends string>(name: Name, given: string | boolean | undefined): { [Key in Name]?: string } {
  return (given === undefined ? {} : { [name]: String(given) }) as { [Key in Name]?: string };
}

function names(given: string | boolean): string[] {
  return String(given)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function timeLimit(given: string | boolean | undefined): { timeoutMs?: number; maxTimeoutMs?: number } {
  if (given === undefined) return {};
  const limit = Number(given) * 1_000;
  if (!Number.isFinite(limit) || limit <= 0) {
    throw new UsageError(`--timeout takes seconds above 0, such as 30, not ${String(given)}.`);
  }
  return { timeoutMs: limit, maxTimeoutMs: limit };
}

/** A yes beforehand is no yes to a line that nobody can have judged: it may hold what no setting allows. */
async function answerUnread({ findings }: ApprovalRequest): Promise<ApprovalAnswer> {
  if (!findings.some(isUnjudged)) return 'once';
  return { answer: 'deny', reason: 'With --approve once, what is too long or broken to be judged is not run.' };
}
