// Runs the benches (all, or those named), each in a process of its own, and prints their rows as one table.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ensureBuilt } from '../scripts/ensure-built.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
// Inside the repository, so that packages resolve from the bundles.
const bundles = join(here, '.tmp', String(process.pid));
const known = readdirSync(here)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, ''));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

/** Programs that run in threads are looked for beside whoever starts them, by the names the build gives them. */
const THREADS = ['compose/aside.worker', 'ports/search/wasm/ripgrep.worker'];

ensureBuilt();
mkdirSync(bundles, { recursive: true });
for (const thread of THREADS) {
  const outfile = join(bundles, `${thread.replaceAll('/', '-')}.js`);
  await bundle({ entryPoints: [join(root, `src/${thread}.ts`)], outfile });
}
const rows = [];
const failed = [];
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n== ${name}`);
  if (!(await runBench(name))) failed.push(name);
}
rmSync(bundles, { recursive: true, force: true });
if (rows.length > 0) printTable();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runBench(name) {
  const outfile = join(bundles, `${name}.mjs`);
  await bundle({ entryPoints: [join(here, `${name}.ts`)], outfile });
  const child = spawn(process.execPath, [outfile], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) take(line);
  return (await ended) === 0;
}

function bundle(options) {
  return build({
    ...options,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
}

function take(line) {
  if (!line.startsWith('{"table":"hermes"')) return console.log(line);
  const row = JSON.parse(line);
  rows.push(row);
  console.log(`${row.what}: best ${number(row.best)} ${row.unit}, median ${number(row.median)} ${row.unit}`);
}

function printTable() {
  const cells = rows.map((row) => [
    row.what,
    number(row.best),
    number(row.median),
    row.unit,
    row.atMost === undefined ? '' : String(row.atMost),
    row.goal === undefined ? '' : String(row.goal),
    row.atMost === undefined ? '' : row.best <= row.atMost ? 'holds' : 'MISSED',
  ]);
  const table = [['what', 'best', 'median', 'unit', 'at most', 'goal', ''], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  console.log('');
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}

function number(value) {
  return Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(2);
}
