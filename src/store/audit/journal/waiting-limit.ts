import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const FEW_BYTES = 128 * 1_024;
/** A burst of 4,000 calls. */
const MANY_BYTES = 2 * 1_024 * 1_024;

/**
 * How many bytes of rows may wait for the chain. A burst should not have to wait for the database in its midst; but a
 * disk that is nearly full must be able to take what waits a second time, or freeing some space would not be enough.
 */
export function waitingLimit(database: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(database));
    return Math.min(Math.max((bavail * bsize) / 16, FEW_BYTES), MANY_BYTES);
  } catch {
    return FEW_BYTES; // a file system that does not tell
  }
}
