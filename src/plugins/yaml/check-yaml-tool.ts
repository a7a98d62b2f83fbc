import { buildEntry } from '../../kernel/build-entry.js';
import { prepareTool } from '../../kernel/schema/prepare-tool.js';
import { validateArguments } from '../../kernel/schema/validate-arguments.js';
import { placeholdersOf, placeOf } from './parameter-place.js';
import { parameterSchema, parametersSchema } from './parameters-schema.js';
import type { YamlParameter, YamlTool } from './yaml-tool.js';

/** Something wrong with a tool, with the path of the field. */
export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What the shape alone cannot say: the endpoint, where parameters go, defaults that fit, a usable schema. */
export function checkYamlTool(tool: YamlTool): FieldProblem[] {
  const problems = [...checkEndpoint(tool), ...checkNames(tool), ...checkPlaceholders(tool)];
  tool.parameters.forEach((parameter, index) => {
    for (const { path, message } of checkParameter(parameter, tool)) {
      problems.push({ path: ['parameters', index, ...path], message });
    }
  });
  return problems.length > 0 ? problems : checkWhole(tool);
}

function checkEndpoint({ endpoint }: YamlTool): FieldProblem[] {
  const wrong = (message: string): FieldProblem[] => [{ path: ['endpoint'], message }];
  const origin = /^https?:\/\/[^/?#\\]*/i.exec(endpoint)?.[0];
  if (origin === undefined) return wrong('expected an address that begins with https:// or http://');
  if (origin.includes('{')) return wrong('placeholders may stand in the path and the query only, never in the host');
  if (origin.includes('@')) return wrong('a user or password does not belong into the address; use auth');
  if (/[\s\\]/.test(endpoint)) return wrong('spaces and backslashes are not allowed in an address');
  if (!URL.canParse(endpoint.replace(/\{[^{}]*\}/g, 'x'))) return wrong('this is not a valid address');
  if (/[{}]/.test(endpoint.replace(/\{[A-Za-z_][A-Za-z0-9_.-]*\}/g, ''))) {
    return wrong('a placeholder is the name of a parameter in braces, e.g. {id}');
  }
  return endpoint.includes('#') ? wrong('an address for a tool has no fragment (#...)') : [];
}

function checkNames({ parameters }: YamlTool): FieldProblem[] {
  const seen = new Set<string>();
  return parameters.flatMap(({ name }, index) => {
    const isKnown = seen.has(name);
    seen.add(name);
    return isKnown ? [{ path: ['parameters', index, 'name'], message: `the parameter ${name} is there twice` }] : [];
  });
}

function checkPlaceholders(tool: YamlTool): FieldProblem[] {
  const names = new Set(tool.parameters.map(({ name }) => name));
  return placeholdersOf(tool.endpoint).flatMap((name) =>
    names.has(name) ? [] : [{ path: ['endpoint'], message: `no parameter is called ${name}` }],
  );
}

function checkParameter(parameter: YamlParameter, tool: YamlTool): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const wrong = (field: string, message: string): void => void problems.push({ path: [field], message });
  const place = placeOf(parameter, tool);
  const isScalar = parameter.type !== 'array' && parameter.type !== 'object';
  if (place === 'path') {
    if (!placeholdersOf(tool.endpoint).includes(parameter.name)) {
      wrong('in', `the endpoint has no {${parameter.name}} for it`);
    }
    if (!isScalar) wrong('type', 'a part of the path is a string, a number or a boolean');
    if (!parameter.required && parameter.default === undefined) wrong('required', 'a part of the path is required');
  } else if (parameter.in !== undefined && placeholdersOf(tool.endpoint).includes(parameter.name)) {
    wrong('in', `{${parameter.name}} stands in the endpoint, so it goes into the path`);
  }
  if (place === 'header' && !/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(parameter.key ?? parameter.name)) {
    wrong(parameter.key === undefined ? 'name' : 'key', 'this cannot be the name of a header');
  }
  if (place === 'header' && !isScalar) wrong('type', 'a header is a string, a number or a boolean');
  if (place === 'header' && IS_CONNECTION.test(parameter.key ?? parameter.name)) {
    wrong(parameter.key === undefined ? 'name' : 'key', 'this header belongs to the connection and cannot be set');
  }
  if (place === 'body' && (tool.method === 'GET' || tool.method === 'HEAD')) {
    wrong('in', `a ${tool.method} request has no body`);
  }
  if (parameter.required && parameter.default !== undefined) {
    wrong('default', 'a required parameter has no default; drop one of the two');
  }
  return problems.length > 0 ? problems : checkValues(parameter);
}

const IS_CONNECTION =
  /^(?:host|authorization|cookie|content-length|content-type|transfer-encoding|connection|upgrade|te|trailer|expect|keep-alive|proxy-.*)$/i;

/** Defaults and enum members must fit what the parameter says of itself. */
function checkValues(parameter: YamlParameter): FieldProblem[] {
  const { enum: members, default: preset, ...rest } = parameter;
  const problems: FieldProblem[] = [];
  try {
    prepareTool({ type: 'object', properties: { [parameter.name]: parameterSchema(parameter) } }, { untrusted: true });
    const bare = parameterSchema({ ...rest, default: undefined });
    members?.forEach((member, index) => {
      if (!validateArguments(bare, member).ok) {
        problems.push({ path: ['enum', index], message: `${JSON.stringify(member)} is not a ${parameter.type}` });
      }
    });
    const whole = parameterSchema({ ...parameter, default: undefined });
    if (preset !== undefined && !validateArguments(whole, preset).ok) {
      problems.push({ path: ['default'], message: `${JSON.stringify(preset)} does not fit the parameter` });
    }
  } catch (problem) {
    const { message } = problem as Error;
    problems.push({ path: message.includes('pattern') ? ['pattern'] : [], message });
  }
  return problems;
}

/** The kernel has the last word on names and schemas. */
function checkWhole(tool: YamlTool): FieldProblem[] {
  try {
    const schema = parametersSchema(tool);
    prepareTool(schema, { untrusted: true, unknownArguments: 'suggest' });
    buildEntry({ name: tool.name, toolset: tool.toolset, description: tool.description, schema, run: () => null });
    return [];
  } catch (problem) {
    return [{ path: [], message: (problem as Error).message }];
  }
}
