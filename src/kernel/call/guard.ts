import { createTurns } from '../../lib/create-turns.js';
import { type Effect, effectKey } from '../effect.js';
import type { CallGuard, Confinement, GateAnswer } from '../gate.js';
import { ToolError } from '../outcome.js';
import type { RunningCall } from './running-call.js';

/**
 * What the ports of a call ask. A permission that the tool did not declare is refused; a declared permission on a
 * resource found later is judged by the gate at that moment; after the end of the call everything is refused.
 */
export function createGuard(call: RunningCall): CallGuard {
  const declared = new Set(call.effects.map((effect) => effect.permission));
  const granted = new Set((call.decision?.effects ?? []).map(effectKey));
  const someMembers = async (permission: string, paths: readonly string[]): Promise<boolean[]> => {
    const plain = await call.services.gate.allowsPlainly?.(call, permission, paths);
    refuseEnded(call);
    return Promise.all(
      paths.map((path, index) => {
        if (plain?.[index] === true || granted.has(effectKey({ permission, path }))) return true;
        return quiet(call, { permission, path });
      }),
    );
  };
  return {
    call,
    get confinement(): Confinement | undefined {
      return call.decision?.confinement;
    },
    async check(effect, { again = false } = {}) {
      refuseEnded(call);
      if (!declared.has(effect.permission)) throw undeclared(call, effect);
      const key = effectKey(effect);
      if (!again && granted.has(key)) return;
      if (again) call.lookAgain();
      const answer = await call.services.gate.judge(call, [effect]);
      refuseEnded(call);
      if (!answer.allowed) throw refused(answer);
      for (const resolved of answer.effects) granted.add(effectKey(resolved));
      granted.add(key);
    },
    async filterMembers(permission, paths) {
      refuseEnded(call);
      if (!declared.has(permission)) return paths.map(() => false);
      const answers: boolean[] = [];
      const turns = createTurns();
      for (let at = 0; at < paths.length; at += MEMBERS_AT_ONCE) {
        if (turns.areDue()) await turns.give();
        for (const answer of await someMembers(permission, paths.slice(at, at + MEMBERS_AT_ONCE))) answers.push(answer);
      }
      return answers;
    },
  };
}

/** Of a hundred thousand members others would wait for the last answer. */
const MEMBERS_AT_ONCE = 250;

async function quiet(call: RunningCall, effect: Effect): Promise<boolean> {
  const judge = call.services.gate.judgeQuietly ?? call.services.gate.judge;
  const answer = await judge.call(call.services.gate, call, [effect]);
  return answer.allowed;
}

export function refuseEnded(call: RunningCall): void {
  if (call.stopped === 'timeout') throw new ToolError(`${call.tool} ran out of time`, { code: 'timeout' });
  if (call.stopped === 'cancelled') throw new ToolError(`${call.tool} was cancelled`, { code: 'cancelled' });
  if (call.ended) throw new ToolError(`${call.tool} has ended; its ports are closed`, { code: 'cancelled' });
}

function undeclared(call: RunningCall, effect: Effect): ToolError {
  return new ToolError(`${call.tool} did not declare ${effect.permission} for this call`, {
    code: 'denied',
    hint: 'A tool must name in `effects` every permission it uses.',
  });
}

function refused(answer: Extract<GateAnswer, { allowed: false }>): ToolError {
  return new ToolError(answer.reason, {
    code: answer.code,
    ...(answer.hint === undefined ? {} : { hint: answer.hint }),
  });
}
