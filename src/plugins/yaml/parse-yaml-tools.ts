import { ConfigError, type ConfigProblem } from '../../config/parse-config.js';
import { orKnown } from '../../lib/nearest.js';
import { checkYamlTool } from './check-yaml-tool.js';
import type { YamlTool } from './yaml-tool.js';

const MAX_CHARS = 1_000_000;

/**
 * Reads the text of a YAML tool file. All or nothing: throws a ConfigError that names file, line and field of
 * every problem.
 */
export async function parseYamlTools(text: string, file: string): Promise<YamlTool[]> {
  const [{ isMap, LineCounter, parseDocument }, { yamlFileSchema }] = await Promise.all([
    import('yaml'),
    import('./yaml-tool.js'),
  ]);
  const lines = new LineCounter();
  if (text.length > MAX_CHARS) throw fail([{ file, line: 1, field: '', message: 'the file is larger than 1 MB' }]);
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    throw fail(
      faults.map((fault) => ({ file, line: lines.linePos(fault.pos[0]).line, field: '', message: fault.message })),
    );
  }
  /** The line of a field's key, or of the nearest thing around it. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const last = String(path[length - 1]);
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === last) : undefined;
      const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as { range?: [number, number, number] };
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const problem = (path: readonly PropertyKey[], message: string): ConfigProblem => {
    return { file, line: lineOf(path), field: fieldName(path), message };
  };
  const parsed = yamlFileSchema.safeParse(toData(document, file));
  if (!parsed.success) throw fail(parsed.error.issues.flatMap((issue) => issueProblems(issue as Issue, problem)));
  const { tools } = parsed.data;
  const found = tools.flatMap((tool, index) =>
    checkYamlTool(tool).map(({ path, message }) => problem(['tools', index, ...path], message)),
  );
  const problems = [
    ...found,
    ...repeatedNames(tools).map((index) => problem(['tools', index, 'name'], 'this name is there twice')),
  ];
  if (problems.length > 0) throw fail(problems);
  return tools;
}

function fail(problems: readonly ConfigProblem[]): ConfigError {
  return new ConfigError(problems);
}

/** Aliases may repeat things, not blow a small file up. */
function toData(document: { toJS(options: { maxAliasCount: number }): unknown }, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (problem) {
    throw fail([{ file, line: 1, field: '', message: (problem as Error).message }]);
  }
}

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

function issueProblems(
  issue: Issue,
  problem: (path: readonly PropertyKey[], message: string) => ConfigProblem,
): ConfigProblem[] {
  if (issue.code !== 'unrecognized_keys') return [problem(issue.path, issue.message)];
  return (issue.keys ?? []).map((key) => {
    return problem([...issue.path, key], `unknown field.${orKnown(key, fieldsAt(issue.path))}`);
  });
}

/** Names that may stand where an unknown one was found. */
function fieldsAt(path: readonly PropertyKey[]): string[] {
  if (path.length === 0) return ['tools'];
  if (path.at(-1) === 'auth')
    return ['type', 'username_env', 'password_env', 'token_env', 'name', 'value_env', 'prefix'];
  return path.includes('parameters') ? PARAMETER_FIELDS : TOOL_FIELDS;
}

const PARAMETER_FIELDS =
  'name type description required enum default in key minimum maximum min_length max_length pattern format max_items items properties'.split(
    ' ',
  );
const TOOL_FIELDS =
  'name description type endpoint method auth headers body_format parameters tags timeout_seconds toolset emoji'.split(
    ' ',
  );

/** `tools[0].auth.token_env`, as people write it. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function repeatedNames(tools: readonly YamlTool[]): number[] {
  return tools.flatMap(({ name }, index) => (tools.findIndex((other) => other.name === name) < index ? [index] : []));
}
