import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import type { BundleOptions } from './bundle-module.js';
import { moduleOf, publicNames } from './running-copy.js';
import { sha256 } from './sha256.js';

/** What a bundle turned out to be made of. */
export interface Gathered {
  /** Path and hash of every source. */
  readonly sources: Map<string, string>;
  /** Files of packages that stay outside. */
  readonly imports: Set<string>;
}

const OWN = 'hermes-tools';

/** How the imports of a tool's file are found: ours from the running copy, packages where they are, the rest inside. */
export function bundlePlugin(options: BundleOptions, gathered: Gathered): Plugin {
  return {
    name: OWN,
    setup(builder) {
      builder.onResolve({ filter: /^hermes-tools(?:$|\/)/ }, resolveOwn);
      builder.onResolve({ filter: /^zod(?:$|\/)/ }, ({ path }) => resolveZod(path, gathered));
      // Not relative and not absolute: a package or a module of Node.
      builder.onResolve({ filter: /^[^./\\]/ }, (args) => resolvePackage(builder, args, options, gathered));
      builder.onLoad({ filter: /.*/, namespace: OWN }, loadOwn);
      builder.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => loadSource(builder, path, options, gathered));
    },
  };
}

function resolveOwn({ path, namespace }: OnResolveArgs): OnResolveResult {
  if (path === OWN) return { path: OWN, namespace: OWN, sideEffects: false };
  // One module per name, so that a bundle loads only what its file imports.
  if (namespace === OWN) return { path: path.slice(OWN.length + 1), namespace: OWN, sideEffects: false };
  return { errors: [{ text: `${path} cannot be imported by a tool; import from "hermes-tools"` }] };
}

async function loadOwn({ path }: { path: string }): Promise<OnLoadResult> {
  if (path !== OWN) return { contents: moduleOf(path), loader: 'js' };
  const names = [...new Set([...(await publicNames()), 'registry', 'tool'])];
  return { contents: names.map((name) => `export { ${name} } from '${OWN}/${name}';`).join('\n'), loader: 'js' };
}

function resolveZod(path: string, gathered: Gathered): OnResolveResult {
  try {
    const url = import.meta.resolve(path);
    gathered.imports.add(fileURLToPath(url));
    return { path: url, external: true };
  } catch {
    return { errors: [{ text: `${path} is not part of the zod that runs here` }] };
  }
}

/** Marks our own question to esbuild, which would otherwise come back to us. */
const ASKED = 'asked by hermes-tools';

async function resolvePackage(
  builder: PluginBuild,
  args: OnResolveArgs,
  options: BundleOptions,
  gathered: Gathered,
): Promise<OnResolveResult | undefined> {
  if (args.pluginData === ASKED || args.kind === 'entry-point') return undefined;
  if (isBuiltin(args.path)) return { path: args.path.replace(/^(?!node:)/, 'node:'), external: true };
  for (const resolveDir of [args.resolveDir, options.packages]) {
    const { errors, path } = await builder.resolve(args.path, {
      kind: args.kind,
      importer: args.importer,
      resolveDir,
      pluginData: ASKED,
    });
    if (errors.length > 0 || path === '') continue;
    if (!isWithin(path, options)) return { errors: [{ text: outside(args.path, path) }] };
    gathered.imports.add(path);
    return { path: args.kind.startsWith('require') ? path : pathToFileURL(path).href, external: true };
  }
  const hint = `install it beside the file or in ${options.packages}`;
  return { errors: [{ text: `the package ${JSON.stringify(args.path)} was not found; ${hint}` }] };
}

/** We read the sources ourselves: what is hashed is what is bundled. */
async function loadSource(
  builder: PluginBuild,
  path: string,
  options: BundleOptions,
  gathered: Gathered,
): Promise<OnLoadResult> {
  if (!isWithin(path, options)) return { errors: [{ text: outside(path, path) }] };
  const contents = readFileSync(path);
  gathered.sources.set(path, sha256(contents));
  if (!contents.includes('import.meta')) return { contents, loader: 'default' };
  const { code } = await builder.esbuild.transform(contents.toString('utf8'), {
    loader: extname(path).endsWith('ts') ? 'ts' : 'js',
    target: 'node20.19',
    tsconfigRaw: {},
    sourcefile: path,
    define: whereItLies(path),
  });
  return { contents: code, loader: 'js' };
}

/** A file keeps its own address, although it runs from the cache. */
function whereItLies(path: string): Record<string, string> {
  return {
    'import.meta.url': JSON.stringify(pathToFileURL(path).href),
    'import.meta.filename': JSON.stringify(path),
    'import.meta.dirname': JSON.stringify(dirname(path)),
  };
}

function isWithin(path: string, { within }: BundleOptions): boolean {
  return within === undefined || within.some((folder) => path.startsWith(folder + sep));
}

function outside(name: string, path: string): string {
  return `${name} lies outside what was trusted (${path}); copy it into .hermes or install it in home's packages`;
}
