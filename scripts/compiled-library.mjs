import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { loadBundle } from './compiled-bundles.mjs';

/** What an import of the library loads: it must answer before there is an instance, or without one. */
const BASE = 'src/index.ts';
/** A program of its own, in which there never is an instance. */
const CHILD = 'src/discovery/isolated/tool-host.child.ts';
/** What every instance loads. */
const CORE = 'src/create-hermes.ts';
/** What it imports later, when the first call is judged. */
const FIRST_CALL = [
  'src/gate/approvals/allowlist-text.ts',
  'src/gate/approvals/settle-questions.ts',
  'src/gate/profiles/default-path-rules.ts',
  'src/gate/profiles/default-shell-rules.ts',
];
/** They use the bundles. */
const IN_NO_BUNDLE = new Set([BASE, CHILD, 'src/lib/load-compiled.ts']);
/** What it loads next is a tool, which imports the library. */
const IMPORTS_LIBRARY = /tool-host\.child\.ts$/;

/**
 * Which of our modules are built into which of the two bundles that the engine keeps compiled. Everything else stays
 * ES modules, which take what they need out of the bundles: no module is there twice.
 */
export async function planLibrary(root, options) {
  const { inputs } = (await build({ ...options, outdir: join(root, 'dist'), metafile: true, write: false })).metafile;
  const base = reach(inputs, [BASE]);
  const core = reach(inputs, [CORE]);
  for (const path of reach(inputs, [CHILD])) if (core.has(path)) base.add(path);
  const first = reach(inputs, FIRST_CALL);
  const bundleOf = new Map();
  for (const path of [...first, ...core]) if (isOurs(path)) bundleOf.set(path, 'core');
  for (const path of base) if (isOurs(path)) bundleOf.set(path, 'base');
  const exported = await exportsOf(root, [...bundleOf.keys()]);
  return {
    root,
    modules: new Map(
      [...bundleOf].map(([path, bundle]) => [
        join(root, path),
        // What only a first call loads must not run before it.
        { id: idOf(path), bundle, names: exported.get(path), isLazy: !base.has(path) && !core.has(path) },
      ]),
    ),
    later: importedLater(inputs, bundleOf),
  };
}

/** What the bundles import when it is first needed, as entry points whose names the bundles can say. */
function importedLater(inputs, bundleOf) {
  const later = {};
  for (const path of bundleOf.keys()) {
    for (const { path: next, kind, external } of inputs[path]?.imports ?? []) {
      if (kind !== 'dynamic-import' || external || bundleOf.has(next)) continue;
      later[laterName(next)] = next;
    }
  }
  return later;
}

/** Without folders: a module finds files of the package by its own place. */
function laterName(path) {
  return path
    .replace(/^src\//, '')
    .replace(/\.[jt]s$/, '')
    .replace(/[^\w.-]/g, '-');
}

const FOUND = { isFound: true };

/** Puts what is in a bundle in the place of its modules; `inside` is the bundle that is being built, if any. */
export function compiledLibrary({ root, modules, later }, inside) {
  const entries = new Map(Object.entries(later).map(([name, path]) => [join(root, path), name]));
  return {
    name: 'compiled-library',
    setup({ onResolve, onLoad, resolve: find }) {
      // A package that is built in and imported later has an entry like any module of ours.
      onResolve({ filter: /^[\w@]/ }, async ({ path, resolveDir, kind, pluginData }) => {
        if (inside === undefined || kind !== 'dynamic-import' || pluginData === FOUND) return undefined;
        const entry = entries.get((await find(path, { resolveDir, kind, pluginData: FOUND })).path);
        return entry === undefined ? undefined : { path: `./${entry}.js`, external: true };
      });
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
        const file = resolve(resolveDir, path).replace(/\.js$/, '.ts');
        const module = modules.get(file);
        if (module !== undefined)
          return module.bundle === inside ? undefined : { path: file, namespace: 'in-bundle', sideEffects: false };
        const entry = inside === undefined || kind !== 'dynamic-import' ? undefined : entries.get(file);
        return entry === undefined ? undefined : { path: `./${entry}.js`, external: true };
      });
      onResolve({ filter: /^bundle:/ }, ({ path }) => ({ path: path.slice('bundle:'.length), namespace: 'bundle' }));
      onLoad({ filter: IMPORTS_LIBRARY }, ({ path }) => ({
        contents: `${readFileSync(path, 'utf8')}\nimport ${JSON.stringify(join(root, 'src/index.ts'))};\n`,
        loader: 'ts',
      }));
      onLoad({ filter: /.*/, namespace: 'in-bundle' }, ({ path }) => ({ contents: moduleStandIn(modules.get(path)) }));
      onLoad({ filter: /.*/, namespace: 'bundle' }, ({ path }) => ({
        contents: bundleStandIn(
          path,
          [...modules.values()].filter(({ bundle }) => bundle === path),
          inside,
        ),
        resolveDir: join(root, 'src/lib'),
      }));
    },
  };
}

function moduleStandIn({ id, bundle, names, isLazy }) {
  if (!isLazy) return `export { ${names.map((name) => `${id}$${name} as ${name}`)} } from 'bundle:${bundle}';`;
  return `
    import { lazy$${id} } from 'bundle:${bundle}';
    const { ${names.map((name) => `${name}: ${name}_`)} } = lazy$${id}();
    export { ${names.map((name) => `${name}_ as ${name}`)} };`;
}

/** One module for all of a bundle, so that it does not fall into many files; what nobody uses is left out. */
function bundleStandIn(bundle, modules, inside) {
  const take = (name) => `export const ${name} = /* @__PURE__ */ take('${name}');`;
  const names = modules.flatMap(({ id, names, isLazy }) =>
    isLazy ? [`lazy$${id}`] : names.map((name) => `${id}$${name}`),
  );
  return `${loadBundle(`${bundle}.cjs`, inside)} function take(name) { return bundle[name]; } ${names.map(take).join('\n')}`;
}

/** The entry of a bundle: what the built files take out of it. */
export function bundleEntry({ root, modules }, bundle, built) {
  // A string may be broken where a line was.
  const whole = built.map((text) => text.replaceAll('\\\n', ''));
  const taken = new Set(whole.flatMap((text) => [...text.matchAll(/"([\w$]+\$[\w$]+)"/g)].map(([, name]) => name)));
  const lines = [];
  for (const [path, { id, bundle: its, names, isLazy }] of modules) {
    if (its !== bundle) continue;
    const from = JSON.stringify(`./${relative(join(root, 'src'), path).replace(/\.ts$/, '.js')}`);
    if (isLazy && taken.has(`lazy$${id}`)) lines.push(`export const lazy$${id} = () => require(${from});`);
    const kept = isLazy ? [] : names.filter((name) => taken.has(`${id}$${name}`));
    if (kept.length > 0) lines.push(`export { ${kept.map((name) => `${name} as ${id}$${name}`)} } from ${from};`);
  }
  return { contents: lines.join('\n'), resolveDir: join(root, 'src'), loader: 'ts' };
}

/** A script that is run from its compiled form cannot import by itself: it asks who loaded it. */
export function importingByHand(text) {
  const { module } = parseSync('bundle.cjs', text, { sourceType: 'script' });
  let [made, from] = ['', 0];
  for (const { start } of module.dynamicImports) {
    made += `${text.slice(from, start)}importModule`;
    from = start + 'import'.length;
  }
  return made + text.slice(from);
}

function isOurs(path) {
  return path.startsWith('src/') && !IN_NO_BUNDLE.has(path);
}

function idOf(path) {
  return path.slice('src/'.length, -'.ts'.length).replace(/\W/g, '_');
}

async function exportsOf(root, paths) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: paths,
    outdir: join(root, 'dist'),
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  return new Map(Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
}

/** What these modules import at once, and what that imports. */
function reach(inputs, from) {
  const seen = new Set(from);
  for (const path of seen) {
    for (const { path: next, kind, external } of inputs[path]?.imports ?? []) {
      if (!external && kind === 'import-statement') seen.add(next);
    }
  }
  return seen;
}
