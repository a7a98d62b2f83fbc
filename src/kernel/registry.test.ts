import { describe, expect, it, vi } from 'vitest';
import { tool } from './define-tool.js';
import { LazySlot } from './lazy-slot.js';
import { summarise, ToolRegistry, type ToolSummary } from './registry.js';
import type { ToolEntry } from './tool.js';

const anything = { type: 'object', properties: {} };
function make(name: string, more: object = {}): ToolEntry {
  return tool(
    { name, toolset: 'one', description: name, schema: anything, ...more },
    () => name,
  ) as unknown as ToolEntry;
}

describe('a registry', () => {
  it('keeps tools in the order of their names and counts its changes', () => {
    const registry = new ToolRegistry();
    const before = registry.generation;
    for (const name of ['b', 'a', 'c']) registry.add(make(name));
    expect(registry.names()).toEqual(['a', 'b', 'c']);
    expect(registry.generation).toBeGreaterThan(before);
    const full = registry.generation;
    expect(registry.deregister('b')).toBe(true);
    expect(registry.deregister('b')).toBe(false);
    expect(registry.names()).toEqual(['a', 'c']);
    expect(registry.generation).toBe(full + 1);
  });

  it('takes names that objects have of their own for ordinary names', () => {
    const registry = new ToolRegistry();
    expect(registry.find('constructor')).toBeUndefined();
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) registry.add(make(name));
    expect(registry.find('__proto__')?.slot.summary.name).toBe('__proto__');
    expect(registry.names()).toEqual(['__proto__', 'constructor', 'hasOwnProperty', 'toString']);
  });

  it.each([
    ['name', { name: 'no spaces' }],
    ['name', { name: '' }],
    ['toolset', { toolset: '../x' }],
    ['description', { description: ' ' }],
    ['input', { schema: undefined }],
    ['run', { run: 'no' }],
  ])('refuses a tool with a bad %s, and stays as it was', (field, change) => {
    const registry = new ToolRegistry();
    const options = { name: 'fine', toolset: 'one', description: 'x', schema: anything, run: () => 1, ...change };
    expect(() => registry.register(options as never)).toThrow(new RegExp(field, 'i'));
    expect(registry.names()).toEqual([]);
  });

  it('refuses the name of a tool of another toolset unless it may override', () => {
    const registry = new ToolRegistry();
    registry.add(make('same'));
    expect(() => registry.add(make('same', { toolset: 'two' }))).toThrow('would hide the one of toolset one');
    expect(registry.find('same')?.slot.summary.toolset).toBe('one');
    registry.add(make('same', { toolset: 'two', override: true }));
    expect(registry.find('same')?.slot.summary.toolset).toBe('two');
  });

  it('lets a server of MCP refresh its own tools, and nobody else', () => {
    const registry = new ToolRegistry();
    const of = (server: string, description: string) =>
      make('mcp-a:x', { toolset: 'mcp-a', description, origin: { kind: 'mcp', server } });
    registry.add(of('a', 'old'));
    registry.add(of('a', 'new'));
    expect(registry.find('mcp-a:x')?.slot.summary.definition.description).toBe('new');
    expect(() => registry.add(of('b', 'stolen'))).toThrow('belongs to the MCP server a');
  });

  it('finds tools by other names and by their name on the wire', () => {
    const registry = new ToolRegistry();
    registry.add(make('mcp-files:read', { toolset: 'mcp-files', aliases: [{ name: 'cat', args: { file: 'path' } }] }));
    expect(registry.find('cat')).toMatchObject({ alias: { args: { file: 'path' } } });
    expect(registry.find('mcp__files__read')?.slot.summary.name).toBe('mcp-files:read');
    registry.deregister('mcp-files:read');
    expect(registry.find('cat')).toBeUndefined();
    expect(registry.find('mcp__files__read')).toBeUndefined();
  });

  it('lets no other name catch the calls of a tool that is there', () => {
    const base = new ToolRegistry();
    base.add(make('terminal'));
    const registry = new ToolRegistry(base);
    registry.add(make('mine', { aliases: [{ name: 'bash' }] }));
    expect(() => registry.add(make('evil', { aliases: [{ name: 'terminal' }] }))).toThrow('belongs to terminal');
    expect(() => registry.add(make('evil', { aliases: [{ name: 'bash' }] }))).toThrow('belongs to mine');
    base.add(make('bash'));
    expect(registry.find('bash')?.slot.summary.name).toBe('bash');
  });

  it('forgets the other names of a version that was replaced', () => {
    const registry = new ToolRegistry();
    registry.add(make('a', { aliases: [{ name: 'old' }] }));
    registry.add(make('a', { aliases: [{ name: 'new' }] }));
    expect(registry.find('old')).toBeUndefined();
    expect(registry.find('new')?.slot.summary.name).toBe('a');
  });
});

describe('a registry over another', () => {
  it('sees the tools below, hides those it has itself and changes nothing there', () => {
    const base = new ToolRegistry();
    base.add(make('shared', { description: 'below' }));
    const [left, right] = [new ToolRegistry(base), new ToolRegistry(base)];
    left.add(make('shared', { description: 'above' }));
    left.add(make('own'));
    expect(left.find('shared')?.slot.summary.definition.description).toBe('above');
    expect(right.find('shared')?.slot.summary.definition.description).toBe('below');
    expect(right.find('own')).toBeUndefined();
    expect(left.names()).toEqual(['own', 'shared']);
    const before = left.generation;
    base.add(make('late'));
    expect(left.generation).toBeGreaterThan(before);
    expect(left.find('late')).toBeDefined();
  });

  it('lists toolsets with their tools, sorted', () => {
    const base = new ToolRegistry();
    base.add(make('b', { toolset: 'z' }));
    const registry = new ToolRegistry(base);
    registry.add(make('c', { toolset: 'z' }));
    registry.add(make('a', { toolset: 'y' }));
    expect([...registry.toolsets()]).toEqual([
      ['y', ['a']],
      ['z', ['b', 'c']],
    ]);
  });
});

const standard = { '~standard': { version: 1, vendor: 'none', validate: () => ({ value: {} }) } } as const;

describe('a tool whose code comes later', () => {
  it('is loaded once, however many ask, and again after a failure', async () => {
    const entry = make('lazy');
    let loads = 0;
    const registry = new ToolRegistry();
    const slot = registry.addLazy(summarise(entry), async () => {
      loads++;
      if (loads === 1) throw new Error('not yet');
      return entry;
    });
    const failures = await Promise.allSettled([slot.load(), slot.load()]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(loads).toBe(1);
    expect(await Promise.all([slot.load(), slot.load()])).toEqual([entry, entry]);
    expect(loads).toBe(2);
  });

  it('keeps its place and its definition when its module registers it', async () => {
    const registry = new ToolRegistry();
    const summary = { ...summarise(make('late')), origin: { kind: 'builtin' } } as const;
    const slot = registry.addLazy(summary, async () => {
      await Promise.resolve();
      registry.register({ name: 'late', toolset: 'one', description: 'x', input: standard, run: () => 1 });
      return registry.find('late')?.slot.entry as ToolEntry;
    });
    const before = registry.generation;
    const entry = await slot.load();
    expect([entry.definition, entry.origin]).toEqual([summary.definition, { kind: 'builtin' }]);
    expect(registry.find('late')?.slot).toBe(slot);
    expect(registry.generation).toBe(before);
  });

  it('gives way to another tool of its name that is registered meanwhile', () => {
    const registry = new ToolRegistry();
    const slot = registry.addLazy(summarise(make('late')), () => Promise.reject(new Error('not asked for')));
    registry.register({ name: 'late', toolset: 'one', description: 'mine', schema: { type: 'object' }, run: () => 1 });
    expect(registry.find('late')?.slot).not.toBe(slot);
    expect(registry.find('late')?.slot.summary.definition.description).toBe('mine');
  });

  it('is filled in when somebody first looks', async () => {
    const registry = new ToolRegistry();
    const load = vi.fn((slot: LazySlot) => Promise.resolve(make(slot.name)));
    const summaries = ['filled', 'other'].map((name) => summarise(make(name)));
    const summary = vi.fn((place: number) => summaries[place] as ToolSummary);
    const fill = vi.fn(() => ({
      slots: summaries.map((known, place) => new LazySlot(known.name, known, { summary, load }, place)),
      aliases: summaries.map(({ name }) => ({ tool: name, alias: { name: `${name}_too` } })),
    }));
    registry.fillWith(fill);
    const upper = new ToolRegistry(registry);
    upper.add(make('middle'));
    expect(fill).toHaveBeenCalledTimes(1);
    expect(registry.find('filled_too')?.slot.name).toBe('filled');
    expect(registry.names()).toEqual(['filled', 'other']);
    expect(upper.names()).toEqual(['filled', 'middle', 'other']);
    expect(fill).toHaveBeenCalledTimes(1);
    expect([load.mock.calls, summary.mock.calls]).toEqual([[], []]);
    const slot = registry.find('other')?.slot;
    expect([slot?.summary.description, summary.mock.calls]).toEqual([summaries[1]?.description, [[1]]]);
    const [first, second] = await Promise.all([slot?.load(), slot?.load()]);
    expect([first?.name, first === second, load.mock.calls.length]).toEqual(['other', true, 1]);
  });
});

describe('a version that leaves', () => {
  it('is torn down at once when nothing runs on it, and a failure ends nothing', async () => {
    const registry = new ToolRegistry();
    const teardown = vi.fn(() => Promise.reject(new Error('stuck')));
    registry.add({ ...make('a'), teardown });
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
    registry.deregister('a');
    expect((await warned).message).toBe('Teardown of a failed: stuck');
    expect(teardown).toHaveBeenCalledTimes(1);
  });

  it('closing tears every own tool down and none of those below', async () => {
    const [own, below] = [vi.fn(), vi.fn()];
    const base = new ToolRegistry();
    base.add({ ...make('below'), teardown: below });
    const registry = new ToolRegistry(base);
    registry.add({ ...make('own'), teardown: own });
    await registry.close();
    expect([own.mock.calls.length, below.mock.calls.length]).toEqual([1, 0]);
    expect(registry.names()).toEqual(['below']);
  });
});
