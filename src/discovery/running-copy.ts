import { fileURLToPath } from 'node:url';
import { BaseTool } from '../kernel/base-tool.js';
import { tool, toolsOf } from '../kernel/define-tool.js';
import { ToolError } from '../kernel/outcome.js';
import { ToolRegistry } from '../kernel/registry.js';
import { ToolResult, toolError, toolResult } from '../kernel/tool-result.js';

/** What a bundled module left behind while it was evaluated. */
export interface Collector {
  /** What the module knows as `registry`. */
  readonly registry: ToolRegistry;
  /** What the module knows as `tool`. */
  readonly tool: typeof tool;
  /** Methods that carry `@tool`. */
  readonly methods: ReadonlySet<unknown>;
}

/** How bundles find this copy of the package, wherever they lie. */
export const RUNNING_COPY = 'hermes-tools.running-copy';

/** Parts that nearly every tool uses; they are here already and cost nothing. */
const AT_HAND: Readonly<Record<string, unknown>> = {
  BaseTool,
  ToolError,
  ToolRegistry,
  ToolResult,
  toolError,
  toolResult,
  toolsOf,
};

const collectors = new Map<string, Collector>();

/** Lets bundles import `hermes-tools` from this very process. Called before the first bundle is evaluated. */
export function publishRunningCopy(): void {
  const shared = globalThis as unknown as Record<symbol, unknown>;
  shared[Symbol.for(RUNNING_COPY)] = { collector: collectorOf, load };
}

/** The collector of the module at this address. */
export function collectorOf(url: string): Collector {
  const known = collectors.get(url);
  if (known !== undefined) return known;
  const methods = new Set<unknown>();
  const made: Collector = { registry: new ToolRegistry(), tool: watchedTool(methods), methods };
  collectors.set(url, made);
  return made;
}

/** The names a tool's file can import from `hermes-tools`. Loads the package's whole public face. */
export async function publicNames(): Promise<string[]> {
  return Object.keys(await publicFace());
}

/** Source of the module that stands for one public name inside a bundle. */
export function moduleOf(name: string): string {
  const copy = `globalThis[Symbol.for(${JSON.stringify(RUNNING_COPY)})]`;
  if (name === 'registry' || name === 'tool') {
    return `const value = ${copy}.collector(import.meta.url).${name};\nexport { value as ${name} };`;
  }
  const wait = Object.hasOwn(AT_HAND, name) ? '' : 'await ';
  return `const value = ${wait}${copy}.load(${JSON.stringify(name)});\nexport { value as ${name} };`;
}

function load(name: string): unknown {
  if (Object.hasOwn(AT_HAND, name)) return AT_HAND[name];
  return publicFace().then((face) => face[name]);
}

/** A tool that asks for more than the parts at hand gets the package as its users import it. */
function publicFace(): Promise<Record<string, unknown>> {
  const face = import.meta.url.endsWith('.ts') ? '../index.ts' : './index.js';
  return import(/* @vite-ignore */ fileURLToPath(new URL(face, import.meta.url)));
}

/** `tool` that also remembers which methods it decorated, so that an exported class can be told from a helper. */
function watchedTool(methods: Set<unknown>): typeof tool {
  const watched = (options: never, run?: never): unknown => {
    if (run !== undefined) return tool(options, run);
    const decorate = tool(options);
    return (target: never, context: never, descriptor?: PropertyDescriptor) => {
      methods.add(typeof context === 'object' ? target : descriptor?.value);
      return decorate(target, context, descriptor);
    };
  };
  return watched as typeof tool;
}
