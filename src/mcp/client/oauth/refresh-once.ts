import type { StoredOAuthTokens } from '@modelcontextprotocol/client';
import type { JudgedFetch } from '../../../ports/http/judged-fetch.js';
import type { TokenStore } from './token-store.js';

export interface RefreshParts {
  readonly fetch: JudgedFetch;
  readonly store: TokenStore;
  /** `<home>/locks`. */
  readonly locks: string;
  readonly server: string;
}

/**
 * A fetch that sends a refresh token once, whatever number of calls and sessions meet the end of the access token
 * together: most authorization servers take it a single time, and end the login of whoever sends it again. Whoever
 * comes later is answered with what the first one got.
 */
export function refreshOnce({ fetch, store, locks, server }: RefreshParts): JudgedFetch {
  const refresh = async (sent: string, ask: () => Promise<Response>): Promise<Response> => {
    const { tokens } = store.read() ?? {};
    if (tokens?.refresh_token !== undefined && tokens.refresh_token !== sent) return Response.json(tokens);
    const answer = await ask();
    // Written before the lock is given back; the SDK writes the same a moment later.
    if (answer.ok && tokens !== undefined) {
      const fresh = (await answer.clone().json()) as Partial<StoredOAuthTokens>;
      store.update({ tokens: { ...tokens, ...fresh } });
    }
    return answer;
  };
  return async (input, init) => {
    const form = init?.body instanceof URLSearchParams ? init.body : undefined;
    const sent = form?.get('grant_type') === 'refresh_token' ? form.get('refresh_token') : null;
    if (sent === null) return fetch(input, init);
    const { createFileLocks } = await import('../../../ports/files/create-file-locks.js');
    const signal = init?.signal ?? undefined;
    return createFileLocks({ folder: locks }).hold([`mcp-login\0${server}`], signal, () =>
      refresh(sent, () => fetch(input, init)),
    );
  };
}
