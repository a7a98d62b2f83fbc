import type { ShellKnowledge } from '../../kernel/gate.js';
import { refusedVariable } from '../../lib/refused-variable.js';
import { canonical, sha256 } from './digest.js';

/**
 * A digest of what earlier commands left in the shell and this one depends on; empty when it depends on nothing of it.
 * `rm -rf "$D"` is another command once `D` has changed, and `git push` once `git` is a function.
 */
export function shellBinding(command: string, shell: ShellKnowledge | undefined): string {
  const used = shellUse(command, shell);
  return used.size === 0 ? '' : sha256(canonical(Object.fromEntries(used)));
}

/** What of the shell's state a command depends on: `variable D` or `function git`, each with its value. */
export function shellUse(command: string, shell: ShellKnowledge | undefined): ReadonlyMap<string, string> {
  if (shell === undefined) return NOTHING;
  const changed = changedVariables(shell);
  const functions = Object.entries(shell.functions);
  if (changed.size === 0 && functions.length === 0) return NOTHING;
  const bodies = new Map(functions);
  const used = new Map<string, string>();
  const texts = [command];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const name of namesIn(text, changed)) {
      for (const [kind, value] of [
        ['variable', changed.get(name)],
        ['function', bodies.get(name)],
      ] as const) {
        if (value === undefined || used.has(`${kind} ${name}`)) continue;
        used.set(`${kind} ${name}`, value);
        // A value may name another variable (`${!x}`), a function another function.
        texts.push(value);
      }
    }
  }
  return used;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

// A variable that was unset since the start; no value can hold this character.
const UNSET = '\0';

function changedVariables({ variables, inherited = {} }: ShellKnowledge): Map<string, string> {
  const changed = new Map(Object.entries(variables).filter(([name, value]) => inherited[name] !== value));
  for (const name of Object.keys(inherited)) if (!(name in variables)) changed.set(name, UNSET);
  return changed;
}

/** Programs whose text nobody has seen may use any of them. */
const UNSEEN_TEXT = /(?:^|[\s;&|({`])(?:eval|source|\.)(?=\s)|\$\{!/;

function namesIn(text: string, changed: ReadonlyMap<string, string>): Iterable<string> {
  if (UNSEEN_TEXT.test(text)) return [...changed.keys(), ...namesWritten(text)];
  const always = [...changed.keys()].filter(
    (name) => ALWAYS.has(name) || refusedVariable(name) !== undefined || (name === 'OLDPWD' && /~-|cd\s+-/.test(text)),
  );
  return [...always, ...namesWritten(text)];
}

/** They decide what any word of a command means. */
const ALWAYS = new Set(['PATH', 'HOME', 'IFS']);

function namesWritten(text: string): string[] {
  const names = text.match(/[A-Za-z_][\w-]*/g)?.flatMap((word) => [word, ...word.split('-')]) ?? [];
  // A function may have almost any word as its name.
  return [...new Set([...names, ...(text.match(/[^\s;&|()<>'"`$\\]+/g) ?? [])])];
}
