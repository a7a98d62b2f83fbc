import { listAll } from './list-all.js';
import type { ServerManifest, ToolPin } from './manifest-store.js';
import type { Connection } from './open-connection.js';
import { isChanged } from './server-entries.js';
import type { ServerSettings } from './server-settings.js';
import type { ServerTool } from './server-tool.js';

const LIST_LIMIT_MS = 30_000;

/**
 * Asks a server for its tools and compares them with what was agreed to. A tool that is seen for the first time is
 * pinned as it is; one that changed keeps its old pin until a call with it was allowed.
 */
export async function listTools(
  connection: Connection,
  settings: ServerSettings,
  before: ServerManifest | undefined,
): Promise<{ manifest: ServerManifest; notes: string[] }> {
  const { capabilities } = connection;
  const offersTools = capabilities.tools !== undefined;
  const listed = offersTools
    ? await listAll(connection, 'tools/list', 'tools', {
        timeoutMs: Math.min(LIST_LIMIT_MS, settings.connectTimeoutMs),
      })
    : [];
  const { tools, notes } = await cleanAll(listed);
  const pins: Record<string, ToolPin> = { ...before?.pins };
  for (const { name, hash, description } of tools) if (!Object.hasOwn(pins, name)) pins[name] = { hash, description };
  const manifest: ServerManifest = {
    version: 1,
    settingsHash: settings.hash,
    tools,
    has: {
      resources: capabilities.resources !== undefined,
      prompts: capabilities.prompts !== undefined,
      completions: capabilities.completions !== undefined,
    },
    server: connection.server,
    listedAt: new Date().toISOString(),
    pins,
  };
  const told = new Set(before?.tools.map((tool) => `${tool.name}\0${tool.hash}`));
  const news = tools.filter((tool) => isChanged(manifest, tool) && !told.has(`${tool.name}\0${tool.hash}`));
  for (const { name } of news) {
    notes.push(`the tool ${name} changed its description or schema since it was approved; the next call asks again`);
  }
  return { manifest, notes };
}

async function cleanAll(listed: readonly unknown[]): Promise<{ tools: ServerTool[]; notes: string[] }> {
  const { cleanTool } = await import('./server-tool.js');
  const tools = new Map<string, ServerTool>();
  const notes: string[] = [];
  for (const [index, value] of listed.entries()) {
    const cleaned = cleanTool(value);
    if (!cleaned.ok) notes.push(`tool ${index + 1} ${cleaned.reason}; it is left out`);
    else if (tools.has(cleaned.tool.name))
      notes.push(`the tool ${cleaned.tool.name} is listed twice; the first counts`);
    else {
      tools.set(cleaned.tool.name, cleaned.tool);
      for (const note of cleaned.notes) notes.push(`the tool ${cleaned.tool.name}: ${note}`);
    }
  }
  return { tools: [...tools.values()], notes };
}
