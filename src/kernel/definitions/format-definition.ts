import type { ToolSummary } from '../registry.js';
import type { FunctionSchema } from '../tool.js';

import { toAnthropic } from './to-anthropic.js';
import { toGemini } from './to-gemini.js';
import { toMcp } from './to-mcp.js';
import { toOpenAi } from './to-open-ai.js';
import { wireName } from './wire-name.js';

export type DefinitionFormat = 'openai' | 'anthropic' | 'gemini' | 'mcp';

/** One definition as a provider wants it, under a name that every provider accepts. */
export function formatDefinition(definition: FunctionSchema, format: DefinitionFormat, summary?: ToolSummary): unknown {
  const named = { ...definition, name: wireName(definition.name) };
  switch (format) {
    case 'openai':
      return toOpenAi(named);
    case 'anthropic':
      return toAnthropic(named);
    case 'gemini':
      return toGemini(named);
    case 'mcp':
      return toMcp(named, {
        ...(summary?.title === undefined ? {} : { title: summary.title }),
        ...(summary?.idempotent === true ? { idempotentHint: true } : {}),
      });
    default:
      throw new TypeError(`Unknown format ${JSON.stringify(format)}: use openai, anthropic, gemini or mcp.`);
  }
}
