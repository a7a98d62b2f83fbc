import type { HermesGate } from '../gate/create-gate.js';
import type { Weighed } from '../gate/weigh-call.js';
import { acceptArguments } from '../kernel/call/accept-arguments.js';
import { CallStopped } from '../kernel/call/call-stopped.js';
import { declareEffects } from '../kernel/call/declare-effects.js';
import { enterPlace } from '../kernel/call/enter-place.js';
import { RunningCall } from '../kernel/call/running-call.js';
import type { CallRequest, Services } from '../kernel/call/services.js';
import type { GateAllowed } from '../kernel/gate.js';
import { ToolError } from '../kernel/outcome.js';
import { didYouMean } from '../lib/nearest.js';

/** What the gate would say to a call, and why. */
export interface ExplainedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly decision: 'allow' | 'ask' | 'deny';
  readonly weighed: Weighed;
  /** Set when the questions have their yes already: a kept answer, or settings that ask nobody. */
  readonly approval?: GateAllowed['approval'];
}

/**
 * The stages of a call up to the gate, with nobody asked and nothing run or recorded. Also for a tool that cannot
 * work here: what it may do does not depend on that. Throws a ToolError for an unknown tool or wrong arguments.
 */
export async function explainCall(request: CallRequest, services: Services, gate: HermesGate): Promise<ExplainedCall> {
  const call = new RunningCall(request, services);
  try {
    await findEntry(call);
    await acceptArguments(call);
    const target = call.entry?.redirect?.(call.args);
    if (target !== undefined) return explainCall({ ...request, ...target }, services, gate);
    await declareEffects(call);
    await enterPlace(call);
    const { effects } = call;
    const weighed = await gate.weigh(call, effects);
    const explained = { tool: call.tool, args: call.args, decision: decisionOf(weighed), weighed };
    if (explained.decision !== 'ask') return explained;
    const answered = await gate.judgeQuietly(call, effects);
    return answered.allowed ? { ...explained, decision: 'allow', approval: answered.approval } : explained;
  } catch (problem) {
    throw problem instanceof CallStopped ? toToolError(problem) : problem;
  }
}

export function decisionOf({ refusal, questions }: Weighed): ExplainedCall['decision'] {
  if (refusal !== undefined) return 'deny';
  return questions.length > 0 ? 'ask' : 'allow';
}

async function findEntry(call: RunningCall): Promise<void> {
  const { registry } = call.services;
  const found = registry.find(call.tool);
  if (found === undefined) {
    const message = `Unknown tool: ${call.tool}.${didYouMean(call.tool, registry.names())}`;
    throw new ToolError(message, { code: 'unknown_tool' });
  }
  call.slot = found.slot;
  call.alias = found.alias;
  call.tool = found.slot.name;
  call.toolset = found.slot.toolset;
  call.entry = found.slot.entry ?? (await found.slot.load());
}

function toToolError({ failure: { code, message, hint } }: CallStopped): ToolError {
  return new ToolError(message, { code, ...(hint === undefined ? {} : { hint }) });
}
