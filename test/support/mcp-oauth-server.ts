import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type HttpMcpServer, startHttpMcpServer } from './mcp-http-server.js';

export interface OAuthMcpServer extends HttpMcpServer {
  /** Token requests so far, as they came. */
  readonly tokenRequests: URLSearchParams[];
  /** Access tokens that were given out count for nothing from now on. */
  expire(): void;
}

/** An MCP server that wants a login, with its own authorization server: registration, PKCE, refresh. */
export async function startOAuthMcpServer(): Promise<OAuthMcpServer> {
  const codes = new Map<string, { challenge: string; resource: string | null }>();
  const refreshTokens = new Set<string>();
  const tokenRequests: URLSearchParams[] = [];
  let valid = new Set<string>();
  let base = '';

  const json = (response: ServerResponse, status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  const giveTokens = (response: ServerResponse): void => {
    const [access, refresh] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
    valid.add(access);
    refreshTokens.add(refresh);
    json(response, 200, { access_token: access, token_type: 'Bearer', expires_in: 3600, refresh_token: refresh });
  };

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    tokenRequests.push(form);
    if (form.get('grant_type') === 'refresh_token') {
      if (refreshTokens.delete(form.get('refresh_token') ?? '')) giveTokens(response);
      else json(response, 400, { error: 'invalid_grant' });
      return;
    }
    const code = codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code === undefined || code.challenge !== challenge) json(response, 400, { error: 'invalid_grant' });
    else giveTokens(response);
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
      codes.set(code, { challenge: ask.get('code_challenge') ?? '', resource: ask.get('resource') });
      const back = new URL(ask.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', ask.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
    } else if (url.pathname === '/token') {
      void token(request, response);
    } else if (!valid.has((request.headers.authorization ?? '').replace(/^Bearer /, ''))) {
      const challenge = `Bearer resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`;
      response.writeHead(401, { 'www-authenticate': challenge }).end();
    } else return false;
    return true;
  }

  const site = await startHttpMcpServer(guard);
  base = `http://127.0.0.1:${site.port}`;
  return {
    ...site,
    tokenRequests,
    expire: () => {
      valid = new Set();
    },
  };
}
