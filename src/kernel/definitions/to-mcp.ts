import type { FunctionSchema, JsonSchema } from '../tool.js';

/** Hints of the Model Context Protocol about what a tool does. Clients may show them; they bind nobody. */
export interface McpAnnotations {
  readonly title?: string;
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

export interface McpTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly annotations?: McpAnnotations;
}

/** A definition as an MCP server lists it. The schema goes out whole: MCP clients take all of JSON Schema. */
export function toMcp({ name, description, parameters }: FunctionSchema, annotations: McpAnnotations = {}): McpTool {
  return {
    name,
    ...(annotations.title === undefined ? {} : { title: annotations.title }),
    description,
    inputSchema: { type: 'object', ...parameters },
    ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
  };
}
