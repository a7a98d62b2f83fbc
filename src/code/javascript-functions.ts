import type { ScriptTool } from '../kernel/scripts-port.js';
import type { JsonSchema } from '../kernel/tool.js';
import { type FunctionParameter, isRecord, type ToolFunction, toolFunctions } from './tool-functions.js';

/**
 * The module `hermes_tools` for JavaScript: one function per tool, which takes an object of arguments and answers a
 * promise. Types are in the doc comment of each. Compiled when a script first names the function.
 */
export function javascriptFunctions(tools: readonly ScriptTool[]): string {
  return JSON.stringify(Object.fromEntries(toolFunctions(tools, RESERVED).map((each) => [each.name, source(each)])));
}

const RESERVED: ReadonlySet<string> = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch then this throw true try typeof var void while with yield await async eval arguments constructor __proto__ json_parse shell_quote retry parallel ToolError'.split(
    ' ',
  ),
);

function source({ tool, name, description, parameters }: ToolFunction): string {
  const fields = parameters.map(
    ({ field, schema, required }) => `${JSON.stringify(field)}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  const lines = [
    description,
    `@param {{ ${fields.join('; ')} }} args`,
    ...parameters.flatMap(parameterLine),
    '@returns {Promise<any>}',
  ];
  // A description may hold the end of a comment.
  const comment = lines.join('\n').replaceAll('*/', '* /').replaceAll('\n', '\n * ');
  return `function ${name}(args) {\n/** ${comment} */\nreturn call(${JSON.stringify(tool)}, args); }`;
}

function parameterLine({ field, schema }: FunctionParameter): string[] {
  return typeof schema.description === 'string' ? [`@param args.${field} ${schema.description}`] : [];
}

function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum) && schema.enum.length > 0 && schema.enum.length <= 20)
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return union(alternatives.map((each) => (isRecord(each) ? typeOf(each) : 'any')));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'array') return `Array<${isRecord(schema.items) ? typeOf(schema.items) : 'any'}>`;
  return TYPES[String(schema.type)] ?? 'any';
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  object: 'object',
};

function union(types: readonly string[]): string {
  return types.length === 0 ? 'any' : [...new Set(types)].join(' | ');
}
