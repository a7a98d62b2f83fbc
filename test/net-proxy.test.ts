import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeConfinedHosts } from '../src/ports/http/confined-hosts.js';
import { type FilteringProxyOptions, startFilteringProxy } from '../src/ports/http/filtering-proxy.js';
import { scriptedResolver, startServer as server } from './support/net.js';

/** A proxy for which 127.0.0.1 stands in for the public internet. */
async function proxy(
  network: readonly string[],
  options: Partial<FilteringProxyOptions> & { resolver?: ReturnType<typeof scriptedResolver> } = {},
) {
  const { resolver = scriptedResolver(['127.0.0.1']), ...rest } = options;
  const isAllowed = judgeConfinedHosts(network, { resolver, policy: { privateHosts: ['127.0.0.1'] } });
  const started = await startFilteringProxy({ isAllowed, ...rest });
  onTestFinished(started.close);
  return started;
}

/** Sends raw bytes to the proxy and reads until it closes, or until `until` was seen. */
function talk(port: number, text: string, more?: { after: string; send: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let seen = '';
    let isSent = false;
    socket.on('data', (chunk) => {
      seen += chunk.toString();
      if (more !== undefined && !isSent && seen.includes(more.after)) {
        isSent = true;
        socket.write(more.send);
      }
    });
    socket.on('close', () => resolve(seen));
    socket.on('error', reject);
  });
}

function authorization(url: string): string {
  const { username, password } = new URL(url);
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

function plain(started: { port: number | undefined; url: string }, url: string, extra = ''): Promise<string> {
  const head = `GET ${url} HTTP/1.1\r\nHost: decoy.example\r\nProxy-Authorization: ${authorization(started.url)}\r\n`;
  return talk(started.port ?? 0, `${head}${extra}Connection: close\r\n\r\n`);
}

function tunnel(started: { port: number | undefined; url: string }, authority: string, send = ''): Promise<string> {
  const head = `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\nProxy-Authorization: ${authorization(started.url)}\r\n\r\n`;
  return talk(started.port ?? 0, head, { after: '\r\n\r\n', send });
}

const inner = 'GET /in HTTP/1.1\r\nHost: ok.example.org\r\nConnection: close\r\n\r\n';

describe('the filtering proxy', () => {
  it('forwards a plain request to an allowed host, with the judged Host and without its own headers', async () => {
    const site = await server((request, response) => {
      response.end(
        `${request.url} ${request.headers.host} ${request.headers['proxy-authorization']} ${request.headers['x-a']}`,
      );
    });
    const started = await proxy(['ok.example.org']);
    const answer = await plain(started, `http://ok.example.org:${site.port}/p?q`, 'X-A: 1\r\n');
    expect(answer).toContain('200 OK');
    expect(answer).toContain(`/p?q ok.example.org:${site.port} undefined 1`);
    expect(started.refusals).toEqual([]);
  });

  it('tunnels to an allowed host', async () => {
    const site = await server((request, response) => response.end(`inside ${request.url}`));
    const started = await proxy(['*.example.org']);
    const answer = await tunnel(started, `ok.example.org:${site.port}`, inner);
    expect(answer).toContain('200 Connection Established');
    expect(answer).toContain('inside /in');
  });

  it('refuses other hosts without looking them up, and keeps which one', async () => {
    const site = await server((_request, response) => response.end());
    const resolver = scriptedResolver(['127.0.0.1']);
    const seen: unknown[] = [];
    const started = await proxy(['ok.example.org', '*.open.org', '!bad.open.org'], {
      resolver,
      onRefusal: (refusal) => seen.push(refusal),
    });
    expect(await plain(started, `http://evil.example.org:${site.port}/`)).toMatch(/ 403 [\s\S]*not an allowed host/);
    expect(await tunnel(started, `evil.example.org:${site.port}`, inner)).toMatch(/ 403 [\s\S]*not an allowed host/);
    expect(await tunnel(started, `x.bad.open.org:${site.port}`, inner)).toMatch(/ 403 [\s\S]*denied host/);
    expect(started.refusals).toMatchObject([
      { host: 'evil.example.org', port: site.port, setting: 'allowed_hosts' },
      { host: 'evil.example.org', setting: 'allowed_hosts' },
      { host: 'x.bad.open.org', setting: 'denied_hosts' },
    ]);
    expect(seen).toEqual(started.refusals);
    expect(resolver.asked).toEqual([]);
    expect(site.connections()).toBe(0);
  });

  it('judges addresses like every fetch, and metadata whatever the list says', async () => {
    const started = await proxy(['*'], { resolver: scriptedResolver(['10.0.0.1']) });
    for (const authority of [
      'ok.example.org:443',
      '169.254.169.254:80',
      '[::1]:80',
      'localhost:80',
      '127.0.0.2:80',
      '2130706434:80',
    ]) {
      expect(await tunnel(started, authority, inner), authority).toContain(' 403 ');
    }
    expect(await plain(started, 'http://metadata.google.internal/')).toContain(' 403 ');
    expect(started.refusals).toHaveLength(7);
  });

  it('connects to the judged address, not to that of a later lookup', async () => {
    const site = await server((_request, response) => response.end('judged'));
    const canary = await server((_request, response) => response.end('canary'), '127.0.0.2', site.port);
    const started = await proxy(['ok.example.org'], { resolver: scriptedResolver(['127.0.0.1'], ['127.0.0.2']) });
    expect(await tunnel(started, `ok.example.org:${site.port}`, inner)).toContain('judged');
    expect(await tunnel(started, `ok.example.org:${site.port}`, inner)).toContain(' 403 ');
    expect(canary.connections()).toBe(0);
  });

  it('opens a port that is no HTTP port only where the list names it', async () => {
    const judge = (network: string[]) => judgeConfinedHosts(network, { resolver: scriptedResolver(['93.184.216.34']) });
    expect(await judge(['git.example.org'])('git.example.org', 22)).toMatchObject({ allowed: false });
    expect(await judge(['git.example.org:22'])('git.example.org', 22)).toMatchObject({ allowed: true });
  });

  it('lets nobody in without its password', async () => {
    const site = await server((_request, response) => response.end());
    const started = await proxy(['*']);
    const target = `ok.example.org:${site.port}`;
    expect(await talk(started.port ?? 0, `CONNECT ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toContain(' 407 ');
    const wrong = `GET http://${target}/ HTTP/1.1\r\nHost: x\r\nProxy-Authorization: Basic eDp5\r\nConnection: close\r\n\r\n`;
    expect(await talk(started.port ?? 0, wrong)).toContain(' 407 ');
    expect(site.connections()).toBe(0);
  });

  it.each(['ok.example.org', 'http://ok.example.org:80', 'ok.example.org:99999', 'a@ok.example.org:80', ':80'])(
    'answers CONNECT %s with an error',
    async (authority) => {
      expect(await tunnel(await proxy(['*']), authority)).toMatch(/ 40[03] /);
    },
  );

  it.each(['/path', 'https://ok.example.org/', 'http://a@b@ok.example.org/', 'ftp://ok.example.org/'])(
    'answers GET %s with an error',
    async (url) => {
      expect(await plain(await proxy(['*']), url)).toContain(' 400 ');
    },
  );

  it('says when an allowed host cannot be reached', async () => {
    const gone = await server(() => {});
    await gone.close();
    const started = await proxy(['*']);
    expect(await tunnel(started, `ok.example.org:${gone.port}`)).toContain(' 502 ');
    expect(await plain(started, `http://ok.example.org:${gone.port}/`)).toContain(' 502 ');
  });

  it('drops an idle tunnel, and every tunnel when it closes', async () => {
    let isReached: (value: unknown) => void = () => {};
    const reached = new Promise((resolve) => {
      isReached = resolve;
    });
    const site = await server(isReached);
    const idle = await proxy(['*'], { idleMs: 50 });
    expect(await tunnel(idle, `ok.example.org:${site.port}`)).toContain('200 Connection Established');
    const busy = await proxy(['*']);
    const open = tunnel(busy, `ok.example.org:${site.port}`, inner);
    await reached;
    await busy.close();
    expect(await open).toContain('200 Connection Established');
  });

  it('adds no words of its own when the other side breaks off', async () => {
    const site = await server((request) => request.socket.resetAndDestroy());
    const answer = await tunnel(await proxy(['*']), `ok.example.org:${site.port}`, inner);
    expect(answer).toBe('HTTP/1.1 200 Connection Established\r\n\r\n');
  });

  it('listens on a unix socket that only its owner can open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hermes-proxy-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const socketPath = join(folder, 'proxy.sock');
    const site = await server((_request, response) => response.end('through'));
    const started = await proxy(['ok.example.org'], { socketPath });
    expect((await stat(socketPath)).mode & 0o777).toBe(0o600);
    expect([started.port, started.url]).toEqual([undefined, '']);
    const text = await new Promise<string>((resolve, reject) => {
      const sent = httpRequest({ socketPath, path: `http://ok.example.org:${site.port}/` }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body));
      });
      sent.on('error', reject).end();
    });
    expect(text).toBe('through');
  });
});
