import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zod from 'zod';

/** What the rest of Hermes uses of the shell's judge, by module. */
const SHELL = {
  'analyse-command': ['analyseCommand'],
  'carried-input': ['carriedInput', 'readerOf'],
  'command-effects': ['commandEffects'],
  'files-run': ['filesRun'],
  'judge-command': ['commandText', 'judgeCommand'],
  'match-command-pattern': ['matchCommandPattern'],
  'parse-command-words': ['parseCommandWords'],
};

/**
 * The large bodies of text that a first call has to load: the judge of commands, the scanner of text from outside, and
 * the schemas of tools. Each is built as one CommonJS bundle, of which the build keeps what the engine made of it
 * (`src/lib/load-compiled.ts`).
 */
export function compiledBundles(root) {
  const bundle = (folder, lines) => ({ contents: lines.join('\n'), resolveDir: join(root, folder), loader: 'js' });
  return {
    shell: bundle(
      'src/gate/shell',
      Object.entries(SHELL).map(([module, names]) => `export { ${names} } from './${module}.js';`),
    ),
    text: bundle('src/gate/text', [`export { scanText } from './scan-text.js';`]),
    zod: bundle('src', [`export { ${usedOfZod(root)} } from 'zod';`]),
  };
}

/** Puts the compiled bundles in the place of what is in them, wherever that is used: `inside` another one or not. */
export function compiledStandIns(root, inside) {
  const [shell, tools] = [join(root, 'src/gate/shell'), join(root, 'src/tools')];
  const scanner = join(root, 'src/gate/text/scan-text.js');
  const names = { shell: Object.values(SHELL).flat(), text: ['scanText'], zod: usedOfZod(root) };
  return {
    name: 'compiled-stand-ins',
    setup(build) {
      build.onResolve({ filter: /\/shell\/[a-z-]+\.js$/ }, ({ path, importer, resolveDir }) => {
        const module = path.slice(path.lastIndexOf('/') + 1, -'.js'.length);
        if (importer.startsWith(shell) || join(resolveDir, path, '..') !== shell || !SHELL[module]) return undefined;
        return { path: 'shell', namespace: 'compiled' };
      });
      // Its data is so much that nobody may load it before there is a text to scan.
      build.onResolve({ filter: /\/scan-text\.js$/ }, ({ path, resolveDir }) =>
        join(resolveDir, path) === scanner ? { path: 'text when called', namespace: 'compiled' } : undefined,
      );
      // The schemas of built-in tools are in the manifest: zod itself is not loaded for them.
      build.onResolve({ filter: /^zod$/ }, ({ importer }) => ({
        path: importer.startsWith(tools) ? 'zod when called' : 'zod',
        namespace: 'compiled',
      }));
      build.onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => {
        const [bundle, ...isLater] = path.split(' ');
        const contents = (isLater.length > 0 ? standInWhenCalled : standIn)(bundle, names[bundle], inside);
        return { contents, resolveDir: join(root, 'src/lib') };
      });
    },
  };
}

/** Some names (`enum`) can be exported but not declared. */
function standIn(bundle, names, inside) {
  return `${loadBundle(`on-first-call/${bundle}.cjs`, inside)}
    const { ${names.map((name) => `${name}: ${name}_`)} } = bundle;
    export { ${names.map((name) => `${name}_ as ${name}`)} };`;
}

function standInWhenCalled(bundle, names, inside) {
  return `${loadBundle(`on-first-call/${bundle}.cjs`, inside, 'when called')}
    ${names.map((name) => `const ${name}_ = (...given) => bundle().${name}(...given);`).join('\n')}
    export { ${names.map((name) => `${name}_ as ${name}`)} };`;
}

/** What our sources write after `z.`, as far as it is more than a type. */
function usedOfZod(root) {
  const used = new Set();
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/(?<!\.test)\.ts$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    if (!text.includes("from 'zod'")) continue;
    for (const [, name] of text.matchAll(/\bz\s*\.(\w+)/g)) if (name in zod) used.add(name);
  }
  return [...used].sort();
}

/** The text that loads a bundle, as another bundle does or as an ES module beside it: at once, or each time it is called. */
export function loadBundle(file, inside, isLater) {
  const later = isLater ? '() => ' : '';
  if (inside !== undefined) return `const bundle = ${later}require('./${file}');`;
  return `
    import { fileURLToPath } from 'node:url';
    import { loadCompiled } from './load-compiled.js';
    const bundle = ${later}loadCompiled(fileURLToPath(new URL('./${file}', import.meta.url)));`;
}
