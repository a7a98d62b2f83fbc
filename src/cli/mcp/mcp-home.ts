import { createNetwork, type Network } from '../../compose/network.js';
import { readSettings, type Settings } from '../../compose/settings.js';
import { trustOf } from '../../compose/workspace.js';
import { editConfig } from '../../config/edit-config.js';
import { ToolError } from '../../kernel/outcome.js';
import { didYouMean } from '../../lib/nearest.js';
import { createServerFetch } from '../../mcp/client/server-fetch.js';
import type { McpServerConfig } from '../../mcp/client/server-settings.js';
import { readWorkspaceFile } from '../../mcp/client/workspace-servers.js';
import { createFileLocks } from '../../ports/files/create-file-locks.js';
import type { JudgedFetch } from '../../ports/http/judged-fetch.js';
import type { Invocation } from '../command.js';
import { folders } from '../open-hermes.js';

/** A server and where it is written. */
export interface NamedServer {
  readonly name: string;
  readonly config: McpServerConfig;
  readonly source: 'settings' | 'workspace';
}

/** Settings of the flags' home, and every server they and a trusted workspace name. */
export async function readMcpHome(invocation: Invocation): Promise<{ settings: Settings; servers: NamedServer[] }> {
  const settings = await readSettings(folders(invocation));
  const own = Object.entries(settings.config.mcp_servers);
  const names = new Set(own.map(([name]) => name));
  const found = Object.entries(readWorkspaceFile(trustOf(settings)).servers).filter(([name]) => !names.has(name));
  return {
    settings,
    servers: [
      ...own.map(([name, config]) => ({ name, config, source: 'settings' as const })),
      ...found.map(([name, config]) => ({ name, config, source: 'workspace' as const })),
    ],
  };
}

/** The server of a name, or an error that names the nearest. */
export function findServer(name: string, servers: readonly NamedServer[]): NamedServer {
  const found = servers.find((server) => server.name === name);
  if (found !== undefined) return found;
  const near = didYouMean(
    name,
    servers.map((server) => server.name),
  );
  throw new ToolError(`There is no MCP server ${name}.${near}`, {
    code: 'not_found',
    hint: 'hermes mcp list shows those that are there.',
  });
}

/** Writes a server into `config.yaml`, or takes it out; the rest of the file stays as it is. */
export function writeServer(
  { paths }: Settings,
  signal: AbortSignal,
  name: string,
  config: Readonly<Record<string, unknown>> | undefined,
): Promise<boolean> {
  const locks = createFileLocks({ folder: paths.locks });
  return editConfig(
    paths.config,
    (file, work) => locks.hold([`config\0${file}`], signal, work),
    (document) => {
      if (config !== undefined) document.setIn(['mcp_servers', name], document.createNode(config));
      else document.deleteIn(['mcp_servers', name]);
    },
  );
}

/** Runs work with the network of these settings. */
export async function withNetwork<T>(
  settings: Settings,
  work: (fetchFor: (url: string) => JudgedFetch, network: Network) => Promise<T>,
): Promise<T> {
  const network = createNetwork(settings, {});
  try {
    return await work((url) => createServerFetch(network, url), network);
  } finally {
    await network.close();
  }
}
