import { createHash } from 'node:crypto';

/**
 * A tool name that a provider accepts: letters, digits, `_` and `-`, at most `maxLength`. A name that already fits is
 * returned as it is; a changed one ends in a hash of the original, so two names never become one.
 */
export function safeName(name: string, maxLength = 64): string {
  if (name.length <= maxLength && /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name)) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const plain = name.replace(/[^A-Za-z0-9_-]/g, '_').replace(/^[^A-Za-z_]/, '_$&');
  return `${plain.slice(0, maxLength - hash.length - 1)}_${hash}`;
}
