import { join } from 'node:path';

/** What the rest of Hermes uses of the shell's judge, by module. */
const PARTS = {
  'analyse-command': 'analyseCommand',
  'command-effects': 'commandEffects',
  'judge-command': 'commandText, judgeCommand',
  'match-command-pattern': 'matchCommandPattern',
  'parse-command-words': 'parseCommandWords',
};
const BUNDLE = 'on-first-call/shell.cjs';

/** The judge of commands as one bundle: its rules are by far the most text that a first call has to load. */
export function shellBundle(root) {
  const contents = Object.entries(PARTS).map(([module, name]) => `export { ${name} } from './${module}.js';`);
  return { stdin: { contents: contents.join('\n'), resolveDir: join(root, 'src/gate/shell'), sourcefile: 'shell.ts' } };
}

/** Puts the compiled bundle in the place of these modules, wherever they are used. */
export function compiledShell(root) {
  const shell = join(root, 'src/gate/shell');
  return {
    name: 'compiled-shell',
    setup(build) {
      build.onResolve({ filter: /\/shell\/[a-z-]+\.js$/ }, ({ path, importer, resolveDir }) => {
        const module = path.slice(path.lastIndexOf('/') + 1, -'.js'.length);
        if (importer.startsWith(shell) || join(resolveDir, path, '..') !== shell || !PARTS[module]) return undefined;
        return { path: module, namespace: 'compiled-shell' };
      });
      build.onLoad({ filter: /.*/, namespace: 'compiled-shell' }, ({ path }) => ({
        contents: `
          import { fileURLToPath } from 'node:url';
          import { loadCompiled } from './load-compiled.js';
          export const { ${PARTS[path]} } = loadCompiled(fileURLToPath(new URL('./${BUNDLE}', import.meta.url)));`,
        resolveDir: join(root, 'src/lib'),
      }));
    },
  };
}
