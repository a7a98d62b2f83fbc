import type { Tool } from '@modelcontextprotocol/server';
import { toMcp } from '../../kernel/definitions/to-mcp.js';
import { wireName } from '../../kernel/definitions/wire-name.js';
import type { ToolSlot } from '../../kernel/registry.js';
import type { FunctionSchema } from '../../kernel/tool.js';
import type { ServedHermes, ShownTools } from './served-hermes.js';
import { toolAnnotations } from './tool-annotations.js';

/** The tools a client is shown, built again only when something changed. No tool's code is loaded for it. */
export interface ToolListing {
  list(): readonly Tool[];
  /** Tools that a search brought up are shown from now on. */
  remember(names: readonly string[]): void;
  /** Whether the list differs from the one that was handed out last; true once for each change. */
  hasChanged(): boolean;
}

/** Shown in `core` beside the pair that finds the others. */
const CORE = [
  'read_file',
  'write_file',
  'patch',
  'search_files',
  'terminal',
  'process',
  'web_search',
  'web_extract',
  'execute_code',
  'todo',
];
const FINDING = ['tool_search', 'tool_call'];

export function createToolListing(
  hermes: Pick<ServedHermes, 'registry' | 'grant' | 'availability'>,
  shown: ShownTools,
): ToolListing {
  const found = new Set<string>();
  let built: { key: string; tools: readonly Tool[] } | undefined;
  /** What the client knows, or has been told to ask for again. */
  let announced: string | undefined;

  const key = (): string => `${hermes.registry.generation}:${hermes.availability.epoch}:${found.size}`;

  const chosen = (): ToolSlot[] => {
    const available = hermes.grant.slots().filter((slot) => hermes.availability.known(slot).available);
    if (shown === 'all') return available.filter(({ name }) => !FINDING.includes(name));
    const wanted = new Set([...(shown === 'core' ? CORE : []), ...found]);
    const bridges = FINDING.flatMap((name) => hermes.registry.find(name)?.slot ?? []);
    return [...available.filter(({ name }) => wanted.has(name)), ...bridges];
  };

  return {
    list() {
      // Choosing looks again at availability that has grown old, which moves the epoch when an answer is another now.
      const slots = chosen();
      const now = key();
      announced = now;
      if (built?.key === now) return built.tools;
      const names = new Set(slots.map(({ name }) => name));
      built = { key: now, tools: slots.map((slot) => toTool(slot, names)) };
      return built.tools;
    },
    remember(names) {
      if (shown !== 'all') for (const name of names) found.add(name);
    },
    hasChanged() {
      if (announced === undefined) return false;
      const now = key();
      if (now === announced) return false;
      announced = now;
      return true;
    },
  };
}

function toTool(slot: ToolSlot, tools: ReadonlySet<string>): Tool {
  const { summary } = slot;
  const definition = definitionOf(slot, tools);
  return {
    ...toMcp({ ...definition, name: wireName(definition.name) }, toolAnnotations(summary)),
    ...(summary.outputSchema?.type === 'object' ? { outputSchema: summary.outputSchema } : {}),
  } as Tool;
}

/** Overrides are those of the moment; their failure leaves the definition as it was written. */
function definitionOf({ summary, entry }: ToolSlot, tools: ReadonlySet<string>): FunctionSchema {
  try {
    const overrides = entry?.schemaOverrides?.({ tools });
    return overrides === undefined ? summary.definition : { ...summary.definition, ...overrides, name: summary.name };
  } catch {
    return summary.definition;
  }
}
