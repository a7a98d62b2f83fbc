/**
 * One thing a call would do to the world. The permission says what kind of thing,
 * the other field says to what; at most one resource field is set.
 */
export interface Effect {
  readonly permission: string;
  readonly path?: string;
  readonly command?: string;
  readonly url?: string;
  readonly host?: string;
  readonly target?: string;
}

/** Who asked for a call. It decides whether anybody can be asked, and it is written to the audit log. */
export type Origin = 'model' | 'script' | 'mcp' | 'subagent' | 'cron' | 'batch' | 'user';

/** Every permission a built-in tool may declare. Profiles and YAML tools are checked against it. */
export const PERMISSIONS = [
  'agent:delegate',
  'browser:act',
  'browser:navigate',
  'calendar:read',
  'calendar:write',
  'clipboard:read',
  'clipboard:write',
  'cloud:read',
  'cloud:write',
  'code:execute',
  'cron:read',
  'cron:write',
  'database:read',
  'database:write',
  'docker:read',
  'docker:run',
  'email:send',
  'env:read',
  'env:write',
  'file:delete',
  'file:read',
  'file:write',
  'git:read',
  'git:write',
  'home:act',
  'home:read',
  'mcp:call',
  'media:generate',
  'memory:read',
  'memory:write',
  'message:send',
  'model:call',
  'network:fetch',
  'network:resolve',
  'network:search',
  'notify:send',
  'process:manage',
  'rl:read',
  'rl:run',
  'session:read',
  'skills:read',
  'skills:write',
  'system:read',
  'terminal:execute',
] as const;

/** The resource an effect is about, as one string; empty when it has none. */
export function effectResource(effect: Effect): string {
  return effect.path ?? effect.command ?? effect.url ?? effect.host ?? effect.target ?? '';
}

/** A key under which two effects are the same effect. */
export function effectKey(effect: Effect): string {
  return `${effect.permission}\u0000${effectResource(effect)}`;
}
