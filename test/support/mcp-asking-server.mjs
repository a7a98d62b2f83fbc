// A well-behaved server that asks back: completions, pages to open, and work that ends when a file appears.
import { existsSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const server = new Server(
  { name: 'asking', version: '1.0.0' },
  {
    capabilities: {
      tools: { listChanged: true },
      resources: { listChanged: true },
      prompts: { listChanged: true },
      logging: {},
    },
  },
);
const names = ['sample', 'visit', 'wait', 'grow'];
let generation = 0;
const text = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });

server.setRequestHandler('tools/list', ({ params }) => {
  // One on each page.
  const all = generation === 0 ? names : [...names, 'grown'];
  const at = Number(params?.cursor ?? 0);
  const tool = { name: all[at], description: `Does ${all[at]}.`, inputSchema: { type: 'object' } };
  return { tools: [tool], ...(at + 1 < all.length ? { nextCursor: String(at + 1) } : {}) };
});
server.setRequestHandler('resources/list', () => ({
  resources: Array.from({ length: generation + 1 }, (_, n) => ({ uri: `note://${n}`, name: `note ${n}` })),
}));
server.setRequestHandler('prompts/list', () => ({
  prompts: Array.from({ length: generation + 1 }, (_, n) => ({ name: `prompt-${n}` })),
}));

const CALLS = {
  async sample({ times = 1, hint, maxTokens = 10 }) {
    const answers = [];
    for (let round = 0; round < times; round++) {
      const params = {
        messages: [{ role: 'user', content: { type: 'text', text: `question ${round}` } }],
        maxTokens,
        ...(hint === undefined ? {} : { modelPreferences: { hints: [{ name: hint }] } }),
      };
      const answer = await server.createMessage(params).catch((problem) => ({ refused: problem.message }));
      answers.push(answer.refused ?? `${answer.model}: ${answer.content.text}`);
    }
    return text(answers);
  },
  async visit({ url }) {
    const answer = await server.elicitInput({ mode: 'url', message: 'Pay there', url, elicitationId: 'e1' });
    return text(answer);
  },
  async wait({ file }) {
    await server.sendLoggingMessage({ level: 'info', data: 'waiting now' });
    if (!existsSync(file)) {
      await new Promise((resolve) => {
        const watcher = watch(dirname(file), () => existsSync(file) && resolve(watcher.close()));
        if (existsSync(file)) resolve(watcher.close());
      });
    }
    return text('waited');
  },
  async grow() {
    generation++;
    await server.sendToolListChanged();
    await server.sendResourceListChanged();
    await server.sendPromptListChanged();
    return text('grown');
  },
};
server.setRequestHandler('tools/call', ({ params }) => CALLS[params.name](params.arguments ?? {}));
await server.connect(new StdioServerTransport());
