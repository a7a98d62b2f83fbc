import { join } from 'node:path';

/** What the rest of Hermes uses of the shell's judge, by module. */
const PARTS = {
  'analyse-command': ['analyseCommand'],
  'command-effects': ['commandEffects'],
  'judge-command': ['commandText', 'judgeCommand'],
  'match-command-pattern': ['matchCommandPattern'],
  'parse-command-words': ['parseCommandWords'],
};

/** The judge of commands as one bundle: its rules are by far the most text that a first call has to load. */
export function shellBundle(root) {
  const lines = Object.entries(PARTS).map(([module, names]) => `export { ${names} } from './${module}.js';`);
  return { stdin: { contents: lines.join('\n'), resolveDir: join(root, 'src/gate/shell'), sourcefile: 'shell.ts' } };
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
        return { path: 'shell', namespace: 'compiled-shell' };
      });
      build.onLoad({ filter: /.*/, namespace: 'compiled-shell' }, () => ({
        contents: `
          import { fileURLToPath } from 'node:url';
          import { loadCompiled } from './load-compiled.js';
          const bundle = fileURLToPath(new URL('./on-first-call/shell.cjs', import.meta.url));
          export const { ${Object.values(PARTS).flat()} } = loadCompiled(bundle);`,
        resolveDir: join(root, 'src/lib'),
      }));
    },
  };
}
