import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../config/replace-file.js';
import type { ToolSummary } from '../kernel/registry.js';
import { VERSION } from '../lib/version.js';
import type { BundleInput } from './bundle-module.js';
import { sha256 } from './sha256.js';

/** What is known of a file as long as its parts keep their hashes. */
export interface FileRecord {
  readonly hash: string;
  readonly inputs: readonly BundleInput[];
  readonly tools: readonly ToolSummary[];
  /** The bundle's file; absent for files without code. */
  readonly bundle?: string;
  /** Files of packages the bundle imports. */
  readonly imports?: readonly string[];
  /** Further facts of the file's kind. */
  readonly details?: unknown;
}

interface CacheContent {
  readonly made: string;
  readonly files: Record<string, FileRecord>;
}

/** Bundles that no file needs are kept this long: a running session may not have loaded its version yet. */
const UNUSED_DAYS = 30;

/** What discovery learnt before, in `<home>/cache/discovery.json`. Losing it costs one slower start. */
export class DiscoveryCache {
  /** Where bundles are kept. */
  readonly bundles: string;
  readonly #file: string;
  readonly #content: CacheContent;
  #changed = false;

  constructor(folder: string) {
    this.#file = join(folder, 'discovery.json');
    this.bundles = join(folder, 'tools');
    this.#content = readContent(this.#file);
  }

  /** The record of a file, if none of its parts has changed. */
  fresh(path: string): FileRecord | undefined {
    const record = Object.hasOwn(this.#content.files, path) ? this.#content.files[path] : undefined;
    if (record === undefined || !record.inputs.every(isUnchanged)) return undefined;
    return record.bundle === undefined || existsSync(record.bundle) ? record : undefined;
  }

  keep(path: string, record: FileRecord): void {
    this.#content.files[path] = record;
    this.#changed = true;
  }

  /** Writes down what was learnt; does nothing when there is nothing new. */
  save(): void {
    if (!this.#changed) return;
    this.#changed = false;
    const alive = Object.entries(this.#content.files).filter(([path]) => existsSync(path));
    try {
      replaceFile(this.#file, JSON.stringify({ made: MADE, files: Object.fromEntries(alive) }));
      this.#dropOldBundles(new Set(alive.map(([, record]) => record.bundle)));
    } catch {
      // A home that cannot be written only costs the next start the same work again.
    }
  }

  #dropOldBundles(used: ReadonlySet<string | undefined>): void {
    const oldest = Date.now() - UNUSED_DAYS * 86_400_000;
    for (const name of existsSync(this.bundles) ? readdirSync(this.bundles) : []) {
      const path = join(this.bundles, name);
      if (!used.has(path) && statSync(path).mtimeMs < oldest) rmSync(path, { force: true });
    }
  }
}

/** Bundles name files of this installation: another one makes its own. */
const MADE = `1:${VERSION}:${import.meta.url}`;

function readContent(file: string): CacheContent {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as CacheContent;
    if (content.made === MADE && typeof content.files === 'object') return content;
  } catch {
    // absent or damaged: it is made again
  }
  return { made: MADE, files: {} };
}

function isUnchanged({ path, sha256: hash }: BundleInput): boolean {
  try {
    return sha256(readFileSync(path)) === hash;
  } catch {
    return false; // gone: the file is read again and says so itself
  }
}
