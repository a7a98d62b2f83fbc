import { expect, it } from 'vitest';
import { configureServers } from './support/mcp-home.js';
import { startHttpMcpServer } from './support/mcp-http-server.js';
import { callJson, toolHome } from './support/tool-home.js';

it('calls a server over Streamable HTTP with headers from variables', async () => {
  const seen = new Set<string | undefined>();
  const site = await startHttpMcpServer((request) => {
    seen.add(request.headers['x-key'] as string | undefined);
    return false;
  });
  const home = toolHome();
  configureServers(home, { web: { url: site.url, headers: { 'X-Key': `\${WEB_KEY}` } } });
  const hermes = await home.open({ env: { PATH: '/usr/bin:/bin', WEB_KEY: 'k-1' } });
  expect(await callJson(hermes, 'mcp-web:write', { word: 'hi' })).toMatchObject({
    result: expect.stringContaining('wrote hi'),
  });
  expect([...seen]).toEqual(['k-1']);
  await hermes.close();
  await site.close();
});

it('opens a new session when the server forgot the old one, and does the work once', async () => {
  const site = await startHttpMcpServer();
  const home = toolHome();
  configureServers(home, { web: { url: site.url } });
  const hermes = await home.open();
  await callJson(hermes, 'mcp-web:write', { word: 'one' });
  site.forget();
  expect(await callJson(hermes, 'mcp-web:write', { word: 'two' })).toHaveProperty('result');
  expect(site.opened()).toBe(2);
  expect(site.done).toEqual(['one', 'two']);
  await hermes.close();
  await site.close();
});

it('says how to log in when the server wants it', async () => {
  const site = await startHttpMcpServer((_request, response) => {
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    return true;
  });
  const home = toolHome();
  configureServers(home, { web: { url: site.url } });
  await home.open();
  expect(home.problems.join('\n')).toMatch(/parked/);
  await site.close();
});

it('does not follow a server that is moved to a private address', async () => {
  const site = await startHttpMcpServer((_request, response) => {
    response.writeHead(307, { location: 'http://169.254.169.254/mcp' }).end();
    return true;
  });
  const home = toolHome();
  configureServers(home, { web: { url: site.url, connect_timeout: 5 } });
  const hermes = await home.open();
  expect(hermes.registry.names().filter((name) => name.startsWith('mcp-web:'))).toEqual([]);
  expect(home.problems.length).toBeGreaterThan(0);
  await site.close();
});

it('tells that nobody listens at the address, at once', async () => {
  const site = await startHttpMcpServer();
  await site.close();
  const home = toolHome();
  configureServers(home, { web: { url: site.url } });
  await home.open();
  expect(home.problems.join('\n')).toMatch(/mcp server web: .*(refused|ECONNREFUSED|reach)/i);
});
