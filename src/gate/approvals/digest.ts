import { createHash } from 'node:crypto';

/** JSON with sorted keys, so that the same arguments in another order are the same arguments. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
