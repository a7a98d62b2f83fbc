/** Freezes a plain value and everything in it, so that nothing that runs later can loosen a setting. */
export function freezeDeep<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
  return value;
}

/** Whether nothing in a plain value can change any more. */
export function isFrozenDeep(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenDeep);
}
