import { type Effect, effectResource } from '../effect.js';
import type { ToolSummary } from '../registry.js';
import type { LockMode, LockRequest } from './locks.js';

/** Effects whose reach cannot be known beforehand: alone in the environment of their task. */
const UNKNOWABLE = new Set(['terminal:execute', 'code:execute']);
const READS = /:(?:read|search|resolve)$|^network:fetch$/;

/**
 * What a call must not share while it runs. Calls of different tasks never wait for each other here;
 * two tasks on one file are kept apart by the files port.
 */
export function lockRequests(
  tool: Pick<ToolSummary, 'parallel'>,
  effects: readonly Effect[],
  call: { readonly taskId: string; readonly cwd: string },
): LockRequest[] {
  const { taskId } = call;
  const inTask = `${taskId}\u0000`;
  if (tool.parallel === false) return [{ key: taskId, mode: 'exclusive' }];
  if (effects.length === 0 || tool.parallel === true) return [{ key: taskId, mode: 'shared-within' }];
  const wanted = new Map<string, LockMode>();
  want(wanted, taskId, 'shared-within');
  const changed = new Set(effects.filter(({ permission }) => !READS.test(permission)).map(({ path }) => path));
  const asked = new Set<string>();
  for (const effect of effects) {
    if (UNKNOWABLE.has(effect.permission)) addPath(wanted, `${inTask}files`, '/', 'exclusive');
    else if (effect.path !== undefined) {
      // A file that is read, written and removed is asked for once.
      if (asked.has(effect.path)) continue;
      asked.add(effect.path);
      const mode = changed.has(effect.path) ? 'exclusive' : 'shared';
      addPath(wanted, `${inTask}files`, absolute(effect.path, call.cwd), mode);
    } else if (!READS.test(effect.permission)) {
      want(wanted, `${inTask}${effect.permission}\u0000${effectResource(effect)}`, 'exclusive');
    }
  }
  return [...wanted].map(([key, mode]) => ({ key, mode }));
}

function addPath(wanted: Map<string, LockMode>, prefix: string, path: string, mode: 'shared' | 'exclusive'): void {
  const segments = path.split('/').filter((segment) => segment !== '');
  let key = `${prefix}/`;
  for (const segment of segments) {
    want(wanted, key, mode === 'shared' ? 'shared-within' : 'exclusive-within');
    key += `${segment}/`;
  }
  want(wanted, key, mode);
}

/** The stronger of two wishes for one resource. */
function want(wanted: Map<string, LockMode>, key: string, mode: LockMode): void {
  const before = wanted.get(key);
  if (before === undefined || before === mode) wanted.set(key, mode);
  else wanted.set(key, STRONGER[before]?.[mode] ?? 'exclusive');
}

const STRONGER: Partial<Record<LockMode, Partial<Record<LockMode, LockMode>>>> = {
  'shared-within': { shared: 'shared', 'exclusive-within': 'exclusive-within' },
  shared: { 'shared-within': 'shared' },
  'exclusive-within': { 'shared-within': 'exclusive-within' },
};

/** Lexical only: good enough to order calls; what a path really is, the files port decides. */
function absolute(path: string, cwd: string): string {
  const full = path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path) ? path : `${cwd}/${path}`;
  const kept: string[] = [];
  for (const segment of full.split(/[\\/]/)) {
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}
