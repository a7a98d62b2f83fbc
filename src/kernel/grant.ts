import type { ToolRegistry, ToolSlot } from './registry.js';
import { isAll, isToolset, resolveToolset, unknownToolset } from './toolsets/resolve-toolset.js';

export interface GrantOptions {
  /** `null` means all, `[]` none. Toolset names; a single tool's name works too. */
  readonly toolsets?: readonly string[] | null;
  /** Always wins. */
  readonly disabled?: readonly string[];
}

/** Which tools a session may call. Nothing outside it can be executed by any path. */
export interface Grant {
  covers(slot: ToolSlot): boolean;
  /** Granted slots, by name. The same array as long as nothing changed. */
  slots(): readonly ToolSlot[];
  names(): ReadonlySet<string>;
}

/** Fixes the selectors. Tools that appear later join only if the selectors cover them. Unknown names throw. */
export function createGrant(registry: ToolRegistry, options: GrantOptions = {}): Grant {
  const enabled = options.toolsets === undefined || options.toolsets === null ? ['all'] : options.toolsets;
  const disabled = options.disabled ?? [];
  for (const name of [...enabled, ...disabled]) checkSelector(name, registry);
  const includes = selector(registry, enabled);
  const excludes = selector(registry, disabled);
  // Whoever has tools may look for them: finding calls nothing that is not granted itself.
  const mayFind = (slot: ToolSlot): boolean => enabled.length > 0 && slot.toolset === 'finding';
  const selects = (slot: ToolSlot): boolean => (includes(slot) || mayFind(slot)) && !excludes(slot);
  const isWhole = enabled.some(isAll) && disabled.length === 0;
  let generation = -1;
  let slots: readonly ToolSlot[] = [];
  let names: ReadonlySet<string> | undefined;
  let granted: ReadonlySet<ToolSlot> | undefined;
  const refresh = (): void => {
    if (generation === registry.generation) return;
    generation = registry.generation;
    slots = isWhole ? registry.slots() : registry.slots().filter(selects);
    names = undefined;
    granted = undefined;
  };
  return {
    // A version that was replaced is in no listing, but a call that began on it may still ask.
    covers(slot) {
      if (isWhole) return true;
      refresh();
      granted ??= new Set(slots);
      return granted.has(slot) || selects(slot);
    },
    slots() {
      refresh();
      return slots;
    },
    names() {
      refresh();
      names ??= new Set(slots.map((slot) => slot.name));
      return names;
    },
  };
}

/** Toolsets of MCP servers may be named before the server is known. */
function checkSelector(name: string, registry: ToolRegistry): void {
  if (isToolset(name, registry) || name.startsWith('mcp-') || registry.find(name) !== undefined) return;
  throw unknownToolset(name, registry);
}

function selector(registry: ToolRegistry, names: readonly string[]): (slot: ToolSlot) => boolean {
  if (names.some(isAll)) return () => true;
  let generation = -1;
  let tools = new Set<string>();
  return ({ name }) => {
    if (generation !== registry.generation) {
      generation = registry.generation;
      tools = new Set(names.flatMap((name) => toolsOfSelector(registry, name)));
    }
    return tools.has(name);
  };
}

function toolsOfSelector(registry: ToolRegistry, name: string): string[] {
  if (isToolset(name, registry)) return resolveToolset(name, registry);
  const found = registry.find(name);
  return found === undefined ? [] : [found.slot.name];
}
