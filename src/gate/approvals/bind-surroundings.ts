import { randomUUID } from 'node:crypto';
import type { GateCall } from '../../kernel/gate.js';
import { isOfSystem } from '../paths/path-floor.js';
import { canonical, sha256 } from './digest.js';

/** What lies around a command and decides what it does. */
export interface Surroundings {
  /** Absolute paths of the files whose text it runs. */
  readonly files: readonly string[];
  /** Where paths of it lead, when that is elsewhere: `/w/a leads to /w/b`. */
  readonly links: readonly string[];
}

const MAX_FILES = 64;
const NOTHING = 'nothing';

/**
 * A digest of what the files hold that a command runs, and of the links on its way; `nothing` when there are none.
 * `bash s.sh` is another command once `s.sh` has changed, and so is `rm -rf x` in a folder that is now a link. What
 * cannot be looked at now is like no other time, so it is asked about again.
 */
export async function bindSurroundings(
  { paths }: GateCall,
  { files, links }: Surroundings = { files: [], links: [] },
): Promise<string> {
  const changeable = [...new Set(files)].filter((path) => !isOfSystem(path));
  const held = paths.fingerprint === undefined ? [] : changeable;
  if (held.length === 0 && links.length === 0) return NOTHING;
  if (held.length > MAX_FILES) return randomUUID();
  const found = await Promise.all(held.map(async (path) => [path, await paths.fingerprint?.(path).catch(randomUUID)]));
  return sha256(canonical([found, [...new Set(links)].sort()]));
}
