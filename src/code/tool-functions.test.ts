import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScriptTool } from '../kernel/scripts-port.js';
import { javascriptFunctions } from './javascript-functions.js';
import { pythonFunctions } from './python-functions.js';
import { toolFunctions } from './tool-functions.js';

const tool = (name: string, properties: Record<string, unknown> = {}, required: string[] = []): ScriptTool => ({
  name,
  description: `Does ${name}`,
  parameters: { type: 'object', properties, required },
});

describe('toolFunctions', () => {
  it('gives every tool and every parameter a name that is free and that a language accepts', () => {
    const functions = toolFunctions(
      [
        tool('mcp-git:log'),
        tool('mcp-git:log '),
        tool('class'),
        tool('1st'),
        tool('a-b', { from: {}, 'x-y': {}, x_y: {} }),
      ],
      new Set(['class', 'from']),
    );
    expect(functions.map(({ name }) => name)).toEqual(['mcp__git__log', 'mcp__git__log_', 'class_', '_1st', 'a_b']);
    expect(functions[4]?.parameters.map(({ name, field }) => [name, field])).toEqual([
      ['from_', 'from'],
      ['x_y', 'x-y'],
      ['x_y_', 'x_y'],
    ]);
  });

  it('puts required parameters first', () => {
    const [only] = toolFunctions([tool('t', { a: {}, b: {}, c: {} }, ['b'])], new Set());
    expect(only?.parameters.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });
});

const anyTool = fc.record({
  name: fc.string({ minLength: 1 }),
  description: fc.string({ unit: 'binary' }),
  parameters: fc.record({
    type: fc.constant('object'),
    properties: fc.dictionary(
      fc.string({ unit: 'binary' }),
      fc.oneof(
        fc.record({
          type: fc.constantFrom('string', 'integer', 'array', 'object', 'nonsense'),
          description: fc.string(),
        }),
        fc.record({
          enum: fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null))),
        }),
        fc.constant(true),
      ),
    ),
    required: fc.array(fc.string()),
  }),
});

describe('functions for any tools', () => {
  it('are Python that compiles, whatever names and descriptions hold', () => {
    const lists = fc.sample(fc.array(anyTool, { maxLength: 8 }), { numRuns: 150, seed: 6 });
    const sources = lists.map((tools) => (JSON.parse(pythonFunctions(tools)) as { sources: object }).sources);
    const check = `import json,sys
for sources in json.load(sys.stdin):
    for name, source in sources.items():
        space = {'_call': lambda tool, args: tool}
        exec(compile(source, name, 'exec'), space)
        assert callable(space[name]), name`;
    execFileSync('python3', ['-c', check], { input: JSON.stringify(sources) });
    expect(sources.flatMap(Object.keys).length).toBeGreaterThan(300);
  });

  it('are JavaScript that calls exactly its tool', () => {
    fc.assert(
      fc.property(fc.array(anyTool, { maxLength: 8 }), (tools) => {
        const sources = Object.values(JSON.parse(javascriptFunctions(tools)) as Record<string, string>);
        const called = sources.map((source) =>
          (new Function('call', `return (${source})`)((name: string) => name) as () => string)(),
        );
        expect(called).toEqual(tools.map(({ name }) => name));
      }),
      { seed: 6, numRuns: 150 },
    );
  });

  it('carry types and descriptions', () => {
    const read = tool(
      'read',
      { path: { type: 'string', description: 'Where' }, mode: { enum: ['a', 1, null, true] } },
      ['path'],
    );
    const python = (JSON.parse(pythonFunctions([read])) as { sources: Record<string, string> }).sources.read;
    expect(python).toContain('def read(path: str, mode: Literal["a", 1, None, True] = ...) -> Any:');
    expect(python).toContain('path: Where');
    const javascript = (JSON.parse(javascriptFunctions([read])) as Record<string, string>).read;
    expect(javascript).toContain('"path": string; "mode"?: "a" | 1 | null | true');
  });
});
