import { buildEntry } from '../../kernel/build-entry.js';
import type { ToolContext } from '../../kernel/context.js';
import type { JsonSchema, RawToolOptions, ToolEntry } from '../../kernel/tool.js';
import type { ServerManifest } from './manifest-store.js';
import { nameTools, serverToolset } from './server-names.js';
import type { ServerSettings } from './server-settings.js';
import { type ServerTool, withoutProse } from './server-tool.js';
import { utilityTools } from './utility-tools.js';

/** Sends one request of a call to the server. */
export type AskServer = (
  ctx: ToolContext,
  method: string,
  params: Record<string, unknown>,
  options: { readonly mayRepeat: boolean },
) => Promise<Record<string, unknown>>;

export interface ServerCalls {
  /** Calls the tool and answers its data. */
  callTool(tool: ServerTool, args: Record<string, unknown>, ctx: ToolContext): Promise<unknown>;
  readonly ask: AskServer;
}

/** The entries of a server, made from its manifest alone; nothing is started until one is called. */
export function serverEntries(settings: ServerSettings, manifest: ServerManifest, calls: ServerCalls): ToolEntry[] {
  const tools = manifest.tools.filter((tool) => settings.offers(tool.name));
  const names = nameTools(
    settings.name,
    tools.map((tool) => tool.name),
  );
  const own = tools.map((tool) => toolEntry(settings, manifest, tool, names.get(tool.name) ?? tool.name, calls));
  const taken = new Set(own.map((entry) => entry.name));
  return [...own, ...utilityTools(settings, manifest.has, calls.ask).filter((entry) => !taken.has(entry.name))];
}

/** Whether a tool is another than the one that was agreed to. */
export function isChanged(manifest: Pick<ServerManifest, 'pins'>, tool: ServerTool): boolean {
  const pin = Object.hasOwn(manifest.pins, tool.name) ? manifest.pins[tool.name] : undefined;
  return pin !== undefined && pin.hash !== tool.hash;
}

/** What the gate is asked about. A changed tool has another target, so that no earlier answer covers it. */
export function callTarget(server: string, tool: ServerTool, changed: boolean): string {
  return changed ? `${server}/${tool.name} (changed: ${tool.hash.slice(0, 12)})` : `${server}/${tool.name}`;
}

function toolEntry(
  settings: ServerSettings,
  manifest: ServerManifest,
  tool: ServerTool,
  name: string,
  calls: ServerCalls,
): ToolEntry {
  const changed = isChanged(manifest, tool);
  const effects = [{ permission: 'mcp:call', target: callTarget(settings.name, tool, changed) }];
  const shown = (schema: JsonSchema): JsonSchema => (changed ? withoutProse(schema) : schema);
  const options: RawToolOptions<unknown> = {
    name,
    toolset: serverToolset(settings.name),
    ...(tool.title === undefined ? {} : { title: tool.title }),
    description: describe(settings, manifest, tool, changed),
    schema: { parameters: shown(tool.inputSchema) },
    ...(tool.outputSchema === undefined ? {} : { outputSchema: answerSchema(shown(tool.outputSchema)) }),
    effects: () => effects,
    permissions: ['mcp:call'],
    // Its calls are put in order by the server's own queue, or by nobody.
    ...(settings.isParallel || tool.hints.isReadOnly ? { parallel: true } : {}),
    timeoutMs: settings.timeoutMs,
    idempotent: tool.hints.isIdempotent,
    untrusted: true,
    tags: ['mcp', settings.name, ...(tool.hints.isReadOnly ? ['read-only'] : [])],
    origin: { kind: 'mcp', server: settings.name },
    run: (args, ctx) => calls.callTool(tool, args, ctx),
  };
  return buildEntry(options) as unknown as ToolEntry;
}

/** The server's schema is about its structured content, which is one part of what a call answers. */
function answerSchema({ $defs, definitions, ...schema }: JsonSchema): JsonSchema {
  const isMovable = !/"\$ref":"(?!#\/(?:\$defs|definitions)\/)/.test(JSON.stringify(schema));
  return {
    type: 'object',
    properties: {
      result: { type: 'string' },
      ...(isMovable ? { structuredContent: schema } : {}),
      attachments: { type: 'array', items: { type: 'object' } },
    },
    required: ['result'],
    ...(isMovable && $defs !== undefined ? { $defs } : {}),
    ...(isMovable && definitions !== undefined ? { definitions } : {}),
  };
}

/** Words that changed after they were agreed to are not shown to a model before somebody agreed again. */
function describe({ name }: ServerSettings, { pins }: ServerManifest, tool: ServerTool, changed: boolean): string {
  const words = changed ? (pins[tool.name]?.description ?? '') : tool.description;
  const known = words === '' ? `${tool.title ?? tool.name}, a tool of the MCP server ${name}.` : words;
  return changed ? `${known}\n(The server changed this tool since it was approved; the next call asks again.)` : known;
}
