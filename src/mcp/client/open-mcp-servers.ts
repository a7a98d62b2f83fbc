import { loadConfig } from '../../config/load-config.js';
import type { HomePaths } from '../../config/paths.js';
import type { Config } from '../../config/schema.js';
import type { WorkspaceTrust } from '../../discovery/workspace-trust.js';
import { McpServers, type McpServersParts } from './mcp-servers.js';
import { type ReadServers, readServers, type ServerSettings } from './server-settings.js';
import { watchFile } from './watch-file.js';
import { approvalsFile } from './workspace-approvals.js';

export interface OpenMcpParts extends Omit<McpServersParts, 'home' | 'logs'> {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly workspace: WorkspaceTrust;
}

/** Starts what is to be started, and follows `config.yaml` and approvals of a project's servers from then on. */
export async function openMcpServers(
  parts: OpenMcpParts,
): Promise<{ servers: McpServers; close: () => Promise<void> }> {
  const { paths, report } = parts;
  const servers = new McpServers({ ...parts, home: paths.root, logs: paths.logs });
  let applying = settingsOf(parts, parts.config, parts.workspace).then((settings) => servers.apply(settings));
  const follow = (): void => {
    applying = applying
      .then(() => loadConfig(paths))
      .then(async (config) => settingsOf(parts, config, await lookAgain(parts)))
      .then((settings) => servers.apply(settings))
      // A file in the middle of being edited: what ran goes on running.
      .catch((problem: Error) => report(paths.config, `is not used as it is now: ${problem.message}`));
  };
  const watches = [watchFile(paths.config, follow)];
  if (hasServers(parts.workspace)) watches.push(watchFile(approvalsFile(paths.root), follow));
  await applying;
  return {
    servers,
    async close() {
      for (const watch of watches) watch.close();
      await servers.close();
      await applying;
    },
  };
}

async function settingsOf(parts: OpenMcpParts, config: Config, workspace: WorkspaceTrust): Promise<ServerSettings[]> {
  const own = readServers(config.mcp_servers, parts.env);
  const found = await workspaceOf(parts, workspace);
  const names = new Set(Object.keys(config.mcp_servers));
  for (const { server, message } of [...own.problems, ...found.problems]) parts.report(`mcp server ${server}`, message);
  return [...own.servers, ...found.servers.filter(({ name }) => !names.has(name))];
}

/** The schema library is loaded only where a project brings servers. */
async function workspaceOf({ paths, env }: OpenMcpParts, workspace: WorkspaceTrust): Promise<ReadServers> {
  if (workspace.state !== 'trusted' || !hasServers(workspace)) return { servers: [], problems: [] };
  const { workspaceServers } = await import('./workspace-servers.js');
  return workspaceServers(workspace, paths.root, env);
}

/** Trust may have been given, or lost by a change of the project, since the session began. */
async function lookAgain({ workspace, cwd, paths }: OpenMcpParts): Promise<WorkspaceTrust> {
  if (!hasServers(workspace)) return workspace;
  const { workspaceTrust } = await import('../../discovery/workspace-trust.js');
  return workspaceTrust(cwd, paths);
}

function hasServers({ items }: WorkspaceTrust): boolean {
  return items.some(({ path }) => path === '.mcp.json');
}
