import { registerBuiltIns } from '../discovery/built-ins.js';
import { HookSet } from '../kernel/hooks.js';
import { registry, ToolRegistry } from '../kernel/registry.js';
import type { ToolOrigin } from '../kernel/tool.js';
import { registerFoundTools } from './found-tools.js';
import type { Settings } from './settings.js';

/** Names of the tools a session would have, with where each comes from, without those of one file. */
export async function toolNamesElsewhere(settings: Settings, file: string): Promise<Map<string, string>> {
  registerBuiltIns();
  const own = new ToolRegistry(registry);
  // What is broken elsewhere is told when a session starts; it takes no names.
  await registerFoundTools(own, {}, { settings, hooks: new HookSet(), report: () => undefined, closers: [] });
  const names = new Map<string, string>([
    ['tool_search', 'Hermes itself'],
    ['tool_call', 'Hermes itself'],
  ]);
  for (const { summary } of own.slots()) {
    if (!isFrom(summary.origin, file)) names.set(summary.name, originWords(summary.origin));
  }
  await own.close();
  return names;
}

function isFrom(origin: ToolOrigin, file: string): boolean {
  return origin.kind === 'yaml' && origin.path === file;
}

function originWords(origin: ToolOrigin): string {
  return origin.kind === 'builtin' ? 'a built-in tool' : 'path' in origin ? origin.path : `${origin.kind} tools`;
}
