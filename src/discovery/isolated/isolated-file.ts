import type { ToolContext } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ToolSummary } from '../../kernel/registry.js';
import type { RefineAnswer, ToolEntry } from '../../kernel/tool.js';
import type { Bundle } from '../bundle-module.js';
import type { FileRecord } from '../discovery-cache.js';
import type { FoundTool } from '../tool-file.js';
import { IsolatedPool } from './isolated-pool.js';
import { lendContext } from './lend-context.js';
import type { DescribedTool } from './tool-host.js';

interface Details {
  /** Tools whose authoring schema has a say after JSON Schema. */
  readonly refined: readonly string[];
}

/** The tools of a file whose code never runs in this process. */
export interface IsolatedFile {
  entry(summary: ToolSummary): ToolEntry;
}

/** Finds out, in a child, which tools an isolated file brings. */
export async function describeIsolatedFile(
  path: string,
  bundle: Bundle,
): Promise<{ tools: FoundTool[]; details: Details }> {
  const code = { bundle: bundle.path, imports: bundle.imports };
  const pool = new IsolatedPool(code);
  try {
    const found = (await pool.ask('describe')) as DescribedTool[];
    for (const tool of found) checkDescribed(tool);
    const details = { refined: found.filter((tool) => tool.refines).map((tool) => tool.summary.name) };
    const file = isolatedFile(code, details);
    const tools = found.map(({ summary }): FoundTool => {
      const placed: ToolSummary = { ...summary, origin: { kind: 'file', path } };
      return { summary: placed, load: async () => file.entry(placed) };
    });
    return { tools, details };
  } finally {
    await pool.close();
  }
}

/** The same from what is known of the file. */
export function openIsolatedFile(_path: string, { bundle, imports, details }: FileRecord): IsolatedFile {
  return isolatedFile({ bundle: bundle ?? '', imports: imports ?? [] }, details as Details);
}

function checkDescribed({ summary, projects }: DescribedTool): void {
  if (summary.isolated !== true) {
    throw new TypeError(`${summary.name} is not isolated, but its file has isolated tools. Give it a file of its own.`);
  }
  if (projects || summary.has.schemaOverrides) {
    throw new TypeError(`${summary.name} is isolated and cannot have toModel or schemaOverrides.`);
  }
}

function isolatedFile(code: { bundle: string; imports: readonly string[] }, details: Details): IsolatedFile {
  let pool: IsolatedPool | undefined;
  let users = 0;
  const open = (): IsolatedPool => (pool ??= new IsolatedPool(code));
  const leave = async (): Promise<void> => {
    if (--users > 0) return;
    const closing = pool;
    pool = undefined;
    await closing?.close();
  };
  return {
    entry(summary) {
      users++;
      return isolatedEntry(summary, open, leave, details);
    },
  };
}

function isolatedEntry(
  summary: ToolSummary,
  pool: () => IsolatedPool,
  teardown: () => Promise<void>,
  { refined }: Details,
): ToolEntry {
  const { has, ...fields } = summary;
  const { name } = summary;
  const ask = (method: string, ...args: unknown[]): Promise<never> =>
    pool().ask(method, name, ...args) as Promise<never>;
  return {
    ...fields,
    ...(has.effects ? { effects: (args, ctx) => ask('effects', args, { ...ctx }) } : {}),
    ...(has.check ? { check: () => ask('check') } : {}),
    ...(refined.includes(name) ? { refine: (args) => ask('refine', args) as Promise<RefineAnswer> } : {}),
    run: (args, ctx) => runIsolated(pool(), summary, args, ctx),
    teardown,
  };
}

async function runIsolated(
  pool: IsolatedPool,
  summary: ToolSummary,
  args: unknown,
  ctx: ToolContext,
): Promise<unknown> {
  return pool.use(ctx.signal, async (child) => {
    const lent = lendContext(ctx, summary);
    child.serve(lent.port);
    try {
      const { output, state } = (await child.channel.call('run', summary.name, args, lent.facts)) as RunAnswer;
      lent.keepState(state);
      return output === undefined ? undefined : (JSON.parse(output) as unknown);
    } catch (problem) {
      if (problem instanceof ToolError || child.isAlive) throw problem;
      throw new ToolError(`${summary.name}: ${(problem as Error).message}`, { cause: problem });
    }
  });
}

interface RunAnswer {
  /** JSON, so that nothing but data comes back. */
  readonly output: string | undefined;
  readonly state: Map<string, unknown>;
}
