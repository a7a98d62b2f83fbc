import type { FunctionSchema, JsonSchema } from '../tool.js';
import { repairSchema } from './repair-schema.js';
import { safeName } from './safe-name.js';

export interface AnthropicTool {
  readonly name: string;
  readonly description: string;
  readonly input_schema: JsonSchema;
}

/** A definition as Anthropic's messages take it in `tools`. */
export function toAnthropic({ name, description, parameters }: FunctionSchema): AnthropicTool {
  return { name: safeName(name), description, input_schema: repairSchema(parameters) };
}
