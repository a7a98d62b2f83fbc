import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRequest, requestUrl } from './build-request.js';
import { parseYamlTools } from './parse-yaml-tools.js';
import type { YamlTool } from './yaml-tool.js';

async function toolOf(yaml: string): Promise<YamlTool> {
  const [tool] = await parseYamlTools(
    `tools:\n  - name: t\n    description: d\n    type: http_wrapper\n${yaml}`,
    'x.yaml',
  );
  if (tool === undefined) throw new Error('no tool');
  return tool;
}

const secret = (name: string) => ({ USER: 'ann', PASS: 'sücret', TOKEN: 'tok' })[name];

describe('where parameters go', () => {
  it('follows what they say, then their placeholder, then the method', async () => {
    const tool = await toolOf(`    endpoint: https://api.example/v1/{project}/items?fixed=1
    method: POST
    parameters:
      - { name: project, required: true }
      - { name: title, required: true, key: fields.title.text }
      - { name: labels, type: array, key: fields.labels }
      - { name: dry, type: boolean, in: query, key: dry_run }
      - { name: trace, in: header, key: X-Trace }
`);
    const request = buildRequest(
      tool,
      { project: 'a/b?c', title: 'Hi', labels: ['x'], dry: true, trace: 't1' },
      secret,
    );
    expect(request.url).toBe('https://api.example/v1/a%2Fb%3Fc/items?fixed=1&dry_run=true');
    expect(JSON.parse(request.body ?? '')).toEqual({ fields: { title: { text: 'Hi' }, labels: ['x'] } });
    expect(request.headers).toMatchObject({ 'x-trace': 't1', 'content-type': 'application/json' });
  });

  it('puts the rest of a GET into the query, lists as repeated keys, and leaves out what was not given', async () => {
    const tool = await toolOf(`    endpoint: http://api.example/find
    parameters:
      - { name: q, required: true }
      - { name: tag, type: array }
      - { name: page, type: integer }
`);
    expect(requestUrl(tool, { q: 'a b&c=d', tag: ['x', 'y'] })).toBe(
      'http://api.example/find?q=a+b%26c%3Dd&tag=x&tag=y',
    );
  });

  it('sends a form when asked to', async () => {
    const tool = await toolOf(`    endpoint: https://api.example/form
    method: POST
    body_format: form
    parameters:
      - { name: a, required: true }
`);
    const request = buildRequest(tool, { a: 'x y&z' }, secret);
    expect(request.body).toBe('a=x+y%26z');
    expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });
});

describe('authentication', () => {
  it.each([
    [
      '{ type: basic, username_env: USER, password_env: PASS }',
      'authorization',
      `Basic ${Buffer.from('ann:sücret').toString('base64')}`,
    ],
    ['{ type: bearer, token_env: TOKEN }', 'authorization', 'Bearer tok'],
    ['{ type: header, name: X-Api-Key, value_env: TOKEN }', 'x-api-key', 'tok'],
    ['{ type: header, name: Authorization, value_env: TOKEN, prefix: "Token " }', 'authorization', 'Token tok'],
  ])('%s', async (auth, name, value) => {
    const tool = await toolOf(`    endpoint: https://api.example/\n    auth: ${auth}\n`);
    expect(buildRequest(tool, {}, secret).headers[name]).toBe(value);
  });

  it('puts a key into the query without showing it to the gate', async () => {
    const tool = await toolOf(
      '    endpoint: https://api.example/x?a=1\n    auth: { type: query, name: key, value_env: TOKEN }\n',
    );
    expect(buildRequest(tool, {}, secret).url).toBe('https://api.example/x?a=1&key=tok');
    expect(requestUrl(tool, {})).toBe('https://api.example/x?a=1');
  });

  it('names the variable that is missing', async () => {
    const tool = await toolOf('    endpoint: https://api.example/\n    auth: { type: bearer, token_env: NOT_THERE }\n');
    expect(() => buildRequest(tool, {}, secret)).toThrow('NOT_THERE is not set');
  });
});

describe('hostile values', () => {
  const tool = toolOf(`    endpoint: https://api.example/a/{id}/b
    parameters:
      - { name: id, required: true }
      - { name: h, in: header, key: x-h }
`);

  it.each(['', '.', '..'])('a part of the path cannot be %j', async (id) => {
    const real = await tool;
    expect(() => requestUrl(real, { id })).toThrow(/cannot be a part of the address/);
  });

  it('a header cannot begin another one', async () => {
    const real = await tool;
    expect(() => buildRequest(real, { id: 'x', h: 'a\r\nx-evil: 1' }, secret)).toThrow(/cannot be sent in a header/);
  });

  it('no value of a placeholder changes host, path or query (property)', async () => {
    const real = await tool;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        let url: URL;
        try {
          url = new URL(requestUrl(real, { id }));
        } catch (problem) {
          expect(problem).toMatchObject({ code: 'invalid_arguments' });
          // Lone surrogates have no UTF-8 and the dots are refused; nothing else may be.
          expect(id === '' || id === '.' || id === '..' || /[\ud800-\udfff]/.test(id)).toBe(true);
          return;
        }
        expect(url.origin).toBe('https://api.example');
        expect(url.search + url.hash).toBe('');
        expect(url.pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(url.pathname.split('/')[2] ?? '')).toBe(id);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
