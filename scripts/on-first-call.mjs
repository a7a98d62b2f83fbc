import { join, resolve } from 'node:path';

/**
 * Exports of the library that answer at once, stand on large rules, and are called by few programs. An import must
 * not pay for them, and what answers at once cannot wait for `import()`: so each is built a second time as CommonJS,
 * which can be required in the middle of a call. (Requiring the ES module instead would fail while the gate happens
 * to be importing it.) None of them throws or hands out a class that another part of the library knows.
 */
export const ON_FIRST_CALL = {
  'files/apply-patch': 'applyPatch',
  'files/fuzzy-replace': 'fuzzyReplace',
  'gate/decide': 'decide',
  'gate/net/check-url': 'checkUrl',
  'gate/secrets/redact': 'redact',
  'gate/shell/judge-command': 'judgeCommand',
};

/** Puts a function that loads the CommonJS copy in the place of each of these exports of `index.ts`, and only there. */
export function onFirstCall(root) {
  const source = join(root, 'src');
  return {
    name: 'on-first-call',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) => {
        const module = resolve(resolveDir, path)
          .slice(source.length + 1)
          .replace(/\.js$/, '');
        if (importer !== join(source, 'index.ts') || ON_FIRST_CALL[module] === undefined) return undefined;
        return { path: module, namespace: 'on-first-call' };
      });
      build.onLoad({ filter: /.*/, namespace: 'on-first-call' }, ({ path }) => ({
        contents: standIn(path, ON_FIRST_CALL[path]),
        resolveDir: source,
      }));
    },
  };
}

function standIn(module, name) {
  return `
    import { createRequire } from 'node:module';
    import { builtFile } from './lib/built-file.js';
    let loaded;
    export function ${name}(...given) {
      loaded ??= createRequire(import.meta.url)(builtFile('on-first-call/${module}.cjs')).${name};
      return loaded(...given);
    }`;
}
