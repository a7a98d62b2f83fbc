import type { Hermes } from '../../create-hermes.js';
import type { ToolSlot } from '../../kernel/registry.js';
import type { EnvRequirement } from '../../kernel/tool.js';
import { allToolsets, isToolset, resolveToolset } from '../../kernel/toolsets/resolve-toolset.js';
import { didYouMean } from '../../lib/nearest.js';
import { createProbe } from '../../ports/requirement-probe.js';
import { UsageError } from '../command.js';
import { missingNeeds } from './missing-needs.js';

/** What setup can give: keys and packages, each with the tools that need it. */
export interface Missing {
  readonly variables: readonly (EnvRequirement & { readonly tools: readonly string[] })[];
  readonly packages: readonly { readonly name: string; readonly tools: readonly string[] }[];
}

/** What the tools of a name lack; without a name all of them. Throws with near names for one that is not there. */
export function findMissing({ registry, settings }: Hermes, name: string | undefined): Missing {
  const probe = createProbe({ env: () => settings.env, packages: settings.paths.packages });
  const variables = new Map<string, EnvRequirement & { tools: string[] }>();
  const packages = new Map<string, { name: string; tools: string[] }>();
  const add = <Item extends { tools: string[] }>(known: Map<string, Item>, key: string, item: Item, tool: string) => {
    const place = known.get(key) ?? item;
    place.tools.push(tool);
    known.set(key, place);
  };
  for (const { summary } of chosenSlots(registry, name)) {
    const needs = missingNeeds(summary, probe);
    for (const requirement of needs.variables)
      add(variables, requirement.name, { ...requirement, tools: [] }, summary.name);
    for (const module of needs.packages)
      add(packages, packageOf(module), { name: packageOf(module), tools: [] }, summary.name);
  }
  const key = settings.config.model?.api_key_env;
  if (name === undefined && key !== undefined && !probe.env(key))
    add(variables, key, { name: key, description: 'the key of the helper model', secret: true, tools: [] }, 'model');
  return { variables: [...variables.values()], packages: [...packages.values()] };
}

function chosenSlots(registry: Hermes['registry'], name: string | undefined): readonly ToolSlot[] {
  if (name === undefined) return registry.slots();
  const tool = registry.find(name);
  if (tool !== undefined) return [tool.slot];
  if (!isToolset(name, registry)) {
    const near = didYouMean(name, [...registry.names(), ...allToolsets(registry).keys()]);
    throw new UsageError(
      `Unknown tool or toolset: ${name}.${near || ' `hermes tools list --all` and `hermes toolsets list` show them.'}`,
    );
  }
  return resolveToolset(name, registry).flatMap((member) => registry.find(member)?.slot ?? []);
}

/** A module may lie inside its package: `pkg/sub`, `@scope/pkg/sub`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
