import type { StandardSchemaV1 } from '@standard-schema/spec';
import { entriesOf } from '../discovery/module-entries.js';
import { buildEntry } from '../kernel/build-entry.js';
import type { Hook, PostToolCall, PreToolCall, TransformToolResult } from '../kernel/hooks.js';
import type { RawToolOptions, SchemaToolOptions, ToolEntry } from '../kernel/tool.js';
import { HOOK_NAMES, type HookName } from './hook-names.js';
import type { PluginManifest } from './plugin-manifest.js';

interface Handlers {
  readonly pre_tool_call: PreToolCall;
  readonly post_tool_call: PostToolCall;
  readonly transform_tool_result: TransformToolResult;
}

/** Without a toolset a tool belongs to `custom`. */
type WithToolset<Options> = Omit<Options, 'toolset'> & { readonly toolset?: string };

/** What a plugin's `register(ctx)` is handed. */
export interface PluginContext {
  readonly name: string;
  readonly version: string;
  /** Its own settings: `plugins.config.<name>`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Adds a tool: options as for `registry.register`, an entry made with `tool(...)`, or a BaseTool class. */
  registerTool<Schema extends StandardSchemaV1, Output>(tool: WithToolset<SchemaToolOptions<Schema, Output>>): void;
  registerTool(tool: object): void;
  /** Adds a hook. A guarding hook that fails stops the call; `pre_tool_call` guards unless told otherwise. */
  registerHook<Name extends HookName>(name: Name, handler: Handlers[Name], options?: { guards?: boolean }): void;
  /** Says something to the operator. */
  log(message: string): void;
}

export interface RegisteredHook {
  readonly event: HookName;
  readonly hook: Hook<(event: never) => unknown>;
}

/** What a plugin brought; nothing of it is in place yet. */
export interface Contribution {
  readonly entries: ToolEntry[];
  readonly hooks: RegisteredHook[];
}

/** The plugin brings something its manifest does not list. */
export class UndeclaredError extends TypeError {
  override readonly name = 'UndeclaredError';
}

/** A context that collects what the plugin registers and holds it to its manifest. */
export function createPluginContext(
  manifest: PluginManifest,
  options: { readonly config: Readonly<Record<string, unknown>>; readonly log: (message: string) => void },
): { context: PluginContext; contribution: Contribution } {
  const contribution: Contribution = { entries: [], hooks: [] };
  const context: PluginContext = {
    name: manifest.name,
    version: manifest.version,
    config: options.config,
    log: options.log,
    registerTool(tool: object) {
      for (const entry of entriesFor(tool)) contribution.entries.push(declared(entry, manifest, contribution));
    },
    registerHook(event, handler, { guards = event === 'pre_tool_call' } = {}) {
      checkHook(event, handler, manifest);
      const hook = { name: `plugin ${manifest.name}`, handler: handler as (event: never) => unknown, guards };
      contribution.hooks.push({ event, hook });
    },
  };
  return { context, contribution };
}

function entriesFor(tool: object): ToolEntry[] {
  const found = entriesOf(tool);
  if (found.length > 0) return found;
  if (typeof tool !== 'object' || tool === null || !('run' in tool)) {
    throw new TypeError('registerTool takes options with a run function, an entry, or a class that extends BaseTool.');
  }
  return [buildEntry({ toolset: 'custom', ...tool } as unknown as RawToolOptions<unknown>) as unknown as ToolEntry];
}

function declared(entry: ToolEntry, manifest: PluginManifest, { entries }: Contribution): ToolEntry {
  const { name } = manifest;
  if (listsWhatItBrings(manifest) && !manifest.provides_tools?.includes(entry.name)) {
    throw new UndeclaredError(
      `registers the tool ${entry.name}, which its plugin.yaml does not list under provides_tools`,
    );
  }
  if (entry.isolated === true) {
    throw new TypeError(`registers the isolated tool ${entry.name}; only files of a tools folder can be isolated`);
  }
  if (entries.some((other) => other.name === entry.name)) throw new TypeError(`registers the tool ${entry.name} twice`);
  const variables = manifest.requires_env.map((requirement) => requirement.name);
  const required = [...new Set([...(entry.requires?.env ?? []), ...variables])];
  return {
    ...entry,
    origin: { kind: 'plugin', plugin: name },
    ...(required.length === 0 ? {} : { requires: { ...entry.requires, env: required } }),
    requiresEnv: [...entry.requiresEnv, ...(manifest.requires_env as ToolEntry['requiresEnv'])],
  };
}

function listsWhatItBrings({ provides_tools: tools, provides_hooks: hooks }: PluginManifest): boolean {
  return tools !== undefined || hooks !== undefined;
}

function checkHook(event: string, handler: unknown, manifest: PluginManifest): void {
  if (!(HOOK_NAMES as readonly string[]).includes(event)) {
    throw new TypeError(`registers the unknown hook ${event}; there are ${HOOK_NAMES.join(', ')}`);
  }
  if (typeof handler !== 'function') throw new TypeError(`registers a ${event} that is not a function`);
  if (listsWhatItBrings(manifest) && !manifest.provides_hooks?.some((hook) => hook.name === event)) {
    throw new UndeclaredError(`registers the hook ${event}, which its plugin.yaml does not list under provides_hooks`);
  }
}
