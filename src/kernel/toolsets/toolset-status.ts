import type { AvailabilityCache } from '../availability.js';
import type { ToolRegistry } from '../registry.js';
import type { Availability, EnvRequirement } from '../tool.js';
import { resolveToolset } from './resolve-toolset.js';

export interface ToolsetStatus {
  /** Whether at least one of its tools can work here. */
  readonly available: boolean;
  readonly tools: readonly { readonly name: string; readonly availability: Availability }[];
  /** Variables its tools ask for, each once. */
  readonly requiresEnv: readonly EnvRequirement[];
}

/** What can work of a toolset, and what it needs. Throws with a suggestion for an unknown name. */
export async function toolsetStatus(
  name: string,
  registry: ToolRegistry,
  availability: AvailabilityCache,
): Promise<ToolsetStatus> {
  const slots = resolveToolset(name, registry).flatMap((tool) => registry.find(tool)?.slot ?? []);
  const tools = await Promise.all(
    slots.map(async (slot) => ({ name: slot.name, availability: await availability.of(slot) })),
  );
  const required = new Map(slots.flatMap(({ summary }) => summary.requiresEnv.map((need) => [need.name, need])));
  return {
    available: tools.some((tool) => tool.availability.available),
    tools,
    requiresEnv: [...required.values()],
  };
}
