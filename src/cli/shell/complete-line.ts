import type { FunctionSchema } from '../../kernel/tool.js';

/** What the shell can complete. */
export interface Completable {
  readonly tools: readonly FunctionSchema[];
  readonly toolsets: readonly string[];
  readonly orders: readonly string[];
}

/**
 * What may follow, as readline wants it: the candidates and the part of the line they replace. Tool names and orders
 * first; then the names of arguments that are not given yet, required ones in front; then values a schema lists.
 */
export function completeLine(line: string, known: Completable): [string[], string] {
  const words = line.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length === 1) {
    const names = [...known.tools.map(({ name }) => `${name} `), ...known.orders.map((order) => `/${order} `)];
    return [startingWith(names, last), last];
  }
  const [first = ''] = words;
  if (first === '/toolset') return [startingWith(known.toolsets, last), last];
  if (first === '/tools' || first === '/show')
    return [
      startingWith(
        known.tools.map(({ name }) => name),
        last,
      ),
      last,
    ];
  const tool = known.tools.find(({ name }) => name === first);
  return tool === undefined ? [[], last] : [startingWith(argumentsOf(tool, words.slice(1, -1), last), last), last];
}

function startingWith(candidates: readonly string[], beginning: string): string[] {
  return candidates.filter((candidate) => candidate.startsWith(beginning));
}

function argumentsOf({ parameters }: FunctionSchema, given: readonly string[], last: string): string[] {
  const properties = (parameters.properties ?? {}) as Record<string, unknown>;
  const at = last.indexOf('=');
  if (at > 0) {
    const name = last.slice(0, at);
    return valuesOf(Object.hasOwn(properties, name) ? properties[name] : undefined).map((value) => `${name}=${value} `);
  }
  const taken = new Set(given.map((word) => word.slice(0, Math.max(word.indexOf('='), 0))));
  const required = new Set(Array.isArray(parameters.required) ? (parameters.required as string[]) : []);
  return Object.keys(properties)
    .filter((name) => !taken.has(name))
    .sort((a, b) => Number(required.has(b)) - Number(required.has(a)))
    .map((name) => `${name}=`);
}

function valuesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: values, const: only, type, anyOf } = schema as Record<string, unknown>;
  if (Array.isArray(values)) return values.filter((value) => value !== null).map(String);
  if (only !== undefined) return [String(only)];
  if (type === 'boolean') return ['true', 'false'];
  return Array.isArray(anyOf) ? anyOf.flatMap(valuesOf) : [];
}
