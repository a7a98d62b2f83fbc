import type { ToolRegistry } from '../kernel/registry.js';
import type { McpServers } from '../mcp/client/mcp-servers.js';
import type { Network } from './network.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';
import type { InstanceText } from './text-rules.js';
import { trustOf } from './workspace.js';

interface McpParts {
  readonly settings: Settings;
  readonly network: Network;
  readonly text: Pick<InstanceText, 'redactText' | 'redactStream'>;
  readonly report: (source: string, message: string) => void;
  readonly closers: (() => Promise<unknown>)[];
}

/**
 * The MCP servers of the settings and of a trusted workspace, laid into an instance's registry. Undefined when there
 * are none and none can come: then nothing of MCP is loaded.
 */
export async function registerMcpServers(
  own: ToolRegistry,
  options: HermesOptions,
  parts: McpParts,
): Promise<McpServers | undefined> {
  const { settings, network, text, report, closers } = parts;
  const { paths, config } = settings;
  const workspace = trustOf(settings);
  const mayCome = options.liveTools === true || workspace.items.some(({ path }) => path === '.mcp.json');
  if (Object.keys(config.mcp_servers).length === 0 && !mayCome) return undefined;
  const { openMcpServers } = await import('../mcp/client/open-mcp-servers.js');
  const { createServerFetch } = await import('../mcp/client/server-fetch.js');
  const { servers, close } = await openMcpServers({
    registry: own,
    paths,
    config,
    workspace,
    cwd: settings.cwd,
    env: settings.env,
    redactor: { redact: text.redactText, stream: text.redactStream },
    model: network.model,
    fetchFor: (url) => createServerFetch(network, url),
    canAsk: options.user !== undefined && options.unattended !== true,
    elicit: options.elicit,
    report,
  });
  closers.push(close);
  return servers;
}
