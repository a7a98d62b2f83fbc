// Builds only when a source is newer than what was built.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function ensureBuilt({ quick = true } = {}) {
  if (builtFor() >= newestSource()) return;
  const args = [join(root, 'scripts/build.mjs'), ...(quick ? ['--quick'] : [])];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The build failed; see above.');
}

function builtFor() {
  try {
    return Number(readFileSync(join(root, 'dist/.stamp'), 'utf8'));
  } catch {
    return 0; // never built
  }
}

function newestSource() {
  let newest = statSync(join(root, 'package.json')).mtimeMs;
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.test.ts'))
      newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  }
  return newest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBuilt();
