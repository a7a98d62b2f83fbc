import type { ToolSummary } from '../kernel/registry.js';
import type { FunctionSchema } from '../kernel/tool.js';

/** A built-in tool as the manifest keeps it: everything but its code. */
export interface ManifestTool {
  readonly summary: ToolSummary;
  /** Path of the module below `tools/`, without extension. */
  readonly module: string;
  /** Estimated tokens of its definition: a listing weighs more tools than it shows. */
  readonly tokens: number;
}

export interface Manifest {
  readonly version: string;
  readonly tools: readonly ManifestTool[];
  /** The first line of each description, for listings that show nothing more of a tool. */
  readonly lines: () => readonly string[];
}

/** A tool in the index: of its summary what it does not share, and the byte after its definition. */
interface IndexedTool extends Omit<ManifestTool, 'summary'> {
  readonly summary: Pick<ToolSummary, 'name' | 'toolset'> & Partial<ToolSummary>;
  readonly end: number;
}

/** What most tools have in common. */
const USUAL = {
  requiresEnv: [],
  aliases: [],
  tags: [],
  origin: { kind: 'builtin' },
  has: { check: false, schemaOverrides: false, effects: true },
} as const;

/**
 * Reads a manifest: JSON lines, first the index, then the first lines of the descriptions, then one definition each.
 * Definitions are most of the file and a session looks at a few of them: each is parsed when it is first asked for.
 */
export function parseManifest(file: Buffer): Manifest {
  const first = file.indexOf('\n');
  const second = file.indexOf('\n', first + 1);
  // The index is pure ASCII, which is decoded and parsed several times faster.
  const index = JSON.parse(file.toString('latin1', 0, first)) as { version: string; tools: IndexedTool[] };
  const { version, tools } = index;
  const shared = sharedFields((name) => {
    const [start, end] = placeOf(tools, name);
    return JSON.parse(file.toString('utf8', second + 1 + start, second + 1 + end)) as FunctionSchema;
  });
  // In place: a thousand copies are a thousand things more for the garbage collector to look at.
  for (const { summary } of tools) Object.setPrototypeOf(summary, shared);
  return {
    version,
    tools: tools as unknown as ManifestTool[],
    lines: () => JSON.parse(file.toString('utf8', first + 1, second)),
  };
}

/** Halving the sorted index: a session asks for a few definitions, which is not worth a table of all. */
function placeOf(tools: readonly IndexedTool[], name: string): [start: number, end: number] {
  let [low, high] = [0, tools.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { summary, end } = tools[middle] as IndexedTool;
    if (summary.name === name) return [(tools[middle - 1]?.end ?? -1) + 1, end];
    if (summary.name < name) low = middle + 1;
    else high = middle;
  }
  throw new Error(`The manifest of the built-in tools has no definition of ${name}.`);
}

/** The text that `parseManifest` reads. */
export function formatManifest(version: string, unsorted: readonly ManifestTool[]): string {
  const tools = unsorted.toSorted((a, b) => (a.summary.name < b.summary.name ? -1 : 1));
  let end = -1;
  const definitions = tools.map(({ summary }) => JSON.stringify(summary.definition));
  const index = tools.map(({ summary, module, tokens }, place): IndexedTool => {
    end += 1 + Buffer.byteLength(definitions[place] ?? '');
    return { summary: unusual(summary), module, tokens, end };
  });
  const lines = tools.map(({ summary }) => summary.description.split('\n')[0]);
  return [ascii(JSON.stringify({ version, tools: index })), JSON.stringify(lines), ...definitions, ''].join('\n');
}

/**
 * The prototype of all summaries. Copying the fields into each would take longer than everything else that is done
 * with a thousand tools at a start; the price is that `{ ...summary }` has only what the tool does not share.
 */
function sharedFields(parse: (name: string) => FunctionSchema): object {
  const known = new Map<string, FunctionSchema>();
  return {
    ...USUAL,
    get definition() {
      const { name } = this as unknown as ToolSummary;
      const definition = known.get(name) ?? parse(name);
      known.set(name, definition);
      return definition;
    },
    get description() {
      return (this as unknown as ToolSummary).definition.description;
    },
  };
}

function unusual(summary: ToolSummary): IndexedTool['summary'] {
  const usual = new Map<string, string>(Object.entries(USUAL).map(([name, value]) => [name, JSON.stringify(value)]));
  const own = Object.entries(summary).filter(
    ([name, value]) => name !== 'definition' && name !== 'description' && usual.get(name) !== JSON.stringify(value),
  );
  return Object.fromEntries(own) as unknown as IndexedTool['summary'];
}

function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
