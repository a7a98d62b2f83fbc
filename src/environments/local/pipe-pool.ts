import { spawn } from 'node:child_process';
import { constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A pipe of the kernel. Close both ends, then give it back when nobody else can hold one. */
export interface PooledPipe {
  readonly path: string;
}

/**
 * Real pipes for children. Node gives its children sockets, on which `> /dev/stderr` and `cat /dev/stdin` fail, and
 * which two streams cannot share; a named pipe has neither fault. They are made a few at a time and used again.
 */
export class PipePool {
  readonly #searchPath: string;
  #folder: string | undefined;
  #made = 0;
  #free: string[] = [];
  #refill: Promise<void> | undefined;
  #users = 0;

  constructor(searchPath: string) {
    this.#searchPath = searchPath;
  }

  /** The pool goes when the last of its users has closed it. */
  open(): this {
    this.#users++;
    return this;
  }

  async take(count: number): Promise<PooledPipe[]> {
    while (this.#free.length < count) await (this.#refill ??= this.#make());
    return this.#free.splice(-count).map((path) => ({ path }));
  }

  /** Only when the other side has closed its ends: what is still in it would be read by the next one. */
  giveBack(pipe: PooledPipe): void {
    if (dirname(pipe.path) === this.#folder) this.#free.push(pipe.path);
  }

  /** Its ends stay open; nobody finds it again. */
  discard(pipe: PooledPipe): void {
    rmSync(pipe.path, { force: true });
  }

  async close(): Promise<void> {
    if (--this.#users > 0) return;
    const folder = this.#folder;
    this.#folder = undefined;
    this.#free = [];
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  /** Named pipes that only the user can open. */
  make(paths: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      // Of our variables a program gets what it needs to be found.
      const child = spawn('mkfifo', ['-m', '600', ...paths], { stdio: 'ignore', env: { PATH: this.#searchPath } });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`mkfifo ended with ${code}`))));
    });
  }

  async #make(): Promise<void> {
    try {
      const folder = (this.#folder ??= mkdtempSync(join(tmpdir(), `hermes-pipes-${process.pid}-`)));
      const paths = Array.from({ length: BATCH }, () => join(folder, String(++this.#made)));
      await this.make(paths);
      // It may have been closed meanwhile.
      if (folder === this.#folder) this.#free.push(...paths);
    } finally {
      this.#refill = undefined;
    }
  }
}

const BATCH = 8;

/** Our end for reading without blocking, and the child's for writing. */
export function openForReading({ path }: PooledPipe): { ours: number; childs: number } {
  const ours = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { ours, childs: openSync(path, constants.O_WRONLY) };
}
