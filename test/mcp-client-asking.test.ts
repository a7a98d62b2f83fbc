import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Hermes } from '../src/create-hermes.js';
import type { ElicitRequest } from '../src/mcp/client/answer-elicitation.js';
import { startLoopbackModel } from './support/loopback-model.js';
import { configureServers } from './support/mcp-home.js';
import { toolHome, until } from './support/tool-home.js';

const asking = {
  command: process.execPath,
  args: [fileURLToPath(new URL('./support/mcp-asking-server.mjs', import.meta.url))],
};

/** What the server answered, without the marks of the text for a model. */
async function answerOf(hermes: Hermes, tool: string, args: object = {}): Promise<unknown> {
  const { outcome } = await hermes.callFor(`mcp-ask:${tool}`, args);
  if (!outcome.ok) return outcome;
  return JSON.parse((outcome.data as { result: string }).result);
}

it('answers completions with the models that are allowed, and no more of them than the limits say', async () => {
  const model = await startLoopbackModel((request) => ({ text: `by ${request.model}` }));
  const home = toolHome();
  const limits = { enabled: true, max_tokens: 30, max_rounds: 2, per_minute: 5, allowed_models: ['small', 'large'] };
  configureServers(
    home,
    { ask: { ...asking, sampling: limits } },
    { model: { base_url: model.baseUrl, name: 'unlisted' } },
  );
  const hermes = await home.open();
  // The third within one call is refused; the next call may ask again.
  const first = (await answerOf(hermes, 'sample', { times: 3, maxTokens: 500 })) as string[];
  expect(first).toEqual([
    expect.stringContaining('by small'),
    expect.stringContaining('by small'),
    expect.stringContaining('More than 2 sampling requests during one call'),
  ]);
  expect(model.seen[0]?.body.max_tokens ?? model.seen[0]?.body.max_completion_tokens).toBe(30);
  // A hint chooses among the allowed ones, and nothing else.
  expect(await answerOf(hermes, 'sample', { hint: 'large' })).toEqual([expect.stringContaining('by large')]);
  expect(await answerOf(hermes, 'sample', { hint: 'huge' })).toEqual([expect.stringContaining('by small')]);
  expect(await answerOf(hermes, 'sample', { times: 2 })).toEqual([
    expect.stringContaining('by small'),
    expect.stringContaining('More than 5 sampling requests per minute'),
  ]);
  expect(model.seen).toHaveLength(5);
  await hermes.close();
  await model.close();
});

it('shows a page to the person and opens nothing by itself', async () => {
  const home = toolHome();
  configureServers(home, { ask: asking });
  const questions: string[] = [];
  const words = ['done', 'decline', 'cancel'];
  const hermes = await home.open({
    user: async (question) => {
      questions.push(question);
      return words[questions.length - 1] ?? '';
    },
  });
  const url = 'https://pay.example/bill?id=1';
  expect(await answerOf(hermes, 'visit', { url })).toMatchObject({ action: 'accept' });
  expect(await answerOf(hermes, 'visit', { url })).toMatchObject({ action: 'decline' });
  expect(await answerOf(hermes, 'visit', { url })).toMatchObject({ action: 'cancel' });
  expect(questions[0]).toContain('MCP server ask asks you to open a page on pay.example');
  expect(questions[0]).toContain(url);
  for (const odd of ['file:///etc/passwd', 'javascript:alert(1)', 'custom-app://start']) {
    const answer = await answerOf(hermes, 'visit', { url: odd });
    expect(JSON.stringify(answer), odd).not.toContain('accept');
  }
  expect(questions).toHaveLength(3);
});

it('lets the host program answer for a page', async () => {
  const home = toolHome();
  configureServers(home, { ask: asking });
  const requests: ElicitRequest[] = [];
  const hermes = await home.open({
    elicit: async (request) => {
      requests.push(request);
      return { action: 'accept' };
    },
  });
  expect(await answerOf(hermes, 'visit', { url: 'https://pay.example/' })).toMatchObject({ action: 'accept' });
  expect(requests).toMatchObject([{ server: 'ask', mode: 'url', message: 'Pay there', url: 'https://pay.example/' }]);
});

it('lists page by page, and follows changes of tools, resources and prompts', async () => {
  const home = toolHome();
  configureServers(home, { ask: asking });
  const hermes = await home.open();
  const list = async (what: string): Promise<number> => {
    const { outcome } = await hermes.callFor(`mcp-ask:list_${what}`);
    return outcome.ok ? ((outcome.data as Record<string, unknown[]>)[what]?.length ?? 0) : -1;
  };
  expect(hermes.registry.names()).toEqual(
    expect.arrayContaining(['mcp-ask:sample', 'mcp-ask:visit', 'mcp-ask:wait', 'mcp-ask:grow']),
  );
  expect([await list('resources'), await list('prompts')]).toEqual([1, 1]);
  await answerOf(hermes, 'grow');
  await until(() => hermes.registry.names().includes('mcp-ask:grown'), 'the new tool');
  expect([await list('resources'), await list('prompts')]).toEqual([2, 2]);
  await hermes.close();
  const log = readFileSync(join(home.home, 'logs', 'mcp-ask.log'), 'utf8');
  for (const what of ['tools', 'resources', 'prompts']) expect(log).toContain(`${what} changed`);
});

it('lets calls in flight finish on a server that the settings no longer name', async () => {
  const home = toolHome();
  configureServers(home, { ask: asking });
  const hermes = await home.open();
  const file = join(home.cwd, 'go');
  const log = join(home.home, 'logs', 'mcp-ask.log');
  const running = answerOf(hermes, 'wait', { file });
  await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('waiting now'), 'the call');
  configureServers(home, {});
  await until(() => !hermes.registry.names().includes('mcp-ask:wait'), 'the end of the tools');
  writeFileSync(file, '');
  expect(await running).toBe('waited');
});
