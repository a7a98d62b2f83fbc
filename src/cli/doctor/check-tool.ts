import type { Hermes } from '../../create-hermes.js';
import type { RequirementProbe } from '../../kernel/availability.js';
import { preparedFor } from '../../kernel/call/accept-arguments.js';
import type { ToolSlot } from '../../kernel/registry.js';
import type { EnvRequirement } from '../../kernel/tool.js';
import { originText } from '../tool-rows.js';
import { howToGet, missingNeeds } from './missing-needs.js';

/** A tool, looked into deeply. */
export interface CheckedTool {
  readonly name: string;
  readonly toolset: string;
  readonly origin: string;
  /** `broken`: its code, schema or check fails, whatever is installed. */
  readonly state: 'ok' | 'unavailable' | 'broken';
  readonly reason: string | null;
  readonly fix: string | null;
  readonly missing_env: readonly EnvRequirement[];
}

/** Imports the tool's module, compiles its schema, judges its requirements and runs its check. */
export async function checkTool(hermes: Hermes, slot: ToolSlot, probe: RequirementProbe): Promise<CheckedTool> {
  const { name, toolset, origin } = slot.summary;
  const needs = missingNeeds(slot.summary, probe);
  const row = { name, toolset, origin: originText(origin), missing_env: needs.variables };
  const broken = await codeProblem(slot);
  if (broken !== undefined)
    return { ...row, state: 'broken', reason: broken, fix: `mend or remove it: ${originText(origin)}` };
  const answer = await hermes.availability.of(slot);
  const fix = howToGet(name, needs) || null;
  if (answer.available) return { ...row, state: 'ok', reason: null, fix };
  // A check that throws or hangs is a fault of the tool; one that says no is not.
  const isFaulty = /^its check (?:failed|did not answer)/.test(answer.reason);
  return { ...row, state: isFaulty ? 'broken' : 'unavailable', reason: answer.reason, fix };
}

async function codeProblem(slot: ToolSlot): Promise<string | undefined> {
  try {
    preparedFor(await slot.load()).accept({});
    return undefined;
  } catch (problem) {
    return `it could not be loaded: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
}
