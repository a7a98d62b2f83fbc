import { describe, expect, it } from 'vitest';
import { createKernel } from '../../testing/create-kernel.js';
import { tool } from '../define-tool.js';
import { summarise, type ToolSummary } from '../registry.js';
import type { ToolEntry } from '../tool.js';
import { findingTools } from './finding-tools.js';
import { rankTools } from './rank-tools.js';

const catalogue = [
  ['read_file', 'Read a text file with line numbers', ['cat']],
  ['write_file', 'Write content to a file, replacing what is there', []],
  ['search_files', 'Search for text inside files or for files by name', ['grep']],
  ['terminal', 'Run a shell command', ['bash']],
  ['web_search', 'Search the web for pages', []],
  ['image_generate', 'Generate an image from a description', []],
  ['text_to_speech', 'Turn text into spoken audio', []],
  ['send_message', 'Send a message to a chat', []],
  ['cronjob', 'Schedule a job for later', []],
  ['clipboard', 'Read and write the clipboard', []],
  ['git_commit', 'Record changes in the repository', []],
  ['constructor', 'Builds things', []],
  ['book_flight', 'Reserve a seat on a plane', []],
  ['rain_gauge', 'Value of the sensor in the garden', []],
] as const;

const tools: ToolSummary[] = catalogue.map(([name, description, aliases]) =>
  summarise(
    tool(
      {
        name,
        description,
        schema: { type: 'object', properties: {} },
        aliases: aliases.map((alias) => ({ name: alias })),
      },
      () => name,
    ) as unknown as ToolEntry,
  ),
);
const best = (query: string): string | undefined => rankTools(query, tools, 5)[0]?.tool.name;

describe('finding a tool by what it does', () => {
  it.each([
    ['read_file', 'read_file'],
    ['READ_FILE', 'read_file'],
    ['bash', 'terminal'],
    ['grep', 'search_files'],
    ['open a document', 'read_file'],
    ['execute command', 'terminal'],
    ['make a picture', 'image_generate'],
    ['serach the wbe', 'web_search'],
    ['comand', 'terminal'],
    ['generateImage', 'image_generate'],
    ['datei lesen', 'read_file'],
    ['chercher sur internet', 'web_search'],
    ['отправить сообщение', 'send_message'],
    ['读取文件', 'read_file'],
    ['画像を作る', 'image_generate'],
    ['프로그램 명령 실행', 'terminal'],
    ['constructor', 'constructor'],
    ['fly to paris', 'book_flight'],
    ['Regen messen', 'rain_gauge'],
  ])('%s leads to %s', (query, expected) => {
    expect(best(query)).toBe(expected);
  });

  it('finds nothing for words that mean nothing here', () => {
    expect(rankTools('xyzzyqwv', tools, 5)).toEqual([]);
    expect(rankTools('', tools, 5)).toEqual([]);
    expect(rankTools('the of and', tools, 5)).toEqual([]);
  });

  it('answers the same for the same question, and no more than asked', () => {
    const once = rankTools('file', tools, 3).map(({ tool: { name } }) => name);
    expect(rankTools('file', [...tools].reverse(), 3).map(({ tool: { name } }) => name)).toEqual(once);
    expect(once.length).toBeLessThanOrEqual(3);
  });
});

describe('tool_search', () => {
  it('brings the parameters along, remembers what it found and says when nothing fits', async () => {
    const remembered: string[] = [];
    const kernel = createKernel({
      tools: findingTools({ offered: () => tools, remember: (names) => void remembered.push(...names) }),
    });
    const { json } = await kernel.call('tool_search', { query: 'run a command', limit: '2' });
    expect(json).toMatchObject({ tools: [{ name: 'terminal', parameters: { type: 'object' } }] });
    expect(remembered).toContain('terminal');
    expect((await kernel.call('tool_search', { query: 'xyzzyqwv' })).json).toMatchObject({
      tools: [],
      hint: expect.any(String),
    });
  });
});

describe('tool_call', () => {
  it('is judged, recorded and marked as the tool it calls', async () => {
    const judged: string[] = [];
    const fetch = tool(
      {
        name: 'fetch',
        description: 'x',
        schema: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
        untrusted: ['body'],
        effects: ({ url }) => [{ permission: 'network:fetch', url: String(url) }],
      },
      () => ({ body: 'from outside' }),
    );
    const kernel = createKernel({
      tools: [fetch, ...findingTools({ offered: () => [], remember: () => undefined })],
      gate: {
        judge(call, effects) {
          judged.push(`${call.tool} ${effects[0]?.url}`);
          return { allowed: true, effects, rules: [] };
        },
      },
      text: { markUntrusted: (data, fields, source) => ({ marked: fields, source, data }) },
    });
    const { json } = await kernel.call('tool_call', { name: 'fetch', arguments: { url: 'https://example.org' } });
    expect(json).toEqual({ marked: ['body'], source: 'fetch', data: { body: 'from outside' } });
    expect(judged).toEqual(['fetch https://example.org']);
    expect(kernel.recorder.intents).toMatchObject([{ tool: 'fetch' }]);
    expect((await kernel.call('tool_call', { name: 'fetch', arguments: {} })).json).toMatchObject({
      code: 'invalid_arguments',
    });
  });

  it('belongs to every grant that has tools, unless it is disabled', async () => {
    const shown = tool({ name: 'shown', toolset: 'shown', description: 'x', schema: { type: 'object' } }, () => 1);
    const tools = [shown, ...findingTools({ offered: () => [], remember: () => undefined })];
    const call = async (options: { toolsets: string[]; disabled?: string[] }) =>
      (await createKernel({ tools, ...options }).call('tool_call', { name: 'shown' })).json;
    expect(await call({ toolsets: ['shown'] })).toBe(1);
    expect(await call({ toolsets: [] })).toMatchObject({ code: 'not_granted' });
    expect(await call({ toolsets: ['shown'], disabled: ['tool_call'] })).toMatchObject({ code: 'not_granted' });
  });

  it('reaches nothing outside the grant', async () => {
    const hidden = tool({ name: 'hidden', toolset: 'hidden', description: 'x', schema: { type: 'object' } }, () => 1);
    const kernel = createKernel({
      tools: [hidden, ...findingTools({ offered: () => [], remember: () => undefined })],
      toolsets: ['finding'],
    });
    expect((await kernel.call('tool_call', { name: 'hidden' })).json).toMatchObject({ code: 'not_granted' });
  });
});
