import { BaseTool, entryOfClass, isToolClass } from '../kernel/base-tool.js';
import { toolsOf } from '../kernel/define-tool.js';
import type { HookSet } from '../kernel/hooks.js';
import type { ToolRegistry } from '../kernel/registry.js';
import type { ToolEntry } from '../kernel/tool.js';
import type { HermesOptions, Tool } from './options.js';
import type { Settings } from './settings.js';

interface Parts {
  readonly settings: Settings;
  readonly hooks: HookSet;
  readonly report: (source: string, message: string) => void;
  readonly closers: (() => Promise<unknown>)[];
}

/** Lays the instance's own tools over the singleton registry. */
export async function registerAll(own: ToolRegistry, options: HermesOptions, _parts: Parts): Promise<void> {
  for (const tool of options.tools ?? []) for (const entry of entriesOf(tool)) own.add(entry);
}

/** Whatever way a tool was written, its entries. */
export function entriesOf(tool: Tool): ToolEntry[] {
  if (tool instanceof BaseTool || isToolClass(tool)) return [entryOfClass(tool)];
  if (isEntry(tool)) return [tool];
  const methods = toolsOf(tool);
  if (methods.length > 0) return methods;
  throw new TypeError('A tool is an entry made with tool(...), a class that extends BaseTool, or an object with @tool methods.');
}

function isEntry(tool: object): tool is ToolEntry {
  return 'definition' in tool && 'run' in tool && 'name' in tool;
}
