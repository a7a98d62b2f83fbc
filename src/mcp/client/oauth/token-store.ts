import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type {
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import { replaceFile } from '../../../config/replace-file.js';

/** What a login left behind. */
export interface StoredLogin {
  /** The address it is for: tokens never go to another one. */
  readonly url: string;
  readonly tokens?: StoredOAuthTokens | undefined;
  readonly client?: StoredOAuthClientInformation | undefined;
  readonly discovery?: OAuthDiscoveryState | undefined;
  /** What the server asked for beyond what the login allows; the next login asks the person for it. */
  readonly wantedScope?: string | undefined;
}

export interface TokenStore {
  /** Undefined when there is no login for this address. */
  read(): StoredLogin | undefined;
  /** Lays these fields over what is there. */
  update(change: Partial<Omit<StoredLogin, 'url'>>): void;
  remove(): void;
}

/** `<home>/mcp/tokens/<server>.json`, for the owner alone from its first byte. */
export function createTokenStore(home: string, server: string, url: string): TokenStore {
  const file = tokenFile(home, server);
  const read = (): StoredLogin | undefined => {
    try {
      const found = JSON.parse(readFileSync(file, 'utf8')) as StoredLogin;
      return found.url === url ? found : undefined;
    } catch {
      return undefined; // no login, or a damaged file: the next login makes it anew
    }
  };
  return {
    read,
    update: (change) => replaceFile(file, `${JSON.stringify({ ...read(), url, ...change })}\n`),
    remove: () => rmSync(file, { force: true }),
  };
}

/** Where the tokens of a server are. */
export function tokenFile(home: string, server: string): string {
  return join(home, 'mcp', 'tokens', `${server}.json`);
}
