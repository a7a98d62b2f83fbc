import type { Origin } from './effect.js';
import type { Outcome } from './outcome.js';

export interface HookEvent {
  readonly tool: string;
  readonly toolset: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly callId: string;
  readonly taskId: string;
  readonly sessionId: string;
  readonly origin: Origin;
}

/** Nothing to let the call go on; `args` to change them (they are validated again); `veto` to stop it. */
export type PreHookAnswer = undefined | { readonly args?: Record<string, unknown>; readonly veto?: string };

export type PreToolCall = (event: HookEvent) => PreHookAnswer | undefined | Promise<PreHookAnswer | undefined>;
export type PostToolCall = (
  event: HookEvent & { readonly outcome: Outcome; readonly durationMs: number },
) => void | Promise<void>;
/** Answers the data to use instead, or undefined to leave it. */
export type TransformToolResult = (event: HookEvent & { readonly data: unknown }) => unknown;

/** A hook with its manners. A guarding hook that fails stops the call; another one is only reported. */
export interface Hook<Handler> {
  readonly name: string;
  readonly handler: Handler;
  readonly guards: boolean;
}

export interface Hooks {
  readonly pre_tool_call?: PreToolCall | readonly (PreToolCall | Hook<PreToolCall>)[];
  readonly post_tool_call?: PostToolCall | readonly (PostToolCall | Hook<PostToolCall>)[];
  readonly transform_tool_result?: TransformToolResult | readonly (TransformToolResult | Hook<TransformToolResult>)[];
}

/** The hooks of one instance, in the order they were added. */
export class HookSet {
  readonly pre: Hook<PreToolCall>[] = [];
  readonly post: Hook<PostToolCall>[] = [];
  readonly transform: Hook<TransformToolResult>[] = [];

  /** Answers a function that takes the hooks out again. */
  add(hooks: Hooks, source: string): () => void {
    const pre = list(hooks.pre_tool_call, source, true);
    const post = list(hooks.post_tool_call, source, false);
    const transform = list(hooks.transform_tool_result, source, false);
    this.pre.push(...pre);
    this.post.push(...post);
    this.transform.push(...transform);
    return () => {
      drop(this.pre, pre);
      drop(this.post, post);
      drop(this.transform, transform);
    };
  }
}

function list<Handler>(
  given: Handler | readonly (Handler | Hook<Handler>)[] | undefined,
  source: string,
  guards: boolean,
): Hook<Handler>[] {
  if (given === undefined) return [];
  const all = (Array.isArray(given) ? given : [given]) as readonly (Handler | Hook<Handler>)[];
  return all.map((hook) =>
    typeof hook === 'function' ? { name: source, handler: hook as Handler, guards } : (hook as Hook<Handler>),
  );
}

function drop<Item>(from: Item[], items: readonly Item[]): void {
  for (const item of items) {
    const index = from.indexOf(item);
    if (index >= 0) from.splice(index, 1);
  }
}
