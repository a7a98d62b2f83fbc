import { buildEntry } from '../../kernel/build-entry.js';
import type { ToolEntry } from '../../kernel/tool.js';
import { serverToolset } from './server-names.js';
import type { ServerSettings } from './server-settings.js';

/** The one tool of a lazy server that was never started: it starts it and tells what there is. */
export function discoverEntry(settings: ServerSettings, discover: () => Promise<readonly string[]>): ToolEntry {
  const { name } = settings;
  return buildEntry({
    name: `${serverToolset(name)}:discover_tools`,
    toolset: serverToolset(name),
    description: `Start the MCP server ${name} and learn which tools it has. Its tools can be called afterwards.`,
    schema: { type: 'object', properties: {}, additionalProperties: false },
    effects: () => [{ permission: 'mcp:call', target: `${name}/discover_tools` }],
    timeoutMs: settings.connectTimeoutMs + 5_000,
    idempotent: true,
    tags: ['mcp', name],
    origin: { kind: 'mcp', server: name },
    run: async () => ({ server: name, tools: await discover() }),
  }) as unknown as ToolEntry;
}
