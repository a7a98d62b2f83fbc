import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { coerceArguments } from '../src/kernel/schema/coerce-arguments.js';
import { prepareTool } from '../src/kernel/schema/prepare-tool.js';
import { SchemaError } from '../src/kernel/schema/schema-error.js';
import { validateArguments } from '../src/kernel/schema/validate-arguments.js';
import { counts } from './counts.js';
import {
  HOSTILE_NAMES,
  type Maker,
  maker,
  PLAIN_NAMES,
  randomSchema,
  randomSource,
  randomValue,
} from './schema-generator.js';

const require = createRequire(import.meta.url);
const { Ajv } = require('ajv') as typeof import('ajv');

const VALUES_PER_SCHEMA = 25;
const SEED = 20_261_115;

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
  const accepted = prepareTool(schema).accept(value);
  if (accepted.ok && !validateArguments(schema, accepted.args).ok) note('invalid arguments were accepted');
  if (accepted.ok && oracle !== undefined && !oracle(accepted.args)) note('ajv refuses what was accepted');
  if (JSON.stringify(value) !== before) note('the input changed');
}

const prototypeBefore = Object.getOwnPropertyNames(Object.prototype).sort();

describe('random schemas and arguments', () => {
  it(`agree with ajv, coerce to valid values and change nothing else, ${counts.schemaFuzzPairs} pairs`, () => {
    const random = randomSource(SEED);
    // ajv itself stumbles over the hostile names, so those are tried without asking it.
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
