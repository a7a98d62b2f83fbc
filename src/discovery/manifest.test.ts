import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ToolSummary } from '../kernel/registry.js';
import { type ManifestTool, readManifest, writeManifest } from './manifest.js';

const place = mkdtempSync(join(tmpdir(), 'hermes-manifest-'));
afterAll(() => rmSync(place, { recursive: true }));

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
  const folder = join(place, 'whole');
  writeManifest(folder, '1.2.3', tools);
  const { index, tool, rows } = readManifest(folder);
  expect(index.version).toBe('1.2.3');
  expect(index.names).toEqual([...names, 'odd'].sort());
  for (const written of tools) expect(tool(index.names.indexOf(written.summary.name))).toEqual(written);
  expect(index.tokens).toEqual(index.names.map((name) => name.length));
  expect(index.aliases).toEqual([{ tool: 'odd', alias: { name: 'other' } }]);
  expect(rows().emoji).toEqual(index.names.map(() => '🧰'));
  expect(rows().lines).toEqual(index.names.map((name) => `Does ${name} – “quoted”.`));
});

it('says of every tool in the index what its summary says', () => {
  const folder = join(place, 'kinds');
  const needy = { toolset: 'other', requires: { bin: ['ü'] } };
  const has = { check: true, schemaOverrides: false, effects: false };
  writeManifest(folder, '1', [toolNamed('c', { has }), toolNamed('b', needy), toolNamed('a'), toolNamed('d', needy)]);
  const { index, tool } = readManifest(folder);
  expect(index.kinds).toHaveLength(3);
  for (const at of index.names.keys()) expect(tool(at).summary).toMatchObject(index.kinds[index.kind[at] ?? -1] ?? {});
});

it('reads a tool once, also after another manifest took its place', () => {
  const folder = join(place, 'replaced');
  writeManifest(folder, '1', [toolNamed('a'), toolNamed('b')]);
  const { tool } = readManifest(folder);
  renameSync(folder, `${folder}.old`);
  writeManifest(folder, '2', [toolNamed('other')]);
  expect(tool(1).summary.name).toBe('b');
  expect(tool(1)).toBe(tool(1));
});
