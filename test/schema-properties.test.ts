import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coerceArguments } from '../src/kernel/schema/coerce-arguments.js';
import { prepareTool } from '../src/kernel/schema/prepare-tool.js';
import { validateArguments } from '../src/kernel/schema/validate-arguments.js';
import { counts } from './counts.js';

/** A schema together with values that satisfy it, and those values as a careless model would write them. */
interface Typed {
  readonly schema: object;
  readonly value: fc.Arbitrary<unknown>;
}

const leaf: fc.Arbitrary<Typed> = fc.constantFrom<Typed>(
  { schema: { type: 'integer' }, value: fc.integer() },
  {
    schema: { type: 'number' },
    value: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }).map((n) => n + 0),
  },
  { schema: { type: 'boolean' }, value: fc.boolean() },
  { schema: { type: 'string' }, value: fc.string() },
  { schema: { type: 'string', enum: ['Read', 'write-all', 'x'] }, value: fc.constantFrom('Read', 'write-all', 'x') },
  { schema: { type: ['integer', 'null'] }, value: fc.option(fc.integer()) },
);

const typed: fc.Arbitrary<Typed> = fc.letrec<{ any: Typed; leaf: Typed; list: Typed; record: Typed }>((tie) => ({
  any: fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
  leaf,
  list: tie('any').map(({ schema, value }) => ({
    schema: { type: 'array', items: schema },
    value: fc.array(value, { maxLength: 4 }),
  })),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'toString'), tie('any'), { maxKeys: 4 }).map((fields) => ({
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, each.schema])),
      additionalProperties: false,
    },
    value: fc.record(Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, each.value])), {
      requiredKeys: [],
    }),
  })),
})).any;

const pair = typed
  .chain(({ schema, value }) => fc.tuple(fc.constant(schema), value))
  .map(([schema, value]) => ({
    schema,
    value: JSON.parse(JSON.stringify(value)) as unknown,
  }));

const runs = { numRuns: counts.schemaProperties, seed: 7 };

/** Quotes scalars and containers the way models do, except where the schema asks for text. */
function slip(schema: unknown, value: unknown): unknown {
  const { type, items, properties, enum: choices } = schema as Record<string, unknown>;
  if (Array.isArray(choices)) return String(value).toUpperCase();
  if (type === 'string') return value;
  if (Array.isArray(value)) return JSON.stringify(value.map((item) => slip(items, item)));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, each]) => [
      key,
      slip((properties as Record<string, unknown>)[key], each),
    ]);
    return Object.fromEntries(fields);
  }
  return String(value);
}

function hasExponent(value: unknown): boolean {
  return JSON.stringify(value)?.includes('e-') ?? false;
}

describe('coercion', () => {
  it('never changes a valid value', () => {
    fc.assert(
      fc.property(pair, ({ schema, value }) => {
        expect(validateArguments(schema, value)).toEqual({ ok: true });
        expect(coerceArguments(schema, value)).toStrictEqual({ ok: true, args: value, changes: [] });
      }),
      runs,
    );
  });

  it('brings quoted values back to what was meant', () => {
    fc.assert(
      fc.property(
        pair.filter(({ value }) => !hasExponent(value)),
        ({ schema, value }) => {
          const coerced = coerceArguments(schema, slip(schema, value));
          expect(coerced.ok && coerced.args).toStrictEqual(value);
        },
      ),
      runs,
    );
  });

  it('answers any value with a valid one or an error, and leaves its input alone', () => {
    fc.assert(
      fc.property(typed, fc.jsonValue(), ({ schema }, value) => {
        const before = JSON.stringify(value);
        const coerced = coerceArguments(schema, value);
        expect(JSON.stringify(value)).toBe(before);
        if (coerced.ok) expect(validateArguments(schema, coerced.args)).toEqual({ ok: true });
        else expect(coerced.error.message).not.toBe('');
      }),
      runs,
    );
  });

  it('is done after one time', () => {
    fc.assert(
      fc.property(typed, fc.jsonValue(), ({ schema }, value) => {
        const once = coerceArguments(schema, value);
        if (once.ok) expect(coerceArguments(schema, once.args)).toMatchObject({ ok: true, changes: [] });
      }),
      runs,
    );
  });

  it('never throws past the pipeline, whatever the text', () => {
    const tool = prepareTool({ type: 'object', properties: { a: { type: 'integer' }, b: { type: 'array' } } });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => text.slice(1)),
        ),
        (raw) => {
          expect(typeof tool.accept(raw).ok).toBe('boolean');
        },
      ),
      runs,
    );
  });
});
