import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type PluginManifest, parsePluginManifest } from './plugin-manifest.js';

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
}

/** Every plugin of home, the workspace and the named packages, in that order; the first of a name counts. */
export async function findPlugins(places: PluginPlaces): Promise<FoundPlugin[]> {
  const folders: PluginFolder[] = [
    ...pluginFolders(places.user, 'user'),
    ...(places.workspace === undefined ? [] : pluginFolders(places.workspace, 'workspace')),
  ];
  const missing: FoundPlugin[] = [];
  for (const name of places.packages.names) {
    const folder = join(places.packages.folder, 'node_modules', name);
    if (manifestOf(folder) !== undefined) folders.push({ source: 'package', folder });
    else missing.push(missingPackage(name, folder, places.packages.folder));
  }
  const found = [...(await Promise.all(folders.map(readPlugin))), ...missing];
  return found.map((plugin, index) => {
    const first = found.find((other) => other.name === plugin.name);
    return first === plugin || index === 0 ? plugin : taken(plugin, first?.folder ?? '');
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

async function readPlugin(place: PluginFolder): Promise<FoundPlugin> {
  const file = manifestOf(place.folder) ?? '';
  const folderName = basename(place.folder);
  let manifest: PluginManifest;
  try {
    manifest = await parsePluginManifest(readFileSync(file, 'utf8'), file, folderName);
  } catch (problem) {
    const message = (problem as Error).message;
    return { ...place, name: folderName, manifest: undefined, problem: { reason: 'manifest_invalid', message } };
  }
  const main = findMain(place.folder, manifest.main);
  if (main !== undefined) return { ...place, name: manifest.name, manifest, main };
  const message = `${place.folder} has no ${manifest.main ?? 'index.ts, index.mts, index.js or index.mjs'}`;
  return { ...place, name: manifest.name, manifest, problem: { reason: 'main_missing', message } };
}

function findMain(folder: string, given: string | undefined): string | undefined {
  const names = given === undefined ? ['index.ts', 'index.mts', 'index.js', 'index.mjs'] : [given];
  return names.map((name) => join(folder, name)).find((path) => existsSync(path));
}

function missingPackage(name: string, folder: string, packages: string): FoundPlugin {
  const message = `The package ${name} has no plugin.yaml in ${folder}. Install it: npm install --prefix ${packages} ${name}`;
  return { source: 'package', folder, name, manifest: undefined, problem: { reason: 'not_found', message } };
}

function taken({ source, folder, name, manifest }: FoundPlugin, first: string): FoundPlugin {
  const message = `A plugin called ${name} is already in ${first}; this one is not used`;
  return { source, folder, name, manifest, problem: { reason: 'name_taken', message } };
}
