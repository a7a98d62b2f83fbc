import type { JsonSchema } from '../../kernel/tool.js';
import type { YamlParameter, YamlTool } from './yaml-tool.js';

/** The JSON Schema of a tool's parameters. */
export function parametersSchema({ parameters }: YamlTool): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterSchema(parameter)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The JSON Schema of one parameter. */
export function parameterSchema(parameter: YamlParameter): JsonSchema {
  const { type, description, enum: members, items, properties } = parameter;
  const schema: Record<string, unknown> = { type };
  const put = (keyword: string, value: unknown): void => {
    if (value !== undefined) schema[keyword] = value;
  };
  put('description', description);
  put('enum', members);
  put('default', parameter.default);
  put('minimum', parameter.minimum);
  put('maximum', parameter.maximum);
  put('minLength', parameter.min_length);
  put('maxLength', parameter.max_length);
  put('pattern', parameter.pattern);
  put('format', parameter.format);
  put('maxItems', parameter.max_items);
  put('items', items);
  put('properties', properties);
  return schema;
}
