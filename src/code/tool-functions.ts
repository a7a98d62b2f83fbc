import type { ScriptTool } from '../kernel/scripts-port.js';
import type { JsonSchema } from '../kernel/tool.js';

export interface FunctionParameter {
  /** As the tool knows it. */
  readonly field: string;
  /** As the script writes it. */
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** A tool as a function of a script. */
export interface ToolFunction {
  readonly tool: string;
  readonly name: string;
  readonly description: string;
  /** Required ones first, else in the order of the schema. */
  readonly parameters: readonly FunctionParameter[];
  readonly outputSchema: JsonSchema | undefined;
}

/**
 * Tools as functions with names that a language accepts. Two tools never share a name: a later one gets a number.
 * `reserved` holds the words of the language and the helpers beside the functions.
 */
export function toolFunctions(tools: readonly ScriptTool[], reserved: ReadonlySet<string>): ToolFunction[] {
  const taken = new Set(reserved);
  return tools.map(({ name, description, parameters, outputSchema }) => ({
    tool: name,
    name: freeName(name.replace(/^mcp-([^:]+):/, 'mcp__$1__'), taken),
    description,
    parameters: parametersOf(parameters, reserved),
    outputSchema,
  }));
}

function parametersOf(schema: JsonSchema, reserved: ReadonlySet<string>): FunctionParameter[] {
  const taken = new Set(reserved);
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const all = Object.entries(properties).map(([field, property]) => ({
    field,
    name: freeName(field, taken),
    schema: isRecord(property) ? property : {},
    required: required.has(field),
  }));
  return [...all.filter((each) => each.required), ...all.filter((each) => !each.required)];
}

/** ASCII only: languages disagree about other letters. */
function freeName(text: string, taken: Set<string>): string {
  const plain = text.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?=[0-9])|^$/, '_');
  let name = plain;
  for (let count = 2; taken.has(name); count++) name = taken.has(`${plain}_`) ? `${plain}_${count}` : `${plain}_`;
  taken.add(name);
  return name;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
