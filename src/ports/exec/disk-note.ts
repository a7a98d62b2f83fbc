import type { Environment } from '../../environments/environment.js';

const LOW_BYTES = 1_073_741_824;
const LOW_SHARE = 0.05;

/** A warning when the disk of a folder is nearly full: under 1 GiB, and under 5 % on small disks. */
export async function diskNote(environment: Environment, folder: string): Promise<string[]> {
  // Where the room cannot be told, e.g. the folder was just removed, there is nothing to warn of.
  const space = await environment.freeSpace?.(folder).catch(() => undefined);
  if (space === undefined || space.total === 0) return [];
  if (space.free >= Math.min(LOW_BYTES, space.total * LOW_SHARE)) return [];
  return [`The disk is nearly full: ${Math.floor(space.free / 1_048_576)} MB are left for ${folder}.`];
}
