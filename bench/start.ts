import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ManifestTool, readManifest, writeManifest } from '../src/discovery/manifest.js';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { compare, type Ratios, report } from './support/report.js';

/** Starting the command line and the library, against starting Node itself with the same environment. */
const root = process.cwd();
// Inside the repository, so that the dependencies of a copy resolve.
const here = dirname(fileURLToPath(import.meta.url));
const place = temporaryHome();
const installations: string[] = [];
const env = { PATH: process.env.PATH ?? '', HERMES_HOME: place.home };

function run(args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env, cwd: place.cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function milliseconds(args: readonly string[]): number {
  const start = performance.now();
  run(args);
  return performance.now() - start;
}

/** The package with a manifest of any size, where its own dependencies still resolve. */
function installWith(tools: number): string {
  const folder = join(here, `installed-${tools}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  installations.push(folder);
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter: (path) => !path.includes('/types') });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  const manifest = join(folder, 'dist/manifest');
  const { index: built, tool } = readManifest(manifest);
  const originals = built.names.map((_, place) => tool(place));
  const copies = Array.from({ length: tools }, (_, index) => {
    const original = originals[index % originals.length] as ManifestTool;
    if (index < originals.length) return original;
    const name = `${original.summary.name}_${index}`;
    const definition = { ...original.summary.definition, name };
    return { ...original, summary: { ...original.summary, aliases: [], name, definition } };
  });
  writeManifest(manifest, built.version, copies);
  return folder;
}

const launcher = (folder: string): string => join(folder, 'bin/hermes.js');
const ROUNDS = 25;
const bare = (): number => milliseconds(['-e', '0']);
const against = (args: readonly string[]): Promise<Ratios> => compare(ROUNDS, bare, () => milliseconds(args));

const ninety = installWith(90);
report({
  what: 'hermes --version',
  unit: 'x',
  ...(await against([launcher(ninety), '--version'])),
  atMost: 1.25,
  goal: 1.15,
});
report({
  what: 'hermes --help',
  unit: 'x',
  ...(await against([launcher(ninety), '--help'])),
  atMost: 1.25,
  goal: 1.15,
});
const list = [launcher(ninety), 'tools', 'list', '--json'];
if (JSON.parse(run([...list, '--all'])).length !== 90) throw new Error('tools list does not list the manifest');
report({ what: 'hermes tools list --json, 90 tools', unit: 'x', ...(await against(list)), atMost: 1.4, goal: 1.25 });

/** A program that makes an instance, looks at its definitions and ends. */
function session(folder: string): string[] {
  const library = pathToFileURL(join(folder, 'dist/index.js')).href;
  return [
    '--input-type=module',
    '-e',
    `import { createHermes } from ${JSON.stringify(library)};
     const hermes = await createHermes({ record: false }); hermes.definitions(); await hermes.close();`,
  ];
}
const [hundred, thousand] = [installWith(100), installWith(1_000)];
const grown = await compare(
  ROUNDS,
  () => milliseconds(session(hundred)),
  () => milliseconds(session(thousand)),
);
report({
  what: 'start with 1,000 tools instead of 100, more',
  unit: 'ms',
  best: grown.bestDifference,
  median: grown.difference,
  atMost: 6,
});

const empty = join(here, 'empty.mjs');
writeFileSync(empty, '');
const importing = (path: string): string[] => [
  '--input-type=module',
  '-e',
  `import ${JSON.stringify(pathToFileURL(path).href)}`,
];
const imported = await compare(
  ROUNDS,
  () => milliseconds(importing(empty)),
  () => milliseconds(importing(join(ninety, 'dist/index.js'))),
);
report({
  what: "import 'hermes-tools' above an empty module",
  unit: 'ms',
  best: imported.bestDifference,
  median: imported.difference,
  atMost: 60,
  goal: 30,
});

const idle = (before: string): number =>
  Number(
    run(['--input-type=module', '-e', `${before}; setTimeout(() => console.log(process.memoryUsage.rss()), 50);`]),
  );
const library = pathToFileURL(join(ninety, 'dist/index.js')).href;
const memory = await compare(
  5,
  () => idle('0'),
  () =>
    idle(
      `const { createHermes } = await import(${JSON.stringify(library)}); const hermes = await createHermes(); hermes.definitions()`,
    ),
);
report({ what: 'resident memory, idle, 90 tools registered', unit: 'x', ...memory, atMost: 1.4, goal: 1.25 });

for (const folder of installations) rmSync(folder, { recursive: true, force: true });
place.remove();
