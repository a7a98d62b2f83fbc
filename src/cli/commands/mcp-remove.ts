import { rmSync } from 'node:fs';
import { createManifestStore } from '../../mcp/client/manifest-store.js';
import { tokenFile } from '../../mcp/client/oauth/token-store.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { findServer, readMcpHome, writeServer } from '../mcp/mcp-home.js';
import { printJson, printLine } from '../terminal.js';

/** Takes a server out of the settings, with its manifest and its login. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal, signal } = invocation;
  const [name] = args;
  if (name === undefined) throw new UsageError('Which server? hermes mcp remove NAME');
  const { settings, servers } = await readMcpHome(invocation);
  const { source } = findServer(name, servers);
  if (source === 'workspace')
    throw new UsageError(`${name} is written in .mcp.json of this folder; take it out there.`);
  await writeServer(settings, signal, name, undefined);
  createManifestStore(settings.paths.root).remove(name);
  rmSync(tokenFile(settings.paths.root, name), { force: true });
  if (flags.json === true) printJson(terminal, { server: name, removed: true });
  else printLine(terminal, `${name} is removed, also from running sessions.`);
  return EXIT.ok;
}
