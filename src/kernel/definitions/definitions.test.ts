import { describe, expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens.js';
import { formatDefinition } from './format-definition.js';
import { lintDefinition } from './lint-definition.js';
import { repairSchema } from './repair-schema.js';
import { safeName } from './safe-name.js';
import { toAnthropic } from './to-anthropic.js';
import { toGemini } from './to-gemini.js';
import { toMcp } from './to-mcp.js';
import { toOpenAi } from './to-open-ai.js';

const definition = {
  name: 'read_file',
  description: 'Read a text file with line numbers.',
  parameters: {
    type: 'object',
    properties: { path: { type: 'string', description: 'File' }, limit: { type: ['integer', 'null'], minimum: 1 } },
    required: ['path'],
  },
};

describe('the four formats', () => {
  it('wrap a definition as each provider expects it', () => {
    const { name, description, parameters } = definition;
    expect(toOpenAi(definition)).toEqual({ type: 'function', function: definition });
    expect(toAnthropic(definition)).toEqual({ name, description, input_schema: parameters });
    expect(toMcp(definition, { readOnlyHint: true })).toEqual({
      name,
      description,
      inputSchema: parameters,
      annotations: { readOnlyHint: true },
    });
    expect(toGemini(definition)).toEqual({
      name,
      description,
      parameters: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'File' },
          limit: { type: 'integer', minimum: 1, nullable: true },
        },
        required: ['path'],
      },
    });
  });

  it('carry a title to MCP clients', () => {
    expect(toMcp(definition, { title: 'Read' })).toMatchObject({ title: 'Read', annotations: { title: 'Read' } });
    expect(toMcp(definition)).not.toHaveProperty('annotations');
  });

  it('are chosen by name', () => {
    expect(formatDefinition(definition, 'openai')).toEqual(toOpenAi(definition));
    expect(formatDefinition(definition, 'gemini')).toEqual(toGemini(definition));
  });

  it('keep names within what providers accept, without ever joining two', () => {
    expect(safeName('read_file')).toBe('read_file');
    const names = ['a.b', 'a/b', 'a b', '1st', 'x'.repeat(65), 'x'.repeat(66)].map((name) => safeName(name));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/);
  });
});

describe('toGemini', () => {
  function gemini(schema: unknown): unknown {
    const { parameters } = toGemini({ ...definition, parameters: { type: 'object', properties: { x: schema } } });
    return (parameters as { properties: { x: unknown } }).properties.x;
  }

  it.each([
    [{ const: 'on' }, { type: 'string', enum: ['on'] }],
    [
      { type: 'integer', enum: [1, 2] },
      { type: 'integer', description: 'One of: 1, 2.' },
    ],
    [
      { type: 'integer', exclusiveMinimum: 0 },
      { type: 'integer', minimum: 1 },
    ],
    [
      { type: 'string', format: 'uri', description: 'Where.' },
      { type: 'string', description: 'Where. Format: uri.' },
    ],
    [
      { type: 'string', format: 'date-time' },
      { type: 'string', format: 'date-time' },
    ],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, { type: 'string', nullable: true }],
    [{ type: ['string', 'integer'] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    [{ type: 'array' }, { type: 'array', items: { type: 'string' } }],
    [
      { type: 'object', additionalProperties: true },
      { type: 'string', description: '(a JSON object, as text)' },
    ],
    [
      { type: 'integer', default: 5 },
      { type: 'integer', description: 'Default: 5.' },
    ],
    [
      {
        allOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { properties: { b: { type: 'integer' } } }],
      },
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } } },
    ],
  ])('turns %j into the subset', (schema, wanted) => {
    expect(gemini(schema)).toEqual(wanted);
  });

  it('replaces references, and ends where a schema contains itself', () => {
    const tree = {
      type: 'object',
      properties: { tree: { $ref: '#/$defs/tree' } },
      $defs: { tree: { type: 'object', properties: { n: { type: 'integer' }, next: { $ref: '#/$defs/tree' } } } },
    };
    const text = JSON.stringify(toGemini({ ...definition, parameters: tree }));
    expect(text).not.toContain('$ref');
    expect(text).not.toContain('$defs');
    expect(text.length).toBeLessThan(2_000);
  });

  it('leaves parameters out for a tool that has none', () => {
    expect(toGemini({ ...definition, parameters: { type: 'object', properties: {} } })).not.toHaveProperty(
      'parameters',
    );
  });
});

describe('repairSchema', () => {
  it.each([
    [{}, { type: 'object', properties: {} }],
    [undefined, { type: 'object', properties: {} }],
    [{ type: 'object' }, { type: 'object', properties: {} }],
    [
      { $schema: 'x', type: 'object', properties: { a: 'string' }, required: ['a', 'gone'] },
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    [
      { type: 'object', properties: { a: { type: 'array' }, b: { type: 'object' } } },
      { type: 'object', properties: { a: { type: 'array', items: {} }, b: { type: 'object', properties: {} } } },
    ],
    [
      { type: 'object', properties: { a: { type: 'string', required: true } } },
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    [
      { type: 'object', properties: { a: { $ref: '#/$defs/a', default: 1 } }, $defs: { a: { type: 'integer' } } },
      { type: 'object', properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { type: 'integer' } } },
    ],
    [
      { type: 'object', properties: { a: { type: 'string', nullable: true } } },
      { type: 'object', properties: { a: { type: ['string', 'null'] } } },
    ],
    [
      {
        allOf: [{ properties: { a: { type: 'string' } }, required: ['a'] }, { properties: { b: { type: 'integer' } } }],
      },
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } }, required: ['a'] },
    ],
    [
      { $ref: '#/$defs/in', $defs: { in: { type: 'object', properties: { a: { type: 'string' } } } } },
      {
        type: 'object',
        properties: { a: { type: 'string' } },
        $defs: { in: { type: 'object', properties: { a: { type: 'string' } } } },
      },
    ],
  ])('repairs %j', (schema, wanted) => {
    expect(repairSchema(schema)).toEqual(wanted);
  });

  it('joins top-level alternatives and says in words what they were', () => {
    const repaired = repairSchema({
      type: 'object',
      properties: { kind: { type: 'string' } },
      oneOf: [
        { properties: { action: { const: 'add' }, url: { type: 'string' } }, required: ['action', 'url'] },
        { properties: { action: { const: 'drop' }, id: { type: 'integer' } }, required: ['action', 'id'] },
      ],
    });
    expect(repaired).toEqual({
      type: 'object',
      description: 'Give either url, or id.',
      properties: {
        kind: { type: 'string' },
        action: { enum: ['add', 'drop'] },
        url: { type: 'string' },
        id: { type: 'integer' },
      },
      required: ['action'],
    });
  });

  it('leaves its input alone', () => {
    const schema = Object.freeze({
      type: 'object',
      properties: Object.freeze({ a: 'string' }),
      required: Object.freeze(['b']),
    });
    expect(() => repairSchema(schema)).not.toThrow();
  });
});

describe('lintDefinition', () => {
  it('finds nothing wrong with a good definition', () => {
    const good = {
      name: 'list_files',
      description: 'List the files of a folder, newest first.',
      parameters: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'Folder to list' },
          limit: { type: 'integer', minimum: 1, maximum: 100, default: 20, description: 'How many' },
          kinds: {
            type: 'array',
            items: { type: 'string' },
            maxItems: 10,
            default: [],
            description: 'Endings, e.g. ts',
          },
        },
        required: ['path'],
      },
    };
    expect(lintDefinition(good)).toEqual([]);
  });

  it.each([
    [{ type: 'string' }, 'has no description'],
    [{ type: 'string', description: 'One of: fast, slow' }, 'make them an enum'],
    [{ type: 'integer', description: 'How many' }, 'without bounds'],
    [{ type: 'array', items: { type: 'string' }, description: 'Names' }, 'maxItems'],
    [{ type: 'string', description: 'Encoding' }, 'what happens without it'],
  ])('complains about %j', (property, words) => {
    const parameters = { type: 'object', properties: { x: property } };
    const problems = lintDefinition({ ...definition, parameters }).map((each) => each.problem);
    expect(problems.join('; ')).toContain(words);
  });
});

describe('estimateTokens', () => {
  /** Counted with the tokenizer of GPT-4, by hand for these short texts. */
  it.each([
    ['The quick brown fox jumps over the lazy dog.', 10],
    ['{"type":"object","properties":{"path":{"type":"string"}}}', 14],
    ['Hello, world!', 4],
    ['', 0],
  ])('comes near for %j', (text, tokens) => {
    expect(Math.abs(estimateTokens(text) - tokens)).toBeLessThanOrEqual(Math.ceil(tokens * 0.15));
  });

  it('grows with the text', () => {
    expect(estimateTokens({ a: 'word '.repeat(1_000) })).toBeGreaterThan(900);
    expect(estimateTokens('文字'.repeat(100))).toBeGreaterThan(150);
  });
});
