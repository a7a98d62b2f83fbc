import type { Effect } from '../kernel/effect.js';
import type { GateCall } from '../kernel/gate.js';
import type { Surroundings } from './approvals/bind-surroundings.js';
import { commandDirectory } from './approvals/call-digest.js';
import { type RuleContext, shellPlace } from './profiles/rule-helpers.js';
import type { ShellRules } from './profiles/weigh-command.js';

/** A command in one of the folders it is weighed in. */
export interface CommandRun {
  readonly effect: Effect;
  readonly folder: string;
}

/**
 * The folders a command of this call has to be weighed in: where it starts and, when a link is on the way, where that
 * really is. To the shell `..` is the folder above the link, to programs the one above where it leads.
 */
export async function commandFolders(call: GateCall): Promise<readonly string[]> {
  const written = commandDirectory(call);
  const real = (await call.paths.resolve(written).catch(() => undefined))?.path ?? written;
  return written === real || written.startsWith('~') ? [real] : [written, real];
}

/** What lies around commands and decides what they do: the files they run and the links on their way. */
export function surroundingsOf(
  call: GateCall,
  runs: readonly CommandRun[],
  derived: readonly { readonly links: readonly string[] }[],
  { home }: RuleContext,
  shell: ShellRules | undefined,
): Surroundings | undefined {
  if (shell === undefined) return undefined;
  const written = commandDirectory(call);
  const start = runs.map(({ folder }) => linkOf(written, { permission: 'terminal:execute', path: folder }));
  return {
    files: runs.flatMap(({ effect: { command = '' }, folder }) => [
      ...shell.filesRun(command, shellPlace({ cwd: folder, home, shell: call.shell })),
    ]),
    links: [...start, ...derived.flatMap(({ links }) => links)].filter((link) => link !== ''),
  };
}

/** Says where a path leads when that is elsewhere; empty when it is not. */
export function linkOf(written: string, { path = written }: Effect): string {
  return written === path ? '' : `${written} leads to ${path}`;
}

/** A path that cannot be followed stays as it is written: the rules then judge that, and the command fails by itself. */
export async function resolveDerived(call: GateCall, effect: Effect, cwd: string): Promise<Effect> {
  if (effect.path === undefined) return effect;
  const written = inFolder(effect.path, cwd);
  const resolved = await call.paths.resolve(written).catch(() => undefined);
  return { ...effect, path: resolved?.path ?? written };
}

export function inFolder(path: string, cwd: string): string {
  return path.startsWith('/') || path.startsWith('~') ? path : `${cwd}/${path}`;
}
