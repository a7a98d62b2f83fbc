import { describeSchema } from '../describe-schema.js';
import { isSince } from '../dialect.js';
import { isRecord, type JsonRecord } from '../json-value.js';
import { nearestName } from '../nearest-name.js';
import { report } from '../report.js';
import { type Check, checkChild, checkQuietly, isFull, type Run } from '../run.js';
import type { Compiler, SchemaNode } from '../schema-node.js';

type ObjectCheck = (record: JsonRecord, run: Run) => boolean;

/** Keywords about objects. Only own properties count; values that are no objects pass. */
export function objectChecks(node: SchemaNode, schema: JsonRecord, compiler: Compiler): Check[] {
  placeProperties(node, schema, compiler);
  const checks: ObjectCheck[] = [];
  const { minProperties, maxProperties, required } = schema;
  if (Array.isArray(required)) checks.push(requiredCheck(node, required.map(String)));
  if (node.properties !== undefined) checks.push(propertiesCheck(node.properties));
  if (node.patternProperties !== undefined || node.additionalProperties !== undefined) checks.push(restCheck(node));
  if (typeof minProperties === 'number') checks.push(sized(schema, (count) => count >= minProperties));
  if (typeof maxProperties === 'number') checks.push(sized(schema, (count) => count <= maxProperties));
  if (node.propertyNames !== undefined) checks.push(namesCheck(node.propertyNames));
  checks.push(...dependencyChecks(node, schema, compiler));
  return checks.map(
    (check): Check =>
      (value, run) =>
        !isRecord(value) || check(value, run),
  );
}

function placeProperties(node: SchemaNode, schema: JsonRecord, compiler: Compiler): void {
  const { properties, patternProperties } = schema;
  if (isRecord(properties)) {
    node.properties = new Map(Object.keys(properties).map((key) => [key, compiler.child(node, 'properties', key)]));
  }
  if (isRecord(patternProperties)) {
    node.patternProperties = Object.keys(patternProperties).map((source) => ({
      matches: compiler.pattern(source),
      node: compiler.child(node, 'patternProperties', source),
    }));
  }
  if (Object.hasOwn(schema, 'additionalProperties')) {
    node.additionalProperties = compiler.child(node, 'additionalProperties');
  }
  if (Object.hasOwn(schema, 'propertyNames') && isSince(node.dialect, 'draft-06')) {
    node.propertyNames = compiler.child(node, 'propertyNames');
  }
}

function requiredCheck(node: SchemaNode, names: readonly string[]): ObjectCheck {
  const isRisky = names.map(isInherited);
  return (record, run) => {
    let ok = true;
    for (let at = 0; at < names.length; at++) {
      const name = names[at] as string;
      if (record[name] !== undefined && (!isRisky[at] || Object.hasOwn(record, name))) continue;
      ok = false;
      if (isFull(run)) return false;
      run.path.push(name);
      report(run, undefined, () => missing(node, record, name));
      run.path.pop();
    }
    return ok;
  };
}

/** A JSON value inherits only what every object has: for other names, having a value is having it oneself. */
function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function missing(node: SchemaNode, record: JsonRecord, name: string) {
  const schema = node.properties?.get(name)?.schema ?? true;
  const expected = describeSchema(schema);
  const unknown = Object.keys(record).filter((key) => node.properties?.has(key) !== true);
  const near = nearestName(name, unknown);
  const about =
    isRecord(schema) && typeof schema.description === 'string' ? `: ${schema.description.slice(0, 120)}` : '.';
  return {
    expected,
    message: `is required (${expected}) but missing`,
    hint: near === undefined ? `Add \`${name}\`${about}` : `You sent \`${near}\`; the name is \`${name}\`.`,
  };
}

function propertiesCheck(properties: ReadonlyMap<string, SchemaNode>): ObjectCheck {
  // Plain index loops: this is the hot path of every call.
  const keys = [...properties.keys()];
  const nodes = [...properties.values()];
  const isRisky = keys.map(isInherited);
  return (record, run) => {
    let ok = true;
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string;
      const value = record[key];
      if (value === undefined || (isRisky[at] && !Object.hasOwn(record, key))) continue;
      if (checkChild((nodes[at] as SchemaNode).check, value, key, run)) continue;
      ok = false;
      if (isFull(run)) return false;
    }
    return ok;
  };
}

/** `patternProperties`, and `additionalProperties` for what neither names nor patterns cover. */
function restCheck(node: SchemaNode): ObjectCheck {
  const patterns = node.patternProperties ?? [];
  const additional = node.additionalProperties;
  return (record, run) => {
    let ok = true;
    for (const key of Object.keys(record)) {
      const value = record[key];
      if (value === undefined) continue;
      let covered = node.properties?.has(key) === true;
      for (const pattern of patterns) {
        if (!pattern.matches(key)) continue;
        covered = true;
        if (!checkChild(pattern.node.check, value, key, run)) ok = false;
      }
      if (!covered && additional !== undefined && !checkAdditional(node, additional, key, value, run)) ok = false;
      if (!ok && isFull(run)) return false;
    }
    return ok;
  };
}

function checkAdditional(node: SchemaNode, additional: SchemaNode, key: string, value: unknown, run: Run): boolean {
  if (additional.schema !== false) return checkChild(additional.check, value, key, run);
  run.path.push(key);
  report(run, value, () => unknownProperty(key, [...(node.properties?.keys() ?? [])]));
  run.path.pop();
  return false;
}

/** The words for a property the schema does not know, with the name that was probably meant. */
export function unknownProperty(key: string, known: readonly string[]) {
  const near = nearestName(key, known);
  const list = known.slice(0, 20).join(', ');
  return {
    expected: 'no such property',
    message: 'is not a known property',
    hint:
      near !== undefined ? `Did you mean \`${near}\`?` : list === '' ? 'Leave it out.' : `Known properties: ${list}.`,
  };
}

function sized(schema: JsonRecord, test: (count: number) => boolean): ObjectCheck {
  return (record, run) =>
    test(Object.keys(record).length) || report(run, record, () => ({ expected: describeSchema(schema) }));
}

function namesCheck(names: SchemaNode): ObjectCheck {
  return (record, run) => {
    const bad = Object.keys(record).find((key) => !checkQuietly(names.check, key, run));
    if (bad === undefined) return true;
    return report(run, record, () => ({
      expected: `property names that are ${describeSchema(names.schema)}`,
      got: `the name ${JSON.stringify(bad.slice(0, 60))}`,
    }));
  };
}

/** `dependencies` of the older drafts and its two halves of the newer ones. */
function dependencyChecks(node: SchemaNode, schema: JsonRecord, compiler: Compiler): ObjectCheck[] {
  const checks: ObjectCheck[] = [];
  const schemas = new Map<string, SchemaNode>();
  const keywords = [
    'dependencies',
    ...(isSince(node.dialect, '2019-09') ? ['dependentRequired', 'dependentSchemas'] : []),
  ];
  for (const keyword of keywords) {
    const map = schema[keyword];
    if (!isRecord(map)) continue;
    for (const key of Object.keys(map)) {
      const needed = map[key];
      if (Array.isArray(needed)) checks.push(neededCheck(key, needed.map(String)));
      else schemas.set(key, compiler.child(node, keyword, key));
    }
  }
  if (schemas.size > 0) {
    node.dependentSchemas = schemas;
    checks.push(dependentSchemasCheck(schemas));
  }
  return checks;
}

function neededCheck(key: string, names: readonly string[]): ObjectCheck {
  return (record, run) => {
    if (!Object.hasOwn(record, key)) return true;
    const absent = names.filter((name) => !Object.hasOwn(record, name));
    if (absent.length === 0) return true;
    const list = absent.map((name) => `\`${name}\``).join(', ');
    return report(run, record, () => ({ expected: `${list} together with \`${key}\`` }));
  };
}

function dependentSchemasCheck(schemas: ReadonlyMap<string, SchemaNode>): ObjectCheck {
  return (record, run) => {
    let ok = true;
    for (const [key, node] of schemas) {
      if (Object.hasOwn(record, key) && !node.check(record, run)) ok = false;
    }
    return ok;
  };
}
