import { BaseTool, entryOfClass, isToolClass } from '../kernel/base-tool.js';
import { toolsOf } from '../kernel/define-tool.js';
import type { ToolEntry } from '../kernel/tool.js';
import type { Collector } from './running-copy.js';

/** A module after its evaluation. */
export interface EvaluatedModule {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly collector: Collector;
}

/**
 * Every tool of a module: registered at its top level, exported as an entry, as a class that extends BaseTool, or
 * as a class or object with `@tool` methods. Classes get an object of their own each time, so that two instances
 * that use the same file have a setup and a teardown each.
 */
export function moduleEntries({ exports, collector }: EvaluatedModule): ToolEntry[] {
  const entries = new Map<string, ToolEntry>();
  for (const { entry } of collector.registry.slots()) if (entry !== undefined) entries.set(entry.name, entry);
  const values = [...new Set(Object.values(exports))];
  for (const entry of values.flatMap((value) => exportedEntries(value, values, collector))) {
    const known = entries.get(entry.name);
    if (known === entry) continue;
    if (known !== undefined) throw new TypeError(`Tool ${entry.name} is defined twice in this file.`);
    entries.set(entry.name, entry);
  }
  return [...entries.values()];
}

/** Whatever way a tool was written, its entries; none for something that is not a tool. */
export function entriesOf(value: unknown): ToolEntry[] {
  if (typeof value === 'function') return isToolClass(value) ? [entryOfClass(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof BaseTool) return [entryOfClass(value)];
  if ('definition' in value && 'run' in value && 'name' in value) return [value as ToolEntry];
  return toolsOf(value);
}

function exportedEntries(value: unknown, all: readonly unknown[], collector: Collector): ToolEntry[] {
  if (typeof value !== 'function') return entriesOf(value);
  if (all.some((other) => standsFor(other, value))) return [];
  if (isToolClass(value)) return entriesOf(value);
  return hasToolMethods(value, collector.methods) ? toolsOf(new (value as new () => object)()) : [];
}

/** A class that another exported class extends, or of which an object is exported, is only its base. */
function standsFor(value: unknown, base: object): boolean {
  const { prototype } = base as { prototype?: unknown };
  if (value === base || typeof prototype !== 'object' || prototype === null) return false;
  const heir = typeof value === 'function' ? value.prototype : value;
  return typeof heir === 'object' && heir !== null && Object.prototype.isPrototypeOf.call(prototype, heir);
}

function hasToolMethods(value: object, methods: ReadonlySet<unknown>): boolean {
  const { prototype } = value as { prototype?: object };
  if (methods.size === 0 || typeof prototype !== 'object' || prototype === null) return false;
  return Object.values(Object.getOwnPropertyDescriptors(prototype)).some((property) => methods.has(property.value));
}
