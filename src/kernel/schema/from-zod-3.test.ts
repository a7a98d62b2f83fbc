import { describe, expect, it } from 'vitest';
import { z } from 'zod/v3';
import { tool } from '../define-tool.js';

function parametersOf(input: z.ZodTypeAny): unknown {
  return tool({ name: 'old', description: 'Uses zod 3.', input: input as z.AnyZodObject }, () => null).definition
    .parameters;
}

describe('fromZod3', () => {
  it('describes what a zod 3 schema accepts', () => {
    enum Level {
      Low = 1,
      High = 2,
    }
    const input = z.object({
      name: z.string().min(1).max(9).describe('A name'),
      count: z.number().int().min(1).max(5).default(2),
      ratio: z.number().gt(0).optional(),
      mode: z.enum(['fast', 'slow']).nullable(),
      level: z.nativeEnum(Level),
      tags: z.array(z.string()).max(3).optional(),
      pair: z.tuple([z.string(), z.boolean()]),
      either: z.union([z.string().email(), z.literal(0)]),
      rest: z.record(z.number()).optional(),
      when: z
        .string()
        .regex(/^\d+$/)
        .refine((text) => text !== '0'),
      anything: z.unknown(),
    });
    expect(parametersOf(input)).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 9, description: 'A name' },
        count: { type: 'integer', minimum: 1, maximum: 5, default: 2 },
        ratio: { type: 'number', exclusiveMinimum: 0 },
        mode: { anyOf: [{ type: 'string', enum: ['fast', 'slow'] }, { type: 'null' }] },
        level: { enum: [1, 2] },
        tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
        pair: { type: 'array', items: [{ type: 'string' }, { type: 'boolean' }], minItems: 2, maxItems: 2 },
        either: { anyOf: [{ type: 'string', format: 'email' }, { const: 0 }] },
        rest: { type: 'object', additionalProperties: { type: 'number' } },
        when: { type: 'string', pattern: '^\\d+$' },
        anything: {},
      },
      required: ['name', 'mode', 'level', 'pair', 'either', 'when'],
    });
  });

  it('ends where a schema contains itself', () => {
    interface Tree {
      children: Tree[];
    }
    const tree: z.ZodType<Tree> = z.lazy(() => z.object({ children: z.array(tree) }));
    expect(JSON.stringify(parametersOf(z.object({ tree }))).length).toBeLessThan(5_000);
  });

  it('lets zod have the last word', async () => {
    const entry = tool(
      { name: 'old', description: 'x', input: z.object({ day: z.string().refine((day) => day !== '0', 'no day 0') }) },
      () => null,
    );
    expect(await entry.refine?.({ day: '0' })).toEqual({ ok: false, problems: [{ path: 'day', message: 'no day 0' }] });
  });

  it('names what JSON cannot carry', () => {
    expect(() => parametersOf(z.object({ day: z.date() }))).toThrow('Tool old: ZodDate cannot be written');
    expect(() => parametersOf(z.string())).toThrow('must be an object schema');
  });
});

describe('another Standard Schema', () => {
  it('without a JSON Schema of its own is accepted, with a warning, and judges every call', async () => {
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
    const input = {
      '~standard': {
        version: 1 as const,
        vendor: 'homemade',
        validate: (value: unknown) =>
          (value as { n?: unknown }).n === 1
            ? { value: { n: 1 } }
            : { issues: [{ message: 'n must be 1', path: ['n'] }] },
      },
    };
    const entry = tool({ name: 'own', description: 'x', input }, () => null);
    expect(entry.definition.parameters).toEqual({ type: 'object', properties: {} });
    expect(await entry.refine?.({ n: 2 })).toEqual({ ok: false, problems: [{ path: 'n', message: 'n must be 1' }] });
    expect((await warned).message).toContain('"homemade" offers no JSON Schema');
  });
});
