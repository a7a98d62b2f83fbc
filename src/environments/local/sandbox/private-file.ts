import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small read-only file with this text, for a sandbox to lay over another one; it is shared and stays. */
export function privateFile(name: string, text: string): string {
  const path = join(folder(), name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return path;
  const fresh = `${path}-${process.pid}`;
  writeFileSync(fresh, text, { mode: 0o400 });
  renameSync(fresh, path);
  return path;
}

let known: string | undefined;

/** In a folder that anybody may write to, a name can be taken already, by somebody else. */
function folder(): string {
  if (known !== undefined && existsSync(known)) return known;
  const path = join(tmpdir(), `hermes-sandbox-${process.getuid?.() ?? 0}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  known = isOurs(path) ? path : mkdtempSync(`${path}-`);
  return known;
}

function isOurs(path: string): boolean {
  const stat = lstatSync(path);
  return stat.isDirectory() && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 0o077) === 0;
}
