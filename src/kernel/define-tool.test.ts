import type { StandardSchemaV1 } from '@standard-schema/spec';
import { transformSync } from 'esbuild';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { createKernel } from '../testing/create-kernel.js';
import { tool, toolsOf } from './define-tool.js';
import { summarise, ToolRegistry } from './registry.js';
import type { ToolEntry } from './tool.js';

describe('the types of a tool', () => {
  it('flow from the schema to run and back to the entry', () => {
    const entry = new ToolRegistry().register({
      name: 'typed',
      toolset: 'types',
      description: 'x',
      input: z.object({ path: z.string(), limit: z.number().default(5), tags: z.array(z.string()).optional() }),
      run(args) {
        expectTypeOf(args).toEqualTypeOf<{ path: string; limit: number; tags?: string[] | undefined }>();
        return { seen: args.limit };
      },
    });
    expectTypeOf(entry.run).returns.toEqualTypeOf<{ seen: number } | Promise<{ seen: number }>>();
    expect(entry.definition.parameters).toMatchObject({ required: ['path'] });
  });

  it('flow from any Standard Schema, which has the last word', async () => {
    const even: StandardSchemaV1<{ n: number }> = {
      '~standard': {
        version: 1,
        vendor: 'own',
        validate: (value) =>
          (value as { n: number }).n % 2 === 0
            ? { value: value as { n: number } }
            : { issues: [{ message: 'must be even', path: [{ key: 'n' }] }] },
      },
    };
    const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
    const typed = tool({ name: 'typed', description: 'x', input: even, schema }, ({ n }) => n);
    expectTypeOf(typed).toEqualTypeOf<ToolEntry<{ n: number }, number>>();
    const kernel = createKernel({ tools: [typed] });
    expect((await kernel.call('typed', { n: '4' })).json).toBe(4);
    expect((await kernel.call('typed', { n: 3 })).json).toMatchObject({ error: 'typed: n: must be even' });
  });
});

describe('a tool with a schema of its own', () => {
  it('is checked by rules that JSON Schema cannot say', async () => {
    const input = z
      .object({ from: z.number(), to: z.number() })
      .refine(({ from, to }) => from < to, { message: 'from must be below to', path: ['from'] })
      .transform(({ from, to }) => ({ span: to - from }));
    const span = tool({ name: 'span', description: 'x', input }, (args) => args);
    const kernel = createKernel({ tools: [span] });
    expect((await kernel.call('span', { from: '1', to: 5 })).json).toEqual({ span: 4 });
    expect((await kernel.call('span', { from: 7, to: 5 })).json).toMatchObject({
      code: 'invalid_arguments',
      error: 'span: from: from must be below to',
    });
  });

  it('may be judged later', async () => {
    const input = z.object({ name: z.string().refine(async (name) => name !== 'taken', 'is taken') });
    const claim = tool({ name: 'claim', description: 'x', input }, ({ name }) => name);
    const kernel = createKernel({ tools: [claim] });
    expect((await kernel.call('claim', { name: 'free' })).json).toBe('free');
    expect((await kernel.call('claim', { name: 'taken' })).json).toMatchObject({ error: 'claim: name: is taken' });
  });
});

describe('what a tool itself finds wrong with its arguments', () => {
  const problems = ({ from, to }: { from: number; to: number }) =>
    from < to ? [] : [{ path: 'from', message: 'must be below to' }];
  const inputs = {
    'a plain schema': z.object({ from: z.number(), to: z.number() }),
    'a schema with rules of its own': z.object({ from: z.number().refine((n) => n !== 0, 'is zero'), to: z.number() }),
    'a schema that is made when it is needed': () => z.object({ from: z.number(), to: z.number() }),
  };

  it.each(Object.entries(inputs))('is told after %s', async (_, input) => {
    const span = tool({ name: 'span', description: 'x', input, problems }, ({ from, to }) => to - from);
    const kernel = createKernel({ tools: [span] });
    expect((await kernel.call('span', { from: '1', to: 5 })).json).toBe(4);
    expect((await kernel.call('span', { from: 7, to: 5 })).json).toMatchObject({
      code: 'invalid_arguments',
      error: 'span: from: must be below to',
    });
  });

  it('is not asked for what the schema refuses', async () => {
    const input = inputs['a schema with rules of its own'];
    const kernel = createKernel({ tools: [tool({ name: 'span', description: 'x', input, problems }, () => 1)] });
    expect((await kernel.call('span', { from: 0, to: -5 })).json).toMatchObject({ error: 'span: from: is zero' });
  });

  it('is told for a raw schema too', async () => {
    const schema = { type: 'object', properties: { n: { type: 'integer' } } };
    const odd = ({ n }: Record<string, unknown>) =>
      Number(n) % 2 === 1 ? [] : [{ path: 'n', message: 'must be odd' }];
    const kernel = createKernel({ tools: [tool({ name: 'odd', description: 'x', schema, problems: odd }, () => 1)] });
    expect((await kernel.call('odd', { n: 2 })).json).toMatchObject({ error: 'odd: n: must be odd' });
  });
});

describe('a schema that is made when it is needed', () => {
  it('is not made where its definition is known and says everything', async () => {
    const known = new ToolRegistry();
    const fields = { name: 'late', toolset: 'x', description: 'x', run: ({ n }: { n: number }) => n } as const;
    const made = known.register({ ...fields, input: () => z.object({ n: z.number() }) });
    const summary = { ...summarise(made as unknown as ToolEntry), origin: { kind: 'builtin' } } as const;
    const input = (): z.ZodType<{ n: number }> => {
      throw new Error('made');
    };
    const again = new ToolRegistry();
    const slot = again.addLazy(summary, async () => {
      await Promise.resolve();
      return again.register({ ...fields, input }) as unknown as ToolEntry;
    });
    expect((await slot.load()).definition).toEqual(made.definition);
  });
});

/** Decorators as TypeScript writes them down today, and as it did with `experimentalDecorators`. */
const SOURCE = `
  class Shelf {
    label = 'shelf';
    @tool({ name: 'put', description: 'Puts', schema })
    put({ thing }) { return this.label + ':' + thing; }
  }
  class Better extends Shelf {
    @tool({ name: 'put', description: 'Puts better', schema })
    put({ thing }) { return 'better ' + this.label + ':' + thing; }
  }
  return { Shelf, Better };
`;

describe.each([
  ['standard', false],
  ['experimental', true],
])('a method with the %s decorator', (_kind, experimentalDecorators) => {
  const { code } = transformSync(`function make(tool, schema) {${SOURCE}}`, {
    loader: 'ts',
    target: 'es2022',
    tsconfigRaw: { compilerOptions: { experimentalDecorators } },
  });
  const schema = { type: 'object', properties: { thing: { type: 'string' } } };
  const { Shelf, Better } = new Function('tool', 'schema', `${code}; return make(tool, schema);`)(tool, schema) as {
    Shelf: new () => { label: string };
    Better: new () => { label: string };
  };

  it('is a tool of its object', async () => {
    const shelf = new Shelf();
    shelf.label = 'mine';
    expect(toolsOf(shelf).map(({ name, toolset }) => [name, toolset])).toEqual([['put', 'custom']]);
    expect((await createKernel({ tools: [shelf] }).call('put', { thing: 7 })).json).toBe('mine:7');
  });

  it('is replaced by the method of a subclass', async () => {
    expect((await createKernel({ tools: [new Better()] }).call('put', { thing: 'x' })).json).toBe('better shelf:x');
  });
});

describe('other names of a tool', () => {
  it('map argument names and cannot be talked out of what they imply', async () => {
    const clip = tool(
      {
        name: 'clip',
        description: 'x',
        schema: { type: 'object', properties: { action: { type: 'string' }, text: { type: 'string' } } },
        aliases: [{ name: 'copy', args: { content: 'text' }, fixed: { action: 'write' } }],
      },
      (args) => args,
    );
    const kernel = createKernel({ tools: [clip] });
    expect((await kernel.call('copy', { content: 'a', action: 'read' })).json).toEqual({ action: 'write', text: 'a' });
    expect((await kernel.call('copy', '{"content": "b"}')).json).toEqual({ action: 'write', text: 'b' });
    expect((await kernel.call('clip', { text: 'c' })).json).toEqual({ text: 'c' });
  });
});
