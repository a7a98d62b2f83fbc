import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemResolver } from '../src/gate/net/check-url.js';
import { createConnections } from '../src/ports/http/connections.js';
import { createRecordLookup } from '../src/ports/http/dns-records.js';
import { createHttpPort, type HttpPortOptions } from '../src/ports/http/http-port.js';
import { startNameServer } from './support/name-server.js';
import { closeServer, listen, recordingGuard, scriptedResolver, startServer as server } from './support/net.js';
import { selfSigned } from './support/self-signed.js';

/** A port for which 127.0.0.1 stands in for the public internet; every other loopback address stays closed. */
function port(options: Partial<HttpPortOptions> = {}) {
  const { guard, asked } = recordingGuard();
  const http = createHttpPort({
    guard,
    resolver: scriptedResolver(['127.0.0.1']),
    policy: { privateHosts: ['127.0.0.1'] },
    ...options,
  });
  onTestFinished(http.close);
  return { http, asked };
}

describe('a fetch', () => {
  it('asks the gate, resolves once and sends Host by name to the judged address', async () => {
    const site = await server((request, response) => {
      response.setHeader('content-type', 'text/plain; charset=iso-8859-1');
      response.end(Buffer.from(`${request.method} ${request.headers.host} caf\u00e9`, 'latin1'));
    });
    const resolver = scriptedResolver(['127.0.0.1']);
    const { http, asked } = port({ resolver });
    const url = `http://site.example.org:${site.port}/`;
    const answer = await http.fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.text()).toBe(`GET site.example.org:${site.port} caf\u00e9`);
    expect(answer.truncated).toBe(false);
    expect(asked).toEqual([{ permission: 'network:fetch', url }]);
    expect(resolver.asked).toEqual(['site.example.org']);
  });

  it('sends method, headers and body, and answers any status', async () => {
    const site = await server(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      response.statusCode = 418;
      response.end(
        `${request.method} ${request.headers['x-a']} ${request.headers.authorization} ${Buffer.concat(chunks)}`,
      );
    });
    const { http } = port();
    const url = `http://user:secret@site.example.org:${site.port}/`;
    const answer = await http.fetch(url, { method: 'post', headers: { 'X-A': '1' }, body: 'hello' });
    expect(answer.status).toBe(418);
    expect(answer.text()).toBe('POST 1 Basic dXNlcjpzZWNyZXQ= hello');
    expect(answer.url).toBe(`http://site.example.org:${site.port}/`);
  });

  it('looks nothing up and connects nowhere when the gate says no', async () => {
    const site = await server((_request, response) => response.end());
    const { guard } = recordingGuard(() => true);
    const resolver = scriptedResolver(['127.0.0.1']);
    const { http } = port({ guard, resolver });
    await expect(http.fetch(`http://site.example.org:${site.port}/`)).rejects.toMatchObject({ code: 'denied' });
    expect(resolver.asked).toEqual([]);
    expect(site.connections()).toBe(0);
  });

  it('connects nowhere when one of several addresses is closed', async () => {
    const site = await server((_request, response) => response.end());
    const { http } = port({ resolver: scriptedResolver(['127.0.0.1', '10.0.0.1']) });
    await expect(http.fetch(`http://site.example.org:${site.port}/`)).rejects.toMatchObject({ code: 'denied' });
    expect(site.connections()).toBe(0);
  });

  it.each([
    [{ host: 'other.example' }],
    [{ 'content-length': '5' }],
    [{ 'bad name': 'x' }],
    [{ 'x-a': 'a\r\nx-b: c' }],
    [{ 'proxy-authorization': 'x' }],
  ])('refuses the headers %j and sends nothing', async (headers) => {
    const site = await server((_request, response) => response.end());
    const { http } = port();
    const sent = http.fetch(`http://site.example.org:${site.port}/`, { headers: headers as Record<string, string> });
    await expect(sent).rejects.toMatchObject({ code: 'invalid_arguments' });
    expect(site.connections()).toBe(0);
  });

  it('reads no proxy from the environment', async () => {
    const canary = await server((_request, response) => response.end('proxied'));
    const site = await server((_request, response) => response.end('direct'));
    const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'ALL_PROXY'];
    for (const name of names) vi.stubEnv(name, `http://127.0.0.1:${canary.port}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await port().http.fetch(`http://site.example.org:${site.port}/`)).text()).toBe('direct');
    expect(canary.connections()).toBe(0);
  });

  it('says that an unknown host is unknown, and a closed port is closed', async () => {
    const { http } = port({ resolver: scriptedResolver([]) });
    await expect(http.fetch('http://nowhere.example.org/')).rejects.toMatchObject({ code: 'not_found' });
    const gone = await server(() => {});
    await gone.close();
    await expect(port().http.fetch(`http://site.example.org:${gone.port}/`)).rejects.toMatchObject({
      code: 'failed',
      retryable: true,
    });
  });

  it('shows no query, credentials or key in its messages', async () => {
    const { http } = port({ resolver: scriptedResolver(['10.0.0.1']) });
    const sent = http.fetch('http://user:pa55word@site.example.org/a?key=s3cret', { headers: { 'x-key': 's3cret' } });
    const problem = await sent.catch((caught: Error) => caught);
    expect(String(problem)).toContain('site.example.org/a');
    expect(String(problem)).not.toMatch(/pa55word|s3cret/);
  });
});

describe('many fetches of one call', () => {
  it('run side by side, over a bounded number of connections, without a warning', async () => {
    const warnings: string[] = [];
    const note = (warning: Error) => warnings.push(String(warning));
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const site = await server((request, response) => response.end(request.url));
    const { http } = port();
    const paths = Array.from({ length: 60 }, (_value, index) => `/${index}`);
    const answers = await Promise.all(paths.map((path) => http.fetch(`http://site.example.org:${site.port}${path}`)));
    expect(answers.map((answer) => answer.text())).toEqual(paths);
    expect(site.connections()).toBeLessThanOrEqual(16);
    expect(warnings).toEqual([]);
  });
});

describe('rebinding', () => {
  it('never connects to the address of a later lookup', async () => {
    const judged = await server((_request, response) => response.setHeader('connection', 'close').end('judged'));
    const canary = await server((_request, response) => response.end('canary'), '127.0.0.2', judged.port);
    for (let round = 0; round < 20; round++) {
      const { http } = port({ resolver: scriptedResolver(['127.0.0.1'], ['127.0.0.2']) });
      const url = `http://rebind.example.org:${judged.port}/`;
      expect((await http.fetch(url)).text()).toBe('judged');
      await expect(http.fetch(url)).rejects.toMatchObject({ code: 'denied' });
    }
    expect(judged.connections()).toBe(20);
    expect(canary.connections()).toBe(0);
  });

  it('uses a connection again for the same address only', async () => {
    const first = await server((_request, response) => response.end('first'));
    const second = await server((_request, response) => response.end('second'), '127.0.0.3', first.port);
    const answers = [...Array.from({ length: 9 }, () => ['127.0.0.1']), ['127.0.0.3']];
    const { http } = port({
      resolver: scriptedResolver(...answers),
      policy: { privateHosts: ['127.0.0.1', '127.0.0.3'] },
    });
    const texts: string[] = [];
    for (const _answer of answers) texts.push((await http.fetch(`http://x.example.org:${first.port}/`)).text());
    expect(texts).toEqual([...Array(9).fill('first'), 'second']);
    // A connection may still be settling when the next request starts, so two can take turns.
    expect(first.connections()).toBeLessThanOrEqual(2);
    expect(second.connections()).toBe(1);
  });

  it('drops a connection that reached another address than the judged one', async () => {
    let requests = 0;
    const site = await server((_request, response) => {
      requests++;
      response.end();
    });
    const connections = createConnections();
    onTestFinished(connections.close);
    const misled = await connections.to(new URL(`http://127.0.0.1:${site.port}/`), ['127.0.0.9']);
    await expect(misled.request({ path: '/', method: 'GET' })).rejects.toThrow('not judged');
    expect(requests).toBe(0);
  });

  it('tries the other judged address when the first one is down', async () => {
    const site = await server((_request, response) => response.end('up'));
    const { http } = port({
      resolver: scriptedResolver(['127.0.0.5', '127.0.0.1']),
      policy: { privateHosts: ['127.0.0.1', '127.0.0.5'] },
    });
    expect((await http.fetch(`http://x.example.org:${site.port}/`)).text()).toBe('up');
  });
});

describe('redirects', () => {
  const rows = readFileSync(new URL('./corpora/ssrf.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => /^blocked\tredirect->(\S+)\t/.exec(line)?.[1] ?? []);

  it.each([
    ...rows,
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://0x7f000002/',
    'http://[::1]/',
    'file:///etc/passwd',
    'gopher://x.example.org/',
    '//127.0.0.2/',
    '\\\\127.0.0.2\\x',
    'http://site.example.org@127.0.0.2/',
  ])('to %s end refused, and nothing is contacted', async (location) => {
    const canary = await server((_request, response) => response.end('canary'), '127.0.0.2');
    const site = await server((_request, response) => {
      response.writeHead(302, { location: location.replace('127.0.0.2/', `127.0.0.2:${canary.port}/`) }).end();
    });
    const { http } = port();
    await expect(http.fetch(`http://site.example.org:${site.port}/`)).rejects.toMatchObject({ code: 'denied' });
    expect(site.connections()).toBe(1);
    expect(canary.connections()).toBe(0);
  });

  it('are put to the gate one by one', async () => {
    const site = await server((request, response) => {
      if (request.url === '/c') response.end('there');
      else response.writeHead(302, { location: request.url === '/a' ? '/b' : '/c' }).end();
    });
    const { http, asked } = port();
    const at = (path: string) => `http://site.example.org:${site.port}${path}`;
    const answer = await http.fetch(at('/a'));
    expect([answer.text(), answer.url]).toEqual(['there', at('/c')]);
    expect(asked.map((effect) => effect.url)).toEqual([at('/a'), at('/b'), at('/c')]);

    const strict = recordingGuard((effect) => effect.url === at('/c'));
    await expect(port({ guard: strict.guard }).http.fetch(at('/a'))).rejects.toMatchObject({ code: 'denied' });
  });

  it('carry no key to another origin, and keep it on the same', async () => {
    const seen: Record<string, unknown>[] = [];
    const other = await server((request, response) => {
      seen.push(request.headers);
      response.end();
    });
    const site = await server((request, response) => {
      seen.push(request.headers);
      if (request.url === '/same') response.writeHead(307, { location: '/cross' }).end();
      else response.writeHead(307, { location: `http://other.example.org:${other.port}/` }).end();
    });
    const { http } = port();
    const headers = { authorization: 'Bearer k', cookie: 'a=b', 'x-api-key': 'k', 'accept-language': 'de' };
    await http.fetch(`http://site.example.org:${site.port}/same`, { headers });
    expect(seen[1]).toMatchObject(headers);
    expect(seen[2]).toMatchObject({ 'accept-language': 'de' });
    for (const name of ['authorization', 'cookie', 'x-api-key']) expect(seen[2]).not.toHaveProperty(name);
  });

  it.each([
    [303, 'PUT', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [301, 'POST', 'GET', ''],
    [307, 'POST', 'POST', 'data'],
    [308, 'PUT', 'PUT', 'data'],
    [302, 'PUT', 'PUT', 'data'],
    [303, 'HEAD', 'HEAD', ''],
  ])('with status %i turn %s into %s', async (status, method, expected, body) => {
    const seen: string[] = [];
    const site = await server(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      seen.push(`${request.method} ${Buffer.concat(chunks)}`);
      if (request.url === '/') response.writeHead(status, { location: '/next' }).end();
      else response.end();
    });
    const request = method === 'HEAD' ? { method } : { method, body: 'data' };
    await port().http.fetch(`http://site.example.org:${site.port}/`, request);
    expect(seen[1]).toBe(`${expected} ${body}`);
  });

  it('end after the limit, and zero hands out the redirect itself', async () => {
    const site = await server((_request, response) => response.writeHead(302, { location: '/again' }).end());
    const { http } = port();
    const url = `http://site.example.org:${site.port}/`;
    await expect(http.fetch(url)).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringContaining('5 times'),
    });
    expect(await http.fetch(url, { maxRedirects: 0 })).toMatchObject({ status: 302, headers: { location: '/again' } });
  });
});

describe('sizes', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['gzip, br', (data: Buffer) => brotliCompressSync(gzipSync(data))],
  ])('a body in %s is undone', async (encoding, encode) => {
    const text = 'hello '.repeat(1000);
    const site = await server((_request, response) => {
      response.setHeader('content-encoding', encoding).end(encode(Buffer.from(text)));
    });
    const answer = await port().http.fetch(`http://site.example.org:${site.port}/`);
    expect(answer.text()).toBe(text);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('a bomb is cut at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const site = await server((_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
    const answer = await port().http.fetch(`http://site.example.org:${site.port}/`, { maxBytes: 1000 });
    expect([answer.body.length, answer.truncated]).toEqual([1000, true]);
  });

  it('nested bombs are not unpacked at all', async () => {
    const site = await server((_request, response) => {
      response.setHeader('content-encoding', 'gzip, gzip, gzip, gzip').end(gzipSync(''));
    });
    const sent = port().http.fetch(`http://site.example.org:${site.port}/`);
    await expect(sent).rejects.toMatchObject({ code: 'too_large' });
  });

  it('an endless body is cut, and the connection is dropped', async () => {
    let isDropped: (value: unknown) => void = () => {};
    const dropped = new Promise((resolve) => {
      isDropped = resolve;
    });
    const site = await server((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more).on('close', isDropped);
      more();
    });
    const answer = await port().http.fetch(`http://site.example.org:${site.port}/`, { maxBytes: 100_000 });
    expect([answer.body.length, answer.truncated]).toEqual([100_000, true]);
    await dropped;
  });

  it('broken compression is told', async () => {
    const site = await server((_request, response) => response.setHeader('content-encoding', 'gzip').end('not gzip'));
    const sent = port().http.fetch(`http://site.example.org:${site.port}/`);
    await expect(sent).rejects.toMatchObject({ code: 'failed', message: expect.stringContaining('decompress') });
  });

  it('headers that never end are refused', async () => {
    const site = await server((_request, response) => {
      response.socket?.end(`HTTP/1.1 200 OK\r\n${'x-a: bbbbbbbbbbbbbbbbbbbbbbbb\r\n'.repeat(4_000)}\r\n`);
    });
    const sent = port().http.fetch(`http://site.example.org:${site.port}/`);
    await expect(sent).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('time', () => {
  it('a server that trickles is cut off at the total limit', async () => {
    const site = await server((_request, response) => {
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    });
    const sent = port().http.fetch(`http://site.example.org:${site.port}/`, { timeoutMs: 150 });
    await expect(sent).rejects.toMatchObject({ code: 'timeout', retryable: true });
  });

  it('a server that trickles its headers is cut off too', async () => {
    const tcp = createTcpServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 10);
      socket.on('close', () => clearInterval(timer)).on('error', () => {});
    });
    await listen(tcp, '127.0.0.1');
    onTestFinished(() => void tcp.close());
    const { port: number } = tcp.address() as AddressInfo;
    const sent = port().http.fetch(`http://site.example.org:${number}/`, { timeoutMs: 150 });
    await expect(sent).rejects.toMatchObject({ code: 'timeout' });
  });

  it('silence is cut off at the idle limit', async () => {
    const site = await server((_request, response) => response.write('x'));
    const { http } = port({ limits: { idleMs: 100 } });
    await expect(http.fetch(`http://site.example.org:${site.port}/`)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('a lookup that never ends is cut off as well', async () => {
    const { http } = port({ resolver: { resolve: () => new Promise(() => {}) } });
    await expect(http.fetch('http://site.example.org/', { timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('a server that accepts and never greets is cut off at the connect limit', async () => {
    const tcp = createTcpServer((socket) => socket.on('error', () => {}));
    await listen(tcp, '127.0.0.1');
    onTestFinished(() => void tcp.close());
    const { port: number } = tcp.address() as AddressInfo;
    const { http } = port({ limits: { connectMs: 100 } });
    await expect(http.fetch(`https://site.example.org:${number}/`)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('cancelling the call cancels the exchange', async () => {
    const controller = new AbortController();
    const site = await server(() => controller.abort());
    const { guard } = recordingGuard(() => false, controller.signal);
    const sent = port({ guard }).http.fetch(`http://site.example.org:${site.port}/`);
    await expect(sent).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('a stream', () => {
  it('arrives piece by piece and ends with too_large past its limit', async () => {
    const site = await server((_request, response) => {
      response.write('a'.repeat(10));
      response.end('b'.repeat(10_000));
    });
    const { http } = port();
    const url = `http://site.example.org:${site.port}/`;
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await http.stream(url)).body) chunks.push(chunk);
    expect(Buffer.concat(chunks).length).toBe(10_010);

    const limited = await http.stream(url, { maxBytes: 100 });
    const read = async () => {
      for await (const _chunk of limited.body);
    };
    await expect(read()).rejects.toMatchObject({ code: 'too_large' });
  });

  it('can be left early, which drops the connection', async () => {
    let isDropped: (value: unknown) => void = () => {};
    const dropped = new Promise((resolve) => {
      isDropped = resolve;
    });
    const site = await server((_request, response) => {
      response.on('close', isDropped).write('first');
    });
    const stream = await port().http.stream(`http://site.example.org:${site.port}/`);
    for await (const chunk of stream.body) {
      expect(Buffer.from(chunk).toString()).toBe('first');
      break;
    }
    await dropped;
  });
});

describe('https', () => {
  async function tlsServer(names: readonly string[], listener: RequestListener) {
    const pair = selfSigned(names);
    const tls = createTlsServer(pair, listener);
    await listen(tls, '127.0.0.1');
    onTestFinished(() => closeServer(tls));
    return { port: (tls.address() as AddressInfo).port, cert: pair.cert };
  }

  function tlsPort(ca: string) {
    const connections = createConnections({ ca });
    onTestFinished(connections.close);
    return port({ connections }).http;
  }

  it('names the host in SNI and checks the certificate against it, not the address', async () => {
    const site = await tlsServer(['secure.example.org'], (request, response) => {
      response.end((request.socket as unknown as { servername: string }).servername);
    });
    const http = tlsPort(site.cert);
    expect((await http.fetch(`https://secure.example.org.:${site.port}/`)).text()).toBe('secure.example.org');
    const wrongName = http.fetch(`https://other.example.org:${site.port}/`);
    await expect(wrongName).rejects.toMatchObject({ code: 'failed', message: expect.stringContaining('certificate') });
  });

  it('refuses a certificate nobody vouches for', async () => {
    const site = await tlsServer(['secure.example.org'], (_request, response) => response.end());
    const sent = port().http.fetch(`https://secure.example.org:${site.port}/`);
    await expect(sent).rejects.toMatchObject({ code: 'failed', message: expect.stringContaining('certificate') });
  });

  it('does not follow a redirect down to http', async () => {
    const plain = await server((_request, response) => response.end());
    const site = await tlsServer(['secure.example.org'], (_request, response) => {
      response.writeHead(302, { location: `http://secure.example.org:${plain.port}/` }).end();
    });
    const sent = tlsPort(site.cert).fetch(`https://secure.example.org:${site.port}/`);
    await expect(sent).rejects.toMatchObject({ code: 'denied' });
    expect(plain.connections()).toBe(0);
  });
});

describe('names', () => {
  it('are resolved through the gate and the session\u2019s own resolver', async () => {
    const { http, asked } = port({ resolver: scriptedResolver(['93.184.216.34', '2606:4700::1']) });
    expect(await http.resolve('Example.org')).toEqual(['93.184.216.34']);
    expect(await http.resolve('example.org', 'aaaa')).toEqual(['2606:4700::1']);
    expect(asked[0]).toEqual({ permission: 'network:resolve', host: 'Example.org' });
  });

  it('of other types come from the record lookup, and none is not_found', async () => {
    const records = async (_host: string, type: string) => {
      if (type === 'MX') return [{ exchange: 'mail.example.org', priority: 10 }];
      throw Object.assign(new Error('none'), { code: 'ENODATA' });
    };
    const { http } = port({ records });
    expect(await http.resolve('example.org', 'MX')).toEqual([{ exchange: 'mail.example.org', priority: 10 }]);
    await expect(http.resolve('example.org', 'TXT')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are asked for over the wire', async () => {
    const nameServer = await startNameServer();
    onTestFinished(nameServer.close);
    const { http } = port({ records: createRecordLookup([`127.0.0.1:${nameServer.port}`]) });
    expect(await http.resolve('example.org', 'TXT')).toEqual([['hello world']]);
    await expect(http.resolve('gone.example.org', 'TXT')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('have addresses by the system\u2019s own rules when nothing else is configured', async () => {
    for (const address of await systemResolver.resolve('localhost')) expect(['127.0.0.1', '::1']).toContain(address);
  });

  it.each([
    ['http://example.org/', 'A'],
    ['', 'A'],
    ['example.org', 'EVERYTHING'],
    ['127.0.0.1', 'A'],
  ])('%j of type %s is an invalid argument', async (host, type) => {
    await expect(port().http.resolve(host, type)).rejects.toMatchObject({ code: 'invalid_arguments' });
  });
});
