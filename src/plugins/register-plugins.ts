import { findConflict } from '../discovery/file-tools.js';
import type { Hook, HookSet, Hooks } from '../kernel/hooks.js';
import type { ToolRegistry, ToolSummary } from '../kernel/registry.js';
import type { FoundPlugin, PluginProblem, PluginSource } from './find-plugins.js';
import { type LoadedPlugin, loadPlugin, PluginError, type PluginParts } from './load-plugin.js';
import type { PluginManifest } from './plugin-manifest.js';

/** A plugin as it stands, for listings. */
export interface PluginStatus {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly author: string;
  readonly source: PluginSource;
  readonly folder: string;
  readonly enabled: boolean;
  /** Tools and hooks that are in place. */
  readonly tools: readonly string[];
  readonly hooks: readonly string[];
  readonly missingEnv: readonly string[];
  readonly problem: PluginProblem | null;
}

export interface PluginRegistration {
  readonly plugins: readonly FoundPlugin[];
  readonly enabled: readonly string[];
  /** Plugins that may replace tools. */
  readonly mayOverride: readonly string[];
  readonly registry: ToolRegistry;
  readonly hooks: HookSet;
  readonly hasEnv: (name: string) => boolean;
  readonly report: (source: string, message: string) => void;
  readonly partsOf: (plugin: FoundPlugin) => PluginParts;
}

/** Loads the enabled plugins and puts what they bring in place. One that fails is reported and hurts no other. */
export async function registerPlugins(registration: PluginRegistration): Promise<PluginStatus[]> {
  const statuses: PluginStatus[] = [];
  for (const plugin of registration.plugins) {
    if (registration.enabled.includes(plugin.name)) statuses.push(await registerOne(plugin, registration));
    else statuses.push(status(plugin, false, { problem: plugin.problem ?? null }));
  }
  for (const name of registration.enabled) {
    if (registration.plugins.some((plugin) => plugin.name === name)) continue;
    registration.report(
      `plugin ${name}`,
      'is enabled in the settings but is not there. hermes plugins list shows those that are.',
    );
  }
  return statuses;
}

async function registerOne(plugin: FoundPlugin, registration: PluginRegistration): Promise<PluginStatus> {
  const source = `plugin ${plugin.name}`;
  try {
    if (plugin.problem !== undefined) throw new PluginError(plugin.problem.reason, plugin.problem.message);
    const loaded = await loadPlugin(plugin, registration.partsOf(plugin));
    return putInPlace(plugin, loaded, registration, source);
  } catch (failure) {
    const problem: PluginProblem =
      failure instanceof PluginError ? failure.problem : { reason: 'load_failed', message: String(failure) };
    registration.report(source, problem.message);
    closeGuards(plugin.manifest, problem, registration.hooks, source);
    return status(plugin, true, { problem });
  }
}

function putInPlace(
  plugin: FoundPlugin,
  loaded: LoadedPlugin,
  registration: PluginRegistration,
  source: string,
): PluginStatus {
  const { registry, hooks, report, hasEnv, mayOverride } = registration;
  let problem: PluginProblem | null = null;
  const tools: string[] = [];
  for (const { summary, load } of loaded.tools) {
    const conflict = conflictOf(registry, summary, mayOverride.includes(plugin.name));
    if (conflict !== undefined) {
      problem = { reason: 'conflict', message: conflict };
      report(source, conflict);
      continue;
    }
    registry.addLazy(summary, load);
    tools.push(summary.name);
  }
  const missingEnv = loaded.manifest.requires_env.map(({ name }) => name).filter((name) => !hasEnv(name));
  if (missingEnv.length > 0)
    report(source, `needs ${missingEnv.join(', ')}, which is not set. Store it with: hermes setup`);
  // A guard runs whatever is missing: leaving it out would let calls pass that it is there to stop.
  const used = loaded.hooks.filter((hook) => hook.guards || missingEnv.length === 0);
  for (const hook of used) hooks.add(lazyHook(loaded, hook, source), source);
  for (const missing of undelivered(loaded))
    report(source, `its plugin.yaml lists ${missing}, which it does not register`);
  return status(plugin, true, { tools, hooks: used.map((hook) => hook.event), missingEnv, problem });
}

/** A plugin replaces a tool only when it says so and the operator allowed it. */
function conflictOf(registry: ToolRegistry, summary: ToolSummary, isAllowed: boolean): string | undefined {
  if (isAllowed || summary.override !== true) return findConflict(registry, summary);
  const conflict = findConflict(registry, { ...summary, override: false });
  const name = summary.origin.kind === 'plugin' ? summary.origin.plugin : '';
  return conflict === undefined
    ? undefined
    : `It wants to replace the tool ${summary.name}. To allow that, add ${name} to plugins.allow_tool_override.`;
}

/** The handler's code is loaded at its first event. */
function lazyHook(
  loaded: LoadedPlugin,
  { event, guards, index }: LoadedPlugin['hooks'][number],
  source: string,
): Hooks {
  const handler = async (given: never): Promise<unknown> => {
    const registered = (await loaded.activate()).hooks[index];
    return registered?.hook.handler(given);
  };
  return { [event]: [{ name: source, handler, guards } satisfies Hook<unknown>] } as Hooks;
}

/** A guard that cannot be loaded does not guard: until it is repaired or disabled, nothing passes. */
function closeGuards(
  manifest: PluginManifest | undefined,
  problem: PluginProblem,
  hooks: HookSet,
  source: string,
): void {
  if (manifest?.provides_hooks?.some((hook) => hook.guards) !== true) return;
  const veto = `The ${source} guards every call and could not be loaded: ${problem.message}`;
  hooks.add({ pre_tool_call: [{ name: source, handler: () => ({ veto }), guards: true }] }, source);
}

function undelivered({ manifest, tools, hooks }: LoadedPlugin): string[] {
  const names = new Set(tools.map((tool) => tool.summary.name));
  const events = new Set<string>(hooks.map((hook) => hook.event));
  return [
    ...(manifest.provides_tools ?? []).filter((name) => !names.has(name)).map((name) => `the tool ${name}`),
    ...(manifest.provides_hooks ?? []).filter((hook) => !events.has(hook.name)).map((hook) => `the hook ${hook.name}`),
  ];
}

function status(
  { name, manifest, source, folder }: FoundPlugin,
  enabled: boolean,
  found: Partial<Pick<PluginStatus, 'tools' | 'hooks' | 'missingEnv' | 'problem'>>,
): PluginStatus {
  return {
    name,
    version: manifest?.version ?? '',
    description: manifest?.description ?? '',
    author: manifest?.author ?? '',
    source,
    folder,
    enabled,
    tools: found.tools ?? [],
    hooks: found.hooks ?? [],
    missingEnv: found.missingEnv ?? [],
    problem: found.problem ?? null,
  };
}
