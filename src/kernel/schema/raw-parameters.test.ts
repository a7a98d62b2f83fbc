import { expect, it } from 'vitest';
import { rawParameters } from './raw-parameters.js';

const parameters = { type: 'object', properties: { n: { type: 'integer' } } };

it.each([
  ['the schema itself', parameters],
  ['a function schema', { name: 'x', description: 'x', parameters }],
  ['an OpenAI definition', { type: 'function', function: { name: 'x', parameters } }],
  ['an Anthropic definition', { name: 'x', input_schema: parameters }],
  ['an MCP definition', { name: 'x', inputSchema: parameters }],
])('takes %s', (_name, schema) => {
  expect(rawParameters(schema)).toBe(parameters);
});

it.each([
  [{ type: 'array' }, 'The parameters of a tool are an object, not "array"; set type: \'object\''],
  [{ type: 'objec' }, 'set type'],
  [{ parameters: [] }, '`parameters` must be a JSON Schema object'],
  [{ type: 'object', properties: { n: { type: 'int' } } }, 'no type "int"; write \'integer\' (at properties.n)'],
  [{ type: 'object', properties: { n: { type: ['str', 'null'] } } }, "write 'string' (at properties.n)"],
  [{ properties: { l: { type: 'array', items: { type: 'thing' } } } }, 'write one of array, boolean, integer'],
])('refuses %j', (schema, words) => {
  expect(() => rawParameters(schema)).toThrow(words);
});

it('refuses a schema that contains itself', () => {
  const schema: Record<string, unknown> = { type: 'object' };
  schema.properties = { again: schema };
  expect(() => rawParameters(schema)).toThrow('nested deeper');
});
