import { existsSync, readdirSync } from 'node:fs';
import { entriesOf as findEntries } from '../discovery/module-entries.js';
import type { ToolRegistry } from '../kernel/registry.js';
import type { ToolEntry } from '../kernel/tool.js';
import type { FoundToolsParts } from './found-tools.js';
import type { HermesOptions, Tool } from './options.js';
import { trustOf } from './workspace.js';

/** Lays the instance's own tools over the singleton registry: those handed in, then those found. */
export async function registerAll(own: ToolRegistry, options: HermesOptions, parts: FoundToolsParts): Promise<void> {
  for (const tool of options.tools ?? []) for (const entry of entriesOf(tool)) own.add(entry);
  sayTrust(parts);
  if (!mayFindTools(options, parts)) return;
  const { registerFoundTools } = await import('./found-tools.js');
  await registerFoundTools(own, options, parts);
}

/** Whatever way a tool was written, its entries. */
export function entriesOf(tool: Tool): ToolEntry[] {
  const found = findEntries(tool);
  const apart = found.find((entry) => entry.isolated === true);
  if (apart !== undefined) {
    throw new TypeError(
      `Tool ${apart.name}: only a file of a tools folder can be isolated; this function is here already.`,
    );
  }
  if (found.length > 0) return found;
  throw new TypeError(
    'A tool is an entry made with tool(...), a class that extends BaseTool, or an object with @tool methods.',
  );
}

/** Most homes have no tools of their own; then nothing of discovery is loaded. */
function mayFindTools(options: HermesOptions, { settings }: FoundToolsParts): boolean {
  const { paths, config } = settings;
  return (
    options.liveTools === true ||
    config.plugins.enabled.length > 0 ||
    (existsSync(paths.tools) && readdirSync(paths.tools).length > 0) ||
    trustOf(settings).state === 'trusted'
  );
}

function sayTrust({ settings, report }: FoundToolsParts): void {
  const { state, root, refusals } = trustOf(settings);
  if (state === 'untrusted') {
    report(root, 'has tools or settings for Hermes, which are not used. Look at them with: hermes trust');
  } else if (state === 'changed') {
    const why = refusals[0] ?? 'something changed since';
    report(root, `was trusted, but ${why}: its tools and settings are not used. See the difference with: hermes trust`);
  }
}
