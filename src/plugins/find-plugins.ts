import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DiscoveryCache } from '../discovery/discovery-cache.js';
import { sha256 } from '../discovery/sha256.js';
import type { PluginManifest } from './plugin-manifest.js';

export type PluginSource = 'user' | 'workspace' | 'package';

/** A folder that says it is a plugin. */
export interface PluginFolder {
  readonly source: PluginSource;
  readonly folder: string;
}

/** A plugin that was found, not loaded; or why what was found is none. */
export type FoundPlugin = PluginFolder & {
  readonly name: string;
} & (
    | { readonly manifest: PluginManifest; readonly main: string; readonly problem?: undefined }
    | { readonly manifest: PluginManifest | undefined; readonly main?: undefined; readonly problem: PluginProblem }
  );

export interface PluginProblem {
  readonly reason: PluginReason;
  readonly message: string;
}

/** Why a plugin does not run; each has its own remedy. */
export type PluginReason =
  | 'not_found'
  | 'manifest_invalid'
  | 'main_missing'
  | 'name_taken'
  | 'bundle_failed'
  | 'load_failed'
  | 'register_missing'
  | 'register_failed'
  | 'undeclared'
  | 'conflict';

export interface PluginPlaces {
  /** `<home>/plugins`. */
  readonly user: string;
  /** `.hermes/plugins` of a trusted workspace. */
  readonly workspace?: string | undefined;
  /** `<home>/packages`, and the packages named in the settings. */
  readonly packages: { readonly folder: string; readonly names: readonly string[] };
  /** Remembers manifests, so that an ordinary start loads no YAML library. */
  readonly cache: DiscoveryCache;
}

/** Every plugin of home, the named packages and the workspace, in that order; the first of a name counts. */
export async function findPlugins(places: PluginPlaces): Promise<FoundPlugin[]> {
  const packages = places.packages.names.map((name): PluginFolder & { name: string } => {
    return { source: 'package', folder: join(places.packages.folder, 'node_modules', name), name };
  });
  const readPlugin = (place: PluginFolder): Promise<FoundPlugin> => readFolder(place, places.cache);
  const workspace = places.workspace === undefined ? [] : pluginFolders(places.workspace, 'workspace');
  const found = await Promise.all([
    ...pluginFolders(places.user, 'user').map(readPlugin),
    ...packages.map((place) => {
      return manifestOf(place.folder) === undefined ? missingPackage(place, places.packages.folder) : readPlugin(place);
    }),
    ...workspace.map(readPlugin),
  ]);
  return found.map((plugin) => {
    const first = found.find((other) => other.name === plugin.name);
    return first === undefined || first === plugin ? plugin : taken(plugin, first.folder);
  });
}

/** Folders without a manifest are somebody's notes, not broken plugins. */
function pluginFolders(place: string, source: PluginSource): PluginFolder[] {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter(
      (entry) => (entry.isDirectory() || entry.isSymbolicLink()) && manifestOf(join(place, entry.name)) !== undefined,
    )
    .map((entry) => ({ source, folder: join(place, entry.name) }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

function manifestOf(folder: string): string | undefined {
  return ['plugin.yaml', 'plugin.yml'].map((name) => join(folder, name)).find((file) => existsSync(file));
}

async function readFolder({ source, folder }: PluginFolder, cache: DiscoveryCache): Promise<FoundPlugin> {
  const place = { source, folder };
  const file = manifestOf(folder) ?? '';
  const folderName = basename(folder);
  let manifest: PluginManifest;
  try {
    manifest = await readManifest(file, folderName, cache);
  } catch (problem) {
    const message = (problem as Error).message;
    return { ...place, name: folderName, manifest: undefined, problem: { reason: 'manifest_invalid', message } };
  }
  const main = findMain(folder, manifest.main);
  if (main !== undefined) return { ...place, name: manifest.name, manifest, main };
  const message = `${folder} has no ${manifest.main ?? 'index.ts, index.mts, index.js or index.mjs'}`;
  return { ...place, name: manifest.name, manifest, problem: { reason: 'main_missing', message } };
}

async function readManifest(file: string, folderName: string, cache: DiscoveryCache): Promise<PluginManifest> {
  const known = cache.fresh(file);
  if (known !== undefined) return known.details as PluginManifest;
  const text = readFileSync(file, 'utf8');
  const { parsePluginManifest } = await import('./plugin-manifest.js');
  const manifest = await parsePluginManifest(text, file, folderName);
  const hash = sha256(text);
  cache.keep(file, { hash, inputs: [{ path: file, sha256: hash }], tools: [], details: manifest });
  return manifest;
}

function findMain(folder: string, given: string | undefined): string | undefined {
  const names = given === undefined ? ['index.ts', 'index.mts', 'index.js', 'index.mjs'] : [given];
  return names.map((name) => join(folder, name)).find((path) => existsSync(path));
}

function missingPackage({ name, folder, source }: PluginFolder & { name: string }, packages: string): FoundPlugin {
  const message = `The package ${name} has no plugin.yaml in ${folder}. Install it: npm install --prefix ${packages} ${name}`;
  return { source, folder, name, manifest: undefined, problem: { reason: 'not_found', message } };
}

function taken({ source, folder, name, manifest }: FoundPlugin, first: string): FoundPlugin {
  const message = `A plugin called ${name} is already in ${first}; this one is not used`;
  return { source, folder, name, manifest, problem: { reason: 'name_taken', message } };
}
