import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type HttpMcpServer, startHttpMcpServer } from './mcp-http-server.js';

export interface OAuthMcpServer extends HttpMcpServer {
  /** Token requests so far, as they came. */
  readonly tokenRequests: URLSearchParams[];
  /** Access tokens that were given out count for nothing from now on. */
  expire(): void;
  /** From now on only tokens with this scope are taken. */
  demand(scope: string): void;
  /** Scopes that logins asked for, in their order. */
  readonly askedScopes: string[];
}

/** An MCP server that wants a login, with its own authorization server: registration, PKCE, refresh. */
export async function startOAuthMcpServer(): Promise<OAuthMcpServer> {
  const codes = new Map<string, { challenge: string; scope: string }>();
  const refreshTokens = new Map<string, string>();
  const askedScopes: string[] = [];
  let demanded = '';
  const tokenRequests: URLSearchParams[] = [];
  /** Scopes of the access tokens that are taken. */
  let valid = new Map<string, string>();
  let base = '';

  const json = (response: ServerResponse, status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  const giveTokens = (response: ServerResponse, scope: string): void => {
    const [access, refresh] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
    valid.set(access, scope);
    refreshTokens.set(refresh, scope);
    json(response, 200, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: refresh,
      ...(scope === '' ? {} : { scope }),
    });
  };

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    tokenRequests.push(form);
    if (form.get('grant_type') === 'refresh_token') {
      // Each is taken once: whoever sends it again is a thief.
      const scope = refreshTokens.get(form.get('refresh_token') ?? '');
      refreshTokens.delete(form.get('refresh_token') ?? '');
      if (scope !== undefined) giveTokens(response, scope);
      else json(response, 400, { error: 'invalid_grant' });
      return;
    }
    const code = codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code === undefined || code.challenge !== challenge) json(response, 400, { error: 'invalid_grant' });
    else giveTokens(response, code.scope);
  }

  function guard(request: IncomingMessage, response: ServerResponse): boolean {
    const url = new URL(request.url ?? '/', base);
    if (url.pathname.startsWith('/.well-known/oauth-protected-resource')) {
      json(response, 200, { resource: `${base}/mcp`, authorization_servers: [base] });
    } else if (url.pathname.startsWith('/.well-known/')) {
      json(response, 200, {
        issuer: base,
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        registration_endpoint: `${base}/register`,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
      });
    } else if (url.pathname === '/register') {
      void text(request).then((body) => json(response, 201, { ...JSON.parse(body), client_id: 'client-1' }));
    } else if (url.pathname === '/authorize') {
      const code = randomBytes(6).toString('hex');
      const ask = url.searchParams;
      codes.set(code, { challenge: ask.get('code_challenge') ?? '', scope: ask.get('scope') ?? '' });
      askedScopes.push(ask.get('scope') ?? '');
      const back = new URL(ask.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', ask.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
    } else if (url.pathname === '/token') {
      void token(request, response);
    } else return !isAdmitted(request, response);
    return true;
  }

  function isAdmitted(request: IncomingMessage, response: ServerResponse): boolean {
    const scope = valid.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    const challenge = `Bearer resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`;
    if (scope === undefined) response.writeHead(401, { 'www-authenticate': challenge }).end();
    else if (demanded !== '' && !scope.split(' ').includes(demanded)) {
      const more = `${challenge}, error="insufficient_scope", scope="${demanded}"`;
      response.writeHead(403, { 'www-authenticate': more }).end();
    } else return true;
    return false;
  }

  const site = await startHttpMcpServer(guard);
  base = `http://127.0.0.1:${site.port}`;
  return {
    ...site,
    tokenRequests,
    askedScopes,
    expire: () => {
      valid = new Map();
    },
    demand: (scope) => {
      demanded = scope;
    },
  };
}
