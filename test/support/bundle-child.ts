import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a program under `test/` so that Node 20 can run it as a process of its own; answers its path. */
export async function bundleChild(source: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'hermes-test-children');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(source, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'test', source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}
