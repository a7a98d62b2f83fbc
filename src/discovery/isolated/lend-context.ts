import type { ProgressUpdate, ToolContext } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ToolSummary } from '../../kernel/registry.js';
import type { RemoteMethod } from './rpc-channel.js';

/** What a child knows of its call at once; everything else it asks for. */
export interface CallFacts {
  readonly callId: string;
  readonly taskId: string;
  readonly sessionId: string;
  readonly origin: ToolContext['origin'];
  readonly cwd: string;
  readonly state: Map<string, unknown>;
  /** Values of the secrets the tool declares: they are looked up at once, as in this process. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly hasUser: boolean;
  readonly hasModel: boolean;
}

export interface LentContext {
  readonly facts: CallFacts;
  /** Answers the child's requests for this call. */
  readonly port: RemoteMethod;
  /** Takes over what the tool left in its state. */
  keepState(state: Map<string, unknown>): void;
}

/** Ports a child may use; their methods are judged by the gate like those of a tool in this process. */
const PORTS = new Set(['files', 'exec', 'http', 'env', 'desktop', 'system', 'user', 'model', 'results', 'search']);

/** The context of a call as a child may use it. */
export function lendContext(ctx: ToolContext, summary: ToolSummary): LentContext {
  const { callId, taskId, sessionId, origin, cwd } = ctx;
  const port = (name: string, method: string, args: unknown[]): unknown => {
    if (name === 'context') return contextMethod(ctx, method, args);
    return portMethod(ctx, name, method)(...args);
  };
  return {
    facts: {
      callId,
      taskId,
      sessionId,
      origin,
      cwd,
      state: copyable(ctx.state),
      secrets: declaredSecrets(ctx, summary),
      hasUser: isThere(() => ctx.user.present),
      hasModel: isThere(() => ctx.model.available),
    },
    port: port as RemoteMethod,
    keepState(state) {
      for (const [key, value] of state) ctx.state.set(key, value);
      for (const key of ctx.state.keys()) if (!state.has(key)) ctx.state.delete(key);
    },
  };
}

function contextMethod(ctx: ToolContext, method: string, args: unknown[]): unknown {
  if (method === 'progress') return ctx.progress(args[0] as ProgressUpdate);
  if (method === 'call') return ctx.call(String(args[0]), args[1] as Record<string, unknown>);
  throw new ToolError(`ctx.${method} does not work in an isolated tool`, { code: 'unsupported' });
}

function portMethod(ctx: ToolContext, name: string, method: string): (...args: unknown[]) => unknown {
  const unknown = new ToolError(`An isolated tool has no ctx.${name}.${method}`, { code: 'unsupported' });
  if (!PORTS.has(name) || method in Object.prototype) throw unknown;
  const port = (ctx as unknown as Record<string, Record<string, unknown>>)[name];
  const found = port?.[method];
  if (typeof found !== 'function') throw unknown;
  return found.bind(port) as (...args: unknown[]) => unknown;
}

function declaredSecrets(ctx: ToolContext, { requiresEnv }: ToolSummary): Record<string, string> {
  const values = requiresEnv.map(({ name }) => [name, ctx.secrets.get(name)] as const);
  return Object.fromEntries(values.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** State is plain data for an isolated tool: what cannot be copied stays here. */
function copyable(state: Map<string, unknown>): Map<string, unknown> {
  return new Map([...state].filter(([, value]) => canCopy(value)));
}

function canCopy(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

/** A session without such a port has none: nothing is lost by saying so. */
function isThere(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}
