import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counts } from '../../../test/counts.js';
import { tool } from '../define-tool.js';
import { createGrant } from '../grant.js';
import { ToolRegistry } from '../registry.js';
import type { ToolEntry } from '../tool.js';
import { BUILT_IN_TOOLSETS, LEGACY_TOOLSETS } from './built-in.js';
import { allToolsets, createCustomToolset, resolveToolset } from './resolve-toolset.js';

function make(name: string, toolset: string): ToolEntry {
  return tool({ name, toolset, description: name, schema: { type: 'object' } }, () => 1) as unknown as ToolEntry;
}

describe('resolving a toolset', () => {
  it('follows includes once: diamonds and circles are fine', () => {
    const registry = new ToolRegistry();
    createCustomToolset(registry, 'leaf', { tools: ['z', 'a'] });
    createCustomToolset(registry, 'left', { tools: ['l'], includes: ['leaf'] });
    createCustomToolset(registry, 'right', { tools: ['r'], includes: ['leaf'] });
    createCustomToolset(registry, 'top', { includes: ['left', 'right', 'top'] });
    createCustomToolset(registry, 'leaf', { tools: ['z', 'a'], includes: ['top'] });
    expect(resolveToolset('top', registry)).toEqual(['a', 'l', 'r', 'z']);
    expect(resolveToolset('leaf', registry)).toEqual(['a', 'l', 'r', 'z']);
  });

  it('knows older names, all and *', () => {
    const registry = new ToolRegistry();
    expect(resolveToolset('web_tools', registry)).toEqual([...(LEGACY_TOOLSETS.get('web_tools') ?? [])].sort());
    expect(resolveToolset('*', registry)).toEqual(resolveToolset('all', registry));
    const everything = new Set(resolveToolset('all', registry));
    for (const { tools } of BUILT_IN_TOOLSETS.values()) for (const name of tools) expect(everything).toContain(name);
  });

  it('every built-in includes only what exists', () => {
    const registry = new ToolRegistry();
    for (const name of BUILT_IN_TOOLSETS.keys()) expect(resolveToolset(name, registry).length).toBeGreaterThan(0);
  });

  it('suggests the name that was probably meant', () => {
    expect(() => resolveToolset('borwser', new ToolRegistry())).toThrow('Did you mean browser?');
    expect(() => resolveToolset('constructor', new ToolRegistry())).toThrow('Unknown toolset: constructor');
    expect(() => resolveToolset('__proto__', new ToolRegistry())).toThrow('Unknown toolset');
  });

  it('knows the toolsets that registered tools name', () => {
    const registry = new ToolRegistry();
    registry.add(make('mcp-a:x', 'mcp-a'));
    registry.add(make('mine', 'file'));
    expect(resolveToolset('mcp-a', registry)).toEqual(['mcp-a:x']);
    expect(resolveToolset('file', registry)).toContain('mine');
    registry.deregister('mcp-a:x');
    expect(() => resolveToolset('mcp-a', registry)).toThrow('Unknown toolset');
  });
});

describe('a toolset made at run time', () => {
  it.each(['file', 'all', '*', 'web_tools', 'mcp-a'])('cannot take the name %s', (name) => {
    const registry = new ToolRegistry();
    registry.add(make('mcp-a:x', 'mcp-a'));
    expect(() => createCustomToolset(registry, name, { tools: [] })).toThrow(/exists already|not valid/);
  });

  it('refuses includes that do not exist and then is not there', () => {
    const registry = new ToolRegistry();
    expect(() => createCustomToolset(registry, 'mine', { includes: ['fiel'] })).toThrow('Did you mean file?');
    expect(allToolsets(registry).has('mine')).toBe(false);
  });

  it('of the registry below is seen from above, not the other way round', () => {
    const base = new ToolRegistry();
    const above = new ToolRegistry(base);
    createCustomToolset(base, 'shared', { tools: ['a'] });
    createCustomToolset(above, 'own', { tools: ['b'], includes: ['shared'] });
    expect(resolveToolset('own', above)).toEqual(['a', 'b']);
    expect(() => resolveToolset('own', base)).toThrow('Unknown toolset');
  });
});

describe('a grant', () => {
  const registry = new ToolRegistry();
  for (const [name, toolset] of [
    ['a1', 'a'],
    ['a2', 'a'],
    ['b1', 'b'],
  ] as const)
    registry.add(make(name, toolset));
  const granted = (options: object) => [...createGrant(registry, options).names()];

  it('null means all, [] none, and disabled always wins', () => {
    expect(granted({ toolsets: null })).toEqual(['a1', 'a2', 'b1']);
    expect(granted({})).toEqual(['a1', 'a2', 'b1']);
    expect(granted({ toolsets: [] })).toEqual([]);
    expect(granted({ toolsets: ['a'], disabled: ['a2'] })).toEqual(['a1']);
    expect(granted({ toolsets: ['a', 'b1'], disabled: ['a'] })).toEqual(['b1']);
    expect(granted({ toolsets: ['all'], disabled: ['*'] })).toEqual([]);
  });

  it('refuses unknown names on either side', () => {
    expect(() => granted({ toolsets: ['nope-nope'] })).toThrow('Unknown toolset: nope-nope');
    expect(() => granted({ disabled: ['fiel'] })).toThrow('Did you mean file?');
  });

  it('lets later tools in only where its selectors cover them', () => {
    const growing = new ToolRegistry(registry);
    const grant = createGrant(growing, { toolsets: ['a', 'mcp-later'] });
    const before = grant.slots();
    expect(grant.slots()).toBe(before);
    for (const [name, toolset] of [
      ['a3', 'a'],
      ['b2', 'b'],
      ['mcp-later:x', 'mcp-later'],
    ] as const)
      growing.add(make(name, toolset));
    expect([...grant.names()]).toEqual(['a1', 'a2', 'a3', 'mcp-later:x']);
  });

  it('obeys set algebra, in one order, whatever order it is asked in', () => {
    const tools = Array.from({ length: 12 }, (_, index) => `t${index}`);
    const sets = fc.array(fc.record({ tools: fc.subarray(tools), includes: fc.array(fc.nat(7), { maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        sets,
        fc.array(fc.nat(7), { maxLength: 4 }),
        fc.array(fc.nat(7), { maxLength: 3 }),
        (made, on, off) => {
          const random = new ToolRegistry();
          for (const name of tools) random.add(make(name, 'loose'));
          const nameOf = (index: number): string => `set${index % made.length}`;
          for (let index = 0; index < made.length; index++) createCustomToolset(random, `set${index}`, {});
          for (const [index, set] of made.entries())
            createCustomToolset(random, `set${index}`, { tools: set.tools, includes: set.includes.map(nameOf) });
          const model = (name: string, seen = new Set<string>()): Set<string> => {
            if (seen.has(name)) return new Set();
            seen.add(name);
            const set = made[Number(name.slice(3))];
            return new Set([
              ...(set?.tools ?? []),
              ...(set?.includes ?? []).flatMap((next) => [...model(nameOf(next), seen)]),
            ]);
          };
          const union = (indexes: readonly number[]) => new Set(indexes.flatMap((index) => [...model(nameOf(index))]));
          const [wanted, refused] = [union(on), union(off)];
          const expected = [...wanted].filter((name) => !refused.has(name)).sort();
          const ask = (enabled: readonly number[], disabled: readonly number[]) => [
            ...createGrant(random, { toolsets: enabled.map(nameOf), disabled: disabled.map(nameOf) }).names(),
          ];
          expect(ask(on, off)).toEqual(expected);
          expect(ask([...on].reverse(), [...off, ...off])).toEqual(expected);
        },
      ),
      { seed: 7, numRuns: counts.kernelProperties },
    );
  });
});
