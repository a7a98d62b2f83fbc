import type { Settings } from '../../compose/settings.js';
import { ToolRegistry } from '../../kernel/registry.js';
import { McpServers } from '../../mcp/client/mcp-servers.js';
import { type McpServerConfig, readServers } from '../../mcp/client/server-settings.js';
import { withNetwork } from './mcp-home.js';

/** How a try to reach a server ended. */
export interface Probe {
  readonly server: string;
  readonly ok: boolean;
  readonly milliseconds: number;
  /** As the server calls itself. */
  readonly software: string | null;
  readonly tools: readonly string[];
  readonly notes: readonly string[];
  readonly problem: string | null;
  readonly hint: string | null;
}

/** Starts a server, lists its tools (which keeps its manifest), and ends it again. */
export function probeServer(settings: Settings, name: string, config: McpServerConfig): Promise<Probe> {
  const notes: string[] = [];
  const { servers, problems } = readServers({ [name]: { ...config, enabled: 'lazy' } }, settings.env);
  const failed = { server: name, ok: false, milliseconds: 0, software: null, tools: [], notes, hint: null };
  for (const { message } of problems) notes.push(message);
  if (servers.length === 0) return Promise.resolve({ ...failed, problem: notes.join(' ') });
  return withNetwork(settings, async (fetchFor, { model }) => {
    const started = performance.now();
    const mcp = new McpServers({
      registry: new ToolRegistry(),
      home: settings.paths.root,
      logs: settings.paths.logs,
      cwd: settings.cwd,
      env: settings.env,
      model,
      fetchFor,
      canAsk: false,
      report: (_source, message) => void notes.push(message),
    });
    // The hash of the settings as they are written, so that the manifest serves the sessions that follow.
    const [written] = readServers({ [name]: config }, settings.env).servers;
    try {
      await mcp.apply(servers.map((server) => ({ ...server, hash: written?.hash ?? server.hash })));
      const server = mcp.get(name);
      await server?.start();
      const manifest = server?.manifest;
      return {
        server: name,
        ok: true,
        milliseconds: Math.round(performance.now() - started),
        software: manifest === undefined ? null : `${manifest.server.name} ${manifest.server.version}`.trim(),
        tools: server?.entries().map((entry) => entry.name) ?? [],
        notes,
        problem: null,
        hint: null,
      };
    } catch (problem) {
      const { message, hint } = problem as Error & { hint?: string };
      return {
        ...failed,
        milliseconds: Math.round(performance.now() - started),
        notes: [],
        problem: message,
        hint: hint ?? null,
      };
    } finally {
      await mcp.close();
    }
  });
}
