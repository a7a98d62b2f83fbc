import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtInTools } from '../../discovery/built-ins.js';
import { PERMISSIONS } from '../../kernel/effect.js';
import type { ToolSummary } from '../../kernel/registry.js';
import { toolAnnotations } from './tool-annotations.js';
import { toolPermissions } from './tool-permissions.js';

const source = (module: string): string => readFileSync(new URL(`../../tools/${module}.ts`, import.meta.url), 'utf8');

it('gives no built-in a hint that a permission in its source speaks against', () => {
  for (const { summary, module } of builtInTools()) {
    const known = toolPermissions(summary);
    if (known === undefined) continue;
    const named = PERMISSIONS.filter((permission) => source(module).includes(`'${permission}'`));
    const permissions = [...new Set([...known, ...named])];
    expect(toolAnnotations(summary), summary.name).toEqual(toolAnnotations({ ...summary, permissions } as ToolSummary));
  }
});

it('knows nothing of code that did not declare it', () => {
  const [first] = builtInTools();
  if (first === undefined) throw new Error('the manifest is empty');
  const { summary } = first;
  expect(toolPermissions({ ...summary, origin: { kind: 'plugin', plugin: 'x' } })).toBeUndefined();
  expect(toolPermissions({ ...summary, origin: { kind: 'host' } })).toBeUndefined();
});
