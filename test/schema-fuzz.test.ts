import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { coerceArguments } from '../src/kernel/schema/coerce-arguments.js';
import { prepareTool } from '../src/kernel/schema/prepare-tool.js';
import { SchemaError } from '../src/kernel/schema/schema-error.js';
import { validateArguments } from '../src/kernel/schema/validate-arguments.js';
import { counts } from './counts.js';

const require = createRequire(import.meta.url);
const { Ajv } = require('ajv') as typeof import('ajv');

const VALUES_PER_SCHEMA = 25;
const SEED = 20_261_115;

/** Small, fast, seeded: the same pairs on every machine. */
function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PLAIN_NAMES = ['a', 'b', 'path', 'limit', 'x-y', 'é'];
/** ajv itself stumbles over these, so they are tried without asking it. */
const HOSTILE_NAMES = [...PLAIN_NAMES, '', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const TEXTS = [
  '',
  'a',
  'A',
  '5',
  '-3',
  '4.0',
  '1e3',
  'true',
  'False',
  'null',
  'None',
  '[1, 2]',
  "['a']",
  '{"a": 1}',
  '007',
  'é',
  '😀',
];
const NUMBERS = [0, 1, -1, 2, 3.5, 5, 10, 0.1, 1e10, -0.5];
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

interface Maker {
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly below: (limit: number) => number;
  readonly name: () => string;
}

function maker(random: () => number, names: readonly string[]): Maker {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { chance: (share) => random() < share, below, pick, name: () => pick(names) };
}

function randomValue(make: Maker, depth: number): unknown {
  const kind = make.below(depth > 2 ? 4 : 6);
  if (kind === 0) return make.pick([null, true, false]);
  if (kind === 1) return make.pick(NUMBERS);
  if (kind <= 3) return make.pick(TEXTS);
  if (kind === 4) return Array.from({ length: make.below(4) }, () => randomValue(make, depth + 1));
  const entries = Array.from({ length: make.below(4) }, () => [make.name(), randomValue(make, depth + 1)]);
  return Object.fromEntries(entries);
}

/** The keywords that ajv and the specification agree about, without references. */
function randomSchema(make: Maker, depth: number): unknown {
  if (make.chance(0.04)) return make.chance(0.7);
  const schema: Record<string, unknown> = {};
  const child = () => randomSchema(make, depth + 1);
  if (make.chance(0.75))
    schema.type = make.chance(0.25) ? [...new Set([make.pick(TYPES), make.pick(TYPES)])] : make.pick(TYPES);
  if (make.chance(0.12)) schema.enum = Array.from({ length: 1 + make.below(4) }, () => randomValue(make, 2));
  if (make.chance(0.04)) schema.const = randomValue(make, 2);
  if (make.chance(0.12))
    schema[make.pick(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'])] = make.pick(NUMBERS);
  if (make.chance(0.04)) schema.multipleOf = make.pick([1, 2, 0.5]);
  if (make.chance(0.08))
    schema[make.pick(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'])] =
      make.below(3);
  if (make.chance(0.05)) schema.pattern = make.pick(['^a', '\\d', '^[0-9]+$', 'é|😀']);
  if (make.chance(0.04)) schema.uniqueItems = true;
  if (depth > 2) return schema;
  if (make.chance(0.4))
    schema.properties = Object.fromEntries(Array.from({ length: make.below(4) }, () => [make.name(), child()]));
  if (make.chance(0.2)) schema.required = [...new Set(Array.from({ length: make.below(3) }, () => make.name()))];
  if (make.chance(0.15)) schema.additionalProperties = make.chance(0.6) ? false : child();
  if (make.chance(0.05)) schema.patternProperties = { '^[a-p]': child() };
  if (make.chance(0.25)) schema.items = make.chance(0.2) ? [child(), child()] : child();
  if (make.chance(0.04)) schema.additionalItems = child();
  // ajv accepts an empty array for `contains` beside a list of `items`; the specification does not.
  if (make.chance(0.04) && !Array.isArray(schema.items)) schema.contains = child();
  if (make.chance(0.04)) schema.propertyNames = make.pick([{ maxLength: 3 }, { pattern: '^[a-z]' }]);
  if (make.chance(0.05)) schema.dependencies = { a: make.chance(0.5) ? ['b'] : child() };
  if (make.chance(0.16)) schema[make.pick(['anyOf', 'oneOf', 'allOf'])] = [child(), child()];
  if (make.chance(0.03)) schema.not = child();
  if (make.chance(0.04))
    Object.assign(schema, Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, child()])));
  return schema;
}

const AJV_OPTIONS = { strict: false, ownProperties: true, validateSchema: false, logger: false } as const;

interface Tally {
  pairs: number;
  compared: number;
  coercions: number;
  readonly disagreements: string[];
  readonly broken: string[];
}

function examine(
  schema: unknown,
  value: unknown,
  oracle: ((value: unknown) => boolean) | undefined,
  tally: Tally,
): void {
  const before = JSON.stringify(value);
  const verdict = validateArguments(schema, value);
  const coerced = coerceArguments(schema, value);
  const note = (what: string) => tally.broken.push(`${what}: ${JSON.stringify(schema)} <- ${before}`);
  tally.pairs++;
  if (oracle !== undefined) {
    tally.compared++;
    if (oracle(value) !== verdict.ok) tally.disagreements.push(`${verdict.ok}: ${JSON.stringify(schema)} <- ${before}`);
    if (coerced.ok && !oracle(coerced.args)) note('ajv refuses what coercion made');
  }
  if (!verdict.ok && (verdict.errors.length === 0 || verdict.errors.length > 20)) note('bad error list');
  if (verdict.ok && !(coerced.ok && coerced.args === value)) note('a valid value changed');
  if (coerced.ok && !validateArguments(schema, coerced.args).ok) note('coercion made an invalid value');
  if (coerced.ok && coerced.changes.length > 0) tally.coercions++;
  if (JSON.stringify(value) !== before) note('the input changed');
}

const prototypeBefore = Object.getOwnPropertyNames(Object.prototype).sort();

describe('random schemas and arguments', () => {
  it(`agree with ajv, coerce to valid values and change nothing else, ${counts.schemaFuzzPairs} pairs`, () => {
    const random = randomSource(SEED);
    const makers = [maker(random, PLAIN_NAMES), maker(random, PLAIN_NAMES), maker(random, HOSTILE_NAMES)];
    const tally: Tally = { pairs: 0, compared: 0, coercions: 0, disagreements: [], broken: [] };
    for (let round = 0; tally.pairs < counts.schemaFuzzPairs; round++) {
      const make = makers[round % makers.length] as Maker;
      const schema = randomSchema(make, 0);
      const oracle = round % makers.length === 2 ? undefined : new Ajv(AJV_OPTIONS).compile(schema as object);
      for (let each = 0; each < VALUES_PER_SCHEMA; each++) examine(schema, randomValue(make, 0), oracle, tally);
    }
    const { pairs, compared, disagreements, coercions, broken } = tally;
    console.log(
      `schema fuzz: ${pairs} pairs, ${compared} compared with ajv, ${disagreements.length} disagreements, ${coercions} coerced`,
    );
    expect(broken.slice(0, 5)).toEqual([]);
    expect(coercions).toBeGreaterThan(pairs / 200);
    expect(disagreements.slice(0, 5)).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(prototypeBefore);
  }, 1_800_000);

  it('answer nonsense instead of schemas with a SchemaError', () => {
    const make = maker(randomSource(SEED + 1), HOSTILE_NAMES);
    const keywords = [
      'type',
      'properties',
      'items',
      'required',
      'enum',
      '$ref',
      'anyOf',
      'pattern',
      'minimum',
      '$id',
      'if',
      'not',
    ];
    let refused = 0;
    for (let each = 0; each < counts.schemaFuzzPairs / 10; each++) {
      const schema = Object.fromEntries(
        Array.from({ length: 1 + make.below(3) }, () => [make.pick(keywords), randomValue(make, 0)]),
      );
      try {
        const accepted = prepareTool(schema).accept(randomValue(make, 0));
        expect(typeof accepted.ok).toBe('boolean');
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});
