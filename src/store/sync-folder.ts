import { closeSync, fsyncSync, openSync, promises } from 'node:fs';

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

/** The same without holding anybody up. */
export async function syncFolderBehind(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await promises.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
