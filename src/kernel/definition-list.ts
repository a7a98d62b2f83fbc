import type { AvailabilityCache } from './availability.js';
import { estimateTokens } from './definitions/estimate-tokens.js';
import { type DefinitionFormat, formatDefinition } from './definitions/format-definition.js';
import type { Grant } from './grant.js';
import type { ToolSlot } from './registry.js';
import type { FunctionSchema } from './tool.js';

export interface FindingOptions {
  readonly mode: 'auto' | 'on' | 'off';
  /** Tokens that definitions may take before tools are found instead of carried. */
  readonly budgetTokens: number;
}

/** Shown in full when tools have to be found, in this order, as far as the budget reaches. */
const MOST_USED = [
  'read_file',
  'terminal',
  'search_files',
  'patch',
  'write_file',
  'web_search',
  'process',
  'execute_code',
  'todo',
  'clarify',
];
const FINDING = new Set(['tool_search', 'tool_call']);

interface Listing {
  readonly key: string;
  readonly slots: readonly ToolSlot[];
  readonly definitions: readonly FunctionSchema[];
  readonly dynamic: boolean;
  readonly formatted: Map<DefinitionFormat, readonly unknown[]>;
}

/** The definitions a model is given: granted, available, in a stable order, built again only when something changed. */
export class DefinitionList {
  readonly #grant: Grant;
  readonly #availability: AvailabilityCache;
  readonly #finding: FindingOptions;
  /** Tools found once are listed in full from then on, after the others, so that prompt caches hold. */
  readonly #found = new Set<string>();
  #listing: Listing | undefined;

  constructor(grant: Grant, availability: AvailabilityCache, finding: FindingOptions) {
    this.#grant = grant;
    this.#availability = availability;
    this.#finding = finding;
  }

  list(format: DefinitionFormat = 'openai'): readonly unknown[] {
    const listing = this.#current();
    const known = listing.formatted.get(format);
    if (known !== undefined && !listing.dynamic) return known;
    const formatted = this.#definitions(listing).map((definition, index) =>
      formatDefinition(definition, format, listing.slots[index]?.summary),
    );
    listing.formatted.set(format, formatted);
    return formatted;
  }

  /** Tools that are offered, without the pair that finds others. */
  available(): readonly ToolSlot[] {
    return this.#grant.slots().filter((slot) => !FINDING.has(slot.name) && this.#availability.known(slot).available);
  }

  /** Estimated tokens of what the model is given. */
  tokens(format: DefinitionFormat = 'openai'): number {
    return estimateTokens(this.list(format));
  }

  /** Remembers tools that a search brought up. */
  remember(names: readonly string[]): void {
    for (const name of names) this.#found.add(name);
    this.#listing = undefined;
  }

  #current(): Listing {
    const slots = this.#grant.slots();
    const available = slots.filter((slot) => this.#availability.known(slot).available);
    const key = `${this.#availability.epoch}:${available.length}`;
    const before = this.#listing;
    if (before !== undefined && before.key === key && this.#source === slots) return before;
    this.#source = slots;
    const chosen = this.#choose(available);
    const listing: Listing = {
      key,
      slots: chosen,
      definitions: chosen.map((slot) => slot.summary.definition),
      dynamic: chosen.some((slot) => slot.has.schemaOverrides),
      formatted: new Map(),
    };
    this.#listing = listing;
    return listing;
  }

  #source: readonly ToolSlot[] = [];

  #choose(available: readonly ToolSlot[]): readonly ToolSlot[] {
    const ordinary = available.filter((slot) => !FINDING.has(slot.name));
    const bridges = available.filter((slot) => FINDING.has(slot.name));
    if (this.#finding.mode === 'off' || bridges.length === 0) return ordinary;
    if (this.#finding.mode === 'auto' && fitsIn(this.#finding.budgetTokens, ordinary)) return ordinary;
    const shown = new Set([...MOST_USED, ...this.#found]);
    const byName = new Map(ordinary.filter((slot) => shown.has(slot.name)).map((slot) => [slot.name, slot]));
    const named = (names: Iterable<string>): ToolSlot[] => [...names].flatMap((name) => byName.get(name) ?? []);
    let left = this.#finding.budgetTokens / 2;
    const first = named(MOST_USED).filter((slot) => (left -= costOf(slot)) > 0);
    const found = named(this.#found).filter((slot) => !first.includes(slot));
    return [...first, ...bridges, ...found];
  }

  /** Overrides are asked for at each listing; their failure leaves the definition as it was written. */
  #definitions(listing: Listing): readonly FunctionSchema[] {
    if (!listing.dynamic) return listing.definitions;
    const tools = new Set(listing.slots.map((slot) => slot.name));
    return listing.slots.map((slot) => {
      const { definition } = slot.summary;
      try {
        const overrides = slot.entry?.schemaOverrides?.({ tools });
        return overrides === undefined ? definition : { ...definition, ...overrides, name: definition.name };
      } catch {
        return definition;
      }
    });
  }
}

function costOf(slot: ToolSlot): number {
  slot.tokens ??= estimateTokens(slot.summary.definition);
  return slot.tokens;
}

/** Stops counting once it is too much: a thousand tools cost no more than the budget holds. */
function fitsIn(budget: number, slots: readonly ToolSlot[]): boolean {
  let left = budget;
  return slots.every((slot) => (left -= costOf(slot)) >= 0);
}
