import type { FunctionSchema, JsonSchema } from '../tool.js';
import { repairSchema } from './repair-schema.js';
import { safeName } from './safe-name.js';

export interface OpenAiTool {
  readonly type: 'function';
  readonly function: { readonly name: string; readonly description: string; readonly parameters: JsonSchema };
}

const MAX_DESCRIPTION = 1_024;

/** A definition as OpenAI's chat completions take it in `tools`, and most compatible servers with them. */
export function toOpenAi({ name, description, parameters }: FunctionSchema): OpenAiTool {
  return {
    type: 'function',
    function: { name: safeName(name), description: shorten(description), parameters: repairSchema(parameters) },
  };
}

/** OpenAI refuses longer descriptions; the beginning says what a tool is for. */
function shorten(text: string): string {
  return text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 3)}...`;
}
