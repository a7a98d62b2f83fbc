import { configSchema } from '../../config/schema.js';
import { trustedText, type WorkspaceTrust } from '../../discovery/workspace-trust.js';
import { type McpServerConfig, type ReadServers, readServers } from './server-settings.js';
import { approvalHash, readApprovals } from './workspace-approvals.js';

/**
 * Servers of `.mcp.json` in a trusted workspace that were approved one by one. The approval is bound to what would be
 * started: another command, argument, variable or address has to be approved again.
 */
export function workspaceServers(
  trust: WorkspaceTrust,
  home: string,
  env: Readonly<Record<string, string>>,
): ReadServers {
  const { servers, problems } = readWorkspaceFile(trust);
  const agreed = readApprovals(home)[trust.root] ?? {};
  const approved: Record<string, McpServerConfig> = {};
  const told = [...problems];
  for (const [name, config] of Object.entries(servers)) {
    if (agreed[name] === approvalHash(config)) approved[name] = config;
    else {
      const why = agreed[name] === undefined ? 'is not approved' : 'changed since it was approved';
      told.push({
        server: name,
        message: `of .mcp.json ${why}. Look at it and approve it with: hermes mcp add ${name} --workspace`,
      });
    }
  }
  const read = readServers(approved, env);
  return { servers: read.servers, problems: [...told, ...read.problems] };
}

/** What `.mcp.json` of a trusted workspace says, as settings. */
export function readWorkspaceFile(trust: WorkspaceTrust): {
  servers: Readonly<Record<string, McpServerConfig>>;
  problems: { server: string; message: string }[];
} {
  const problems: { server: string; message: string }[] = [];
  let listed: unknown;
  try {
    const text = trustedText(trust, '.mcp.json');
    if (text === undefined) return { servers: {}, problems };
    const parsed = JSON.parse(text) as { mcpServers?: unknown; servers?: unknown } | null;
    listed = parsed?.mcpServers ?? parsed?.servers ?? {};
  } catch (problem) {
    problems.push({ server: '.mcp.json', message: (problem as Error).message });
    return { servers: {}, problems };
  }
  const servers: Record<string, McpServerConfig> = {};
  for (const [name, value] of Object.entries((listed ?? {}) as Record<string, unknown>)) {
    const parsed = configSchema.shape.mcp_servers.safeParse({ [name]: ownFields(value) });
    const config = parsed.success ? parsed.data[name] : undefined;
    if (config === undefined)
      problems.push({ server: name, message: `of .mcp.json cannot be read: ${parsed.error?.issues[0]?.message}` });
    else servers[name] = config;
  }
  return { servers, problems };
}

/** A project decides what is started, never how far it is trusted. */
function ownFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { command, args, env, cwd, url, headers, type } = value as Record<string, unknown>;
  const fields = { command, args, env, cwd, url, headers, ...(type === 'sse' ? { transport: 'sse' } : {}) };
  return Object.fromEntries(Object.entries(fields).filter(([, given]) => given !== undefined));
}
