// Builds dist/: the library, the command line, one module per tool, the manifest, and (unless --quick) the types.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundledLicences, bundledPackages } from './bundled-packages.mjs';
import { compiledBundles, compiledStandIns } from './compiled-bundles.mjs';
import { bundleEntry, compiledLibrary, importingByHand, planLibrary } from './compiled-library.mjs';
import { ON_FIRST_CALL, onFirstCall } from './on-first-call.mjs';
import { onlyAscii } from './only-ascii.mjs';
import { preparedTables } from './prepared-tables.mjs';
import { withoutExamples } from './without-examples.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const quick = process.argv.includes('--quick');

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'none',
  // Node prints the line an error was thrown from: without a limit that is the whole file.
  lineLimit: 160,
};

/** Every file of a folder, by a test on its path. */
function files(folder, keep) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(keep);
}

const MODULE_URL = 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;';

/** Answers a call without `import()`; `import.meta.url` is put back for what finds packages by it. */
const commonJs = {
  ...common,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  minify: true,
  define: { 'import.meta.url': 'moduleUrl' },
  banner: { js: MODULE_URL },
};

/** Run by `src/lib/load-compiled.ts`: a function, which is given what Node gives a module. */
const compiled = {
  ...commonJs,
  banner: { js: `(function (exports, require, module, __filename, importModule) {${MODULE_URL}` },
  footer: { js: '})' },
};

/** Names stay: a caller may see them in an error. */
const readable = { minify: false, minifySyntax: true, minifyWhitespace: true };

const isSource = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('.d.ts');

function entryPoints() {
  const entries = {
    index: 'src/index.ts',
    cli: 'src/cli/main.ts',
    'write-manifest': 'src/discovery/write-manifest.ts',
    'write-compiled': 'src/write-compiled.ts',
  };
  for (const [name, path] of Object.entries({ mcp: 'src/mcp/index.ts', testing: 'src/testing/index.ts' })) {
    if (existsSync(join(root, path))) entries[name] = path;
  }
  for (const path of files(join(root, 'src/cli/commands'), isSource)) {
    entries[relative(join(root, 'src/cli'), path).replace(/\.ts$/, '')] = path;
  }
  for (const path of files(join(root, 'src/tools'), isSource)) {
    entries[relative(join(root, 'src'), path).replace(/\.ts$/, '')] = path;
  }
  // Programs that run in a worker or a child of their own are found by name beside the chunks.
  for (const path of files(join(root, 'src'), (file) => /\.(?:worker|child)\.ts$/.test(file))) {
    entries[relative(join(root, 'src'), path).replace(/\.ts$/, '').replaceAll('/', '-')] = path;
  }
  return entries;
}

function run(program, args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const building = `${dist}.building`;
rmSync(building, { recursive: true, force: true });
mkdirSync(building, { recursive: true });
const library = {
  ...common,
  entryPoints: entryPoints(),
  format: 'esm',
  splitting: true,
  plugins: [onFirstCall(root), compiledStandIns(root), bundledPackages(root)],
};
const plan = await planLibrary(root, library);
await Promise.all([
  build({
    ...library,
    entryPoints: { ...library.entryPoints, ...plan.later },
    outdir: building,
    // The engine keeps the text of what it has loaded: shorter text is a smaller idle process. Names stay readable.
    minifyWhitespace: true,
    minifySyntax: true,
    chunkNames: 'chunk-[hash]',
    sourcemap: quick ? false : 'linked',
    plugins: [onFirstCall(root), compiledStandIns(root), compiledLibrary(plan), bundledPackages(root)],
  }).then(buildLibraryBundles),
  build({ ...commonJs, plugins: [bundledPackages(root)], entryPoints: { fast: 'src/cli/fast.ts' }, outdir: building }),
  build({
    ...commonJs,
    entryPoints: Object.fromEntries(Object.keys(ON_FIRST_CALL).map((module) => [module, `src/${module}.ts`])),
    outdir: join(building, 'on-first-call'),
    plugins: [withoutExamples, bundledPackages(root)],
    ...readable,
  }),
  ...Object.entries(compiledBundles(root)).map(async ([name, stdin]) => {
    const outfile = join(building, `on-first-call/${name}.cjs`);
    await build({
      ...compiled,
      stdin,
      outfile,
      plugins: [withoutExamples, preparedTables, bundledPackages(root)],
      ...readable,
    });
    rewrite(outfile, onlyAscii);
  }),
]);

function rewrite(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** After the ES modules, of which each says what it takes out of the bundles; the base also after the core. */
async function buildLibraryBundles() {
  const built = files(building, (path) => path.endsWith('.js')).map((path) => readFileSync(path, 'utf8'));
  for (const name of ['core', 'base']) {
    const outfile = join(building, `${name}.cjs`);
    await build({
      ...compiled,
      stdin: bundleEntry(plan, name, built),
      outfile,
      external: ['*.cjs'],
      plugins: [
        onFirstCall(root),
        compiledStandIns(root, 'inside'),
        compiledLibrary(plan, name),
        bundledPackages(root),
      ],
      ...readable,
    });
    rewrite(outfile, (text) => onlyAscii(importingByHand(text)));
    built.push(readFileSync(outfile, 'utf8'));
  }
}

run(process.execPath, [join(building, 'write-manifest.js')]);
run(process.execPath, [join(building, 'write-compiled.js')]);
writeFileSync(join(building, 'bundled-licences.txt'), bundledLicences(root));
if (!quick) run('npx', ['tsc', '-p', 'tsconfig.build.json', '--outDir', join(building, 'types')]);
writeFileSync(join(building, '.stamp'), `${newestSource()}\n`);
const old = `${dist}.old`;
rmSync(old, { recursive: true, force: true });
const { renameSync } = await import('node:fs');
if (existsSync(dist)) renameSync(dist, old);
renameSync(building, dist);
rmSync(old, { recursive: true, force: true });

function newestSource() {
  const sources = files(join(root, 'src'), (path) => !path.endsWith('.test.ts'));
  return Math.max(
    ...[...sources, join(root, 'package.json'), fileURLToPath(import.meta.url)].map((path) => statSync(path).mtimeMs),
  );
}
