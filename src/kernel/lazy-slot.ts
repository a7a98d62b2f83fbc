import type { ToolHeading, ToolSlot, ToolSummary } from './registry.js';
import type { ToolEntry } from './tool.js';

/** Where lazy slots get what they do not hold yet. One source may serve many: a thousand slots are made at a start. */
export interface SlotSource {
  summary(place: number): ToolSummary;
  load(slot: LazySlot): Promise<ToolEntry>;
}

/** A slot whose code is loaded at the first call: once, however many ask, and again only after a failure. */
export class LazySlot implements ToolSlot {
  // `declare`: to define fields before they are set takes longer than everything else about a thousand slots.
  declare readonly name: string;
  declare readonly toolset: string;
  declare readonly requires: ToolHeading['requires'];
  declare readonly has: ToolHeading['has'];
  declare tokens: number | undefined;
  /** Which of the tools of its source. */
  declare readonly place: number;
  declare entry: ToolEntry | undefined;
  declare inFlight: number;
  declare retired: boolean;
  readonly #source: SlotSource;
  #summary: ToolSummary | undefined = undefined;
  #loading: Promise<ToolEntry> | undefined = undefined;

  constructor(name: string, kind: Omit<ToolHeading, 'name'>, source: SlotSource, place = 0, tokens?: number) {
    this.name = name;
    this.toolset = kind.toolset;
    this.requires = kind.requires;
    this.has = kind.has;
    this.tokens = tokens;
    this.place = place;
    this.entry = undefined;
    this.inFlight = 0;
    this.retired = false;
    this.#source = source;
  }

  get summary(): ToolSummary {
    return (this.#summary ??= this.#source.summary(this.place));
  }

  /** True while its module is on its way: only then is a registration of its name the built-in itself. */
  get isLoading(): boolean {
    return this.#loading !== undefined;
  }

  async load(): Promise<ToolEntry> {
    if (this.entry !== undefined) return this.entry;
    this.#loading ??= this.#source.load(this).finally(() => (this.#loading = undefined));
    const entry = await this.#loading;
    return (this.entry ??= entry);
  }
}
