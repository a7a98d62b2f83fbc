import { join } from 'node:path';
import { homeKey } from '../home-key.js';

/** The key that signs the tokens of waiting approvals: one per home. */
export function approvalKey(home: string): Uint8Array {
  return homeKey(join(home, 'secrets', 'approvals.key'));
}
