// Fills in what a registry mirror without foreign platforms leaves out of package-lock.json: the optional packages of
// other systems. `npm ci` refuses a lock file that does not name them, also where they are never installed.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lock;

for (const [place, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (place === '' || isThere(place, name, version)) continue;
    const top = `node_modules/${name}`;
    const at = packages[top] === undefined ? top : `${place}/node_modules/${name}`;
    packages[at] = { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);

function isThere(place, name, version) {
  const nested = packages[`${place}/node_modules/${name}`];
  const found = nested ?? packages[`node_modules/${name}`];
  return found !== undefined && (found.version === version || !/^\d/.test(version));
}

/** The system a package is for, read off its name: `binding-linux-arm64-musl`, `cli-win32-x64`. */
function platformOf(name) {
  const found =
    /(android|darwin|linux|win32|freebsd|netbsd|openbsd|sunos|aix|openharmony|wasm32)-?(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasi)?/.exec(
      name,
    );
  if (found === null)
    throw new Error(`${name} is missing from the lock file, and its name does not say for which system it is.`);
  const [, os, cpu] = found;
  if (os === 'wasm32') return { cpu: ['wasm32'] };
  const libc = /musl/.test(name) ? { libc: ['musl'] } : {};
  return { ...(cpu === undefined ? {} : { cpu: [cpu] }), ...libc, os: [os] };
}
