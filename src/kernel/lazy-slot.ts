import type { ToolSlot, ToolSummary } from './registry.js';
import type { ToolEntry } from './tool.js';

/** A slot whose code is loaded at the first call: once, however many ask, and again only after a failure. */
export class LazySlot implements ToolSlot {
  readonly summary: ToolSummary;
  tokens: number | undefined;
  entry: ToolEntry | undefined = undefined;
  inFlight = 0;
  retired = false;
  readonly #load: (slot: LazySlot) => Promise<ToolEntry>;
  #loading: Promise<ToolEntry> | undefined = undefined;

  /** One function may serve many slots: a thousand of them are made at a start. */
  constructor(summary: ToolSummary, load: (slot: LazySlot) => Promise<ToolEntry>, tokens?: number) {
    this.summary = summary;
    this.tokens = tokens;
    this.#load = load;
  }

  async load(): Promise<ToolEntry> {
    if (this.entry !== undefined) return this.entry;
    this.#loading ??= this.#load(this).finally(() => (this.#loading = undefined));
    const entry = await this.#loading;
    return (this.entry ??= entry);
  }
}
