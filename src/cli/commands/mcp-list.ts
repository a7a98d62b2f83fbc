import { existsSync } from 'node:fs';
import { createManifestStore } from '../../mcp/client/manifest-store.js';
import { tokenFile } from '../../mcp/client/oauth/token-store.js';
import { EXIT, type Invocation } from '../command.js';
import { type NamedServer, readMcpHome } from '../mcp/mcp-home.js';
import { printJson, printLine, table } from '../terminal.js';

/** Every server of the settings and of a trusted workspace, from what is known; nothing is started. */
export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const { settings, servers } = await readMcpHome(invocation);
  const manifests = createManifestStore(settings.paths.root);
  const rows = servers.map((server) => ({
    name: server.name,
    source: server.source,
    enabled: server.config.enabled,
    transport: server.config.url === undefined ? 'stdio' : (server.config.transport ?? 'http'),
    place: placeOf(server),
    trust: server.config.trust,
    tools: manifests.read(server.name)?.tools.length ?? null,
    loggedIn: existsSync(tokenFile(settings.paths.root, server.name)),
  }));
  if (flags.json === true) {
    printJson(terminal, rows);
    return EXIT.ok;
  }
  if (rows.length === 0) printLine(terminal, 'There are no MCP servers. Add one: hermes mcp add NAME -- COMMAND ...');
  for (const line of table(
    rows.map(({ name, enabled, transport, trust, tools, place }) => [
      name,
      enabled === true ? 'on' : enabled === false ? 'off' : 'lazy',
      transport,
      trust,
      tools === null ? 'tools unknown' : `${tools} tools`,
      place,
    ]),
  ))
    printLine(terminal, line);
  return EXIT.ok;
}

/** Values of variables and headers are never printed. */
function placeOf({ config }: NamedServer): string {
  return config.url ?? [config.command ?? '', ...config.args].join(' ');
}
