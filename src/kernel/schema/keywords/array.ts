import { describeSchema } from '../describe-schema.js';
import { isSince } from '../dialect.js';
import { canonicalText, type JsonRecord, jsonEqual } from '../json-value.js';
import { report } from '../report.js';
import { type Check, checkChild, checkQuietly, isFull } from '../run.js';
import type { Compiler, SchemaNode } from '../schema-node.js';

/** Keywords about arrays. Values that are no arrays pass. */
export function arrayChecks(node: SchemaNode, schema: JsonRecord, compiler: Compiler): Check[] {
  placeItems(node, schema, compiler);
  const checks: ArrayCheck[] = [];
  const { minItems, maxItems } = schema;
  if (typeof minItems === 'number') checks.push(sized(schema, (items) => items.length >= minItems));
  if (typeof maxItems === 'number') checks.push(sized(schema, (items) => items.length <= maxItems));
  if (node.prefixItems !== undefined || node.items !== undefined) checks.push(itemsCheck(node));
  if (schema.uniqueItems === true) checks.push(uniqueCheck(schema));
  if (Object.hasOwn(schema, 'contains') && isSince(node.dialect, 'draft-06')) {
    node.contains = compiler.child(node, 'contains');
    checks.push(containsCheck(node, schema, node.contains));
  }
  return checks.map(
    (check): Check =>
      (value, run) =>
        !Array.isArray(value) || check(value, run),
  );
}

type ArrayCheck = (items: readonly unknown[], run: Parameters<Check>[1]) => boolean;

/** Up to 2019-09 a list under `items` goes by position; from 2020-12 on that is `prefixItems`. */
function placeItems(node: SchemaNode, schema: JsonRecord, compiler: Compiler): void {
  const items = schema.items;
  const byPosition = isSince(node.dialect, '2020-12') ? schema.prefixItems : items;
  const keyword = isSince(node.dialect, '2020-12') ? 'prefixItems' : 'items';
  if (Array.isArray(byPosition)) {
    node.prefixItems = byPosition.map((_, at) => compiler.child(node, keyword, at));
    if (keyword === 'items' && Object.hasOwn(schema, 'additionalItems')) {
      node.items = compiler.child(node, 'additionalItems');
    }
  }
  if (items !== undefined && !Array.isArray(items)) node.items = compiler.child(node, 'items');
}

function sized(schema: JsonRecord, test: (items: readonly unknown[]) => boolean): ArrayCheck {
  return (items, run) => test(items) || report(run, items, () => ({ expected: describeSchema(schema) }));
}

function itemsCheck(node: SchemaNode): ArrayCheck {
  const prefix = node.prefixItems ?? [];
  const rest = node.items;
  return (items, run) => {
    let ok = true;
    const count = rest === undefined ? Math.min(prefix.length, items.length) : items.length;
    for (let at = 0; at < count; at++) {
      const item = prefix[at] ?? rest;
      if (item === undefined || checkChild(item.check, items[at], at, run)) continue;
      ok = false;
      if (isFull(run)) return false;
    }
    return ok;
  };
}

const PAIRWISE_LIMIT = 8;

function uniqueCheck(schema: JsonRecord): ArrayCheck {
  return (items, run) => {
    const repeated = firstRepeated(items);
    if (repeated < 0) return true;
    return report(run, items, () => ({
      expected: describeSchema(schema),
      got: `array whose item ${repeated} repeats an earlier one`,
    }));
  };
}

function firstRepeated(items: readonly unknown[]): number {
  if (items.length <= PAIRWISE_LIMIT) {
    return items.findIndex((item, at) => items.slice(0, at).some((earlier) => jsonEqual(earlier, item)));
  }
  const seen = new Set<unknown>();
  return items.findIndex((item) => {
    const key = typeof item === 'object' && item !== null ? `json:${canonicalText(item)}` : scalarKey(item);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function scalarKey(item: unknown): unknown {
  return typeof item === 'string' ? `text:${item}` : item;
}

function containsCheck(node: SchemaNode, schema: JsonRecord, contains: SchemaNode): ArrayCheck {
  const counted = isSince(node.dialect, '2019-09');
  const least = counted && typeof schema.minContains === 'number' ? schema.minContains : 1;
  const most = counted && typeof schema.maxContains === 'number' ? schema.maxContains : Number.POSITIVE_INFINITY;
  return (items, run) => {
    const found = items.filter((item) => checkQuietly(contains.check, item, run)).length;
    if (found >= least && found <= most) return true;
    return report(run, items, () => ({
      expected: `array with ${found < least ? `at least ${least}` : `at most ${most}`} items that are ${describeSchema(contains.schema)}`,
      got: `array with ${found} of them`,
    }));
  };
}
