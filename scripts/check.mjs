// Format, lint, types, rooms, dead code. Runs all of them, so that one run shows every problem.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const steps = [
  ['biome', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['types', 'npx', ['tsc', '-p', '.']],
  ['rooms', process.execPath, ['scripts/rooms.mjs']],
  ['knip', 'npx', ['knip']],
];

const failed = steps.filter(([name, program, args]) => {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  console.log(`${name}: ${status === 0 ? 'clean' : 'problems'}`);
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
