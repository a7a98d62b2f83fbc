import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages of many small files that stand between a first call and its answer: Node takes longer to find and read a
 * hundred files than to do everything else a denied call needs. They are built in, in the parts that are used;
 * everything else stays a package of its own.
 */
const BUNDLED = ['unbash', 'yaml', 'zod'];
/** Its main file is CommonJS, which would have to be loaded whole and with `require`. */
const ES_MODULE = { yaml: 'node_modules/yaml/browser/dist/index.js' };

/** Leaves every other package to Node. */
export function bundledPackages(root) {
  return {
    name: 'bundled-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (!BUNDLED.includes(path.split('/')[0])) return { path, external: true };
        return ES_MODULE[path] === undefined ? undefined : { path: join(root, ES_MODULE[path]), sideEffects: false };
      });
    },
  };
}

/** What their licences ask to be kept with a copy. */
export function bundledLicences(root) {
  return BUNDLED.map((name) => {
    const folder = join(root, 'node_modules', name);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no licence file.`);
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  }).join('\n\n');
}
