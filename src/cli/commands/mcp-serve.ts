import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import type { ElicitationDesk } from '../../mcp/server/elicitation-desk.js';
import type { ServedHermes, ServeOptions, ShownTools } from '../../mcp/server/served-hermes.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { oneOf } from '../read-options.js';
import { printJson } from '../terminal.js';

const SHOWN: readonly ShownTools[] = ['all', 'core', 'search'];
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal, signal, args } = invocation;
  if (args.length > 0) throw new UsageError(`mcp serve takes no arguments, not ${JSON.stringify(args[0])}.`);
  const options: ServeOptions = {
    open: (desk, isStranger) => openSession(invocation, desk, isStranger),
    tools: oneOf('--tools', flags.tools, SHOWN) ?? 'all',
    fixtures: flags.fixtures === true,
    onProblem: (message) => void terminal.err.write(`hermes: mcp: ${message}\n`),
  };
  if (flags.http !== undefined) return overHttp(invocation, options);
  refuseWithoutHttp(flags);
  if (terminal.isInteractive)
    terminal.err.write('Hermes serves MCP here; a client should have started it. Ctrl-C ends it.\n');
  const { serveStdio } = await import('../../mcp/server/serve-stdio.js');
  await serveStdio(options, { input: terminal.in as Readable, output: terminal.out as Writable }, signal);
  return EXIT.ok;
}

/** An instance whose questions go to the client's user; what stands on this terminal is for the operator alone. */
async function openSession(invocation: Invocation, desk: ElicitationDesk, isStranger: boolean): Promise<ServedHermes> {
  const { flags, terminal } = invocation;
  const unwatched = { ...invocation, terminal: { ...terminal, isInteractive: false } };
  const asks = flags.approve === undefined || flags.approve === 'ask';
  return openHermes(unwatched, 'mcp', {
    ...(asks ? { approver: () => desk.approver } : {}),
    user: desk.ask,
    ...(isStranger ? { toolsets: [] } : { liveTools: true }),
  });
}

async function overHttp(invocation: Invocation, options: ServeOptions): Promise<number> {
  const { flags, terminal, signal } = invocation;
  const port = portOf(flags.http);
  const host = flags.host === undefined ? '127.0.0.1' : String(flags.host);
  const allowedHosts = namesOf(flags['allow-host']);
  const isOpen = flags['no-token'] === true;
  if (isOpen && !LOOPBACK.includes(host)) throw new UsageError('--no-token works on the loopback address only.');
  const token = isOpen ? undefined : await tokenOf(flags['token-file']);
  const { serveHttp } = await import('../../mcp/server/http/serve-http.js');
  // Settings that cannot be used stop the server at its start, not each client at its first message.
  await probe(options);
  const serving = await serveHttp({ ...options, port, host, allowedHosts, token });
  const shown = flags['token-file'] === undefined && token !== undefined;
  if (flags.json === true) printJson(terminal, { url: serving.url, ...(shown ? { token } : {}) });
  terminal.err.write(`Hermes serves MCP at ${serving.url}\n`);
  if (shown && flags.json !== true)
    terminal.err.write(`Authorization: Bearer ${token}\nThe token is shown only now.\n`);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await serving.close();
  return EXIT.ok;
}

async function probe({ open }: ServeOptions): Promise<void> {
  const { createElicitationDesk } = await import('../../mcp/server/elicitation-desk.js');
  const hermes = await open(createElicitationDesk(), false);
  await hermes.close();
}

/** A new token, or the one that a file keeps; the file is made, for its owner alone, when it is not there. */
async function tokenOf(file: string | boolean | undefined): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  if (file === undefined) return fresh;
  try {
    await writeFile(String(file), `${fresh}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new UsageError(`--token-file cannot be written: ${(problem as Error).message}`);
    }
  }
  const kept = (await readFile(String(file), 'utf8')).trim();
  if (/^[\w~+/.=-]{20,}$/.test(kept)) return kept;
  throw new UsageError(
    `--token-file ${String(file)} holds no token of at least 20 characters. Remove it to get a new one.`,
  );
}

function portOf(given: string | boolean | undefined): number {
  const port = Number(given);
  if (/^\d{1,5}$/.test(String(given)) && port <= 65_535) return port;
  throw new UsageError(`--http takes a port from 0 (any that is free) to 65535, not ${JSON.stringify(given)}.`);
}

function namesOf(given: string | boolean | undefined): string[] {
  return String(given ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function refuseWithoutHttp(flags: Invocation['flags']): void {
  for (const name of ['host', 'allow-host', 'token-file', 'no-token']) {
    if (flags[name] !== undefined) throw new UsageError(`--${name} belongs to --http PORT.`);
  }
}
