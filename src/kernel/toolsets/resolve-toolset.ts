import { didYouMean } from '../../lib/nearest.js';
import { ToolError } from '../outcome.js';
import type { ToolRegistry } from '../registry.js';
import { BUILT_IN_TOOLSETS, LEGACY_TOOLSETS, type Toolset } from './built-in.js';

/** Toolsets made at run time, per registry, so that two instances do not see each other's. */
const custom = new WeakMap<ToolRegistry, Map<string, Toolset>>();
const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;

/**
 * The tools a toolset stands for, sorted, without duplicates. Includes are followed once, so diamonds and cycles
 * are fine. Tools that do not exist yet are part of the answer; a grant leaves them out.
 * Throws a ToolError with a suggestion for an unknown name.
 */
export function resolveToolset(name: string, registry: ToolRegistry): string[] {
  const found = new Set<string>();
  collect(name, { registry, all: allToolsets(registry), found, visited: new Set() });
  return [...found].sort();
}

/** Adds a toolset for the life of the process. A built-in or registered name cannot be taken. */
export function createCustomToolset(
  registry: ToolRegistry,
  name: string,
  options: { description?: string; tools?: readonly string[]; includes?: readonly string[] },
): Toolset {
  if (!NAME.test(name))
    throw new ToolError(`Toolset name ${JSON.stringify(name)} is not valid`, { code: 'invalid_arguments' });
  if (isAll(name) || BUILT_IN_TOOLSETS.has(name) || LEGACY_TOOLSETS.has(name) || registry.toolsets().has(name)) {
    throw new ToolError(`Toolset ${name} exists already and cannot be replaced`, {
      code: 'conflict',
      hint: 'Choose another name.',
    });
  }
  const toolset: Toolset = {
    description: options.description ?? '',
    tools: [...(options.tools ?? [])],
    includes: [...(options.includes ?? [])],
  };
  for (const include of toolset.includes) {
    if (include !== name && !isToolset(include, registry)) throw unknownToolset(include, registry);
  }
  const sets = custom.get(registry) ?? new Map<string, Toolset>();
  sets.set(name, toolset);
  custom.set(registry, sets);
  return toolset;
}

/** Every toolset by name: static, made at run time, and those that only a registered tool names. */
export function allToolsets(registry: ToolRegistry): Map<string, Toolset> {
  const all = new Map<string, Toolset>([...BUILT_IN_TOOLSETS, ...customToolsets(registry)]);
  for (const [name, tools] of registry.toolsets()) {
    const known = all.get(name);
    if (known === undefined) all.set(name, { description: describeDynamic(name), tools, includes: [] });
    else if (tools.some((tool) => !known.tools.includes(tool))) {
      all.set(name, { ...known, tools: [...new Set([...known.tools, ...tools])] });
    }
  }
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function isToolset(name: string, registry: ToolRegistry): boolean {
  return isAll(name) || lookUp(name, allToolsets(registry)) !== undefined;
}

export function isAll(name: string): boolean {
  return name === 'all' || name === '*';
}

export function unknownToolset(name: string, registry: ToolRegistry): ToolError {
  return new ToolError(`Unknown toolset: ${name}.${didYouMean(name, allToolsets(registry).keys())}`, {
    code: 'invalid_arguments',
    hint: '`hermes toolsets list` shows every toolset.',
  });
}

/** Made at run time in this registry or in one under it. */
function customToolsets(registry: ToolRegistry): [string, Toolset][] {
  const under = registry.base === undefined ? [] : customToolsets(registry.base);
  return [...under, ...(custom.get(registry) ?? [])];
}

interface Search {
  readonly registry: ToolRegistry;
  readonly all: ReadonlyMap<string, Toolset>;
  readonly found: Set<string>;
  readonly visited: Set<string>;
}

function collect(name: string, search: Search): void {
  const { registry, all, found, visited } = search;
  if (visited.has(name)) return;
  visited.add(name);
  if (isAll(name)) {
    for (const toolset of all.keys()) collect(toolset, search);
    return;
  }
  const toolset = lookUp(name, all);
  if (toolset === undefined) throw unknownToolset(name, registry);
  for (const tool of toolset.tools) found.add(tool);
  for (const include of toolset.includes) collect(include, search);
}

function lookUp(name: string, all: ReadonlyMap<string, Toolset>): Toolset | undefined {
  const known = all.get(name);
  if (known !== undefined) return known;
  const legacy = LEGACY_TOOLSETS.get(name);
  return legacy === undefined ? undefined : { description: 'Older name', tools: legacy, includes: [] };
}

function describeDynamic(name: string): string {
  return name.startsWith('mcp-') ? `Tools of the MCP server ${name.slice(4)}` : `Tools registered under ${name}`;
}
