import type { McpAnnotations } from '../../kernel/definitions/to-mcp.js';
import type { ToolSummary } from '../../kernel/registry.js';
import { toolPermissions } from './tool-permissions.js';

/**
 * What a client may tell its user about a tool before a call. Effects depend on the arguments; these hints have to
 * hold for all of them, so the worst that a call may do decides. They bind nobody: the gate judges every call.
 */
export function toolAnnotations(summary: ToolSummary): McpAnnotations {
  const title = summary.title ?? titleOf(summary.name);
  const idempotent = summary.idempotent === true ? { idempotentHint: true } : {};
  const permissions = toolPermissions(summary);
  // Without a hint a client assumes the worst, which is right for code that nobody has declared anything about.
  if (permissions === undefined) return { title, ...idempotent };
  const readOnlyHint = permissions.every(isReading);
  return {
    title,
    readOnlyHint,
    ...(readOnlyHint ? {} : { destructiveHint: !permissions.every((name) => isReading(name) || ADDS_ONLY.has(name)) }),
    ...idempotent,
    openWorldHint: permissions.some(reachesOut),
  };
}

/** `read_file` becomes `Read file`. */
function titleOf(name: string): string {
  const words = name
    .replace(/^mcp-[^:]+:/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `network:fetch` is not among them: a request may delete what it names. */
function isReading(permission: string): boolean {
  return permission.endsWith(':read') || permission === 'network:search' || permission === 'network:resolve';
}

/** Does something, but takes nothing away. */
const ADDS_ONLY: ReadonlySet<string> = new Set([
  'browser:navigate',
  'email:send',
  'media:generate',
  'message:send',
  'model:call',
  'notify:send',
]);

/** Kinds that stay on this machine, and kinds of which nobody knows where they lead, are told apart here. */
const STAYS_HERE: ReadonlySet<string> = new Set([
  'clipboard',
  'cron',
  'env',
  'file',
  'memory',
  'notify',
  'process',
  'session',
  'skills',
  'system',
]);

function reachesOut(permission: string): boolean {
  return !STAYS_HERE.has(permission.slice(0, permission.indexOf(':')));
}
