import type { StandardSchemaV1 } from '@standard-schema/spec';
import { buildEntry } from './build-entry.js';
import type { ToolContext } from './context.js';
import type { RawToolOptions, Run, SchemaToolOptions, ToolEntry } from './tool.js';

type WithoutRun<Options> = Omit<Options, 'run' | 'toolset'> & { readonly toolset?: string };
type SchemaOptions<Schema extends StandardSchemaV1> = WithoutRun<SchemaToolOptions<Schema, unknown>>;
type RawOptions = WithoutRun<RawToolOptions<unknown>>;
type AnyMethod = (this: object, args: never, ctx: ToolContext) => unknown;

const DEFAULT_TOOLSET = 'custom';
/** Entries of decorated methods, by the object they belong to. */
const decorated = new WeakMap<object, ToolEntry[]>();
/** Decorated methods of classes compiled with the older decorators, by prototype. */
const pending = new WeakMap<object, DecoratedMethod[]>();

interface DecoratedMethod {
  readonly key: string | symbol;
  readonly options: SchemaOptions<StandardSchemaV1> | RawOptions;
  readonly method: AnyMethod;
}

/**
 * Writes a tool as a function: `tool(options, run)` returns an entry that belongs to nobody yet.
 * Without `run` it is a decorator for a method; `toolsOf(object)` then gives the entries of that object.
 */
export function tool<Schema extends StandardSchemaV1, Output>(
  options: SchemaOptions<Schema>,
  run: Run<StandardSchemaV1.InferOutput<Schema>, Output>,
): ToolEntry<StandardSchemaV1.InferOutput<Schema>, Output>;
export function tool<Output>(
  options: RawOptions,
  run: Run<Record<string, unknown>, Output>,
): ToolEntry<Record<string, unknown>, Output>;
export function tool(options: SchemaOptions<StandardSchemaV1> | RawOptions): MethodDecoratorOfBothKinds;
export function tool(
  options: SchemaOptions<StandardSchemaV1> | RawOptions,
  run?: Run<never, unknown>,
): ToolEntry<never, unknown> | MethodDecoratorOfBothKinds {
  return run === undefined ? decorate(options) : entryOf(options, run);
}

/** Entries of the `@tool` methods of an object. */
export function toolsOf(object: object): ToolEntry[] {
  const found = decorated.get(object);
  if (found !== undefined) return found;
  const entries = new Map<string | symbol, ToolEntry>();
  for (let owner: object | null = object; owner !== null; owner = Object.getPrototypeOf(owner)) {
    for (const { key, options, method } of pending.get(owner) ?? []) {
      // A subclass that decorates a method again replaces it.
      if (!entries.has(key)) entries.set(key, bindMethod(object, options, method));
    }
  }
  return [...entries.values()];
}

/** Works with standard decorators and with TypeScript's `experimentalDecorators`. */
type MethodDecoratorOfBothKinds = <Method extends AnyMethod>(
  target: Method | object,
  context: ClassMethodDecoratorContext | string | symbol,
  descriptor?: PropertyDescriptor,
) => void;

function decorate(options: SchemaOptions<StandardSchemaV1> | RawOptions): MethodDecoratorOfBothKinds {
  return (target, context, descriptor) => {
    if (typeof context !== 'object') {
      const methods = pending.get(target) ?? [];
      methods.push({ key: context, options, method: descriptor?.value as AnyMethod });
      pending.set(target, methods);
      return;
    }
    context.addInitializer(function (this: unknown) {
      const object = this as object;
      const entries = decorated.get(object) ?? [];
      entries.push(bindMethod(object, options, target as AnyMethod));
      decorated.set(object, entries);
    });
  };
}

function bindMethod(
  object: object,
  options: SchemaOptions<StandardSchemaV1> | RawOptions,
  method: AnyMethod,
): ToolEntry {
  return entryOf(options, (args: never, ctx) => method.call(object, args, ctx)) as unknown as ToolEntry;
}

function entryOf(
  options: SchemaOptions<StandardSchemaV1> | RawOptions,
  run: Run<never, unknown>,
): ToolEntry<never, unknown> {
  const complete = { ...options, toolset: options.toolset ?? DEFAULT_TOOLSET, run };
  return buildEntry(complete as unknown as RawToolOptions<unknown>);
}
