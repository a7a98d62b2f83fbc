import type { StandardSchemaV1 } from '@standard-schema/spec';
import { buildEntry } from './build-entry.js';
import type { ToolContext } from './context.js';
import type { JsonSchema, RawToolOptions, ToolEntry, ToolFields } from './tool.js';

type OptionalFields = Partial<Omit<ToolFields<Record<string, unknown>, unknown>, 'name' | 'description'>>;

/**
 * A tool with a life: `setup` before the first call, `teardown` after the last one in flight, once each.
 * Set `name`, `description`, `input` (or `schema`) and any other field of a tool as properties.
 */
export abstract class BaseTool {
  abstract readonly name: string;
  abstract readonly description: string;
  readonly toolset: string = 'custom';
  /** A zod or other Standard Schema. */
  readonly input?: StandardSchemaV1;
  /** JSON Schema of the parameters, instead of `input`. */
  readonly schema?: JsonSchema;
  /** Every other field of a tool: effects, timeoutMs, requires, tags, ... */
  readonly options?: OptionalFields;

  setup?(): void | Promise<void>;
  /** `params` are what `input` or `schema` accepts: name their type as it is there. */
  abstract run(params: never, context: ToolContext): unknown;
  teardown?(): void | Promise<void>;
}

type BaseToolClass = new () => BaseTool;

/** True for a class that extends BaseTool. */
export function isToolClass(value: unknown): value is BaseToolClass {
  return typeof value === 'function' && value.prototype instanceof BaseTool;
}

/** The entry of a class-style tool. */
export function entryOfClass(source: BaseTool | BaseToolClass): ToolEntry {
  const instance = source instanceof BaseTool ? source : new source();
  let ready: Promise<void> | undefined;
  const start = (): Promise<void> => {
    if (ready !== undefined) return ready;
    // Calls that come meanwhile wait for this attempt; the first one after a failure tries again.
    const attempt = (async () => instance.setup?.())().catch((problem: unknown) => {
      if (ready === attempt) ready = undefined;
      throw problem;
    });
    ready = attempt;
    return attempt;
  };
  const { toolset: _toolset, ...fields } = instance.options ?? {};
  const entry = buildEntry({
    ...fields,
    name: instance.name,
    description: instance.description,
    toolset: instance.options?.toolset ?? instance.toolset,
    ...(instance.input === undefined
      ? { schema: instance.schema ?? { type: 'object', properties: {} } }
      : { input: instance.input }),
    run: async (args: Record<string, unknown>, ctx: ToolContext) => {
      await start();
      return instance.run(args as never, ctx);
    },
  } as RawToolOptions<unknown>);
  return {
    ...(entry as unknown as ToolEntry),
    teardown: async () => {
      const life = ready;
      ready = undefined;
      if (life === undefined) return;
      await life;
      await instance.teardown?.();
    },
  };
}
