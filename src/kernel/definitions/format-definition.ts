import type { FunctionSchema } from '../tool.js';
import { toAnthropic } from './to-anthropic.js';
import { toGemini } from './to-gemini.js';
import { type McpAnnotations, toMcp } from './to-mcp.js';
import { toOpenAi } from './to-open-ai.js';

export const DEFINITION_FORMATS = ['openai', 'anthropic', 'gemini', 'mcp'] as const;

export type DefinitionFormat = (typeof DEFINITION_FORMATS)[number];

/** What is known of a tool beyond its definition; only MCP has a place for it. */
export interface ToolFacts {
  readonly title?: string;
  readonly idempotent?: boolean;
  readonly has?: { readonly effects: boolean };
}

/** A definition in the shape that a provider, or an MCP client, expects. */
export function formatDefinition(definition: FunctionSchema, format: DefinitionFormat, facts: ToolFacts = {}): unknown {
  switch (format) {
    case 'openai':
      return toOpenAi(definition);
    case 'anthropic':
      return toAnthropic(definition);
    case 'gemini':
      return toGemini(definition);
    case 'mcp':
      return toMcp(definition, annotationsOf(facts));
  }
}

/** A tool that declares no effects cannot have any: the ports would refuse them. */
function annotationsOf({ title, idempotent, has }: ToolFacts): McpAnnotations {
  return {
    ...(title === undefined ? {} : { title }),
    ...(has?.effects === false ? { readOnlyHint: true } : {}),
    ...(idempotent === undefined ? {} : { idempotentHint: idempotent }),
  };
}
