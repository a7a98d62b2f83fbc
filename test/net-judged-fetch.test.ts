import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createConnections } from '../src/ports/http/connections.js';
import { createJudgedFetch, type JudgedFetchOptions } from '../src/ports/http/judged-fetch.js';
import { startLoopbackModel } from './support/loopback-model.js';
import { scriptedResolver, startServer as server } from './support/net.js';

function judged(options: Partial<JudgedFetchOptions> = {}) {
  const connections = createConnections();
  onTestFinished(connections.close);
  return createJudgedFetch({ connections, ...options });
}

describe('a judged fetch', () => {
  it('reaches a private endpoint only when the operator configured it', async () => {
    const site = await server((_request, response) => response.end('hi'));
    const url = `http://127.0.0.1:${site.port}/v1/x`;
    await expect(judged()(url)).rejects.toMatchObject({ code: 'denied' });
    expect(site.connections()).toBe(0);
    const fetch = judged({ endpoints: [`http://127.0.0.1:${site.port}/v1`] });
    expect(await (await fetch(url)).text()).toBe('hi');
    await expect(fetch('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'denied' });
    await expect(judged({ endpoints: ['http://169.254.169.254/'] })('http://169.254.169.254/')).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('judges the URL as it was written, before it is smoothed over', async () => {
    const fetch = judged({ resolver: scriptedResolver(['93.184.216.34']) });
    await expect(fetch('http://example.org\\@10.0.0.1/')).rejects.toMatchObject({ code: 'denied' });
  });

  it('speaks WHATWG: requests, headers, bodies, decoded answers', async () => {
    const site = await server(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(`${request.method} ${request.headers['content-type']} ${Buffer.concat(chunks)}`));
    });
    const url = `http://127.0.0.1:${site.port}/`;
    const fetch = judged({ endpoints: [url] });
    const form = await fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ a: 'b' }) }));
    expect(await form.text()).toBe('POST application/x-www-form-urlencoded;charset=UTF-8 a=b');
    const json = await fetch(new URL(url), {
      method: 'PUT',
      headers: [['Content-Type', 'application/json']],
      body: '{}',
    });
    expect(await json.text()).toBe('PUT application/json {}');
    expect([json.ok, json.url, json.headers.has('content-encoding')]).toEqual([true, url, false]);
  });

  it('puts every redirect to the judge, and can hand it out or refuse it', async () => {
    const canary = await server((_request, response) => response.end('canary'));
    const site = await server((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${canary.port}/` }).end();
    });
    const url = `http://127.0.0.1:${site.port}/`;
    const asked: string[] = [];
    const fetch = judged({ endpoints: [url], permit: async (permitted) => void asked.push(permitted) });
    await expect(fetch(url)).rejects.toMatchObject({ code: 'denied' });
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(307);
    await expect(fetch(url, { redirect: 'error' })).rejects.toMatchObject({ code: 'failed' });
    expect(canary.connections()).toBe(0);
    expect(asked).toEqual([url, url, url]);
  });

  it('answers without a body where there is none', async () => {
    const site = await server((_request, response) => response.writeHead(204).end());
    const url = `http://127.0.0.1:${site.port}/`;
    const answer = await judged({ endpoints: [url] })(url, { method: 'DELETE' });
    expect([answer.status, answer.body]).toEqual([204, null]);
  });

  it('streams server-sent events as they come', async () => {
    const model = await startLoopbackModel([{ text: 'one two three' }]);
    onTestFinished(model.close);
    const answer = await judged({ endpoints: [model.baseUrl] })(`${model.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'm', messages: [], stream: true, stream_options: { include_usage: true } }),
    });
    const events = (await answer.text()).split('\n\n').filter(Boolean);
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events
      .slice(0, -1)
      .map((event) => JSON.parse(event.slice(6)) as { choices: unknown[]; usage?: unknown });
    const text = chunks
      .map((chunk) => (chunk.choices[0] as { delta?: { content?: string } })?.delta?.content ?? '')
      .join('');
    expect(text).toBe('one two three');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 15 } });
  });

  it('is cancelled like any fetch, before and after the answer began', async () => {
    const site = await server((request, response) => {
      if (request.url === '/begun') response.write('x');
    });
    const url = `http://127.0.0.1:${site.port}/`;
    const fetch = judged({ endpoints: [url] });
    await expect(fetch(url, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(fetch(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    const controller = new AbortController();
    const begun = await fetch(`${url}begun`, { signal: controller.signal });
    const reader = begun.body?.getReader();
    await reader?.read();
    controller.abort();
    await expect(reader?.read()).rejects.toMatchObject({ code: 'cancelled' });
  });
});
