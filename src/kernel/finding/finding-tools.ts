import { buildEntry } from '../build-entry.js';
import { ToolError } from '../outcome.js';
import type { ToolSummary } from '../registry.js';
import type { ToolEntry } from '../tool.js';

export interface FindingPorts {
  /** Tools of the grant that can work here. */
  readonly offered: () => readonly ToolSummary[];
  /** Lists found tools in full from now on. */
  readonly remember: (names: readonly string[]) => void;
}

/**
 * `tool_search` and `tool_call`: instead of carrying every schema the model looks tools up. A call made this way
 * is resolved, judged and recorded like a direct one, and `remember` makes it a direct one next time.
 */
export function findingTools(ports: FindingPorts): ToolEntry[] {
  const search = buildEntry({
    name: 'tool_search',
    toolset: 'finding',
    emoji: '🔎',
    description:
      'Find tools by what they do. More tools exist than you were given; describe the job in a few words and get the best matching tools with their parameters, then use tool_call.',
    schema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
          description: 'What you want to do, or part of a tool name',
        },
        limit: { type: 'integer', minimum: 1, maximum: 25, default: 5, description: 'How many tools to return' },
      },
      required: ['query'],
    },
    idempotent: true,
    run: async ({ query, limit }: Record<string, unknown>) => {
      const { rankTools } = await import('./rank-tools.js');
      const found = rankTools(query as string, ports.offered(), limit as number).map(({ tool }) => tool);
      ports.remember(found.map((tool) => tool.name));
      return {
        tools: found.map(({ definition }) => ({
          name: definition.name,
          description: definition.description,
          parameters: definition.parameters,
        })),
        ...(found.length === 0 ? { hint: 'Nothing fits. Try other words, or a broader description.' } : {}),
      };
    },
  });
  const call = buildEntry({
    name: 'tool_call',
    toolset: 'finding',
    emoji: '📞',
    description: 'Call a tool found with tool_search, by its name and with its own arguments.',
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200, description: 'Name of the tool' },
        arguments: { type: 'object', description: "The tool's arguments", default: {} },
      },
      required: ['name'],
    },
    run: () => {
      throw new ToolError('tool_call names the tool to call', { code: 'invalid_arguments' });
    },
  });
  const entries = [search, call].map((entry) => ({
    ...(entry as unknown as ToolEntry),
    origin: { kind: 'builtin' as const },
  }));
  return entries.map((entry) => (entry.name === 'tool_call' ? { ...entry, redirect } : entry));
}

function redirect({ name, arguments: args }: Record<string, unknown>): { name: string; arguments: unknown } {
  return { name: String(name), arguments: args };
}
