import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Hermes } from '../src/create-hermes.js';
import type { ElicitRequest } from '../src/mcp/client/answer-elicitation.js';
import { startLoopbackModel } from './support/loopback-model.js';
import { configureServers, referenceServer } from './support/mcp-home.js';
import { callJson, toolHome, until } from './support/tool-home.js';

/** The everything server offers some tools only after it learnt what the client can do. */
async function offered(hermes: Hermes, tool: string): Promise<void> {
  await until(() => hermes.registry.names().includes(`mcp-every:${tool}`), tool);
}

it('lets the host program answer a form', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const requests: ElicitRequest[] = [];
  const hermes = await home.open({
    elicit: async (request) => {
      requests.push(request);
      return { action: 'accept', content: { name: 'Ada' } };
    },
  });
  await offered(hermes, 'trigger-elicitation-request');
  const answer = await callJson(hermes, 'mcp-every:trigger-elicitation-request');
  expect(requests).toMatchObject([{ server: 'every', mode: 'form', requestedSchema: { type: 'object' } }]);
  expect(JSON.stringify(answer)).toContain('Ada');
});

it('asks the person field by field, with choices, defaults and numbers checked', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const questions: string[] = [];
  const hermes = await home.open({
    user: async (question, choices) => {
      questions.push(question);
      if (choices.includes('decline')) return 'answer';
      if (/legal name/.test(question)) return 'Grace';
      return choices.find((choice) => choice !== '(leave empty)') ?? '';
    },
  });
  await offered(hermes, 'trigger-elicitation-request');
  const answer = JSON.stringify(await callJson(hermes, 'mcp-every:trigger-elicitation-request'));
  expect(answer).toContain('Grace');
  expect(questions[0]).toContain('MCP server every asks');
});

it('declines when nobody is there, and does not offer to answer', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const hermes = await home.open();
  await offered(hermes, 'get-roots-list');
  expect(hermes.registry.names()).not.toContain('mcp-every:trigger-elicitation-request');
});

it('tells the server the working folder as its root', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const hermes = await home.open();
  await offered(hermes, 'get-roots-list');
  expect(JSON.stringify(await callJson(hermes, 'mcp-every:get-roots-list'))).toContain(pathToFileURL(home.cwd).href);
});

it('answers sampling through the configured model, within the limits', async () => {
  const model = await startLoopbackModel([{ text: 'a completion' }]);
  const home = toolHome();
  configureServers(
    home,
    { every: { ...referenceServer('everything'), sampling: { enabled: true, max_tokens: 50, per_minute: 1 } } },
    { model: { base_url: model.baseUrl, name: 'loopback' } },
  );
  const hermes = await home.open();
  await offered(hermes, 'trigger-sampling-request');
  const first = await callJson(hermes, 'mcp-every:trigger-sampling-request', { prompt: 'hello', maxTokens: 500 });
  expect(JSON.stringify(first)).toContain('a completion');
  expect(JSON.stringify(model.seen[0]?.body)).toContain('hello');
  expect(model.seen[0]?.body.max_tokens ?? model.seen[0]?.body.max_completion_tokens).toBe(50);
  const second = await callJson(hermes, 'mcp-every:trigger-sampling-request', { prompt: 'again' });
  expect(JSON.stringify(second)).toContain('per minute');
  expect(model.seen).toHaveLength(1);
  await hermes.close();
  await model.close();
});

it('offers no sampling until it is switched on', async () => {
  const model = await startLoopbackModel([{ text: 'never' }]);
  const home = toolHome();
  configureServers(
    home,
    { every: referenceServer('everything') },
    { model: { base_url: model.baseUrl, name: 'loopback' } },
  );
  const hermes = await home.open();
  await offered(hermes, 'get-roots-list');
  expect(hermes.registry.names()).not.toContain('mcp-every:trigger-sampling-request');
  await hermes.close();
  await model.close();
});
