import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { BuildFailure, BuildOptions } from 'esbuild';
import { replaceFile } from '../config/replace-file.js';
import { withoutVariables } from '../lib/without-variables.js';
import { bundlePlugin, type Gathered } from './bundle-plugin.js';
import { sha256 } from './sha256.js';

/** A file a bundle was made of. */
export interface BundleInput {
  readonly path: string;
  readonly sha256: string;
}

export interface Bundle {
  /** The module to import; named after its content. */
  readonly path: string;
  readonly inputs: readonly BundleInput[];
  /** The same for the same sources, wherever they lie. */
  readonly sourceHash: string;
  /** Files of packages that the bundle imports and does not contain. */
  readonly imports: readonly string[];
}

export interface BundleOptions {
  /** Where bundles are kept. */
  readonly folder: string;
  /** Home's folder of packages, looked into after those beside the file. */
  readonly packages: string;
  /** Every source and package must lie in one of these folders; absent: anywhere. */
  readonly within?: readonly string[];
}

/** The file cannot be made into a module: said with line and reason. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
}

/**
 * Makes one module of a file and its relative imports, so that TypeScript runs without a build step and a change
 * of any part is a new module. `hermes-tools` and `zod` are those of this process; packages stay where they are.
 */
export async function bundleModule(file: string, options: BundleOptions): Promise<Bundle> {
  const { build } = await import('esbuild');
  const gathered: Gathered = { sources: new Map(), imports: new Set() };
  let text: string;
  try {
    const request = {
      absWorkingDir: dirname(file),
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'silent',
      // Settings of whatever project lies around the file must not change what it means.
      tsconfigRaw: {},
      banner: { js: REQUIRE },
      plugins: [bundlePlugin(options, gathered)],
    } satisfies BuildOptions;
    const result = await withoutVariables(() => build(request));
    text = result.outputFiles[0]?.text ?? '';
  } catch (problem) {
    throw new BundleError(describeFailure(problem), { cause: problem });
  }
  const path = join(options.folder, `${sha256(text)}.mjs`);
  if (!existsSync(path)) replaceFile(path, text);
  const inputs = [...gathered.sources].map(([source, hash]) => ({ path: source, sha256: hash }));
  return { path, inputs, sourceHash: hashSources(file, inputs), imports: [...gathered.imports].sort() };
}

/** Packages written as CommonJS still find `require`. */
const REQUIRE = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;

function hashSources(file: string, inputs: readonly BundleInput[]): string {
  const lines = inputs.map((input) => `${relative(dirname(file), input.path)}\u0000${input.sha256}`);
  return sha256([basename(file), ...lines.sort()].join('\n'));
}

/** The first errors with their places, as editors understand them. */
function describeFailure(problem: unknown): string {
  const { errors } = problem as Partial<BuildFailure>;
  if (errors === undefined || errors.length === 0) return problem instanceof Error ? problem.message : String(problem);
  const lines = errors.slice(0, 3).map(({ text, location }) => {
    return location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`;
  });
  return lines.join('; ');
}
