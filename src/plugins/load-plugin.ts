import { type Bundle, BundleError, bundleModule } from '../discovery/bundle-module.js';
import { checkBundle } from '../discovery/code-loader.js';
import type { DiscoveryCache, FileRecord } from '../discovery/discovery-cache.js';
import { evaluateModule } from '../discovery/evaluate-module.js';
import { sha256 } from '../discovery/sha256.js';
import { summarise, type ToolSummary } from '../kernel/registry.js';
import type { ToolEntry } from '../kernel/tool.js';
import { inTime } from '../lib/in-time.js';
import type { FoundPlugin, PluginProblem, PluginReason } from './find-plugins.js';
import type { HookName } from './hook-names.js';
import { type Contribution, createPluginContext, type PluginContext, UndeclaredError } from './plugin-context.js';
import type { PluginManifest } from './plugin-manifest.js';

export interface PluginParts {
  readonly cache: DiscoveryCache;
  /** Home's folder of packages. */
  readonly packages: string;
  /** Folders its sources may lie in; absent: anywhere. */
  readonly within?: readonly string[];
  readonly inspect?: (bundle: Pick<Bundle, 'inputs'>) => void;
  /** The plugin's own settings. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly log: (message: string) => void;
}

/** A plugin that can be used: what it brings, and how to get at its code. */
export interface LoadedPlugin {
  readonly manifest: PluginManifest;
  readonly tools: readonly { readonly summary: ToolSummary; readonly load: () => Promise<ToolEntry> }[];
  readonly hooks: readonly { readonly event: HookName; readonly guards: boolean; readonly index: number }[];
  /** Runs `register(ctx)`, once per instance. */
  readonly activate: () => Promise<Contribution>;
}

/** A plugin could not be loaded, with a reason that has its own remedy. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  readonly problem: PluginProblem;

  constructor(reason: PluginReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = { reason, message };
  }
}

type Usable = Extract<FoundPlugin, { main: string }>;

/**
 * Makes a plugin ready. What it brings is known from before unless something changed; then its code runs at the
 * first call or hook. Throws a PluginError.
 */
export async function loadPlugin(plugin: Usable, parts: PluginParts): Promise<LoadedPlugin> {
  const { manifest, main } = plugin;
  const key = sha256(JSON.stringify([manifest, parts.config]));
  const known = parts.cache.fresh(main);
  if (known?.bundle !== undefined && (known.details as Details | undefined)?.key === key) {
    parts.inspect?.(known);
    return ready(manifest, known, () => activate(manifest, known.bundle ?? '', parts));
  }
  const bundle = await bundlePlugin(main, parts);
  const contribution = await activate(manifest, bundle.path, parts);
  const record: FileRecord = {
    hash: bundle.sourceHash,
    inputs: bundle.inputs,
    bundle: bundle.path,
    imports: bundle.imports,
    tools: contribution.entries.map(summarise),
    details: { key, hooks: contribution.hooks.map(({ event, hook }) => ({ event, guards: hook.guards })) },
  };
  parts.cache.keep(main, record);
  return ready(manifest, record, () => Promise.resolve(contribution));
}

interface Details {
  /** Changes with the manifest and the settings. */
  readonly key: string;
  readonly hooks: readonly { readonly event: HookName; readonly guards: boolean }[];
}

function ready(manifest: PluginManifest, record: FileRecord, run: () => Promise<Contribution>): LoadedPlugin {
  let running: Promise<Contribution> | undefined;
  const activateOnce = (): Promise<Contribution> => (running ??= run());
  return {
    manifest,
    activate: activateOnce,
    tools: record.tools.map((summary) => ({ summary, load: () => entryOf(activateOnce, summary.name) })),
    hooks: (record.details as Details).hooks.map((hook, index) => ({ ...hook, index })),
  };
}

async function entryOf(activateOnce: () => Promise<Contribution>, name: string): Promise<ToolEntry> {
  const entry = (await activateOnce()).entries.find((candidate) => candidate.name === name);
  if (entry === undefined) throw new Error(`The plugin no longer brings ${name}.`);
  return entry;
}

async function bundlePlugin(main: string, parts: PluginParts): Promise<Bundle> {
  try {
    const { cache, packages, within } = parts;
    const bundle = await bundleModule(main, {
      folder: cache.bundles,
      packages,
      ...(within === undefined ? {} : { within }),
    });
    parts.inspect?.(bundle);
    return bundle;
  } catch (problem) {
    const message = (problem as Error).message;
    throw new PluginError(
      'bundle_failed',
      problem instanceof BundleError ? `its code cannot be read: ${message}` : message,
      problem,
    );
  }
}

async function activate(manifest: PluginManifest, bundle: string, parts: PluginParts): Promise<Contribution> {
  const register = await importRegister(bundle);
  const { context, contribution } = createPluginContext(manifest, parts);
  try {
    await inTime(REGISTER_MS, register(context), () => {
      throw new Error(`it did not finish within ${REGISTER_MS / 1_000} s`);
    });
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    if (problem instanceof UndeclaredError) throw new PluginError('undeclared', `it ${message}`, problem);
    throw new PluginError('register_failed', `its register(ctx) failed: ${message}`, problem);
  }
  return contribution;
}

type Register = (context: PluginContext) => unknown;

async function importRegister(bundle: string): Promise<Register> {
  let exports: Readonly<Record<string, unknown>>;
  try {
    checkBundle(bundle);
    ({ exports } = await evaluateModule(bundle));
  } catch (problem) {
    const message = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
    throw new PluginError('load_failed', `its code failed while it was loaded: ${message}`, problem);
  }
  const found = exports.register ?? exports.default;
  if (typeof found === 'function') return found as Register;
  throw new PluginError('register_missing', 'its main module exports no function called register');
}

const REGISTER_MS = 10_000;
