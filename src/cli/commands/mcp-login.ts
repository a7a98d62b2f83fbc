import { createInterface } from 'node:readline/promises';
import { ToolError } from '../../kernel/outcome.js';
import { logIn, readPasted } from '../../mcp/client/oauth/log-in.js';
import { createOAuthProvider } from '../../mcp/client/oauth/oauth-provider.js';
import { registeredClient } from '../../mcp/client/oauth/registered-client.js';
import { createTokenStore } from '../../mcp/client/oauth/token-store.js';
import { readServers } from '../../mcp/client/server-settings.js';
import { openCallback } from '../../ports/loopback-callback/open-callback.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { findServer, readMcpHome, withNetwork } from '../mcp/mcp-home.js';
import { printJson, printLine } from '../terminal.js';

const LIMIT_MS = 600_000;

/** Logs in to an HTTP server: the browser comes back to this machine, or its last address is pasted here. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal, signal } = invocation;
  const [name] = args;
  if (name === undefined) throw new UsageError('Which server? hermes mcp login NAME');
  const { settings, servers } = await readMcpHome(invocation);
  const { config } = findServer(name, servers);
  const [server] = readServers({ [name]: { ...config, enabled: true } }, settings.env).servers;
  const place = server?.place;
  if (place === undefined || place.kind === 'stdio') {
    throw new ToolError(`${name} is not reached over HTTP; there is nothing to log in to.`, {
      code: 'invalid_arguments',
    });
  }
  const store = createTokenStore(settings.paths.root, name, place.url);
  // A client that was registered for another port of this machine would be refused.
  store.update({ tokens: undefined, client: undefined, discovery: undefined });
  const callback = await openCallback();
  const stop = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const reader = createInterface({ input: terminal.in });
  try {
    const pasted = new Promise<URLSearchParams>((resolve) => {
      reader.on('line', (line) => (line.trim() === '' ? undefined : resolve(readPasted(line))));
    });
    const provider = createOAuthProvider({
      server: name,
      store,
      scopes: config.auth.scopes,
      client: registeredClient(config.auth, settings.env),
      login: {
        redirectUrl: callback.url,
        open(url) {
          terminal.err.write(`Open this page and agree:\n\n  ${url.href}\n\n`);
          terminal.err.write(
            'Without a browser here: paste the address it was sent to, or the code, and press enter.\n',
          );
        },
      },
    });
    const answer = await withNetwork(settings, (fetchFor) =>
      logIn({
        server: name,
        place,
        provider,
        fetch: fetchFor(place.url),
        comeBack: () => Promise.race([callback.answered, pasted, aborted(stop)]),
        signal: stop,
      }),
    );
    if (store.read()?.tokens === undefined) store.remove();
    if (flags.json === true) printJson(terminal, { server: name, login: answer });
    else printLine(terminal, answer === 'already' ? `${name} wants no login.` : `You are logged in to ${name}.`);
    return EXIT.ok;
  } finally {
    reader.close();
    await callback.close();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ToolError('Nobody finished the login.', { code: 'timeout' })), {
      once: true,
    });
  });
}
