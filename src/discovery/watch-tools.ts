import { existsSync, type FSWatcher, mkdirSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { approveChanges, approvedFile, readApproved } from './approved-changes.js';
import type { FileTools, Report } from './file-tools.js';
import type { ToolFile } from './tool-file.js';
import { listToolFiles, type ToolFolder } from './tool-folder.js';

/** A file of home's tools that is not what this session started with. */
export interface ToolChange {
  readonly path: string;
  readonly kind: 'added' | 'changed';
}

export interface WatchOptions extends ToolFolder {
  /** Home's cache folder, where approvals lie. */
  readonly cache: string;
  readonly tools: FileTools;
  readonly report: Report;
  /** Asks the operator; without it a change waits for `hermes tools reload`. */
  readonly confirm?: (change: ToolChange) => boolean | Promise<boolean>;
  /** Told when the tools of the session changed. */
  readonly onApplied?: () => void;
}

/** Editors write in several steps; one look after the last of them is enough. */
const SETTLE_MS = 40;

/**
 * Follows a tools folder while an instance lives. A new or changed file is offered, and used once the operator
 * confirmed that very version; a removed file takes its tools with it at once. Does not keep the process alive.
 */
export class ToolWatch {
  readonly #options: WatchOptions;
  readonly #watchers = new Map<string, FSWatcher>();
  /** What was said about a file last, so that it is said once. */
  readonly #said = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isStale = false;
  #isClosed = false;
  #stopAsking: () => void = () => undefined;
  /** Answers no when the instance closes before the operator did. */
  readonly #closing = new Promise<false>((resolve) => {
    this.#stopAsking = () => resolve(false);
  });

  constructor(options: WatchOptions) {
    this.#options = options;
    const approvals = basename(approvedFile(options.cache));
    this.#follow(options.cache, (name) => name === null || name === approvals);
    this.#followTools();
    for (const path of options.tools.inputs()) this.#follow(dirname(path), () => true);
  }

  /** A tools folder that is not there yet is awaited, not made: a home without one starts faster. */
  #followTools(): void {
    const { folder } = this.#options;
    if (existsSync(folder)) this.#follow(folder, () => true);
    else this.#follow(dirname(folder), (name) => name === null || name === basename(folder));
  }

  /** Stops watching and waits for a look that has begun. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopAsking();
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    await this.#looking;
  }

  #follow(folder: string, concerns: (name: string | null) => boolean): void {
    if (this.#watchers.has(folder) || this.#isClosed) return;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        if (concerns(name)) this.#look();
      });
      // A watched folder that goes away takes its watcher with it; the tools folder itself tells what is gone.
      watcher.on('error', () => this.#watchers.delete(folder));
      this.#watchers.set(folder, watcher);
    } catch (problem) {
      this.#options.report(folder, `changes are not noticed: ${(problem as Error).message}`);
    }
  }

  #look(): void {
    this.#isStale = true;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#looking ??= this.#settle().finally(() => {
        this.#looking = undefined;
      });
    }, SETTLE_MS).unref();
  }

  async #settle(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      await this.#compare();
    }
  }

  async #compare(): Promise<void> {
    const { tools, folder } = this.#options;
    this.#followTools();
    const files = listToolFiles(this.#options);
    const present = new Set(files.map(({ path }) => path));
    for (const path of tools.paths()) {
      if (dirname(path) !== folder || present.has(path)) continue;
      tools.remove(path);
      this.#say(path, 'was removed; its tools are gone');
      this.#options.onApplied?.();
    }
    for (const { path, loader } of files) {
      if (this.#isClosed) return;
      try {
        await this.#consider(await loader.read(path));
      } catch (problem) {
        this.#say(path, problem instanceof Error ? problem.message : String(problem));
      }
    }
  }

  async #consider(file: ToolFile): Promise<void> {
    const { tools, cache, confirm } = this.#options;
    const { path, hash } = file;
    for (const input of file.inputs) this.#follow(dirname(input), () => true);
    const used = tools.hashOf(path);
    if (used === hash) {
      this.#said.delete(path);
      return;
    }
    if (readApproved(cache)[path] === hash) return this.#apply(file);
    const kind = used === undefined ? 'added' : 'changed';
    const isNew = this.#say(
      path,
      `was ${kind}; this session ${used === undefined ? 'does not use it' : 'keeps the version it has'} until you run: hermes tools reload (in the shell: /reload)`,
      hash,
    );
    if (!isNew || confirm === undefined) return;
    if (!(await Promise.race([confirm({ path, kind }), this.#closing]))) return;
    approveChanges(cache, { [path]: hash });
    await this.#apply(file);
  }

  async #apply(file: ToolFile): Promise<void> {
    const found = await file.describe();
    if (this.#isClosed) return;
    this.#options.tools.place(file, found);
    this.#said.delete(file.path);
    this.#options.onApplied?.();
  }

  /** Answers whether it was news. */
  #say(path: string, message: string, version = ''): boolean {
    const key = `${version}\n${message}`;
    if (this.#said.get(path) === key) return false;
    this.#said.set(path, key);
    this.#options.report(path, message);
    return true;
  }
}
