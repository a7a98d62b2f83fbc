import { registerBuiltIns } from './discovery/built-ins.js';

registerBuiltIns();

export type { EnvironmentOptions, HermesOptions, Tool, ToolCall, ToolMessage } from './compose/options.js';
export { type CallOptions, createHermes, type Hermes } from './create-hermes.js';
export { applyPatch } from './files/apply-patch.js';
export { fuzzyReplace } from './files/fuzzy-replace.js';
export type { ApprovalAnswer, ApprovalRequest } from './gate/approvals/approval-request.js';
export { decide } from './gate/decide.js';
export { checkUrl } from './gate/net/check-url.js';
export type { Profile } from './gate/profiles/profile.js';
export { redact } from './gate/secrets/redact.js';
export { judgeCommand } from './gate/shell/judge-command.js';
export { BaseTool } from './kernel/base-tool.js';
export type { ToolContext } from './kernel/context.js';
export { tool, toolsOf } from './kernel/define-tool.js';
export type { Effect, Origin } from './kernel/effect.js';
export type { Hooks } from './kernel/hooks.js';
export { type ErrorCode, ToolError } from './kernel/outcome.js';
export type { ModelPort } from './kernel/ports.js';
export { registry, ToolRegistry } from './kernel/registry.js';
export { sanitizeError } from './kernel/sanitize-error.js';
export { coerceArguments } from './kernel/schema/coerce-arguments.js';
export { validateArguments } from './kernel/schema/validate-arguments.js';
export type { FunctionSchema, JsonSchema, Requires, ToolEntry } from './kernel/tool.js';
export { ToolResult, toolError, toolResult } from './kernel/tool-result.js';
export { createCustomToolset, getToolDefinitions, handleFunctionCall, resolveToolset } from './original-names.js';
export type { PluginContext } from './plugins/plugin-context.js';
