import type { ToolRegistry, ToolSummary } from '../kernel/registry.js';
import type { ToolOrigin } from '../kernel/tool.js';
import type { FoundTool, ToolFile } from './tool-file.js';

/** Says what could not be used and why. */
export type Report = (source: string, message: string) => void;

type PlacedFile = Pick<ToolFile, 'path' | 'hash' | 'inputs'>;

/**
 * The tools that files brought into one instance's registry. Placing a file again replaces its former version:
 * calls in flight finish on the old one, which is torn down after them.
 */
export class FileTools {
  readonly #registry: ToolRegistry;
  readonly #report: Report;
  /** Per file: the version in use, and its tools that found a place. */
  readonly #files = new Map<string, { readonly file: PlacedFile; readonly names: readonly string[] }>();

  constructor(registry: ToolRegistry, report: Report) {
    this.#registry = registry;
    this.#report = report;
  }

  /** The version of a file that is in use. */
  hashOf(path: string): string | undefined {
    return this.#files.get(path)?.file.hash;
  }

  /** Every file that the files in use are made of. */
  inputs(): string[] {
    return [...new Set([...this.#files.values()].flatMap(({ file }) => file.inputs))];
  }

  paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Puts the tools of a file in place; a tool that cannot be taken is reported and left out. */
  place(file: PlacedFile, tools: readonly FoundTool[]): string[] {
    const before = this.#files.get(file.path)?.names ?? [];
    const names = tools.filter((tool) => this.#put(file.path, tool, before)).map((tool) => tool.summary.name);
    for (const name of before) if (!names.includes(name)) this.#registry.deregister(name);
    this.#files.set(file.path, { file, names });
    return names;
  }

  /** Takes the tools of a file out. */
  remove(path: string): void {
    for (const name of this.#files.get(path)?.names ?? []) this.#registry.deregister(name);
    this.#files.delete(path);
  }

  #put(path: string, { summary, load }: FoundTool, own: readonly string[]): boolean {
    const problem = findConflict(this.#registry, summary, own);
    if (problem !== undefined) {
      this.#report(path, problem);
      return false;
    }
    // A new version may move to another toolset; the registry takes that for somebody else's tool.
    if (own.includes(summary.name)) this.#registry.deregister(summary.name);
    this.#registry.addLazy(summary, load);
    return true;
  }
}

/** Tools that each instance makes for itself. */
const RESERVED = new Set(['tool_search', 'tool_call']);

/** Why a tool cannot take its names: another one has them and `override: true` was not said. */
export function findConflict(
  registry: ToolRegistry,
  summary: ToolSummary,
  own: readonly string[] = [],
): string | undefined {
  const names = [summary.name, ...summary.aliases.map((alias) => alias.name)];
  const reserved = names.find((name) => RESERVED.has(name));
  if (reserved !== undefined) return `The name ${reserved} belongs to Hermes itself. Choose another one.`;
  if (summary.override === true) return undefined;
  for (const name of names) {
    const present = registry.find(name)?.slot.summary;
    if (present === undefined || own.includes(present.name)) continue;
    const what = name === summary.name ? `Tool ${name}` : `The other name ${name} of tool ${summary.name}`;
    return `${what} is taken by ${originWords(present.origin)}. Choose another name, or set override: true.`;
  }
  return undefined;
}

function originWords(origin: ToolOrigin): string {
  switch (origin.kind) {
    case 'builtin':
      return 'a built-in tool';
    case 'host':
      return 'the host program';
    case 'file':
    case 'yaml':
      return origin.path;
    case 'plugin':
      return `the plugin ${origin.plugin}`;
    case 'mcp':
      return `the MCP server ${origin.server}`;
  }
}
