import { describe, expect, it } from 'vitest';
import { SchemaError } from './schema-error.js';
import { validateArguments } from './validate-arguments.js';

function problems(schema: unknown, value: unknown, options = {}) {
  const result = validateArguments(schema, value, options);
  return result.ok ? [] : result.errors;
}

describe('validateArguments', () => {
  const schema = {
    type: 'object',
    properties: {
      path: { type: 'string', minLength: 1 },
      limit: { type: 'integer', minimum: 1 },
      mode: { type: 'string', enum: ['text', 'binary'] },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    },
    required: ['path'],
    additionalProperties: false,
  };

  it('says what was expected and what came, with the path', () => {
    expect(problems(schema, { path: 'a', limit: 'abc' })).toEqual([
      {
        path: 'limit',
        expected: 'integer >= 1',
        got: 'string "abc"',
        message: 'limit: expected integer >= 1, got string "abc"',
        hint: 'Send a whole number without quotes, e.g. 3.',
      },
    ]);
  });

  it('lists every problem, not only the first', () => {
    const found = problems(schema, { limit: 0, mode: 'txt', tags: ['a', 1, 'b'], lmit: 3 });
    expect(found.map((each) => each.path)).toEqual(['path', 'limit', 'mode', 'tags', 'tags[1]', 'lmit']);
  });

  it('suggests the name or choice that was probably meant', () => {
    expect(problems(schema, { path: 'a', lmit: 3 })[0]?.hint).toBe('Did you mean `limit`?');
    expect(problems(schema, { path: 'a', mode: 'txt' })[0]?.hint).toBe('Did you mean "text"?');
    expect(problems(schema, { pth: 'a' })[0]?.hint).toBe('You sent `pth`; the name is `path`.');
    expect(problems(schema, { path: 'a', zzz: 1 })[0]?.hint).toBe('Known properties: path, limit, mode, tags.');
  });

  it('stops at twenty problems', () => {
    const many = { type: 'array', items: { type: 'integer' } };
    expect(problems(many, Array(100).fill('x'))).toHaveLength(20);
  });

  it('explains the one alternative whose shape fits', () => {
    const shapes = {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'a' }, size: { type: 'integer' } }, required: ['kind', 'size'] },
        { type: 'string' },
      ],
    };
    expect(problems(shapes, { kind: 'a', size: 'big' })).toMatchObject([{ path: 'size', expected: 'integer' }]);
    expect(problems(shapes, 5)).toMatchObject([{ path: '', expected: 'object with kind, size or string' }]);
  });

  it('shortens long values and never prints them whole', () => {
    const [problem] = problems({ type: 'integer' }, 'x'.repeat(10_000));
    expect(problem?.message.length).toBeLessThan(120);
  });

  it('accepts boolean schemas and any JSON value', () => {
    expect(validateArguments(true, null)).toEqual({ ok: true });
    expect(validateArguments(false, 1).ok).toBe(false);
    expect(validateArguments({ type: 'array' }, [])).toEqual({ ok: true });
  });

  it('takes only own properties for real', () => {
    expect(validateArguments({ type: 'object', required: ['toString', '__proto__'] }, {}).ok).toBe(false);
    expect(validateArguments({ properties: { constructor: { type: 'integer' } } }, {}).ok).toBe(true);
    expect(validateArguments({ properties: { constructor: { type: 'integer' } } }, { constructor: 'x' }).ok).toBe(
      false,
    );
  });

  it('ignores what stands beside $ref in draft-07, and heeds it in 2020-12', () => {
    const beside = { definitions: { a: {} }, properties: { x: { $ref: '#/definitions/a', type: 'string' } } };
    expect(validateArguments(beside, { x: 1 }).ok).toBe(true);
    expect(validateArguments(beside, { x: 1 }, { dialect: '2020-12' }).ok).toBe(false);
  });

  it.each([
    [{ type: 'strin' }, 'type'],
    [{ properties: { a: { minimum: '1' } } }, 'properties.a.minimum'],
    [{ required: 'a' }, 'required'],
    [{ pattern: '(' }, '"("'],
    [{ $ref: '#/definitions/missing' }, 'missing'],
    [{ $ref: 'https://example.org/other.json' }, 'nothing is fetched'],
    ['string', 'object or boolean'],
  ])('refuses %j as a schema and says where', (broken, words) => {
    expect(() => validateArguments(broken, 1)).toThrow(SchemaError);
    expect(() => validateArguments(broken, 1)).toThrow(words);
  });

  it('reads older spellings in schemas that do not say their dialect', () => {
    expect(validateArguments({ type: 'integer', minimum: 1, exclusiveMinimum: true }, 1).ok).toBe(false);
    const tuple = { type: 'array', items: [{ type: 'integer' }, { type: 'string' }] };
    expect(validateArguments(tuple, ['x'], { dialect: '2020-12' }).ok).toBe(false);
  });
});

describe('the 2020-12 dialect', () => {
  const options = { dialect: '2020-12' } as const;
  it.each([
    [{ prefixItems: [{ type: 'integer' }], items: { type: 'string' } }, [1, 'a'], [1, 2]],
    [{ dependentRequired: { a: ['b'] } }, { a: 1, b: 1 }, { a: 1 }],
    [{ dependentSchemas: { a: { required: ['b'] } } }, { b: 1 }, { a: 1 }],
    [{ contains: { type: 'integer' }, minContains: 2, maxContains: 3 }, [1, 2, 'a'], [1, 'a']],
    [{ contains: { type: 'integer' }, minContains: 0 }, [], null],
    [{ $defs: { a: { $anchor: 'here', type: 'integer' } }, $ref: '#here' }, 1, 'x'],
    [
      { allOf: [{ properties: { a: true } }], properties: { b: true }, unevaluatedProperties: false },
      { a: 1, b: 1 },
      { a: 1, c: 1 },
    ],
    [
      {
        if: { properties: { a: { const: 1 } }, required: ['a'] },
        else: { properties: { b: true } },
        unevaluatedProperties: false,
      },
      { a: 1 },
      { a: 1, b: 2 },
    ],
    [{ prefixItems: [true], contains: { type: 'string' }, unevaluatedItems: false }, [1, 'a'], [1, 'a', 2]],
    [
      {
        $id: 'https://example.org/strict',
        $dynamicAnchor: 'node',
        $ref: 'tree',
        unevaluatedProperties: false,
        $defs: {
          tree: {
            $id: 'tree',
            $dynamicAnchor: 'node',
            type: 'object',
            properties: { data: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
          },
        },
      },
      { children: [{ data: 1 }] },
      { children: [{ daat: 1 }] },
    ],
  ])('%j', (schema, good, bad) => {
    expect(validateArguments(schema, good, options)).toEqual({ ok: true });
    if (bad !== null) expect(validateArguments(schema, bad, options).ok).toBe(false);
  });

  it('knows the recursive references of 2019-09', () => {
    const tree = {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      $recursiveAnchor: true,
      type: 'object',
      properties: { next: { $recursiveRef: '#' } },
      additionalProperties: false,
    };
    expect(validateArguments(tree, { next: { next: {} } }).ok).toBe(true);
    expect(validateArguments(tree, { next: { nxt: {} } }).ok).toBe(false);
  });
});
