import { isRecord, type JsonRecord, ownValue, setOwn } from './json-value.js';
import { SchemaError } from './schema-error.js';
import type { SchemaNode } from './schema-node.js';
import { isValid } from './validate-arguments.js';

/**
 * The value with `default`s in place of missing properties, at any depth. Returns the same object when nothing was
 * missing; never changes the one it got. A default that its own schema forbids is not used.
 */
export function applyDefaults(node: SchemaNode, value: unknown): unknown {
  if (!defaultsBelow.has(node)) markDefaults(node);
  return defaultsBelow.get(node) === true ? fill(node, value, { left: MAX_STEPS }) : value;
}

/** The same for a valid value, which stays valid: where defaults break a rule between properties, none is filled in. */
export function withDefaults(node: SchemaNode, value: unknown): unknown {
  try {
    const filled = applyDefaults(node, value);
    return filled === value || isValid(node, filled) ? filled : value;
  } catch (error) {
    // A schema built to run away gets no defaults; the arguments themselves are valid.
    if (error instanceof SchemaError || error instanceof RangeError) return value;
    throw error;
  }
}

/** References and parts of `allOf` that one filling may follow. */
const MAX_STEPS = 500_000;

const defaultsBelow = new WeakMap<SchemaNode, boolean>();

function fill(node: SchemaNode, value: unknown, steps: { left: number }): unknown {
  if (defaultsBelow.get(node) !== true) return value;
  if (--steps.left < 0) throw new SchemaError('The schema refers to itself too often for these arguments');
  let current = value;
  if (node.ref !== undefined) current = fill(node.ref, current, steps);
  for (const part of node.allOf ?? []) current = fill(part, current, steps);
  if (Array.isArray(current)) return fillItems(node, current, steps);
  return isRecord(current) ? fillProperties(node, current, steps) : current;
}

function fillItems(node: SchemaNode, items: readonly unknown[], steps: { left: number }): readonly unknown[] {
  const filled = items.map((item, at) => {
    const schema = node.prefixItems?.[at] ?? node.items;
    return schema === undefined ? item : fill(schema, item, steps);
  });
  return filled.some((item, at) => item !== items[at]) ? filled : items;
}

function fillProperties(node: SchemaNode, record: JsonRecord, steps: { left: number }): JsonRecord {
  let copy: Record<string, unknown> | undefined;
  const plan = planOf(node);
  for (let at = 0; at < plan.length; at++) {
    const { key, child, deeper } = plan[at] as PlanEntry;
    const before = ownValue(copy ?? record, key);
    const after = before === undefined ? usableDefault(child) : deeper ? fill(child, before, steps) : before;
    if (after === before) continue;
    copy ??= { ...record };
    setOwn(copy, key, after);
  }
  return copy ?? record;
}

interface PlanEntry {
  readonly key: string;
  readonly child: SchemaNode;
  /** Whether there is something to fill inside a value that is there. */
  readonly deeper: boolean;
}

const plans = new WeakMap<SchemaNode, readonly PlanEntry[]>();

/** The properties of a node that filling can touch; the others cost nothing. */
function planOf(node: SchemaNode): readonly PlanEntry[] {
  let plan = plans.get(node);
  if (plan === undefined) {
    plan = [...(node.properties ?? [])]
      .map(([key, child]) => ({ key, child, deeper: defaultsBelow.get(child) === true }))
      .filter(({ child, deeper }) => deeper || usableDefault(child) !== undefined);
    plans.set(node, plan);
  }
  return plan;
}

const usable = new WeakMap<SchemaNode, boolean>();

/** A fresh copy each time: what a tool does to its arguments must not reach the next call. */
function usableDefault(node: SchemaNode): unknown {
  if (typeof node.schema === 'boolean' || !Object.hasOwn(node.schema, 'default')) {
    return node.ref === undefined ? undefined : usableDefault(node.ref);
  }
  const value = node.schema.default;
  let fits = usable.get(node);
  if (fits === undefined) {
    fits = isValid(node, value);
    usable.set(node, fits);
  }
  if (!fits) return undefined;
  return typeof value === 'object' && value !== null ? structuredClone(value) : value;
}

/** Marks, once per schema, the nodes below which filling can change anything; the rest is never walked. */
function markDefaults(root: SchemaNode): void {
  const parents = new Map<SchemaNode, SchemaNode[]>([[root, []]]);
  const marked: SchemaNode[] = [];
  for (const [node] of parents) {
    for (const child of filledChildren(node)) {
      const known = parents.get(child);
      if (known === undefined) parents.set(child, [node]);
      else known.push(node);
    }
    const properties = [...(node.properties?.values() ?? [])];
    if (properties.some((child) => usableDefault(child) !== undefined)) marked.push(node);
  }
  for (const node of parents.keys()) defaultsBelow.set(node, false);
  for (const node of marked) {
    if (defaultsBelow.get(node) === true) continue;
    defaultsBelow.set(node, true);
    marked.push(...(parents.get(node) ?? []));
  }
}

function filledChildren(node: SchemaNode): SchemaNode[] {
  const inPlace = [node.ref, node.items, ...(node.allOf ?? []), ...(node.prefixItems ?? [])];
  return [...inPlace, ...(node.properties?.values() ?? [])].filter((child) => child !== undefined);
}
