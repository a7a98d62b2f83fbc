import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { summarise, type ToolSummary } from '../kernel/registry.js';
import type { ToolEntry } from '../kernel/tool.js';
import { type Bundle, bundleModule } from './bundle-module.js';
import type { DiscoveryCache, FileRecord } from './discovery-cache.js';
import { evaluateModule } from './evaluate-module.js';
import { findRegistrations } from './find-registrations.js';
import { moduleEntries } from './module-entries.js';
import { sha256 } from './sha256.js';
import type { FoundTool, ToolFile, ToolFileLoader } from './tool-file.js';

export interface CodeLoaderOptions {
  readonly cache: DiscoveryCache;
  /** Home's folder of packages. */
  readonly packages: string;
  /** Folders that sources and packages may lie in; absent: anywhere. */
  readonly within?: readonly string[];
  /** Told of every bundle before it is used; throws to refuse it. */
  readonly inspect?: (bundle: Pick<Bundle, 'inputs'>) => void;
}

/** Files of code: TypeScript and JavaScript modules, except tests, declarations and names with `_` or `.` in front. */
export function createCodeLoader(options: CodeLoaderOptions): ToolFileLoader {
  return {
    matches: (name) => /^[^._].*\.(?:ts|mts|js|mjs)$/.test(name) && !/\.(?:d|test|spec)\.m?[jt]s$/.test(name),
    read: (path) => readCodeFile(path, options),
  };
}

async function readCodeFile(path: string, options: CodeLoaderOptions): Promise<ToolFile> {
  const known = options.cache.fresh(path);
  if (known !== undefined) {
    options.inspect?.(known);
    return toolFile(path, known.hash, known, () => Promise.resolve(knownTools(path, known)));
  }
  const source = readFileSync(path, 'utf8');
  if (!(await mayHaveTools(source, path))) return helperFile(path, source, options.cache);
  const { cache, packages, within } = options;
  const bundle = await bundleModule(path, {
    folder: cache.bundles,
    packages,
    ...(within === undefined ? {} : { within }),
  });
  options.inspect?.(bundle);
  const describe = async (): Promise<readonly FoundTool[]> => {
    const found = IS_ISOLATED.test(source) ? await describeIsolated(path, bundle) : await describeHere(path, bundle);
    const { inputs, sourceHash: hash, imports, path: file } = bundle;
    const record = { hash, inputs, tools: found.tools.map((tool) => tool.summary), bundle: file, imports };
    cache.keep(path, found.details === undefined ? record : { ...record, details: found.details });
    return found.tools;
  };
  return toolFile(path, bundle.sourceHash, bundle, describe);
}

/** Such a file must not run in this process, not even to find out what is in it. */
const IS_ISOLATED = /\bisolated["']?\s*:\s*true\b/;

interface Described {
  readonly tools: readonly FoundTool[];
  readonly details?: unknown;
}

/** Only a module that registers at its top level or exports something can bring tools; the rest is not even run. */
async function mayHaveTools(source: string, path: string): Promise<boolean> {
  return /\bexport\b/.test(source) || (await findRegistrations(source, basename(path))).length > 0;
}

function helperFile(path: string, source: string, cache: DiscoveryCache): ToolFile {
  const hash = sha256(source);
  const record = { hash, inputs: [{ path, sha256: hash }], tools: [] };
  cache.keep(path, record);
  return toolFile(path, hash, record, () => Promise.resolve([]));
}

function toolFile(
  path: string,
  hash: string,
  { inputs }: Pick<FileRecord, 'inputs'>,
  describe: () => Promise<readonly FoundTool[]>,
): ToolFile {
  return { path, hash, inputs: inputs.map((input) => input.path), describe };
}

async function describeHere(path: string, bundle: Bundle): Promise<Described> {
  const entries = moduleEntries(await evaluateModule(bundle.path));
  const unseen = entries.find((entry) => entry.isolated === true);
  if (unseen !== undefined) {
    throw new TypeError(`${unseen.name} is isolated, which must be seen without running it: write isolated: true.`);
  }
  const tools = entries.map((entry): FoundTool => {
    const placed: ToolEntry = { ...entry, origin: { kind: 'file', path } };
    return { summary: summarise(placed), load: () => Promise.resolve(placed) };
  });
  return { tools };
}

async function describeIsolated(path: string, bundle: Bundle): Promise<Described> {
  const { describeIsolatedFile } = await import('./isolated/isolated-file.js');
  return describeIsolatedFile(path, bundle);
}

/** Tools whose definitions are known from before: the code is loaded at the first call. */
function knownTools(path: string, record: FileRecord): FoundTool[] {
  const { bundle, details } = record;
  if (bundle === undefined) return [];
  if (details !== undefined) return isolatedTools(path, record);
  let entries: Promise<readonly ToolEntry[]> | undefined;
  const load = async (): Promise<readonly ToolEntry[]> => {
    checkBundle(bundle);
    return moduleEntries(await evaluateModule(bundle));
  };
  return record.tools.map((summary) => ({
    summary,
    load: async () => entryNamed(await (entries ??= load()), summary),
  }));
}

function isolatedTools(path: string, record: FileRecord): FoundTool[] {
  let file: ReturnType<typeof open> | undefined;
  const open = async () => (await import('./isolated/isolated-file.js')).openIsolatedFile(path, record);
  return record.tools.map((summary) => ({ summary, load: async () => (await (file ??= open())).entry(summary) }));
}

function entryNamed(entries: readonly ToolEntry[], summary: ToolSummary): ToolEntry {
  const entry = entries.find(({ name }) => name === summary.name);
  if (entry === undefined) throw new Error(`The file no longer brings ${summary.name}.`);
  return { ...entry, origin: summary.origin };
}

/** A bundle is named after its content: a damaged one is not run. */
export function checkBundle(bundle: string): void {
  const content = readFileSync(bundle);
  if (`${sha256(content)}.mjs` !== basename(bundle)) {
    throw new Error(`The stored code ${bundle} does not have the content it had. Remove it; it is made again.`);
  }
}
