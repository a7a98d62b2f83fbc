// The whole test run: provisions what is missing where it can, builds, runs every suite.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const soak = process.argv.includes('--soak');
const rest = process.argv.slice(2).filter((word) => word !== '--soak');

if (rest.length === 0 && canProvision()) run('bash', [join(root, 'scripts/provision.sh')]);
ensureBuilt();
run('npx', ['vitest', 'run', ...rest], { ...process.env, ...(soak ? { HERMES_SOAK: '1' } : {}) });

/** Debian or Ubuntu as root; elsewhere the tests concerned say what they need and are skipped, visibly. */
function canProvision() {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version') &&
    !process.env.HERMES_NO_PROVISION
  );
}

function run(program, args, env = process.env) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
