import { describe, expect, it } from 'vitest';
import { repairSchema } from '../src/kernel/definitions/repair-schema.js';
import { toGemini } from '../src/kernel/definitions/to-gemini.js';
import { compileSchema } from '../src/kernel/schema/compile-schema.js';
import { validateArguments } from '../src/kernel/schema/validate-arguments.js';
import { counts } from './counts.js';
import { maker, PLAIN_NAMES, randomSchema, randomSource, randomValue } from './schema-generator.js';

const GEMINI_KEYWORDS = new Set([
  'type',
  'format',
  'title',
  'description',
  'nullable',
  'enum',
  'maxItems',
  'minItems',
  'properties',
  'required',
  'minProperties',
  'maxProperties',
  'minLength',
  'maxLength',
  'pattern',
  'anyOf',
  'items',
  'minimum',
  'maximum',
]);

function keywords(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    found.add(key);
    if (key === 'properties') for (const child of Object.values(value)) keywords(child, found);
    else if (key === 'anyOf') for (const child of value) keywords(child, found);
    else if (key === 'items') keywords(value, found);
  }
  return found;
}

describe('definitions of random tools', () => {
  const make = maker(randomSource(42), PLAIN_NAMES);
  const tools = Array.from({ length: counts.schemaFuzzPairs / 20 }, () => {
    const schema = randomSchema(make, 0);
    return typeof schema === 'object' ? { ...schema, type: 'object' } : { type: 'object' };
  });

  it('are valid schemas after repair that refuse nothing the original accepts', () => {
    const refused: string[] = [];
    for (const tool of tools) {
      // Joined alternatives guide the model more narrowly than the original; that is documented.
      const { anyOf: _, oneOf: __, ...schema } = tool as Record<string, unknown>;
      const repaired = repairSchema(schema);
      compileSchema(repaired);
      for (let each = 0; each < 10; each++) {
        const value = randomValue(make, 0);
        if (validateArguments(schema, value).ok && !validateArguments(repaired, value).ok) {
          refused.push(`${JSON.stringify(schema)} -> ${JSON.stringify(repaired)} <- ${JSON.stringify(value)}`);
        }
      }
    }
    expect(refused.slice(0, 3)).toEqual([]);
  });

  it('have no combinators at the top and only Gemini keywords for Gemini', () => {
    for (const parameters of tools) {
      const repaired = repairSchema(parameters);
      for (const keyword of ['anyOf', 'oneOf', 'allOf', 'not', 'enum', 'if'])
        expect(repaired).not.toHaveProperty(keyword);
      const unknown = [...keywords(toGemini({ name: 'x', description: 'x', parameters }).parameters)];
      expect(unknown.filter((keyword) => !GEMINI_KEYWORDS.has(keyword))).toEqual([]);
    }
  });
});
