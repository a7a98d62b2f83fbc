#!/usr/bin/env node
// CommonJS on purpose: an ESM entry alone costs a quarter of a bare start of Node.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const dist = join(__dirname, '..', 'dist');

if (!existsSync(join(dist, 'fast.cjs'))) buildCheckout();
if (!require(join(dist, 'fast.cjs')).answer(process.argv.slice(2), dist)) {
  import(require('node:url').pathToFileURL(join(dist, 'cli.js')).href).then(
    ({ main }) => main(process.argv.slice(2)),
    (problem) => {
      console.error(problem);
      process.exitCode = 70;
    },
  );
}

/** A package from the registry is built; only a fresh checkout is not. */
function buildCheckout() {
  const script = join(__dirname, '..', 'scripts', 'build.mjs');
  if (!existsSync(script)) {
    console.error('hermes: this installation has no dist folder. Install the package again.');
    process.exit(70);
  }
  const { status } = require('node:child_process').spawnSync(process.execPath, [script, '--quick'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status || 70);
}
