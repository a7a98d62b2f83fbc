import { trustOf } from '../../compose/workspace.js';
import { configSchema } from '../../config/schema.js';
import { makeVisible } from '../../lib/visible-text.js';
import type { McpServerConfig } from '../../mcp/client/server-settings.js';
import { approveWorkspaceServer } from '../../mcp/client/workspace-approvals.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { confirm } from '../confirm.js';
import { findServer, readMcpHome, writeServer } from '../mcp/mcp-home.js';
import { printProbe } from '../mcp/print-probe.js';
import { type Probe, probeServer } from '../mcp/probe-server.js';
import { oneOf } from '../read-options.js';
import { printJson, printLine } from '../terminal.js';

/** Adds a server to the settings after it was reached once; running sessions see it at once. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, signal } = invocation;
  const [name, ...command] = args;
  if (name === undefined) throw new UsageError('What is it to be called? hermes mcp add NAME -- COMMAND ...');
  if (flags.workspace === true) return approve(invocation, name);
  const written = readFlags(invocation, command);
  const config = checked(name, written);
  const { settings, servers } = await readMcpHome(invocation);
  const isKnown = servers.some((server) => server.name === name && server.source === 'settings');
  if (isKnown && !(await confirm(invocation, `${name} is there already. Replace it?`))) return EXIT.denied;
  const probe = flags['no-test'] === true ? undefined : await probeServer(settings, name, config);
  const isUsable = probe === undefined || probe.ok || /log in/.test(probe.problem ?? '');
  if (isUsable) await writeServer(settings, signal, name, written);
  tell(invocation, name, probe, isUsable);
  return isUsable ? EXIT.ok : EXIT.toolError;
}

function tell({ terminal, flags }: Invocation, name: string, probe: Probe | undefined, isSaved: boolean): void {
  if (probe !== undefined) printProbe(terminal, probe, flags.json === true, { saved: isSaved });
  else if (flags.json === true) printJson(terminal, { server: name, saved: true });
  if (flags.json === true) return;
  printLine(
    terminal,
    isSaved
      ? `${name} is in the settings; running sessions see it.`
      : 'Nothing was saved. Add --no-test to save it without a try.',
  );
}

function readFlags({ flags }: Invocation, command: readonly string[]): Record<string, unknown> {
  const [program, ...rest] = command;
  if ((program === undefined) === (flags.url === undefined)) {
    throw new UsageError('Give either a command after -- or an address with --url.');
  }
  const trust = oneOf('--trust', flags.trust, ['full', 'untrusted']);
  return {
    ...(program === undefined
      ? { url: String(flags.url) }
      : { command: program, ...(rest.length === 0 ? {} : { args: rest }) }),
    ...(flags.sse === true ? { transport: 'sse' } : {}),
    ...(flags.env === undefined ? {} : { env: pairs('env', String(flags.env), '=') }),
    ...(flags.header === undefined ? {} : { headers: pairs('header', String(flags.header), ':') }),
    ...(flags.lazy === true ? { enabled: 'lazy' } : {}),
    ...(trust === undefined ? {} : { trust }),
  };
}

function pairs(flag: string, given: string, separator: string): Record<string, string> {
  return Object.fromEntries(
    given.split(',').map((pair) => {
      const at = pair.indexOf(separator);
      if (at <= 0) throw new UsageError(`--${flag} takes NAME${separator}VALUE, several separated by commas.`);
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

function checked(name: string, written: Readonly<Record<string, unknown>>): McpServerConfig {
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/.test(name)) {
    throw new UsageError(`${JSON.stringify(name)} cannot be a server's name: letters, digits, _, - and . only.`);
  }
  const parsed = configSchema.shape.mcp_servers.parse({ [name]: written });
  const config = parsed[name];
  if (config === undefined) throw new UsageError(`${name} cannot be used as a server.`);
  return config;
}

/** Agrees to one server of `.mcp.json`, as it is now. */
async function approve(invocation: Invocation, name: string): Promise<number> {
  const { terminal, flags } = invocation;
  const { settings, servers } = await readMcpHome(invocation);
  const trust = trustOf(settings);
  if (trust.state !== 'trusted') throw new UsageError('This folder is not trusted. Look at it with: hermes trust');
  const { config } = findServer(
    name,
    servers.filter(({ source }) => source === 'workspace'),
  );
  const place = config.url ?? [config.command ?? '', ...config.args].join(' ');
  const variables = Object.keys(config.env).join(', ');
  const question = `${name} runs: ${makeVisible(place)}${variables === '' ? '' : ` (with ${variables})`}. Approve it?`;
  if (!(await confirm(invocation, question))) return EXIT.denied;
  approveWorkspaceServer(settings.paths.root, trust.root, name, config);
  if (flags.json === true) printJson(terminal, { server: name, approved: true });
  else printLine(terminal, `${name} is approved as it is now. Sessions that start here see it.`);
  return EXIT.ok;
}
