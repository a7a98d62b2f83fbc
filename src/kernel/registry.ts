import type { StandardSchemaV1 } from '@standard-schema/spec';
import { buildEntry } from './build-entry.js';
import { wireName } from './definitions/wire-name.js';
import { describeProblem } from './describe-problem.js';
import { LazySlot } from './lazy-slot.js';
import type { RawToolOptions, SchemaToolOptions, ToolAlias, ToolEntry } from './tool.js';

/** What listings and the gate need of a tool; plain data, known without loading its code. */
export type ToolSummary = Omit<
  ToolEntry,
  'run' | 'effects' | 'refine' | 'teardown' | 'toModel' | 'check' | 'schemaOverrides'
> & {
  readonly has: { readonly check: boolean; readonly schemaOverrides: boolean; readonly effects: boolean };
};

/** What is looked at of every tool when a session starts; the rest of a summary may still lie on disk. */
export interface ToolHeading extends Pick<ToolSummary, 'name' | 'toolset' | 'has'> {
  readonly requires?: ToolSummary['requires'];
}

/** One place in a registry: the heading at once, the summary when it is looked at, the code when it is called. */
export interface ToolSlot extends ToolHeading {
  readonly summary: ToolSummary;
  entry: ToolEntry | undefined;
  /** Loads the code; called again only after a failure. */
  load(): Promise<ToolEntry>;
  /** Calls that run on this version now; the entry is torn down after the last one. */
  inFlight: number;
  /** Set once the slot has left its registry. */
  retired: boolean;
  /** Estimated tokens of the definition, once somebody counted. */
  tokens: number | undefined;
}

/** Tools laid down at once, sorted by name, and the other names they answer to. */
export interface ToolFilling {
  readonly slots: readonly ToolSlot[];
  readonly aliases: readonly { readonly tool: string; readonly alias: ToolAlias }[];
}

export interface FoundTool {
  readonly slot: ToolSlot;
  readonly alias: ToolAlias | undefined;
}

/**
 * The tools that exist. Built-ins and what the host program registers live in the singleton `registry`;
 * each instance lays its own registry over it. A registry never decides who may call what.
 */
export class ToolRegistry {
  /** The registry under this one, whose tools are seen through it. */
  readonly base: ToolRegistry | undefined;
  readonly #slots = new Map<string, ToolSlot>();
  readonly #aliases = new Map<string, { readonly tool: string; readonly alias: ToolAlias }>();
  #fill: (() => ToolFilling) | undefined;
  #generation = 0;
  readonly #listeners = new Set<() => void>();
  /** Starting a session asks for every slot several times. */
  #sorted: { readonly generation: number; readonly slots: readonly ToolSlot[] } | undefined;

  constructor(base?: ToolRegistry) {
    this.base = base;
  }

  /** Changes whenever the set of tools changes. */
  get generation(): number {
    this.#filled();
    return this.#generation + (this.base?.generation ?? 0);
  }

  /** Adds a tool. Throws a TypeError when the tool is malformed or its name belongs to another toolset. */
  register<Schema extends StandardSchemaV1, Output>(
    options: SchemaToolOptions<Schema, Output>,
  ): ToolEntry<StandardSchemaV1.InferOutput<Schema>, Output>;
  register<Output>(options: RawToolOptions<Output>): ToolEntry<Record<string, unknown>, Output>;
  register(options: SchemaToolOptions<StandardSchemaV1, unknown> | RawToolOptions<unknown>): ToolEntry<never, unknown> {
    const waiting = this.#waiting(options);
    const entry = buildEntry(options, waiting?.summary);
    this.add(entry as unknown as ToolEntry);
    return entry;
  }

  /** Adds an entry that was built elsewhere (`tool()`, a class, YAML, a plugin, an MCP server). */
  add(entry: ToolEntry): ToolSlot {
    const waiting = this.#waiting(entry);
    if (waiting !== undefined) {
      waiting.entry = { ...entry, origin: waiting.summary.origin };
      return waiting;
    }
    const summary = summarise(entry);
    const slot: ToolSlot = {
      name: summary.name,
      toolset: summary.toolset,
      requires: summary.requires,
      has: summary.has,
      summary,
      entry,
      load: () => Promise.resolve(entry),
      inFlight: 0,
      retired: false,
      tokens: undefined,
    };
    this.#put(slot, entry.override === true);
    return slot;
  }

  /** Adds a tool whose code is loaded at its first call. */
  addLazy(summary: ToolSummary, load: () => Promise<ToolEntry>): ToolSlot {
    const slot = new LazySlot(summary.name, summary, { summary: () => summary, load });
    this.#put(slot, summary.override === true);
    return slot;
  }

  /**
   * Tools that are there when somebody first looks: the manifest of the built-ins. Their names were checked when it was
   * written.
   */
  fillWith(fill: () => ToolFilling): void {
    this.#fill = fill;
  }

  /** Tells when the set of this registry's own tools has changed. Answers a function that stops telling. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Removes a tool; its code is torn down after the last call in flight. Answers whether it was there. */
  deregister(name: string): boolean {
    this.#filled();
    const slot = this.#slots.get(name);
    if (slot === undefined) return false;
    this.#slots.delete(name);
    this.#forgetNames(slot);
    this.#changed();
    void retire(slot);
    return true;
  }

  /** Finds a tool by its name, its name on the wire or another name. A name goes before the other name of a tool. */
  find(name: string): FoundTool | undefined {
    const slot = this.#named(name);
    return slot === undefined ? this.#aliased(name) : { slot, alias: ownAlias(slot) };
  }

  /** Every slot, by name; an upper layer hides the same name below it. */
  slots(): readonly ToolSlot[] {
    const { generation } = this;
    if (this.#sorted?.generation === generation) return this.#sorted.slots;
    const own = [...this.#slots.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const slots = this.base === undefined ? own : merge(own, this.base.slots());
    this.#sorted = { generation, slots };
    return slots;
  }

  names(): string[] {
    return this.slots().map((slot) => slot.name);
  }

  /** Toolsets that exist because a tool names them, with their tools. */
  toolsets(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const { name, toolset } of this.slots()) {
      const tools = found.get(toolset);
      if (tools === undefined) found.set(toolset, [name]);
      else tools.push(name);
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Tears every own entry down. */
  async close(): Promise<void> {
    const slots = [...this.#slots.values()];
    this.#slots.clear();
    this.#aliases.clear();
    this.#generation++;
    await Promise.all(slots.map((slot) => retire(slot)));
  }

  #changed(): void {
    this.#generation++;
    for (const listener of this.#listeners) listener();
  }

  /** The slot of this tool, while its code is being loaded. Anybody else who registers its name takes its place. */
  #waiting({ name, toolset }: { readonly name: string; readonly toolset: string }): ToolSlot | undefined {
    const slot = this.#slots.get(name);
    const isExpected = slot instanceof LazySlot && slot.isLoading && slot.entry === undefined;
    return isExpected && slot.toolset === toolset ? slot : undefined;
  }

  #named(name: string): ToolSlot | undefined {
    this.#filled();
    const { base } = this;
    return this.#slots.get(name) ?? (base === undefined ? undefined : base.#named(name));
  }

  #aliased(name: string): FoundTool | undefined {
    const known = this.#aliases.get(name);
    const slot = known === undefined ? undefined : this.#slots.get(known.tool);
    if (slot !== undefined) return { slot, alias: known?.alias };
    const { base } = this;
    return base === undefined ? undefined : base.#aliased(name);
  }

  #forgetNames({ summary }: ToolSlot): void {
    for (const name of [...summary.aliases.map((alias) => alias.name), wireName(summary.name)]) {
      if (this.#aliases.get(name)?.tool === summary.name) this.#aliases.delete(name);
    }
  }

  #put(slot: ToolSlot, override: boolean): void {
    const { name, toolset, origin, aliases } = slot.summary;
    const present = this.#named(name);
    if (present !== undefined && present.toolset !== toolset && !override) {
      throw new TypeError(
        `Tool ${name} of toolset ${toolset} would hide the one of toolset ${present.toolset}. ` +
          'Choose another name, or set `override: true`.',
      );
    }
    if (
      origin.kind === 'mcp' &&
      present?.summary.origin.kind === 'mcp' &&
      present.summary.origin.server !== origin.server
    ) {
      throw new TypeError(`Tool ${name} belongs to the MCP server ${present.summary.origin.server}.`);
    }
    const wire = wireName(name);
    const others = wire === name ? aliases : [...aliases, { name: wire }];
    if (!override) for (const alias of others) this.#refuseTaken(alias.name, name);
    const own = this.#slots.get(name);
    if (own !== undefined) {
      this.#forgetNames(own);
      void retire(own);
    }
    this.#slots.set(name, slot);
    for (const alias of others) this.#aliases.set(alias.name, { tool: name, alias });
    this.#changed();
  }

  /** Another name must not catch the calls of a tool that is there. */
  #refuseTaken(alias: string, tool: string): void {
    const taken = this.find(alias)?.slot.name;
    if (taken === undefined || taken === tool) return;
    throw new TypeError(
      `Tool ${tool} would answer to ${alias}, which belongs to ${taken}. Choose another name, or set \`override: true\`.`,
    );
  }

  #filled(): void {
    const fill = this.#fill;
    if (fill === undefined) return;
    this.#fill = undefined;
    const { slots, aliases } = fill();
    for (const slot of slots) this.#slots.set(slot.name, slot);
    for (const named of aliases) this.#aliases.set(named.alias.name, named);
    this.#generation++;
    this.#sorted = { generation: this.#generation, slots };
  }
}

/** Holds the built-in tools and what the host program registers. The only module-level singleton. */
export const registry = new ToolRegistry();

/** Two sorted lists as one; of the same name, the upper slot. */
function merge(upper: readonly ToolSlot[], lower: readonly ToolSlot[]): readonly ToolSlot[] {
  if (upper.length === 0) return lower;
  const merged: ToolSlot[] = [];
  let from = 0;
  for (const slot of upper) {
    const { name } = slot;
    let to = from;
    while (to < lower.length && (lower[to] as ToolSlot).name < name) to++;
    for (; from < to; from++) merged.push(lower[from] as ToolSlot);
    if (lower[from]?.name === name) from++;
    merged.push(slot);
  }
  return merged.concat(lower.slice(from));
}

/** A tool may list its own name as an alias, to take other names for its arguments. */
function ownAlias({ summary }: ToolSlot): ToolAlias | undefined {
  return summary.aliases.length === 0 ? undefined : summary.aliases.find((alias) => alias.name === summary.name);
}

/** The data part of an entry. */
export function summarise(entry: ToolEntry): ToolSummary {
  const {
    run: _run,
    effects,
    refine: _refine,
    teardown: _teardown,
    toModel: _toModel,
    check,
    schemaOverrides,
    ...rest
  } = entry;
  return {
    ...rest,
    has: { check: check !== undefined, schemaOverrides: schemaOverrides !== undefined, effects: effects !== undefined },
  };
}

/** Marks a version as gone and tears it down once no call runs on it. */
export function retire(slot: ToolSlot): Promise<void> {
  slot.retired = true;
  return releaseRetired(slot);
}

/** Called when a call on a slot ends. Never rejects: a teardown that fails is a warning of the process. */
export async function releaseRetired(slot: ToolSlot): Promise<void> {
  if (!slot.retired || slot.inFlight > 0) return;
  const teardown = slot.entry?.teardown;
  slot.entry = undefined;
  try {
    await teardown?.();
  } catch (problem) {
    process.emitWarning(`Teardown of ${slot.name} failed: ${describeProblem(problem)}`, 'HermesWarning');
  }
}
