import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const CORE = 'src/create-hermes.ts';
/** They run, or must answer, before there is an instance or without one. */
const SLIM = /^src\/(?:index|.*\.(?:worker|child))\.ts$/;
/** What it loads next is a tool, which imports the library. */
const IMPORTS_LIBRARY = /tool-host\.child\.ts$/;

/**
 * Keeps what every instance loads in a few files. esbuild gives each group of modules that the same entry points
 * reach a file of its own; with a hundred entry points the core fell into sixty, and loading sixty files makes Node
 * compile its own loader: 5 MB of an idle process and a third of its start. So everything that is loaded after the
 * core anyway (tools, commands, what is imported at first use) is made to import it, and the groups become one.
 */
export async function coreInFewFiles(root, options) {
  const { inputs } = (await build({ ...options, outdir: join(root, 'dist'), metafile: true, write: false })).metafile;
  const named = Object.values(options.entryPoints).map((path) =>
    relative(root, resolve(root, path)).replaceAll('\\', '/'),
  );
  const loadedLater = new Set(entriesAfterTheCore(inputs, named).map((path) => join(root, path)));
  const core = JSON.stringify(join(root, CORE));
  return {
    name: 'core-in-few-files',
    setup({ onLoad }) {
      onLoad({ filter: IMPORTS_LIBRARY }, ({ path }) => ({
        contents: `${readFileSync(path, 'utf8')}\nimport ${JSON.stringify(join(root, 'src/index.ts'))};\n`,
        loader: 'ts',
      }));
      onLoad({ filter: /\.ts$/ }, ({ path }) =>
        loadedLater.has(path)
          ? { contents: `${readFileSync(path, 'utf8')}\nimport ${core};\n`, loader: 'ts' }
          : undefined,
      );
    },
  };
}

function entriesAfterTheCore(inputs, named) {
  const dynamic = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path),
  );
  const entries = new Set([...named, ...dynamic].filter((path) => path in inputs));
  const core = reach(inputs, [CORE], ['import-statement']);
  const withoutCore = reach(
    inputs,
    [...entries].filter((path) => SLIM.test(path)),
    undefined,
  );
  return [...entries].filter((path) => !core.has(path) && !withoutCore.has(path));
}

/** What these modules import, and what that imports; an instance is always a new beginning. */
function reach(inputs, from, kinds) {
  const seen = new Set(from);
  for (const path of seen) {
    for (const { path: next, kind, external } of inputs[path]?.imports ?? []) {
      if (external || (kinds === undefined && next === CORE)) continue;
      if (kinds === undefined || kinds.includes(kind)) seen.add(next);
    }
  }
  return seen;
}
