import { orKnown } from '../lib/nearest.js';
import { configJsonSchema } from './describe-config.js';
import type { JsonSchemaNode } from './json-schema-node.js';
import type { Config } from './schema.js';

/** Something wrong in a settings file, with its place. */
export interface ConfigProblem {
  readonly file: string;
  readonly line: number | undefined;
  readonly field: string;
  readonly message: string;
}

/** Thrown for settings that cannot be used; lists every problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map(describe).join('\n'));
    this.problems = problems;
  }
}

function describe({ file, line, field, message }: ConfigProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${field === '' ? '' : `${field}: `}${message}`;
}

/** Reads the text of a `config.yaml`. Loads the YAML and schema libraries; use `loadConfig`, which caches. */
export async function parseConfig(text: string, file: string): Promise<Config> {
  const [{ parseDocument, LineCounter }, { configSchema }] = await Promise.all([import('yaml'), import('./schema.js')]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  if (document.errors.length > 0) {
    throw new ConfigError(
      document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        field: '',
        message: error.message.split('\n')[0] ?? '',
      })),
    );
  }
  const answer = configSchema.safeParse(document.toJS() ?? {});
  if (answer.success) return answer.data;
  const schema = await configJsonSchema();
  throw new ConfigError(
    answer.error.issues.flatMap((issue) => problemsOf(issue, file, schema, (path) => lineOf(document, lines, path))),
  );
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };
type LineOf = (path: readonly PropertyKey[]) => number | undefined;

function problemsOf(issue: unknown, file: string, schema: JsonSchemaNode, line: LineOf): ConfigProblem[] {
  const { code, path, message, keys } = issue as Issue;
  if (code !== 'unrecognized_keys') return [{ file, line: line(path), field: path.map(String).join('.'), message }];
  return (keys ?? []).map((key) => ({
    file,
    line: line([...path, key]),
    field: [...path, key].map(String).join('.'),
    message: `unknown setting.${orKnown(key, keysOf(schema, path))}`,
  }));
}

/** The settings that exist in a section, for suggestions. */
function keysOf(schema: JsonSchemaNode, path: readonly PropertyKey[]): string[] {
  let node: JsonSchemaNode | undefined = schema;
  for (const part of path) {
    const named: JsonSchemaNode | undefined = node?.properties?.[String(part)];
    node = named ?? (typeof node?.additionalProperties === 'object' ? node.additionalProperties : node?.items);
  }
  return Object.keys(node?.properties ?? {});
}

interface Node {
  range?: [number, number, number] | null;
}

function lineOf(
  document: { getIn(path: readonly unknown[], keepScalar: true): unknown; contents: unknown },
  lines: { linePos(offset: number): { line: number } },
  path: readonly PropertyKey[],
): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length) as unknown[], true) as Node | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}
