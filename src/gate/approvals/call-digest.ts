import { posix } from 'node:path';
import { type Effect, effectKey } from '../../kernel/effect.js';
import type { GateCall, ShellKnowledge } from '../../kernel/gate.js';
import { bindSurroundings, type Surroundings } from './bind-surroundings.js';
import { canonical, sha256 } from './digest.js';
import { saysNothing } from './says-nothing.js';
import { shellBinding } from './shell-binding.js';

/** What an approval is bound to. */
export interface CallBinding {
  readonly tool: string;
  readonly directory: string;
  readonly environment: string;
  readonly sessionId: string;
  /** Origins from the first caller down: what a person answered to a model does not hold for its scripts. */
  readonly lineage: string;
  /** Over everything: two calls with the same digest are the same call. */
  readonly digest: string;
  /** Over the arguments beside the command that change what it does; empty when there are none. */
  readonly extras: string;
  /** What earlier commands left in the shell it would run in. */
  readonly shell: ShellKnowledge | undefined;
  /** Over what lies around its commands; see `bindSurroundings`. */
  readonly around: string;
}

/** Computes what an approval of this call would be bound to. The effects are the resolved ones. */
export async function bindCall(
  call: GateCall,
  effects: readonly Effect[],
  surroundings?: Surroundings,
): Promise<CallBinding> {
  const around = await bindSurroundings(call, surroundings);
  const directory = commandDirectory(call);
  const keys = effects.map(effectKey).sort();
  return {
    tool: call.tool,
    directory,
    environment: call.environment,
    sessionId: call.sessionId,
    lineage: lineageOf(call),
    digest: sha256(
      canonical([call.tool, call.args, keys, directory, call.cwd, call.environment, stateOf(call), around]),
    ),
    extras: extrasOf(call.args),
    shell: call.shell,
    around,
  };
}

function stateOf({ args, shell }: GateCall): string {
  return typeof args.command === 'string' ? shellBinding(args.command, shell) : '';
}

/** The directory a command of this call runs in, as it is written: links in it and `~` are left to who follows paths. */
export function commandDirectory(call: GateCall): string {
  const { workdir, cwd } = call.args;
  const chosen = typeof workdir === 'string' ? workdir : typeof cwd === 'string' ? cwd : undefined;
  const start = call.shell?.cwd ?? call.cwd;
  if (chosen === undefined || chosen === '') return start;
  if (/^~(?:\/|$)/.test(chosen)) return chosen;
  return posix.normalize(chosen.startsWith('/') ? chosen : posix.join(start, chosen)).replace(/(.)\/$/, '$1');
}

function lineageOf(call: GateCall): string {
  const origins: string[] = [];
  for (let current: GateCall | undefined = call; current !== undefined; current = current.parent) {
    origins.push(current.origin);
  }
  return origins.reverse().join('>');
}

// These say how long to wait or what to call it, not what happens.
const IMMATERIAL = new Set(['command', 'workdir', 'cwd', 'timeout', 'timeout_ms', 'timeout_seconds', 'description']);

function extrasOf(args: Readonly<Record<string, unknown>>): string {
  const material = Object.entries(args).filter(([name, value]) => !IMMATERIAL.has(name) && !saysNothing(value));
  return material.length === 0 ? '' : sha256(canonical(Object.fromEntries(material)));
}
