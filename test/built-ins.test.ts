import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtInTools } from '../src/discovery/built-ins.js';
import { findRegistrations } from '../src/discovery/find-registrations.js';
import { lintDefinition } from '../src/kernel/definitions/lint-definition.js';
import { registry, summarise } from '../src/kernel/registry.js';
import { BUILT_IN_TOOLSETS } from '../src/kernel/toolsets/built-in.js';

const tools = builtInTools();
const folder = new URL('../src/tools/', import.meta.url).pathname;

describe('the manifest of the built-in tools', () => {
  it('names every file with a top-level registration, and no other', async () => {
    const found: string[] = [];
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
      const path = join(entry.parentPath, entry.name);
      const registrations = await findRegistrations(readFileSync(path, 'utf8'), path);
      if (registrations.length > 0) found.push(path.slice(folder.length).replace(/\.ts$/, ''));
    }
    expect([...new Set(tools.map((tool) => tool.module))].sort()).toEqual(found.sort());
  });

  // Nothing waits for these modules in the registry, which would spare them to make their definitions.
  it.each(tools.map(({ summary, module }) => [summary.name, module, summary] as const))(
    'agrees with the module of %s',
    async (name, module, summary) => {
      await import(join(folder, `${module}.ts`));
      const entry = registry.find(name)?.slot.entry;
      expect(entry).toBeDefined();
      if (entry === undefined) return;
      // JSON has no undefined: compare what the manifest can hold.
      const written = JSON.parse(JSON.stringify({ ...summarise(entry), origin: { kind: 'builtin' } }));
      expect(summary).toEqual(written);
    },
  );
});

describe.each(tools.map((tool) => [tool.summary.name, tool.summary] as const))('%s', (name, summary) => {
  it('names no other tool, which may not be in the grant', () => {
    const text = JSON.stringify(summary.definition);
    const strangers = tools.filter(
      (other) => other.summary.name !== name && new RegExp(`\\b${other.summary.name}\\b`).test(text),
    );
    // A process, a patch, a terminal and sleep are also just that.
    expect(strangers.map((other) => other.summary.name).filter((other) => other.includes('_'))).toEqual([]);
    expect(text).not.toMatch(/\b(?:process|terminal|patch|sleep) tool\b|\b(?:use|with) (?:patch|terminal|process)\b/);
  });

  it('has a definition that follows the guidelines', () => {
    expect(lintDefinition(summary.definition)).toEqual([]);
  });

  it('is part of the toolset it names', () => {
    expect(BUILT_IN_TOOLSETS.get(summary.toolset)?.tools).toContain(name);
  });
});
