import type { ToolContext } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import { summarise, type ToolSummary } from '../../kernel/registry.js';
import type { EffectContext, ToolEntry } from '../../kernel/tool.js';
import { unwrapOutput } from '../../kernel/tool-result.js';
import { borrowContext } from './borrow-context.js';
import type { CallFacts } from './lend-context.js';
import { type MessagePipe, type RemoteMethod, RpcChannel } from './rpc-channel.js';

/** A tool as a child describes it. */
export interface DescribedTool {
  readonly summary: ToolSummary;
  readonly refines: boolean;
  readonly projects: boolean;
}

/** Serves the tools of one file to the process that started this one. */
export function serveTools(pipe: MessagePipe, load: () => Promise<readonly ToolEntry[]>): void {
  let loading: Promise<ReadonlyMap<string, ToolEntry>> | undefined;
  let stop = new AbortController();
  const entries = (): Promise<ReadonlyMap<string, ToolEntry>> =>
    (loading ??= load().then((found) => new Map(found.map((entry) => [entry.name, entry]))));
  const find = async (name: string): Promise<ToolEntry> => {
    const entry = (await entries()).get(name);
    if (entry === undefined) throw new ToolError(`The file has no tool ${name}`, { code: 'not_found' });
    return entry;
  };
  const methods = {
    describe: async () => [...(await entries()).values()].map(describe),
    effects: async (name: string, args: never, ctx: EffectContext) => (await find(name)).effects?.(args, ctx) ?? [],
    refine: async (name: string, args: never) => (await find(name)).refine?.(args),
    check: async (name: string) => (await find(name)).check?.() ?? true,
    run: async (name: string, args: never, facts: CallFacts) => {
      const entry = await find(name);
      stop = new AbortController();
      const ctx = borrowContext(facts, channel, stop.signal);
      const output = JSON.stringify(await runEntry(entry, args, ctx), jsonValue) as string | undefined;
      return { output, state: ctx.state };
    },
    abort: () => stop.abort('cancelled'),
    teardown: async () => {
      for (const entry of loading === undefined ? [] : (await entries()).values()) await entry.teardown?.();
    },
  };
  const channel = new RpcChannel(pipe, methods as unknown as Record<string, RemoteMethod>);
}

function describe(entry: ToolEntry): DescribedTool {
  // Through JSON: only data leaves, never a function of the file.
  const summary = JSON.parse(JSON.stringify(summarise(entry))) as ToolSummary;
  return { summary, refines: entry.refine !== undefined, projects: entry.toModel !== undefined };
}

async function runEntry(entry: ToolEntry, args: never, ctx: ToolContext): Promise<unknown> {
  return unwrapOutput(await entry.run(args, ctx));
}

function jsonValue(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
