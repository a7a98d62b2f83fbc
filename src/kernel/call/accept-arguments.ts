import { parseArguments } from '../schema/parse-arguments.js';
import { type PreparedTool, prepareTool } from '../schema/prepare-tool.js';
import type { RefineAnswer, ToolAlias, ToolEntry } from '../tool.js';
import { CallStopped } from './call-stopped.js';
import type { RunningCall } from './running-call.js';

const prepared = new WeakMap<ToolEntry, PreparedTool>();

/** Parse, coerce, validate: afterwards `call.args` fits the schema, with defaults filled in. */
export function acceptArguments(call: RunningCall): void | Promise<void> {
  return acceptValue(call, call.request.arguments);
}

/** The same for arguments that came another way: from a hook, or through `tool_call`. */
export function acceptValue(call: RunningCall, raw: unknown): void | Promise<void> {
  const entry = call.entry as ToolEntry;
  const answer = preparedFor(entry).accept(call.alias === undefined ? raw : mapAlias(call.alias, raw));
  if (!answer.ok) {
    const { error, errors } = answer;
    throw new CallStopped(
      'invalid_arguments',
      `${entry.name}: ${error.message}`,
      error.hint,
      errors.length > 1 ? { problems: errors } : undefined,
    );
  }
  call.args = answer.args;
  if (entry.refine === undefined) return;
  const refined = entry.refine(answer.args);
  if (refined instanceof Promise) return refined.then((result) => takeRefined(call, result));
  takeRefined(call, refined);
}

/** Ready before the first call, so that a malformed schema is known when the tool is listed by `tools check`. */
export function preparedFor(entry: ToolEntry): PreparedTool {
  const known = prepared.get(entry);
  if (known !== undefined) return known;
  const trusted = entry.origin.kind === 'builtin' || entry.origin.kind === 'host';
  const made = prepareTool(entry.definition.parameters, {
    untrusted: !trusted,
    isChecked: entry.origin.kind === 'builtin',
    unknownArguments: 'suggest',
    ...(entry.origin.kind === 'mcp' ? { dialect: '2020-12' as const } : {}),
  });
  prepared.set(entry, made);
  return made;
}

function takeRefined(call: RunningCall, refined: RefineAnswer): void {
  if (refined.ok) {
    call.args = refined.args;
    return;
  }
  const [first] = refined.problems;
  const place = first?.path ? `${first.path}: ` : '';
  throw new CallStopped(
    'invalid_arguments',
    `${call.tool}: ${place}${first?.message ?? 'the arguments are not valid'}`,
    undefined,
    refined.problems.length > 1 ? { problems: refined.problems } : undefined,
  );
}

/** Other names of a tool may have other names for its arguments. */
function mapAlias({ args: names = {}, values = {}, fixed }: ToolAlias, raw: unknown): unknown {
  const parsed = parseArguments(raw);
  if (!parsed.ok) return raw;
  const mapped = new Map<string, unknown>();
  for (const [given, value] of Object.entries(parsed.args)) {
    const name = Object.hasOwn(names, given) ? (names[given] ?? given) : given;
    const words = Object.hasOwn(values, name) ? values[name] : undefined;
    const known = words !== undefined && typeof value === 'string' && Object.hasOwn(words, value);
    mapped.set(name, known ? words[value] : value);
  }
  // What the other name implies is not for the caller to change.
  return { ...Object.fromEntries(mapped), ...fixed };
}
