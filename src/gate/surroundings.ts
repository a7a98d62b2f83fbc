import type { Effect } from '../kernel/effect.js';
import type { GateCall } from '../kernel/gate.js';
import type { Surroundings } from './approvals/bind-surroundings.js';
import { commandDirectory } from './approvals/call-digest.js';
import { type RuleContext, shellPlace } from './profiles/rule-helpers.js';
import type { ShellRules } from './profiles/weigh-command.js';

/** What lies around commands and decides what they do: the files they run and the links on their way. */
export async function surroundingsOf(
  call: GateCall,
  commands: readonly Effect[],
  derived: readonly { readonly links: readonly string[] }[],
  { home }: RuleContext,
  shell: ShellRules | undefined,
): Promise<Surroundings | undefined> {
  if (shell === undefined) return undefined;
  const cwd = commandDirectory(call);
  const place = shellPlace({ cwd, home, shell: call.shell });
  const start = await resolveDerived(call, { permission: 'terminal:execute', path: cwd }, cwd);
  return {
    files: commands.flatMap(({ command = '' }) => [...shell.filesRun(command, place)]),
    links: [linkOf(cwd, start), ...derived.flatMap(({ links }) => links)].filter((link) => link !== ''),
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
