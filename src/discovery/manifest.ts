import { mkdirSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolHeading, ToolSummary } from '../kernel/registry.js';
import type { ToolAlias } from '../kernel/tool.js';

/** A built-in tool as the manifest keeps it: everything but its code. */
export interface ManifestTool {
  readonly summary: ToolSummary;
  /** Path of the module below `tools/`, without extension. */
  readonly module: string;
  /** Estimated tokens of its definition: a listing weighs more tools than it shows. */
  readonly tokens: number;
}

/** What a start needs to know of every tool. The lists run side by side: a tool is a place in all of them. */
export interface ManifestIndex {
  readonly version: string;
  /** Sorted. */
  readonly names: readonly string[];
  /** For each tool which of the `kinds` it is: few tools differ in what a kind says. */
  readonly kind: readonly number[];
  readonly kinds: readonly Omit<ToolHeading, 'name'>[];
  readonly tokens: readonly number[];
  readonly aliases: readonly { readonly tool: string; readonly alias: ToolAlias }[];
  /** The byte in `tools.jsonl` after each tool's line. */
  readonly ends: readonly number[];
}

/** What a listing for people shows beside the index. */
export interface ManifestRows {
  readonly emoji: readonly string[];
  /** The first line of each description. */
  readonly lines: readonly string[];
}

export interface Manifest {
  readonly index: ManifestIndex;
  /** Everything about the tool at a place of the index; read when it is first asked for. */
  tool(place: number): ManifestTool;
  rows(): ManifestRows;
}

/**
 * Reads the manifest that a build wrote: a folder of three files. A start reads `index.json` and does next to nothing
 * per tool; `tools.jsonl`, a line for each tool, is most of the bytes, and a session looks at a few of the lines;
 * `rows.json` is for `hermes tools list`.
 */
export function readManifest(folder: string): Manifest {
  const index = JSON.parse(readFileSync(join(folder, FILES.index), 'latin1')) as ManifestIndex;
  // Open from now on: a new version of the package may take this one's place while the process runs.
  const file = openSync(join(folder, FILES.tools), 'r');
  const known: ManifestTool[] = [];
  return {
    index,
    tool: (place) => (known[place] ??= readTool(file, index, place)),
    rows: () => JSON.parse(readFileSync(join(folder, FILES.rows), 'utf8')) as ManifestRows,
  };
}

/** Writes what `readManifest` reads. */
export function writeManifest(folder: string, version: string, unsorted: readonly ManifestTool[]): void {
  const tools = unsorted.toSorted((a, b) => (a.summary.name < b.summary.name ? -1 : 1));
  const lines = tools.map((tool) => `${JSON.stringify(tool)}\n`);
  const rows: ManifestRows = {
    emoji: tools.map(({ summary }) => summary.emoji ?? ''),
    lines: tools.map(({ summary }) => summary.description.split('\n')[0] ?? ''),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILES.index), ascii(JSON.stringify(indexOf(version, tools, lines))));
  writeFileSync(join(folder, FILES.rows), JSON.stringify(rows));
  writeFileSync(join(folder, FILES.tools), lines.join(''));
}

const FILES = { index: 'index.json', rows: 'rows.json', tools: 'tools.jsonl' };

function readTool(file: number, { ends }: ManifestIndex, place: number): ManifestTool {
  const [start, end] = [ends[place - 1] ?? 0, ends[place] ?? 0];
  const line = Buffer.allocUnsafe(end - start);
  readSync(file, line, 0, line.length, start);
  return JSON.parse(line.toString('utf8')) as ManifestTool;
}

function indexOf(version: string, tools: readonly ManifestTool[], lines: readonly string[]): ManifestIndex {
  const kinds = tools.map(({ summary }) => JSON.stringify(kindOf(summary)));
  const different = [...new Set(kinds)];
  let end = 0;
  return {
    version,
    names: tools.map(({ summary }) => summary.name),
    kind: kinds.map((kind) => different.indexOf(kind)),
    kinds: different.map((kind) => JSON.parse(kind)),
    tokens: tools.map(({ tokens }) => tokens),
    aliases: tools.flatMap(({ summary }) => summary.aliases.map((alias) => ({ tool: summary.name, alias }))),
    ends: lines.map((line) => (end += Buffer.byteLength(line))),
  };
}

function kindOf({ toolset, requires, has }: ToolSummary): Omit<ToolHeading, 'name'> {
  return { toolset, requires, has };
}

/** Pure ASCII is decoded and parsed several times faster. */
function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
