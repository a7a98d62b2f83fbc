import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { configureServers, referenceServer } from './support/mcp-home.js';
import { callJson, toolHome, until } from './support/tool-home.js';

it('lists and calls the tools of the official everything server', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const hermes = await home.open();
  const names = hermes.registry.names().filter((name) => name.startsWith('mcp-every:'));
  expect(home.problems).toEqual([]);
  expect(names).toContain('mcp-every:echo');
  expect(names).toContain('mcp-every:list_resources');
  expect(names).toContain('mcp-every:get_prompt');
  expect(await callJson(hermes, 'mcp-every:echo', { message: 'hello' })).toMatchObject({
    result: expect.stringContaining('hello'),
  });
  expect(await callJson(hermes, 'mcp__every__echo', { message: 'by wire name' })).toMatchObject({
    result: expect.stringContaining('by wire name'),
  });
});

it('keeps images, links, embedded resources and structured content', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const hermes = await home.open();
  const image = await hermes.callFor('mcp-every:get-tiny-image');
  expect(image.outcome).toMatchObject({
    ok: true,
    data: {
      attachments: [
        {
          type: 'image',
          mediaType: 'image/png',
          stored: expect.stringMatching(/^result:\/\//),
          bytes: expect.any(Number),
        },
      ],
    },
  });
  const links = await hermes.callFor('mcp-every:get-resource-links', { count: 2 });
  expect(links.outcome).toMatchObject({
    ok: true,
    data: { attachments: [{ type: 'resource_link' }, { type: 'resource_link' }] },
  });
  const structured = await hermes.callFor('mcp-every:get-structured-content', { location: 'New York' });
  expect(structured.outcome).toMatchObject({
    ok: true,
    data: { structuredContent: { temperature: expect.any(Number) } },
  });
  const embedded = await hermes.callFor('mcp-every:get-resource-reference', { resourceType: 'Text', resourceId: 1 });
  expect(embedded.outcome).toMatchObject({
    ok: true,
    data: { attachments: [{ type: 'resource', text: expect.any(String) }] },
  });
});

it('reads resources, prompts and completions', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const hermes = await home.open();
  const { resources } = (await callJson(hermes, 'mcp-every:list_resources')) as { resources: { uri: string }[] };
  expect(resources.length).toBeGreaterThan(0);
  const read = await hermes.callFor('mcp-every:read_resource', { uri: resources[0]?.uri });
  expect(read.outcome).toMatchObject({ ok: true, data: { contents: [{ type: 'resource' }] } });
  const { prompts } = (await callJson(hermes, 'mcp-every:list_prompts')) as { prompts: { name: string }[] };
  expect(prompts.map(({ name }) => name)).toContain('simple-prompt');
  const prompt = await hermes.callFor('mcp-every:get_prompt', { name: 'simple-prompt' });
  expect(prompt.outcome).toMatchObject({ ok: true, data: { messages: [{ role: 'user' }] } });
  const completed = await hermes.callFor('mcp-every:complete_argument', {
    prompt: 'completable-prompt',
    argument: 'department',
    value: 'E',
  });
  expect(completed.outcome).toMatchObject({ ok: true, data: { values: expect.arrayContaining(['Engineering']) } });
});

it('tells progress and stops a call that is cancelled', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const hermes = await home.open();
  const seen: unknown[] = [];
  await hermes.call(
    'mcp-every:trigger-long-running-operation',
    { duration: 0.2, steps: 2 },
    { onProgress: (update) => seen.push(update) },
  );
  expect(seen).toContainEqual(expect.objectContaining({ done: 1, total: 2 }));
  const stop = new AbortController();
  const long = hermes.callFor(
    'mcp-every:trigger-long-running-operation',
    { duration: 30, steps: 30 },
    {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    },
  );
  expect((await long).outcome).toMatchObject({ ok: false, code: 'cancelled' });
  expect(await callJson(hermes, 'mcp-every:echo', { message: 'still here' })).toHaveProperty('result');
});

it('works with the filesystem and memory servers', async () => {
  const home = toolHome();
  const files = referenceServer('filesystem');
  configureServers(home, {
    files: {
      ...files,
      args: [...files.args, home.cwd],
      include: ['read_*', 'write_file', 'list_*'],
      exclude: ['*_media_*'],
    },
    memory: { ...referenceServer('memory'), env: { MEMORY_FILE_PATH: join(home.home, 'memory.jsonl') } },
  });
  const hermes = await home.open();
  expect(home.problems).toEqual([]);
  const names = hermes.registry.names();
  expect(names).toContain('mcp-files:write_file');
  expect(names).not.toContain('mcp-files:move_file');
  expect(names).not.toContain('mcp-files:read_media_file');
  const path = join(home.cwd, 'a.txt');
  await callJson(hermes, 'mcp-files:write_file', { path, content: 'hello' });
  expect(readFileSync(path, 'utf8')).toBe('hello');
  expect(JSON.stringify(await callJson(hermes, 'mcp-files:read_text_file', { path }))).toContain('hello');
  await callJson(hermes, 'mcp-memory:create_entities', {
    entities: [{ name: 'Ada', entityType: 'person', observations: ['writes programs'] }],
  });
  expect(JSON.stringify(await callJson(hermes, 'mcp-memory:search_nodes', { query: 'Ada' }))).toContain(
    'writes programs',
  );
});

it('knows a lazy server from its manifest and starts it at the first call', async () => {
  const home = toolHome();
  configureServers(home, { every: { ...referenceServer('everything'), enabled: 'lazy' } });
  const first = await home.open();
  expect(first.registry.names().filter((name) => name.startsWith('mcp-'))).toEqual(['mcp-every:discover_tools']);
  const { tools } = await callJson(first, 'mcp-every:discover_tools');
  expect(tools).toContain('mcp-every:echo');
  await first.close();
  expect(statSync(join(home.home, 'mcp', 'every.json')).mode & 0o777).toBe(0o600);

  const log = join(home.home, 'logs', 'mcp-every.log');
  // The first one's last words may come late.
  const starts = (): number => (existsSync(log) ? readFileSync(log, 'utf8').split('Starting default').length - 1 : 0);
  await expect.poll(starts).toBe(1);
  const second = await home.open();
  const found = await callJson(second, 'tool_search', { query: 'echo back a message' });
  expect(JSON.stringify(found)).toContain('mcp-every:echo');
  expect(starts()).toBe(1);
  expect(await callJson(second, 'mcp-every:echo', { message: 'woken' })).toHaveProperty('result');
  await expect.poll(starts).toBe(2);
});

it('follows the settings while it lives', async () => {
  const home = toolHome();
  configureServers(home, { one: referenceServer('memory') });
  const hermes = await home.open();
  expect(hermes.registry.names()).toContain('mcp-one:read_graph');
  configureServers(home, { two: referenceServer('memory') });
  await until(() => hermes.registry.names().includes('mcp-two:read_graph'), 'the added server');
  expect(hermes.registry.names()).not.toContain('mcp-one:read_graph');
});
