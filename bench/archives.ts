import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { report } from './support/report.js';
import { createToolBench } from './support/tool-bench.js';
import '../src/tools/filesystem/file-compress.js';

/**
 * `file_compress` through a whole instance against the programs of the system, and how long anybody else has to wait
 * meanwhile. `node bench/run.mjs archives`; single parts with `BENCH_PARTS=create` and the like.
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

/** The longest and the ninety-ninth of a hundred waits of a timer. */
async function holding(): Promise<void> {
  for (const format of ['zip', 'tar', 'tar.gz', 'tar.zst']) {
    await held(`packing ${format}`, create(`o.${format}`));
    reset();
    await held(`unpacking ${format}`, extract(`o.${format}`));
  }
}

async function held(what: string, work: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  const [best, median] = [delay.max / 1e6, delay.percentile(99) / 1e6];
  report({ what: `event loop held up while ${what} of 10,000 files`, unit: 'ms', best, median, atMost: 50 });
}

await run({ creating, extracting, holding });
