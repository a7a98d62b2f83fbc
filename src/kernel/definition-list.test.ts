import { describe, expect, it } from 'vitest';
import { nothingMissing } from '../../test/support/nothing-missing.js';
import { createFakeClock } from '../testing/fake-clock.js';
import { AvailabilityCache, type RequirementProbe } from './availability.js';
import { tool } from './define-tool.js';
import { DefinitionList, type FindingOptions } from './definition-list.js';
import { findingTools } from './finding/finding-tools.js';
import { createGrant } from './grant.js';
import { ToolRegistry } from './registry.js';
import type { ToolEntry } from './tool.js';

function make(name: string, more: object = {}): ToolEntry {
  const schema = { type: 'object', properties: { path: { type: 'string', description: 'Where. '.repeat(20) } } };
  return tool({ name, description: `Does ${name}`, schema, ...more }, () => 1) as unknown as ToolEntry;
}

function listOf(
  entries: readonly ToolEntry[],
  finding: FindingOptions = { mode: 'off', budgetTokens: 0 },
  probe: Partial<RequirementProbe> = {},
) {
  const registry = new ToolRegistry();
  for (const entry of entries) registry.add(entry);
  const clock = createFakeClock();
  const availability = new AvailabilityCache({ probe: { ...nothingMissing, ...probe }, now: clock.now });
  const list = new DefinitionList(createGrant(registry), availability, finding);
  const names = () => list.list().map((definition) => (definition as { function: { name: string } }).function.name);
  return { list, names, registry, clock };
}

describe('the definitions a model is given', () => {
  it('are the same list until something changes', () => {
    const { list, names, registry } = listOf([make('b'), make('a')]);
    expect(list.list()).toBe(list.list());
    expect(list.list('anthropic')).toBe(list.list('anthropic'));
    expect(names()).toEqual(['a', 'b']);
    const before = list.list();
    registry.add(make('c'));
    expect(list.list()).not.toBe(before);
    expect(names()).toEqual(['a', 'b', 'c']);
    registry.deregister('a');
    expect(names()).toEqual(['b', 'c']);
  });

  it('leave out what cannot work here, and take it in once it can', () => {
    let key = false;
    const { names, clock } = listOf([make('a'), make('b', { requires: { env: ['KEY'] } })], undefined, {
      env: () => key,
    });
    expect(names()).toEqual(['a']);
    key = true;
    expect(names()).toEqual(['a']);
    clock.advance(30_000);
    expect(names()).toEqual(['a', 'b']);
  });

  it('ask for overrides each time, tell them what is granted, and survive their failure', () => {
    let round = 0;
    const dynamic = make('dynamic', {
      schemaOverrides: ({ tools }: { tools: ReadonlySet<string> }) => {
        if (++round === 3) throw new Error('no');
        return { name: 'hijacked', description: `round ${round} with ${[...tools].join(' ')}` };
      },
    });
    const { list, names } = listOf([dynamic, make('other')]);
    const described = () => (list.list()[0] as { function: { description: string } }).function.description;
    expect(described()).toBe('round 1 with dynamic other');
    expect(described()).toBe('round 2 with dynamic other');
    expect(described()).toBe('Does dynamic');
    expect(names()).toEqual(['dynamic', 'other']);
  });
});

describe('more tools than the model should carry', () => {
  const many = Array.from({ length: 60 }, (_, index) => make(`tool_${String(index).padStart(2, '0')}`));
  const bridges = findingTools({ offered: () => [], remember: () => undefined });

  it('are found instead: the most used stay, then the pair that finds, then what was found, in that order', () => {
    const { list, names } = listOf([...many, make('read_file'), make('terminal'), ...bridges], {
      mode: 'auto',
      budgetTokens: 2_000,
    });
    expect(names()).toEqual(['read_file', 'terminal', 'tool_call', 'tool_search']);
    const before = list.tokens();
    expect(before).toBeLessThan(2_000);
    list.remember(['tool_41', 'tool_07', 'no_such_tool']);
    expect(names()).toEqual(['read_file', 'terminal', 'tool_call', 'tool_search', 'tool_41', 'tool_07']);
    list.remember(['tool_00', 'tool_41']);
    expect(names().slice(0, 6)).toEqual(['read_file', 'terminal', 'tool_call', 'tool_search', 'tool_41', 'tool_07']);
    expect(list.tokens()).toBeGreaterThan(before);
  });

  it('are carried while they fit, always or never, as the settings say', () => {
    expect(listOf([...many, ...bridges], { mode: 'auto', budgetTokens: 1e6 }).names()).toHaveLength(60);
    expect(listOf([...many, ...bridges], { mode: 'off', budgetTokens: 1 }).names()).toHaveLength(60);
    expect(listOf([...many, ...bridges], { mode: 'on', budgetTokens: 1e6 }).names()).toEqual([
      'tool_call',
      'tool_search',
    ]);
  });
});
