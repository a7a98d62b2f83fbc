import type { Effect } from '../../kernel/effect.js';
import type { GateCall } from '../../kernel/gate.js';
import { ruleOf } from '../approvals/questions.js';
import type { HermesGate } from '../create-gate.js';
import type { Verdict } from './profile.js';
import type { RuleMatch } from './weigh-effects.js';

/** The whole story of a decision, for `hermes permissions check` and `replay`. */
export interface Explanation {
  readonly tool: string;
  readonly decision: Verdict;
  readonly effects: readonly Effect[];
  /** Why it is refused or asked about, one sentence each. */
  readonly reasons: readonly string[];
  /** Every rule that matched; `decided` marks those whose word it was. */
  readonly rules: readonly RuleMatch[];
  /** Rules beyond the profile: command findings, floors, the operator's patterns. */
  readonly beyond: readonly string[];
}

/** Explains what the gate would say about a call. Asks nobody, runs nothing, keeps nothing. */
export async function checkPermission(
  gate: HermesGate,
  call: GateCall,
  effects: readonly Effect[],
): Promise<Explanation> {
  const { refusal, questions, rules, effects: resolved } = await gate.weigh(call, effects);
  const decision: Verdict = refusal !== undefined ? 'deny' : questions.length > 0 ? 'ask' : 'allow';
  const reasons = refusal !== undefined ? [refusal.reason] : questions.map(({ reason }) => reason);
  const named = new Set(rules.map(({ level, rule }) => `${level}: ${rule}`));
  const beyond = refusal?.rules ?? questions.map(ruleOf);
  return {
    tool: call.tool,
    decision,
    effects: resolved,
    reasons: [...new Set(reasons)],
    rules: rules.map((match) => ({ ...match, decided: match.decision === decision })),
    beyond: [...new Set(beyond)].filter((rule) => !named.has(rule)),
  };
}

/** One call of the audit log, judged again. */
export interface Replayed {
  readonly tool: string;
  readonly before: 'allow' | 'deny';
  readonly now: Verdict;
  /** Whether a call that was allowed would now be stopped or asked about, or the other way round. */
  readonly changed: boolean;
  readonly rules: readonly string[];
}

/** Judges recorded effects again by another gate. Paths are as they were recorded: resolved. */
export async function replayCall(
  gate: HermesGate,
  call: GateCall,
  record: { readonly effects: readonly Effect[]; readonly decision: 'allow' | 'deny' },
): Promise<Replayed> {
  const { decision, rules, beyond } = await checkPermission(gate, call, record.effects);
  const deciding = rules.filter(({ decided }) => decided).map(({ level, rule }) => `${level}: ${rule}`);
  return {
    tool: call.tool,
    before: record.decision,
    now: decision,
    changed: (record.decision === 'allow') !== (decision === 'allow'),
    rules: [...new Set([...deciding, ...beyond])],
  };
}
