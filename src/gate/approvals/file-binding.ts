import { randomUUID } from 'node:crypto';
import type { GateCall } from '../../kernel/gate.js';
import { isOfSystem } from '../paths/path-floor.js';
import { canonical, sha256 } from './digest.js';

const MAX_FILES = 64;

/**
 * A digest of what the files hold that a command runs; empty when there are none, or nobody can look. `bash s.sh` is
 * another command once `s.sh` has changed. What cannot be looked at now is like no other time, so it is asked about
 * again.
 */
export async function bindFiles({ paths }: GateCall, files: readonly string[]): Promise<string> {
  const changeable = [...new Set(files)].filter((path) => !isOfSystem(path));
  if (changeable.length === 0 || paths.fingerprint === undefined) return '';
  if (changeable.length > MAX_FILES) return randomUUID();
  const found = await Promise.all(
    changeable.map(async (path) => [path, await paths.fingerprint?.(path).catch(randomUUID)]),
  );
  return sha256(canonical(found));
}
