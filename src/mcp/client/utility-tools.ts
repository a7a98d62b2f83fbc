import { buildEntry } from '../../kernel/build-entry.js';
import type { ToolContext } from '../../kernel/context.js';
import type { JsonSchema, RawToolOptions, ToolEntry } from '../../kernel/tool.js';
import type { ServerManifest } from './manifest-store.js';
import { readBlocks, readResource } from './read-content.js';
import type { AskServer } from './server-entries.js';
import { serverToolset } from './server-names.js';
import type { ServerSettings } from './server-settings.js';

interface Utility {
  readonly name: string;
  readonly description: string;
  /** Plain JSON Schema: no schema library is loaded for servers that nobody calls. */
  readonly schema: JsonSchema;
  readonly run: (args: Record<string, unknown>, ctx: ToolContext) => Promise<unknown>;
}

/** Resources, prompts and completion as tools, for servers that offer them. */
export function utilityTools(settings: ServerSettings, has: ServerManifest['has'], ask: AskServer): ToolEntry[] {
  const { name: server } = settings;
  const make = ({ name, description, schema, run }: Utility): ToolEntry => {
    const options: RawToolOptions<unknown> = {
      name: `${serverToolset(server)}:${name}`,
      toolset: serverToolset(server),
      description,
      schema,
      effects: () => [{ permission: 'mcp:call', target: `${server}/${name}` }],
      permissions: ['mcp:call'],
      parallel: true,
      timeoutMs: settings.timeoutMs,
      idempotent: true,
      untrusted: true,
      tags: ['mcp', server, 'read-only'],
      origin: { kind: 'mcp', server },
      run,
    };
    return buildEntry(options) as unknown as ToolEntry;
  };
  const read = (ctx: ToolContext, method: string, params: Record<string, unknown>) =>
    ask(ctx, method, params, { mayRepeat: true });
  return [
    ...(has.resources ? resourceTools(server, make, read) : []),
    ...(has.prompts ? promptTools(server, make, read) : []),
    ...(has.completions ? [make(completeTool(server, read))] : []),
  ];
}

type Make = (utility: Utility) => ToolEntry;
type Read = (ctx: ToolContext, method: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>;

const page = object({ cursor: { type: 'string', description: 'From `nextCursor` of the page before' } });

function object(properties: Record<string, JsonSchema>, required: readonly string[] = []): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

function resourceTools(server: string, make: Make, read: Read): ToolEntry[] {
  return [
    make({
      name: 'list_resources',
      description: `List the resources that the MCP server ${server} offers. Read one with read_resource.`,
      schema: page,
      run: async (args, ctx) => listed(await read(ctx, 'resources/list', args), 'resources'),
    }),
    make({
      name: 'list_resource_templates',
      description: `List the address templates of resources of the MCP server ${server}; fill one in for read_resource.`,
      schema: page,
      run: async (args, ctx) => listed(await read(ctx, 'resources/templates/list', args), 'resourceTemplates'),
    }),
    make({
      name: 'read_resource',
      description: `Read one resource of the MCP server ${server} by its URI. Binary content is stored and described.`,
      schema: object(
        { uri: { type: 'string', minLength: 1, description: 'URI from list_resources, or from a filled-in template' } },
        ['uri'],
      ),
      run: async (args, ctx) => {
        const { contents } = await read(ctx, 'resources/read', args);
        const parts = Array.isArray(contents) ? contents : [];
        const found = [];
        for (const part of parts) found.push(await readResource(part as Record<string, unknown>, ctx.results));
        return { uri: args.uri, contents: found };
      },
    }),
  ];
}

function promptTools(server: string, make: Make, read: Read): ToolEntry[] {
  return [
    make({
      name: 'list_prompts',
      description: `List the prompts that the MCP server ${server} offers, with their arguments.`,
      schema: page,
      run: async (args, ctx) => listed(await read(ctx, 'prompts/list', args), 'prompts'),
    }),
    make({
      name: 'get_prompt',
      description: `Get one prompt of the MCP server ${server}, filled in with arguments.`,
      schema: object(
        {
          name: { type: 'string', minLength: 1, description: 'Name from list_prompts' },
          arguments: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'Arguments of the prompt, all strings',
          },
        },
        ['name'],
      ),
      run: async (args, ctx) => {
        const { description, messages } = await read(ctx, 'prompts/get', args);
        return {
          ...(typeof description === 'string' ? { description } : {}),
          messages: await readMessages(Array.isArray(messages) ? messages : [], ctx),
        };
      },
    }),
  ];
}

function completeTool(server: string, read: Read): Utility {
  return {
    name: 'complete_argument',
    description: `Ask the MCP server ${server} which values an argument of a prompt or a resource template can take.`,
    schema: object(
      {
        prompt: { type: 'string', description: 'Name of the prompt; or give `template`' },
        template: { type: 'string', description: 'URI template of the resource; or give `prompt`' },
        argument: { type: 'string', minLength: 1, description: 'Name of the argument' },
        value: { type: 'string', default: '', description: 'What is typed so far' },
      },
      ['argument'],
    ),
    run: async ({ prompt = '', template, argument, value = '' }, ctx) => {
      const ref =
        template === undefined ? { type: 'ref/prompt', name: prompt } : { type: 'ref/resource', uri: template };
      const { completion } = await read(ctx, 'completion/complete', { ref, argument: { name: argument, value } });
      const { values, total, hasMore } = (completion ?? {}) as Record<string, unknown>;
      return {
        values: Array.isArray(values) ? values.slice(0, 100) : [],
        total: total ?? null,
        hasMore: hasMore === true,
      };
    },
  };
}

function listed(answer: Record<string, unknown>, field: string): Record<string, unknown> {
  const { [field]: items, nextCursor } = answer;
  return {
    [field]: Array.isArray(items) ? items : [],
    ...(typeof nextCursor === 'string' ? { nextCursor } : {}),
  };
}

async function readMessages(messages: readonly unknown[], ctx: ToolContext): Promise<unknown[]> {
  const read = [];
  for (const message of messages) {
    const { role, content } = (message ?? {}) as { role?: unknown; content?: unknown };
    const { text, attachments } = await readBlocks(Array.isArray(content) ? content : [content], ctx.results);
    read.push({ role, content: text, ...(attachments.length === 0 ? {} : { attachments }) });
  }
  return read;
}
