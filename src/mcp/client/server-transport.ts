import { delimiter, dirname, join } from 'node:path';
import type { OAuthClientProvider, Transport } from '@modelcontextprotocol/client';
import { childEnvironment } from '../../gate/secrets/child-environment.js';
import { judgeCommand } from '../../gate/shell/judge-command.js';
import { ToolError } from '../../kernel/outcome.js';
import { shellQuote } from '../../lib/shell-quote.js';
import type { JudgedFetch } from '../../ports/http/judged-fetch.js';
import { ProcessTransport } from '../../ports/mcp-process/process-transport.js';
import type { ServerLog } from '../../ports/mcp-process/server-log.js';
import type { HttpPlace, ServerSettings, StdioPlace } from './server-settings.js';

export interface TransportParts {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly log: ServerLog;
  /** A fetch that may reach this address, private or not. */
  readonly fetchFor: (url: string) => JudgedFetch;
  /** Set when there are tokens for the server. */
  readonly authProvider?: OAuthClientProvider | undefined;
}

export interface MadeTransport {
  readonly transport: Transport;
  readonly fault: () => string | undefined;
}

/** The way to a server. A stdio server is not started yet, an HTTP server not reached. */
export async function serverTransport(settings: ServerSettings, parts: TransportParts): Promise<MadeTransport> {
  const { place } = settings;
  return place.kind === 'stdio' ? stdioTransport(settings.name, place, parts) : httpTransport(place, parts);
}

function stdioTransport(name: string, place: StdioPlace, { cwd, env, log }: TransportParts): MadeTransport {
  refuseBlocked(name, place);
  const variables = { ...childEnvironment(env), ...place.env };
  const transport = new ProcessTransport({
    argv: [place.command, ...place.args],
    cwd: place.cwd ?? cwd,
    env: withOwnFolder(place.command, variables),
    log,
  });
  return {
    transport,
    fault: () => {
      const words = log.lastWords();
      if (transport.fault === undefined) return undefined;
      return words === '' ? `it ${transport.fault}` : `it ${transport.fault}, after saying: ${words.slice(-300)}`;
    },
  };
}

/** The same floor as for every other command: what no setting opens, a server of the settings does not open either. */
function refuseBlocked(name: string, { command, args }: StdioPlace): void {
  const line = [command, ...args].map(shellQuote).join(' ');
  const blocked = judgeCommand(line).findings.find(({ severity }) => severity === 'block');
  if (blocked === undefined) return;
  throw new ToolError(`MCP server ${name} would run a command that is never allowed: ${blocked.reason}`, {
    code: 'denied',
    hint: `Change mcp_servers.${name}.command or args in the settings.`,
  });
}

/** A program of a Node installation finds its siblings, also when its folder is not on the path. */
function withOwnFolder(command: string, env: Record<string, string>): Record<string, string> {
  if (env.PATH === '' || !command.includes('/')) return env;
  return { ...env, PATH: [env.PATH, dirname(join('/', command))].filter(Boolean).join(delimiter) };
}

async function httpTransport(place: HttpPlace, { fetchFor, authProvider }: TransportParts): Promise<MadeTransport> {
  const { StreamableHTTPClientTransport, SSEClientTransport } = await import('@modelcontextprotocol/client');
  const options = {
    fetch: fetchFor(place.url),
    requestInit: { headers: { ...place.headers } },
    ...(authProvider === undefined ? {} : { authProvider }),
  };
  const url = new URL(place.url);
  const transport =
    place.kind === 'sse' ? new SSEClientTransport(url, options) : new StreamableHTTPClientTransport(url, options);
  return { transport: transport as Transport, fault: () => undefined };
}
