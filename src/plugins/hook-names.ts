/** Hooks a plugin can register. */
export const HOOK_NAMES = ['pre_tool_call', 'post_tool_call', 'transform_tool_result'] as const;

export type HookName = (typeof HOOK_NAMES)[number];
