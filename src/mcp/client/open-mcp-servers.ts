import { loadConfig } from '../../config/load-config.js';
import type { HomePaths } from '../../config/paths.js';
import type { Config } from '../../config/schema.js';
import type { WorkspaceTrust } from '../../discovery/workspace-trust.js';
import { McpServers, type McpServersParts } from './mcp-servers.js';
import { type ReadServers, readServers, type ServerSettings } from './server-settings.js';
import { watchFile } from './watch-file.js';

export interface OpenMcpParts extends Omit<McpServersParts, 'home' | 'logs'> {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly workspace: WorkspaceTrust;
}

/** Starts what is to be started and follows `config.yaml` from then on. */
export async function openMcpServers(
  parts: OpenMcpParts,
): Promise<{ servers: McpServers; close: () => Promise<void> }> {
  const { paths, report } = parts;
  const servers = new McpServers({ ...parts, home: paths.root, logs: paths.logs });
  let applying = settingsOf(parts, parts.config).then((settings) => servers.apply(settings));
  const watch = watchFile(paths.config, () => {
    applying = applying
      .then(() => loadConfig(paths))
      .then((config) => settingsOf(parts, config))
      .then((settings) => servers.apply(settings))
      // A file in the middle of being edited: what ran goes on running.
      .catch((problem: Error) => report(paths.config, `is not used as it is now: ${problem.message}`));
  });
  await applying;
  return {
    servers,
    async close() {
      watch.close();
      await servers.close();
      await applying;
    },
  };
}

async function settingsOf(parts: OpenMcpParts, config: Config): Promise<ServerSettings[]> {
  const own = readServers(config.mcp_servers, parts.env);
  const found = await workspaceOf(parts);
  const names = new Set(Object.keys(config.mcp_servers));
  for (const { server, message } of [...own.problems, ...found.problems]) parts.report(`mcp server ${server}`, message);
  return [...own.servers, ...found.servers.filter(({ name }) => !names.has(name))];
}

/** The schema library is loaded only where a project brings servers. */
async function workspaceOf({ workspace, paths, env }: OpenMcpParts): Promise<ReadServers> {
  const hasServers = workspace.state === 'trusted' && workspace.items.some(({ path }) => path === '.mcp.json');
  if (!hasServers) return { servers: [], problems: [] };
  const { workspaceServers } = await import('./workspace-servers.js');
  return workspaceServers(workspace, paths.root, env);
}
