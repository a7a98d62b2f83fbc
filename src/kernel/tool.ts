import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ToolContext } from './context.js';
import type { Effect } from './effect.js';

/** JSON Schema, draft-07 unless `$schema` says otherwise. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The inner object of an OpenAI function definition. */
export interface FunctionSchema {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}

/** What must be there for a tool to be offered. Plain data, judged without loading the tool. */
export interface Requires {
  readonly env?: readonly string[];
  readonly bin?: readonly string[];
  readonly module?: readonly string[];
  readonly platform?: readonly string[];
  readonly file?: readonly string[];
  readonly anyOf?: readonly Requires[];
}

/** An environment variable a tool needs, in words that setup, checks and doctor share. */
export interface EnvRequirement {
  readonly name: string;
  readonly description?: string;
  readonly url?: string;
  readonly secret?: boolean;
}

export type Availability = { readonly available: true } | { readonly available: false; readonly reason: string };

/** Where an entry came from. */
export type ToolOrigin =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'host' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'yaml'; readonly path: string }
  | { readonly kind: 'plugin'; readonly plugin: string }
  | { readonly kind: 'mcp'; readonly server: string };

/** Fields that hold for every way to write a tool. `Args` is what `run` receives: validated, defaults filled in. */
export interface ToolFields<Args, Output> {
  readonly name: string;
  readonly toolset: string;
  readonly description: string;
  readonly emoji?: string;
  readonly title?: string;
  readonly tags?: readonly string[];
  /** What this call would do. Permissions that are not declared here are refused by the ports. */
  readonly effects?: (args: Args, ctx: EffectContext) => readonly Effect[] | Promise<readonly Effect[]>;
  /** What is wrong with arguments that the schema accepts, such as fields that do not go together. */
  readonly problems?: (args: Args) => readonly ArgumentProblem[];
  /**
   * Every permission that `effects` may name, whatever the arguments: what a client is told about the tool before it is
   * called. A call that declares another one fails.
   */
  readonly permissions?: readonly string[];
  readonly requires?: Requires;
  /** Looks, starts nothing, opens no connection; the answer is cached 30 s. A string is the reason why not. */
  readonly check?: (() => boolean | string | Promise<boolean | string>) | undefined;
  readonly requiresEnv?: readonly (string | EnvRequirement)[];
  /** Characters of the model's answer before the result is stored and shown in part. */
  readonly maxResultChars?: number;
  readonly timeoutMs?: number;
  /** Rebuilt whenever definitions are asked for; merged over the definition. */
  readonly schemaOverrides?: (grant: { readonly tools: ReadonlySet<string> }) => Partial<FunctionSchema>;
  /** `false`: never beside another call; `true`: beside any other, also of itself; default: decided by effects. */
  readonly parallel?: boolean;
  /** The same call twice has the effect of one: it may be retried. */
  readonly idempotent?: boolean;
  /** String fields of the result that come from outside: dotted paths, `*` for every element. `true`: all of it. */
  readonly untrusted?: readonly string[] | boolean;
  /** Projects the data for the model. Scripts, tests and the console see the data itself. */
  readonly toModel?: (output: Output) => unknown;
  /** JSON Schema of the result, where it is known. */
  readonly outputSchema?: JsonSchema;
  /** Other names this tool answers to. */
  readonly aliases?: readonly ToolAlias[];
  /** Runs in a child process whose only way out is the same ports. Operator tools only. */
  readonly isolated?: boolean;
  /** Replace a tool of the same name from another toolset. */
  readonly override?: boolean;
  readonly origin?: ToolOrigin;
}

export interface ArgumentProblem {
  /** The argument; dotted inside of one. */
  readonly path: string;
  readonly message: string;
}

/** Another name, with argument names mapped to the tool's own. */
export interface ToolAlias {
  readonly name: string;
  readonly args?: Readonly<Record<string, string>>;
  /** Other words for the values of an argument, by the tool's own name for it. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Arguments the other name implies, e.g. an action. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

export type Run<Args, Output> = (args: Args, ctx: ToolContext) => Output | Promise<Output>;

/** A tool with a zod or other Standard Schema: `run`'s arguments are inferred from it. */
export interface SchemaToolOptions<Schema extends StandardSchemaV1, Output>
  extends ToolFields<StandardSchemaV1.InferOutput<Schema>, Output> {
  /** Or a function that makes it, called when the schema itself is needed: a built-in tool's never is. */
  readonly input: Schema | (() => Schema);
  /** The JSON Schema beside it, for a library that offers none itself. */
  readonly schema?: JsonSchema | { readonly parameters: JsonSchema };
  readonly run: Run<StandardSchemaV1.InferOutput<Schema>, Output>;
}

/** A tool with a raw function schema. */
export interface RawToolOptions<Output> extends ToolFields<Record<string, unknown>, Output> {
  readonly schema: JsonSchema | { readonly parameters: JsonSchema };
  readonly input?: never;
  readonly run: Run<Record<string, unknown>, Output>;
}

/** What effects may look at: no ports, only where the call stands. */
export interface EffectContext {
  readonly cwd: string;
  readonly environment: string;
  readonly taskId: string;
  readonly sessionId: string;
}

/** A registered tool, in one shape however it was written. */
export interface ToolEntry<Args = Record<string, unknown>, Output = unknown>
  extends Omit<ToolFields<Args, Output>, 'requiresEnv' | 'aliases' | 'tags' | 'origin' | 'problems'> {
  readonly definition: FunctionSchema;
  /** The definition says all that the authoring schema says. */
  readonly isPlain?: boolean | undefined;
  readonly requiresEnv: readonly EnvRequirement[];
  readonly aliases: readonly ToolAlias[];
  readonly tags: readonly string[];
  readonly origin: ToolOrigin;
  /** Further validation, after JSON Schema: by the authoring schema unless it is plain, and by `problems`. */
  readonly refine?: ((args: unknown) => RefineAnswer | Promise<RefineAnswer>) | undefined;
  readonly run: Run<Args, Output>;
  /** Set for `tool_call`: the call goes on as a direct call of the tool named here, from its first stage. */
  readonly redirect?: ((args: Record<string, unknown>) => { name: string; arguments: unknown }) | undefined;
  /** Called once after the last call in flight, when the entry leaves the registry or the instance closes. */
  readonly teardown?: (() => void | Promise<void>) | undefined;
}

export type RefineAnswer =
  | { readonly ok: true; readonly args: Record<string, unknown> }
  | { readonly ok: false; readonly problems: readonly ArgumentProblem[] };
