import { randomBytes } from 'node:crypto';
import type { OAuthClientMetadata, OAuthClientProvider } from '@modelcontextprotocol/client';
import { ToolError } from '../../../kernel/outcome.js';
import type { TokenStore } from './token-store.js';

export interface ProviderOptions {
  readonly server: string;
  readonly store: TokenStore;
  readonly scopes: readonly string[];
  /** A client that was registered by hand. */
  readonly client?: { readonly id: string; readonly secret: string | undefined } | undefined;
  /** A document that describes the client, for authorization servers that read one. */
  readonly clientMetadataUrl?: string | undefined;
  /** Present only while somebody logs in. */
  readonly login?: LoginPage | undefined;
}

export interface LoginPage {
  readonly redirectUrl: string;
  /** Shown to the person: the page on which they agree. */
  open(url: URL): void | Promise<void>;
}

/**
 * Tokens of one server for the SDK, which does the protocol: discovery, registration, PKCE, resource indicators and
 * refresh. Without a login page a lost login is told instead of asked for.
 */
export function createOAuthProvider(options: ProviderOptions): OAuthClientProvider & { readonly lastState: string } {
  const { server, store, scopes, client, login } = options;
  const state = randomBytes(24).toString('base64url');
  let verifier = '';
  return {
    lastState: state,
    ...(options.clientMetadataUrl === undefined ? {} : { clientMetadataUrl: options.clientMetadataUrl }),
    get redirectUrl() {
      return login?.redirectUrl ?? 'http://127.0.0.1/callback';
    },
    get clientMetadata(): OAuthClientMetadata {
      return {
        client_name: 'Hermes',
        redirect_uris: [login?.redirectUrl ?? 'http://127.0.0.1/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: client?.secret === undefined ? 'none' : 'client_secret_basic',
        ...(scopes.length === 0 ? {} : { scope: scopes.join(' ') }),
      };
    },
    state: () => state,
    clientInformation: () =>
      client === undefined
        ? store.read()?.client
        : { client_id: client.id, ...(client.secret === undefined ? {} : { client_secret: client.secret }) },
    saveClientInformation: (information) => store.update({ client: information }),
    tokens: () => store.read()?.tokens,
    saveTokens: (tokens) => store.update({ tokens, ...(login === undefined ? {} : { wantedScope: undefined }) }),
    saveDiscoveryState: (discovery) => store.update({ discovery }),
    discoveryState: () => store.read()?.discovery,
    saveCodeVerifier: (text) => {
      verifier = text;
    },
    codeVerifier: () => verifier,
    redirectToAuthorization(url) {
      const asked = url.searchParams.get('scope') ?? '';
      const scope = joinScopes(asked, ...scopes, store.read()?.wantedScope);
      if (login !== undefined) {
        if (scope !== '') url.searchParams.set('scope', scope);
        return login.open(url);
      }
      const { tokens } = store.read() ?? {};
      const more = tokens === undefined ? [] : scopesOf(asked).filter((name) => !scopesOf(tokens.scope).includes(name));
      if (more.length > 0) store.update({ wantedScope: scope });
      throw new ToolError(
        more.length > 0
          ? `MCP server ${server} wants you to allow it more: ${more.join(', ').slice(0, 300)}.`
          : `MCP server ${server} wants you to log in again.`,
        { code: 'denied', hint: `Run: hermes mcp login ${server}` },
      );
    },
    invalidateCredentials(scope) {
      if (scope === 'all') store.remove();
      else if (scope === 'client') store.update({ client: undefined });
      else if (scope === 'tokens') store.update({ tokens: undefined });
      else if (scope === 'discovery') store.update({ discovery: undefined });
      else verifier = '';
    },
  };
}

function scopesOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((name) => name !== '');
}

function joinScopes(...texts: (string | undefined)[]): string {
  return [...new Set(texts.flatMap(scopesOf))].join(' ');
}
