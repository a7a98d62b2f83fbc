import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createToolBench } from './support/tool-bench.js';
import '../src/tools/filesystem/file-compress.js';

/**
 * `file_compress` through a whole instance against the programs of the system. `node bench/run.mjs archives`; single
 * parts with `BENCH_PARTS=creating` and the like. How long anybody else has to wait meanwhile is in `holding`.
 */
const { cwd, call, row, run } = await createToolBench();

for (let i = 0; i < 10_000; i++) {
  const folder = join(cwd, 'small', `d${i % 100}`);
  if (i < 100) mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `f${i}.txt`), `file ${i}\n`.repeat(40));
}

const program = (command: string) => (): unknown => execFileSync('sh', ['-c', command], { cwd, stdio: 'ignore' });
const create = (archive: string) => (): Promise<unknown> =>
  call('file_compress', { action: 'create', archive, paths: ['small'], overwrite: true });
const extract = (archive: string) => (): Promise<unknown> =>
  call('file_compress', { action: 'extract', archive, target: 'out' });
const reset = (): void => rmSync(join(cwd, 'out'), { recursive: true, force: true });

async function creating(): Promise<void> {
  await row(
    { what: 'zip of 10,000 small files', atMost: 3, rounds: 7 },
    program('rm -f t.zip; zip -qr t.zip small'),
    create('o.zip'),
  );
  await row(
    { what: 'tar of 10,000 small files', atMost: 6, rounds: 7 },
    program('tar -cf t.tar small'),
    create('o.tar'),
  );
}

async function extracting(): Promise<void> {
  program('rm -f t.zip; zip -qr t.zip small; tar -cf t.tar small')();
  for (const archive of ['o.zip', 'o.tar']) await create(archive)();
  await row(
    { what: 'unzip of 10,000 small files', rounds: 1, reset },
    program('unzip -q t.zip -d out'),
    extract('o.zip'),
  );
  await row(
    { what: 'untar of 10,000 small files', rounds: 1, reset },
    program('mkdir out; tar -xf t.tar -C out'),
    extract('o.tar'),
  );
}

await run({ creating, extracting });
