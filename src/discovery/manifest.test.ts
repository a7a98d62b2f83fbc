import { expect, it } from 'vitest';
import type { ToolSummary } from '../kernel/registry.js';
import { formatManifest, type ManifestTool, parseManifest } from './manifest.js';

function toolNamed(name: string, more: Partial<ToolSummary> = {}): ManifestTool {
  const description = `Does ${name} – “quoted”.\nSecond line.`;
  const summary: ToolSummary = {
    name,
    toolset: 'system',
    emoji: '🧰',
    description,
    definition: { name, description, parameters: { type: 'object', properties: { path: { const: `ü${name}` } } } },
    requiresEnv: [],
    aliases: [],
    tags: [],
    origin: { kind: 'builtin' },
    has: { check: false, schemaOverrides: false, effects: true },
    ...more,
  };
  return { summary, module: `system/${name}`, tokens: name.length };
}

it('gives back every field of every tool, by name and in order, whatever order they came in', () => {
  const names = Array.from({ length: 33 }, (_, index) => `tool_${index}`);
  const tools = names.map((name) => toolNamed(name));
  const odd = {
    aliases: [{ name: 'other' }],
    timeoutMs: 5,
    has: { check: true, schemaOverrides: true, effects: false },
  };
  tools.push(toolNamed('odd', odd));
  const read = parseManifest(Buffer.from(formatManifest('1.2.3', tools)));
  expect(read.version).toBe('1.2.3');
  expect(read.tools.map((tool) => tool.summary.name)).toEqual([...names, 'odd'].sort());
  for (const { summary, module, tokens } of tools) {
    const found = read.tools.find((tool) => tool.summary.name === summary.name);
    expect(found).toMatchObject({ module, tokens });
    for (const field of Object.keys(summary) as (keyof ToolSummary)[]) {
      expect(found?.summary[field], `${summary.name}.${field}`).toEqual(summary[field]);
    }
  }
  expect(read.lines()).toEqual(read.tools.map(({ summary }) => `Does ${summary.name} – “quoted”.`));
});

it('parses a definition once', () => {
  const [tool] = parseManifest(Buffer.from(formatManifest('1', [toolNamed('a')]))).tools;
  expect(tool?.summary.definition).toBe(tool?.summary.definition);
});
