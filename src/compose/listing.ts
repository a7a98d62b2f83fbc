import type { AvailabilityCache } from '../kernel/availability.js';
import { DefinitionList } from '../kernel/definition-list.js';
import { findingTools } from '../kernel/finding/finding-tools.js';
import type { Grant } from '../kernel/grant.js';
import type { ToolRegistry } from '../kernel/registry.js';
import type { Settings } from './settings.js';

interface ListingParts {
  readonly settings: Settings;
  readonly registry: ToolRegistry;
  readonly grant: Grant;
  readonly availability: AvailabilityCache;
}

/** The definitions of an instance, and the pair of tools that finds those which did not fit in. */
export function createListing({ settings, registry, grant, availability }: ListingParts): DefinitionList {
  const { mode, budget_tokens: budget, context_tokens: context = 120_000 } = settings.config.tool_search;
  const list = new DefinitionList(grant, availability, { mode, budgetTokens: budget ?? Math.floor(context / 10) });
  const finding = findingTools({
    offered: () => list.available().map((slot) => slot.summary),
    remember: (names) => list.remember(names),
  });
  for (const entry of finding) registry.add(entry);
  return list;
}

/** Checks and overrides of granted tools are known before the first listing, which answers at once. */
export async function prepareListing(grant: Grant, availability: AvailabilityCache): Promise<void> {
  const asked = grant.slots().filter(({ has }) => has.check || has.schemaOverrides);
  await Promise.all(
    asked.map(async (slot) => {
      const answer = await availability.of(slot);
      if (answer.available && slot.has.schemaOverrides) await slot.load();
    }),
  );
}
