import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A new file survives a power failure only when its folder has been synced. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
