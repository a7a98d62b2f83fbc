import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TemporaryHome {
  /** For `createHermes({ home, cwd })`. */
  readonly home: string;
  readonly cwd: string;
  /** Writes a file of the working folder and answers its path; folders are made. */
  write(path: string, content: string): string;
  remove(): void;
  [Symbol.dispose](): void;
}

/**
 * A home and a working folder that nothing else uses. `files` are written into home, e.g. `config.yaml`.
 * Remove it after closing the instance, or let `using` do it.
 */
export function temporaryHome(files: Readonly<Record<string, string>> = {}): TemporaryHome {
  // The real path, because rules about paths speak of where a path really leads.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-testing-')));
  const home = join(root, 'home');
  const cwd = join(root, 'work');
  for (const folder of [home, cwd]) mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeInto(home, name, content);
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  return { home, cwd, write: (path, content) => writeInto(cwd, path, content), remove, [Symbol.dispose]: remove };
}

function writeInto(folder: string, name: string, content: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}
