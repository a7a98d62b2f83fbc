import { type BigIntStats, type FSWatcher, lstatSync, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { decodeFileName, encodeFileName } from '../../environments/file-name-bytes.js';
import type { WatchRequest, WatchSignal } from '../../files/watch-port.js';
import { createTurns } from '../../lib/create-turns.js';

export interface FolderWatchOptions extends Pick<WatchRequest, 'ignores' | 'onSignal' | 'onProblem'> {
  /** Real path. */
  readonly root: string;
  /** With more entries than this, `start` gives up and answers false. */
  readonly most: number;
  /** Told when something that should be there is not: it may be the root. */
  readonly onGone: () => void;
}

interface Member {
  readonly inode: bigint;
  readonly isFolder: boolean;
  readonly changed: bigint;
  readonly size: bigint;
  /** Of a folder: its members' paths. */
  readonly below: Set<string>;
}

/** The system drops what it has no room for, and says nothing: after so much at once everything is looked at again. */
const STORM = 4_000;
const REST_MS = 100;
/** The clock of a file system has steps: within one of them a change may not show. */
const STEP_MS = 20;

/**
 * A folder of this machine with everything below it, where the system tells of each folder's members by name. What is
 * told is only a hint: the name is noted, and a moment later looked at and compared with what was known of it. So a
 * storm of changes to one file costs as much as one, and nobody waits for it.
 */
export class FolderWatch {
  readonly #options: FolderWatchOptions;
  readonly #members = new Map<string, Member>();
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #touched = new Set<string>();
  #isLooking = false;
  #isClosed = false;
  #told = 0;
  #resting: NodeJS.Timeout | undefined;

  constructor(options: FolderWatchOptions) {
    this.#options = options;
  }

  /** Resolves when changes are seen from now on. False when there is too much to watch. */
  async start(): Promise<boolean> {
    this.#members.set('', memberOf(lstatSync(this.#full(''), { bigint: true })));
    // What is told meanwhile is looked at afterwards: only then can a change be told from what was there.
    this.#isLooking = true;
    await this.#enter('', () => {});
    void this.#lookAtAll();
    return this.#members.size <= this.#options.most;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#resting);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    this.#members.clear();
    this.#touched.clear();
  }

  #full(path: string): string | Buffer {
    const { root } = this.#options;
    return encodeFileName(path === '' ? root : `${root === '/' ? '' : root}/${path}`);
  }

  /** Watches a folder and those in it, and takes in what they hold. Watched first: what comes meanwhile is told. */
  async #enter(folder: string, tell: (path: string, member: Member) => void): Promise<void> {
    const turns = createTurns();
    const waiting = [folder];
    for (let path = waiting.pop(); path !== undefined && !this.#isClosed; path = waiting.pop()) {
      if (!this.#watch(path)) continue;
      for (const name of await this.#namesIn(path)) {
        if (turns.areDue()) await turns.give();
        const member = this.#takeIn(path === '' ? name : `${path}/${name}`, tell);
        if (member !== undefined && this.#members.get(member)?.isFolder === true) waiting.push(member);
        if (this.#members.size > this.#options.most) return;
      }
    }
  }

  #takeIn(path: string, tell: (path: string, member: Member) => void): string | undefined {
    if (this.#options.ignores(path) || this.#members.has(path)) return undefined;
    const stat = this.#statOf(path);
    if (stat === undefined) return undefined;
    const member = memberOf(stat);
    this.#members.set(path, member);
    this.#members.get(folderOf(path))?.below.add(path);
    tell(path, member);
    return path;
  }

  #watch(folder: string): boolean {
    if (this.#watchers.has(folder)) return true;
    try {
      const options = { persistent: false, encoding: 'buffer' } as const;
      const watcher = watch(this.#full(folder), options, (_event, name) => this.#hear(folder, name));
      // A folder that is gone is told by the one above it.
      watcher.on('error', () => watcher.close());
      this.#watchers.set(folder, watcher);
      return true;
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException;
      if (code === 'ENOSPC' || code === 'EMFILE') this.#options.onProblem('the system has no more watches to give');
      return false; // gone meanwhile, or not ours to look into
    }
  }

  async #namesIn(folder: string): Promise<string[]> {
    const names = await readdir(this.#full(folder), { encoding: 'buffer' }).catch(() => []); // gone meanwhile
    return names.map(decodeFileName);
  }

  #statOf(path: string): BigIntStats | undefined {
    try {
      return lstatSync(this.#full(path), { bigint: true, throwIfNoEntry: false });
    } catch {
      return undefined; // a folder above it is a file by now
    }
  }

  #hear(folder: string, name: Buffer | null): void {
    if (this.#isClosed || name === null) return;
    const path = folder === '' ? decodeFileName(name) : `${folder}/${decodeFileName(name)}`;
    if (this.#options.ignores(path)) return;
    if (++this.#told > STORM) this.#lookAgainAtRest();
    this.#touch(path);
  }

  #touch(path: string): void {
    this.#touched.add(path);
    if (this.#isLooking) return;
    this.#isLooking = true;
    setImmediate(() => void this.#lookAtAll());
  }

  async #lookAtAll(): Promise<void> {
    const turns = createTurns();
    // What is touched meanwhile is found by the same loop.
    for (const path of this.#touched) {
      if (this.#isClosed) return;
      this.#touched.delete(path);
      await this.#look(path);
      if (turns.areDue()) await turns.give();
    }
    this.#isLooking = false;
    if (this.#resting === undefined) this.#told = 0;
  }

  async #look(path: string): Promise<void> {
    const stat = this.#statOf(path);
    const known = this.#members.get(path);
    if (stat === undefined) {
      if (known !== undefined) this.#leave(path);
      return this.#options.onGone();
    }
    if (known !== undefined && isSameKind(known, stat)) {
      if (!known.isFolder && hasChanged(known, stat)) {
        this.#members.set(path, memberOf(stat));
        this.#signal('changed', path, memberOf(stat));
      }
      return;
    }
    if (known !== undefined) this.#leave(path);
    const tell = (created: string, member: Member): void => this.#signal('created', created, member);
    if (this.#takeIn(path, tell) !== undefined && stat.isDirectory()) await this.#enter(path, tell);
  }

  /** A path is gone, with everything that was below it. */
  #leave(path: string): void {
    const member = this.#members.get(path);
    if (member === undefined) return;
    for (const below of member.below) this.#leave(below);
    this.#members.delete(path);
    this.#members.get(folderOf(path))?.below.delete(path);
    this.#watchers.get(path)?.close();
    this.#watchers.delete(path);
    this.#signal('removed', path, member);
  }

  #signal(kind: WatchSignal['kind'], path: string, { isFolder, inode }: Member): void {
    this.#options.onSignal({ kind, path, isFolder, inode: String(inode) });
  }

  #lookAgainAtRest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#lookAgain(), REST_MS);
    this.#resting.unref();
  }

  async #lookAgain(): Promise<void> {
    this.#resting = undefined;
    this.#told = 0;
    for (const folder of [...this.#watchers.keys()]) {
      for (const path of this.#members.get(folder)?.below ?? []) this.#touch(path);
      for (const name of await this.#namesIn(folder)) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (!this.#members.has(path) && !this.#options.ignores(path)) this.#touch(path);
      }
    }
  }
}

function memberOf(stat: BigIntStats): Member {
  return {
    inode: stat.ino,
    isFolder: stat.isDirectory(),
    changed: latest(stat),
    size: stat.size,
    below: new Set(),
  };
}

function latest({ ctimeNs, mtimeNs }: BigIntStats): bigint {
  return ctimeNs > mtimeNs ? ctimeNs : mtimeNs;
}

/** Another folder in its place holds other things; another file in its place is the file changed. */
function isSameKind(known: Member, stat: BigIntStats): boolean {
  return known.isFolder === stat.isDirectory() && (!known.isFolder || known.inode === stat.ino);
}

function hasChanged(known: Member, stat: BigIntStats): boolean {
  if (known.inode !== stat.ino || known.size !== stat.size || known.changed !== latest(stat)) return true;
  return Date.now() - Number(latest(stat) / 1_000_000n) < STEP_MS;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
