import type { ScriptTool } from '../kernel/scripts-port.js';
import type { JsonSchema } from '../kernel/tool.js';
import { PYTHON_TOOLS_MODULE } from './python-runtime.js';
import { type FunctionParameter, isRecord, type ToolFunction, toolFunctions } from './tool-functions.js';

/**
 * The module `hermes_tools` for Python: one typed function per tool. Each function's source travels as text and is
 * compiled when a script first names it: compiling ninety of them would take longer than most scripts.
 */
export function pythonFunctions(tools: readonly ScriptTool[]): string {
  const sources = toolFunctions(tools, RESERVED).map((each) => [each.name, source(each)]);
  return JSON.stringify({ module: PYTHON_TOOLS_MODULE, sources: Object.fromEntries(sources) });
}

const RESERVED: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with match case type print self json_parse shell_quote retry parallel ToolError'.split(
    ' ',
  ),
);

function source({ tool, name, description, parameters, outputSchema }: ToolFunction): string {
  const signature = parameters.map((each) => `${each.name}: ${typeOf(each.schema)}${each.required ? '' : ' = ...'}`);
  const given = parameters.map((each) => `${JSON.stringify(each.field)}: ${each.name}`);
  return [
    'from __future__ import annotations',
    `def ${name}(${signature.join(', ')}) -> ${outputSchema === undefined ? 'Any' : typeOf(outputSchema)}:`,
    `    ${text([description, ...parameters.flatMap(parameterLine)].join('\n'))}`,
    `    return _call(${text(tool)}, {${given.join(', ')}})`,
    '',
  ].join('\n');
}

function parameterLine({ name, schema }: FunctionParameter): string[] {
  return typeof schema.description === 'string' ? [`${name}: ${schema.description}`] : [];
}

/** JSON strings are Python strings, but for lone surrogates, which both refuse to encode, and DEL, which both take. */
function text(value: string): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  object: 'dict',
  array: 'list',
};

function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum) && schema.enum.length > 0 && schema.enum.length <= 20 && schema.enum.every(isPlain))
    return `Literal[${schema.enum.map(literal).join(', ')}]`;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return union(alternatives.map((each) => (isRecord(each) ? typeOf(each) : 'Any')));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'array' && isRecord(schema.items)) return `list[${typeOf(schema.items)}]`;
  return TYPES[String(schema.type)] ?? 'Any';
}

function union(types: readonly string[]): string {
  return types.length === 0 ? 'Any' : [...new Set(types)].join(' | ');
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function literal(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : String(value);
}
