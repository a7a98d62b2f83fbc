import { EXIT, type Invocation, UsageError } from '../command.js';
import { findServer, readMcpHome } from '../mcp/mcp-home.js';
import { printProbe } from '../mcp/print-probe.js';
import { probeServer } from '../mcp/probe-server.js';

/** Starts one server, lists its tools and ends it; exit code 1 when it cannot be reached. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const [name] = args;
  if (name === undefined) throw new UsageError('Which server? hermes mcp test NAME');
  const { settings, servers } = await readMcpHome(invocation);
  const probe = await probeServer(settings, name, findServer(name, servers).config);
  printProbe(terminal, probe, flags.json === true);
  return probe.ok ? EXIT.ok : EXIT.toolError;
}
