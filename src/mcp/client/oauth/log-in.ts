import type { OAuthClientProvider, Transport } from '@modelcontextprotocol/client';
import { ToolError } from '../../../kernel/outcome.js';
import { VERSION } from '../../../lib/version.js';
import type { JudgedFetch } from '../../../ports/http/judged-fetch.js';
import type { HttpPlace } from '../server-settings.js';

export interface LogInParts {
  readonly server: string;
  readonly place: HttpPlace;
  readonly provider: OAuthClientProvider & { readonly lastState: string };
  readonly fetch: JudgedFetch;
  /** The parameters the login page sent back, or what a person pasted. */
  readonly comeBack: () => Promise<URLSearchParams>;
  readonly signal: AbortSignal;
}

/** `already` when the server takes what is stored, or wants no login at all. */
export type LogInAnswer = 'logged-in' | 'already';

/** Logs in to a server: tries to connect, lets the person agree on the login page, trades the code for tokens. */
export async function logIn(parts: LogInParts): Promise<LogInAnswer> {
  const { Client, UnauthorizedError } = await import('@modelcontextprotocol/client');
  const greet = async (transport: Transport): Promise<void> => {
    const client = new Client({ name: 'hermes-tools', version: VERSION });
    await client.connect(transport, { signal: parts.signal, timeout: 30_000 });
    await client.close();
  };
  const first = await makeTransport(parts);
  try {
    await greet(first);
    return 'already';
  } catch (problem) {
    if (!(problem instanceof UnauthorizedError)) throw problem;
  }
  const parameters = await parts.comeBack();
  checkAnswer(parameters, parts.provider.lastState);
  await first.finishAuth(parameters);
  await first.close();
  await greet(await makeTransport(parts));
  return 'logged-in';
}

/** A whole address, its query, or the bare code, as people paste it. */
export function readPasted(text: string): URLSearchParams {
  const typed = text.trim();
  if (URL.canParse(typed)) return new URL(typed).searchParams;
  return typed.includes('code=') ? new URLSearchParams(typed.replace(/^\?/, '')) : new URLSearchParams({ code: typed });
}

function checkAnswer(parameters: URLSearchParams, state: string): void {
  const error = parameters.get('error');
  if (error !== null) {
    const words = parameters.get('error_description');
    throw new ToolError(`The login was refused: ${error}${words === null ? '' : ` (${words})`}.`, { code: 'denied' });
  }
  const given = parameters.get('state');
  if (given !== null && given !== state) {
    throw new ToolError('The answer belongs to another login.', { code: 'denied', hint: 'Start the login again.' });
  }
  if ((parameters.get('code') ?? '') === '') {
    throw new ToolError('There is no code in the answer.', {
      code: 'invalid_arguments',
      hint: 'Paste the whole address your browser was sent to, or the code alone.',
    });
  }
}

async function makeTransport({ place, provider, fetch }: LogInParts) {
  const { SSEClientTransport, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  const options = { fetch, authProvider: provider, requestInit: { headers: { ...place.headers } } };
  const url = new URL(place.url);
  return place.kind === 'sse' ? new SSEClientTransport(url, options) : new StreamableHTTPClientTransport(url, options);
}
