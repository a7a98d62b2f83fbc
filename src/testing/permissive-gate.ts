import type { Effect } from '../kernel/effect.js';
import type { Gate, GateAnswer, GateCall } from '../kernel/gate.js';

export interface PermissiveGate extends Gate {
  /** Everything it was asked, in order. */
  readonly asked: { readonly tool: string; readonly effects: readonly Effect[] }[];
}

/** Says yes to everything except the permissions in `denied`. For tests of tools, never for sessions. */
export function createPermissiveGate(denied: readonly string[] = []): PermissiveGate {
  const asked: PermissiveGate['asked'] = [];
  return {
    asked,
    judge(call: GateCall, effects: readonly Effect[]): GateAnswer {
      asked.push({ tool: call.tool, effects });
      const refused = effects.find(({ permission }) => denied.includes(permission));
      if (refused === undefined) return { allowed: true, effects, rules: ['testing: everything is allowed'] };
      return { allowed: false, code: 'denied', reason: `${refused.permission} is denied`, rules: ['testing: denied'] };
    },
  };
}
