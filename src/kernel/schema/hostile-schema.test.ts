import { describe, expect, it, vi } from 'vitest';
import { coerceArguments } from './coerce-arguments.js';
import { prepareTool } from './prepare-tool.js';
import { SchemaError } from './schema-error.js';
import { validateArguments } from './validate-arguments.js';

/** Generous: these would take minutes or for ever without a limit. */
const SOON_MS = 5_000;

function elapsed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function nested(depth: number): unknown {
  let schema: unknown = { type: 'string' };
  for (let level = 0; level < depth; level++) schema = { type: 'object', properties: { a: schema } };
  return schema;
}

function bomb(levels: number, keyword: 'anyOf' | 'allOf'): Record<string, unknown> {
  const definitions: Record<string, unknown> = { [`d${levels}`]: { type: 'integer' } };
  for (let level = 0; level < levels; level++) {
    const next = { $ref: `#/definitions/d${level + 1}` };
    definitions[`d${level}`] = { [keyword]: [next, next] };
  }
  return { definitions, $ref: '#/definitions/d0' };
}

describe('hostile schemas', () => {
  it('are refused when too deep or too large', () => {
    expect(() => validateArguments(nested(5_000), {})).toThrow(SchemaError);
    const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`p${at}`, { type: 'string' }]));
    expect(() => validateArguments({ properties: wide }, {})).toThrow('more than 50000 parts');
  });

  it('cannot run away with references that double at each level', () => {
    for (const keyword of ['anyOf', 'allOf'] as const) {
      const schema = bomb(60, keyword);
      expect(elapsed(() => expect(validateArguments(schema, 'x').ok).toBe(false))).toBeLessThan(SOON_MS);
      expect(elapsed(() => expect(coerceArguments(schema, 'x').ok).toBe(false))).toBeLessThan(SOON_MS);
    }
  });

  it('cannot run away with references that lead back to themselves', () => {
    for (const schema of [{ $ref: '#' }, { allOf: [{ $ref: '#' }] }, { anyOf: [{ $ref: '#' }, { $ref: '#' }] }]) {
      expect(validateArguments(schema, {}).ok).toBe(false);
      expect(coerceArguments(schema, { a: 1 }).ok).toBe(false);
    }
  });

  it('cannot hold the thread with a pattern', () => {
    const patterns = ['^(a+)+$', '(a|a)*b', '^(a|aa)+$', '^(?=(a+)+b)', '(.*)*\\1x', '^([a-z]+)*\\d$'];
    const texts = Array.from({ length: 20 }, () => `${'a'.repeat(50_000)}!`);
    for (const pattern of patterns) {
      const schema = { type: 'array', items: { type: 'string', pattern } };
      expect(
        elapsed(() => validateArguments(schema, texts)),
        pattern,
      ).toBeLessThan(SOON_MS);
    }
    const keys = { type: 'object', patternProperties: { '^(a+)+$': { type: 'integer' } } };
    const hostile = { [`${'a'.repeat(40)}!`]: 1 };
    expect(elapsed(() => validateArguments(keys, hostile))).toBeLessThan(SOON_MS);
  });

  it('still get ordinary patterns right, look-around included', () => {
    const cases: [string, string, boolean][] = [
      ['^\\p{Letter}+$', 'Größe', true],
      ['^\\p{Script=Greek}+$', 'abc', false],
      ['^\\d{3}-\\d{4}$', '555-1234', true],
      ['^\\d{3}-\\d{4}$', '5555-1234', false],
      ['^(?!\\.)[a-z.]+$', 'a.b', true],
      ['^(?!\\.)[a-z.]+$', '.ab', false],
      ['^(a|b)\\1$', 'aa', true],
      ['^(a|b)\\1$', 'ab', false],
      ['[\\w.-]+@[\\w.-]+', 'mail me: a@b.c', true],
      ['^\\p{Lu}', 'Ä', true],
    ];
    for (const [pattern, text, wanted] of cases) {
      expect(validateArguments({ pattern }, text).ok, `${pattern} ${text}`).toBe(wanted);
    }
  });

  it('try what RE2 cannot express in another thread, and again after one that ran away', () => {
    const tries = vi.spyOn(RegExp.prototype, 'test');
    const wild = { pattern: '^(?=(a+)+b)' };
    const tame = { pattern: '^(?!x)a' };
    const text = `${'a'.repeat(50_000)}!`;
    const answers = [wild, tame].map((schema) => validateArguments(schema, text).ok);
    const tried = tries.mock.contexts.map((pattern) => (pattern as RegExp).source);
    tries.mockRestore();
    expect(answers).toEqual([false, true]);
    expect(tried).not.toContain(wild.pattern);
    expect(tried).not.toContain(tame.pattern);
  });

  it('cannot make coercion try for ever', () => {
    const branch = {
      type: 'object',
      properties: { next: { $ref: '#/definitions/node' }, n: { type: 'integer' } },
      required: ['n'],
    };
    const schema = {
      definitions: { node: { anyOf: Array.from({ length: 8 }, () => branch) } },
      $ref: '#/definitions/node',
    };
    let value: unknown = { n: 'x' };
    for (let level = 0; level < 30; level++) value = { n: '1', next: value };
    expect(elapsed(() => expect(coerceArguments(schema, value).ok).toBe(false))).toBeLessThan(SOON_MS);
  });
});

describe('hostile defaults', () => {
  it('cannot run away, and valid arguments are still accepted', () => {
    const definitions: Record<string, unknown> = { d40: { type: 'object', properties: { a: { default: 1 } } } };
    for (let level = 0; level < 40; level++) {
      const next = { $ref: `#/definitions/d${level + 1}` };
      definitions[`d${level}`] = { allOf: [next, next] };
    }
    const tool = prepareTool({ type: 'object', definitions, allOf: [{ $ref: '#/definitions/d0' }] });
    expect(elapsed(() => expect(tool.accept({ b: 1 })).toMatchObject({ ok: true }))).toBeLessThan(SOON_MS);
  });
});

describe('hostile arguments', () => {
  const tool = prepareTool({ type: 'object', properties: { a: {}, tree: { $ref: '#' } } });

  it('are refused when nested too deeply, as text and as objects', () => {
    const text = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(tool.accept(text)).toMatchObject({ ok: false });
    let value: unknown = 1;
    for (let level = 0; level < 200; level++) value = { a: value };
    expect(tool.accept(value)).toMatchObject({ ok: false, error: { message: 'The arguments are nested too deeply' } });
    const cyclic: Record<string, unknown> = {};
    cyclic.a = cyclic;
    expect(tool.accept(cyclic).ok).toBe(false);
  });

  it('never reach a prototype', () => {
    const accepted = tool.accept(
      '{"a": 1, "__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": 1}}}',
    );
    expect(accepted.ok).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    if (accepted.ok) expect(Object.getPrototypeOf(accepted.args)).toBe(Object.prototype);
    const coerced = coerceArguments(
      { properties: { n: { type: 'integer' } } },
      JSON.parse('{"n":"1","__proto__":{"x":1}}'),
    );
    expect(coerced.ok && Object.getPrototypeOf(coerced.args)).toBe(Object.prototype);
    expect(coerced.ok && Object.keys(coerced.args as object)).toEqual(['n', '__proto__']);
  });

  it('that are not JSON are refused by name', () => {
    for (const value of [() => 1, 1n, Symbol('x'), Number.NaN, new Date(), new Map()]) {
      expect(tool.accept({ a: value }), String(value)).toMatchObject({ ok: false });
    }
  });
});
