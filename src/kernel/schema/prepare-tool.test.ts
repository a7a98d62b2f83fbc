import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { prepareTool } from './prepare-tool.js';
import { toJsonSchema } from './to-json-schema.js';

const schema = {
  type: 'object',
  properties: {
    path: { type: 'string', minLength: 1 },
    offset: { type: 'integer', default: 1 },
    options: {
      type: 'object',
      properties: { depth: { type: 'integer', default: 3 }, tags: { type: 'array', default: [] } },
    },
    edits: { type: 'array', items: { type: 'object', properties: { all: { type: 'boolean', default: false } } } },
    broken: { type: 'string', default: 5 },
  },
  required: ['path'],
};

describe('prepareTool', () => {
  const tool = prepareTool(schema);

  it('hands valid arguments through, with defaults at every level', () => {
    const raw = { path: 'a', options: {}, edits: [{}, { all: true }] };
    const accepted = tool.accept(raw);
    expect(accepted).toEqual({
      ok: true,
      args: { path: 'a', offset: 1, options: { depth: 3, tags: [] }, edits: [{ all: false }, { all: true }] },
    });
    expect(raw).toEqual({ path: 'a', options: {}, edits: [{}, { all: true }] });
  });

  it('gives each call its own copy of a default', () => {
    const tags = () => {
      const accepted = tool.accept({ path: 'a', options: {} });
      return accepted.ok ? (accepted.args as { options: { tags: string[] } }).options.tags : [];
    };
    tags().push('left over');
    expect(tags()).toEqual([]);
  });

  it('fills a default in for a required argument', () => {
    const strict = { type: 'object', properties: { n: { type: 'integer', default: 4 } }, required: ['n'] };
    expect(prepareTool(strict).accept({})).toEqual({ ok: true, args: { n: 4 } });
    expect(prepareTool(strict, { fillDefaults: false }).accept({})).toMatchObject({ ok: false });
  });

  it('coerces what does not validate and reports what is left', () => {
    expect(tool.accept('{"path": "a", "offset": "7", "edits": {"all": "True"}}')).toEqual({
      ok: true,
      args: { path: 'a', offset: 7, edits: [{ all: true }] },
    });
    const refused = tool.accept({ offset: 'seven' });
    expect(refused).toMatchObject({
      ok: false,
      error: { path: 'path' },
      errors: [{ path: 'path' }, { path: 'offset' }],
    });
  });

  it('names the argument that was probably meant, when asked to watch for that', () => {
    const watching = prepareTool(schema, { unknownArguments: 'suggest' });
    expect(watching.accept({ path: 'a', ofset: 3 })).toMatchObject({
      ok: false,
      error: { hint: 'Did you mean `offset`?' },
    });
    expect(watching.accept({ path: 'a', colour: 3 })).toMatchObject({ ok: true, args: { colour: 3 } });
    expect(tool.accept({ path: 'a', ofset: 3 })).toMatchObject({ ok: true });
  });
});

describe('toJsonSchema', () => {
  it('describes a zod object for a model', () => {
    const input = z.object({
      path: z.string().min(1).describe('File'),
      limit: z.int().min(1).max(10).default(5),
      count: z.int().optional(),
      mail: z.email().optional(),
      kind: z.enum(['a', 'b']),
    });
    expect(toJsonSchema(input)).toEqual({
      type: 'object',
      properties: {
        path: { type: 'string', minLength: 1, description: 'File' },
        limit: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
        count: { type: 'integer' },
        mail: { type: 'string', format: 'email' },
        kind: { type: 'string', enum: ['a', 'b'] },
      },
      required: ['path', 'kind'],
    });
  });

  it('keeps strictness, unions of objects and empty objects', () => {
    expect(toJsonSchema(z.strictObject({}))).toEqual({ type: 'object', properties: {}, additionalProperties: false });
    const union = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b') }),
    ]);
    expect(toJsonSchema(union)).toMatchObject({ type: 'object' });
  });

  it('accepts any Standard Schema that can describe itself', () => {
    const own = {
      '~standard': {
        version: 1,
        vendor: 'ours',
        validate: (value: unknown) => ({ value }),
        jsonSchema: { input: () => ({ type: 'object', properties: { a: { type: 'string' } } }), output: () => ({}) },
      },
    } as const;
    expect(toJsonSchema(own)).toEqual({ type: 'object', properties: { a: { type: 'string' } } });
  });

  it('says what to do when it cannot', () => {
    expect(() => toJsonSchema(z.string())).toThrow('must be an object');
    expect(() => toJsonSchema(z.object({ at: z.date() }))).toThrow('Use a type JSON can carry');
  });
});
