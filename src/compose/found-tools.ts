import { join } from 'node:path';
import type { HomePaths } from '../config/paths.js';
import { createCodeLoader } from '../discovery/code-loader.js';
import { discoverFolder } from '../discovery/discover-folder.js';
import { DiscoveryCache } from '../discovery/discovery-cache.js';
import { FileTools } from '../discovery/file-tools.js';
import type { ToolFolder } from '../discovery/tool-folder.js';
import { ToolWatch } from '../discovery/watch-tools.js';
import type { WorkspaceTrust } from '../discovery/workspace-trust.js';
import { HookSet } from '../kernel/hooks.js';
import { registry, ToolRegistry } from '../kernel/registry.js';
import { type FoundPlugin, findPlugins } from '../plugins/find-plugins.js';
import type { PluginParts } from '../plugins/load-plugin.js';
import { type PluginStatus, registerPlugins } from '../plugins/register-plugins.js';
import { createYamlLoader } from '../plugins/yaml/yaml-loader.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';
import { trustOf } from './workspace.js';

export interface FoundToolsParts {
  readonly settings: Settings;
  readonly hooks: HookSet;
  readonly report: (source: string, message: string) => void;
  readonly closers: (() => Promise<unknown>)[];
}

/** Tools of home's and a trusted workspace's folders, and enabled plugins, laid into an instance's registry. */
export async function registerFoundTools(
  own: ToolRegistry,
  options: Pick<HermesOptions, 'liveTools' | 'confirmChange'>,
  parts: FoundToolsParts,
): Promise<PluginStatus[]> {
  const { settings, report, closers } = parts;
  const { paths } = settings;
  const trust = trustOf(settings);
  const cache = new DiscoveryCache(paths.cache);
  const tools = new FileTools(own, report);
  const home = createHomeFolder(paths, cache);
  await discoverFolder(home, tools, report);
  if (trust.state === 'trusted') {
    const limits = confined(trust, settings);
    const loaders = [
      createCodeLoader({ cache, packages: paths.packages, ...limits }),
      createYamlLoader(cache, limits.inspect),
    ];
    await discoverFolder({ folder: join(trust.root, '.hermes', 'tools'), loaders }, tools, report);
  }
  const statuses = await registerFoundPlugins(own, parts, cache);
  cache.save();
  if (options.liveTools === true) {
    const { confirmChange: confirm } = options;
    const onApplied = (): void => cache.save();
    const watch = new ToolWatch({ ...home, cache: paths.cache, tools, report, onApplied, ...(confirm && { confirm }) });
    closers.push(() => watch.close());
  }
  return statuses;
}

/** Home's tools folder with everything that can read its files. */
export function createHomeFolder(paths: HomePaths, cache: DiscoveryCache): ToolFolder {
  const code = createCodeLoader({ cache, packages: paths.packages });
  return { folder: paths.tools, loaders: [code, createYamlLoader(cache)] };
}

/** Every plugin that is there, with those that are enabled tried out in a registry of their own. */
export async function listPlugins(settings: Settings): Promise<PluginStatus[]> {
  const own = new ToolRegistry(registry);
  // Problems are part of each plugin's status.
  const parts = { settings, hooks: new HookSet(), report: () => undefined, closers: [] };
  const statuses = await registerFoundTools(own, {}, parts);
  await own.close();
  return statuses;
}

/** Plugins of home, a trusted workspace and named packages; nothing of them runs. */
export function findHomePlugins(
  settings: Settings,
  cache = new DiscoveryCache(settings.paths.cache),
): Promise<FoundPlugin[]> {
  const { paths, config } = settings;
  const trust = trustOf(settings);
  return findPlugins({
    user: paths.plugins,
    workspace: trust.state === 'trusted' ? join(trust.root, '.hermes', 'plugins') : undefined,
    packages: { folder: paths.packages, names: config.plugins.packages },
    cache,
  });
}

async function registerFoundPlugins(
  own: ToolRegistry,
  { settings, hooks, report }: Omit<FoundToolsParts, 'closers'>,
  cache: DiscoveryCache,
): Promise<PluginStatus[]> {
  const { paths, config, env } = settings;
  const partsOf = (plugin: FoundPlugin): PluginParts => ({
    cache,
    packages: paths.packages,
    config: config.plugins.config[plugin.name] ?? {},
    log: (message) => report(`plugin ${plugin.name}`, message),
    ...(plugin.source === 'workspace' ? confined(trustOf(settings), settings) : {}),
  });
  return registerPlugins({
    plugins: await findHomePlugins(settings, cache),
    enabled: config.plugins.enabled,
    mayOverride: config.plugins.allow_tool_override,
    registry: own,
    hooks,
    hasEnv: (name) => (env[name] ?? '') !== '',
    report,
    partsOf,
  });
}

/** Code of a workspace is made only of what was trusted, and of packages the operator installed. */
function confined(trust: WorkspaceTrust, { paths }: Settings): Pick<PluginParts, 'within' | 'inspect'> {
  const folder = join(trust.root, '.hermes');
  const hashes = new Map(trust.items.map((item) => [join(trust.root, item.path), item.sha256]));
  return {
    within: [folder, paths.packages],
    inspect: ({ inputs }) => {
      for (const { path, sha256 } of inputs) {
        if (path.startsWith(folder) && hashes.get(path) !== sha256) {
          throw new Error(`${path} changed after it was looked at. Run: hermes trust`);
        }
      }
    },
  };
}
