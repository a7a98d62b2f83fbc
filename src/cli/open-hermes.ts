import { resolve } from 'node:path';
import type { HermesOptions } from '../compose/options.js';
import { createHermes, type Hermes } from '../create-hermes.js';
import { registerBuiltIns } from '../discovery/built-ins.js';
import type { Origin } from '../kernel/effect.js';
import { approveAtTerminal } from './approve-at-terminal.js';
import { askAtTerminal } from './ask-at-terminal.js';
import { type Invocation, UsageError } from './command.js';

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
    ...(flags.timeout === undefined ? {} : { timeoutMs: seconds(flags.timeout) * 1_000 }),
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

/** `--home` and `--cwd`. */
export function folders({ flags }: Invocation): { home?: string; cwd?: string } {
  return {
    ...(flags.home === undefined ? {} : { home: resolve(String(flags.home)) }),
    ...(flags.cwd === undefined ? {} : { cwd: resolve(String(flags.cwd)) }),
  };
}

/** Without a terminal nobody here is asked; somebody who watches from another one still may be, unless told not to. */
function approval({ flags, terminal }: Invocation): Partial<HermesOptions> {
  const wish = flags.approve ?? (terminal.isInteractive ? 'ask' : undefined);
  switch (wish) {
    case undefined:
      return {};
    case 'ask':
      return { approver: (timeoutMs) => approveAtTerminal(terminal, timeoutMs) };
    case 'once':
      return { approve: () => 'once' };
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

function seconds(given: string | boolean): number {
  const number = Number(given);
  if (!Number.isFinite(number) || number <= 0) throw new UsageError(`--timeout takes seconds, not ${String(given)}.`);
  return number;
}
