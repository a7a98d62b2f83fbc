import { isSince } from '../dialect.js';
import { isRecord, type JsonRecord } from '../json-value.js';
import { report } from '../report.js';
import { type Check, checkChild, checkQuietly, type Run } from '../run.js';
import type { Compiler, SchemaNode } from '../schema-node.js';
import { unknownProperty } from './object.js';

/** `unevaluatedProperties` and `unevaluatedItems`: what no other keyword that applies has looked at. */
export function unevaluatedChecks(node: SchemaNode, schema: JsonRecord, compiler: Compiler): Check[] {
  if (!isSince(node.dialect, '2019-09')) return [];
  const checks: Check[] = [];
  if (Object.hasOwn(schema, 'unevaluatedProperties')) {
    const rest = compiler.child(node, 'unevaluatedProperties');
    checks.push(propertiesCheck(node, rest));
    node.unevaluatedProperties = rest;
  }
  if (Object.hasOwn(schema, 'unevaluatedItems')) {
    const rest = compiler.child(node, 'unevaluatedItems');
    checks.push(itemsCheck(node, rest));
    node.unevaluatedItems = rest;
  }
  return checks;
}

function propertiesCheck(node: SchemaNode, rest: SchemaNode): Check {
  return (value, run) => {
    if (!isRecord(value)) return true;
    const seen = new Set<string>();
    collectProperties(node, value, run, seen, true);
    let ok = true;
    for (const key of Object.keys(value)) {
      if (seen.has(key) || (rest.schema !== false && checkChild(rest.check, value[key], key, run))) continue;
      ok = false;
      if (rest.schema !== false) continue;
      run.path.push(key);
      report(run, value[key], () => unknownProperty(key, [...seen]));
      run.path.pop();
    }
    return ok;
  };
}

function itemsCheck(node: SchemaNode, rest: SchemaNode): Check {
  return (value, run) => {
    if (!Array.isArray(value)) return true;
    const seen = new Set<number>();
    collectItems(node, value, run, seen, true);
    let ok = true;
    value.forEach((item, at) => {
      if (!seen.has(at) && !checkChild(rest.check, item, at, run)) ok = false;
    });
    return ok;
  };
}

function collectProperties(node: SchemaNode, value: JsonRecord, run: Run, seen: Set<string>, isOwner: boolean): void {
  for (const key of Object.keys(value)) {
    const named =
      node.properties?.has(key) === true || node.patternProperties?.some((each) => each.matches(key)) === true;
    const rest = node.additionalProperties !== undefined || (!isOwner && node.unevaluatedProperties !== undefined);
    if (named || rest) seen.add(key);
  }
  for (const part of applied(node, value, run)) collectProperties(part, value, run, seen, false);
}

function collectItems(
  node: SchemaNode,
  value: readonly unknown[],
  run: Run,
  seen: Set<number>,
  isOwner: boolean,
): void {
  const all = node.items !== undefined || (!isOwner && node.unevaluatedItems !== undefined);
  const count = all ? value.length : (node.prefixItems?.length ?? 0);
  for (let at = 0; at < Math.min(count, value.length); at++) seen.add(at);
  // `contains` marks what it found only since 2020-12.
  const { contains } = node;
  if (contains !== undefined && isSince(node.dialect, '2020-12')) {
    value.forEach((item, at) => {
      if (checkQuietly(contains.check, item, run)) seen.add(at);
    });
  }
  for (const part of applied(node, value, run)) collectItems(part, value, run, seen, false);
}

/** The schemas that apply to the same value and hold for it. */
function applied(node: SchemaNode, value: unknown, run: Run): SchemaNode[] {
  const parts: SchemaNode[] = [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  if (node.ref !== undefined) parts.push(node.ref);
  const dynamic = node.dynamicTarget?.(run);
  if (dynamic !== undefined) parts.push(dynamic);
  if (isRecord(value)) {
    for (const [key, part] of node.dependentSchemas ?? []) if (Object.hasOwn(value, key)) parts.push(part);
  }
  if (node.if !== undefined) {
    const holds = checkQuietly(node.if.check, value, run);
    if (holds) parts.push(node.if);
    const branch = holds ? node.whenTrue : node.whenFalse;
    if (branch !== undefined) parts.push(branch);
  }
  return parts.filter((part) => checkQuietly(part.check, value, run));
}
