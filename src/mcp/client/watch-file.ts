import { type FSWatcher, mkdirSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

const SETTLE_MS = 100;

/**
 * Tells of changes of one file, also when it is replaced or appears later: its folder is watched. Never keeps the
 * process alive. Where folders cannot be watched nothing is told.
 */
export function watchFile(file: string, onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    watcher = watch(dirname(file), { persistent: false }, (_event, name) => {
      if (name !== null && name !== basename(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLE_MS).unref();
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    // No more watches on this machine, or a home that cannot be made: changes wait for the next start.
  }
  return {
    close() {
      clearTimeout(timer);
      watcher?.close();
    },
  };
}
