import type { ShellKnowledge } from '../../kernel/gate.js';

/** What one command of a task leaves for the next. Never changed: a command that changes something makes a new one. */
export interface ShellState extends ShellKnowledge {
  readonly cwd: string;
  /** The environment of the next command. */
  readonly exported: Readonly<Record<string, string>>;
  /** Variables that were set and not exported. */
  readonly plain: Readonly<Record<string, string>>;
  /** Names and bodies, as the shell writes them. */
  readonly functions: Readonly<Record<string, string>>;
}

export function createShellState(parts: Omit<ShellState, 'variables'>): ShellState {
  return Object.freeze({ ...parts, variables: Object.freeze({ ...parts.exported, ...parts.plain }) });
}

/** The state after a command; the very same object when nothing changed. */
export function nextState(before: ShellState, after: Omit<ShellState, 'variables'>): ShellState {
  const isSame =
    before.cwd === after.cwd &&
    sameRecord(before.exported, after.exported) &&
    sameRecord(before.plain, after.plain) &&
    sameRecord(before.functions, after.functions);
  return isSame ? before : createShellState({ ...after, inherited: before.inherited });
}

function sameRecord(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
