import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { RequirementProbe } from '../kernel/availability.js';

export interface ProbeOptions {
  readonly env: () => Readonly<Record<string, string>>;
  readonly platform?: string;
  /** Folder under home where optional packages are installed. */
  readonly packages?: string;
}

/** Looks at variables, PATH, packages and files; starts nothing, opens no connection. */
export function createProbe(options: ProbeOptions): RequirementProbe {
  const platform = options.platform ?? process.platform;
  return {
    platform,
    env: (name) => (options.env()[name] ?? '') !== '',
    bin: (name) => findProgram(name, options.env(), platform) !== undefined,
    module: (name) => findPackage(name, options.packages) !== undefined,
    file: (path) => existsSync(path.replace(/^~(?=\/)/, homedir())),
  };
}

/** The full path of a program on PATH. */
export function findProgram(
  name: string,
  env: Readonly<Record<string, string>>,
  platform: string = process.platform,
): string | undefined {
  if (name.includes('/')) return isProgram(name) ? name : undefined;
  const extensions = platform === 'win32' ? (env.PATHEXT ?? '.EXE;.CMD;.BAT;.COM').split(';') : [''];
  for (const folder of (env.PATH ?? env.Path ?? '').split(delimiter)) {
    if (folder === '') continue;
    for (const extension of extensions) {
      const path = join(folder, name + extension);
      if (isProgram(path)) return path;
    }
  }
  return undefined;
}

/** Where a package resolves to: our own dependencies first, then home's `packages/`. */
export function findPackage(name: string, packages: string | undefined): string | undefined {
  const places = [
    createRequire(import.meta.url),
    ...(packages === undefined ? [] : [createRequire(join(packages, 'index.js'))]),
  ];
  for (const require of places) {
    try {
      return require.resolve(name);
    } catch {
      // not here: the next place is tried, and absence is the answer
    }
  }
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
