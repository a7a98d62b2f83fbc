import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessIdentity } from '../files/process-identity.js';

/** What is known of a background process, so that a later run can find it again. */
export interface ProcessRecord {
  readonly id: string;
  readonly taskId: string;
  readonly sessionId: string;
  readonly environment: string;
  readonly command: string;
  readonly cwd: string;
  readonly pid: number;
  readonly startedAt: number;
  readonly pty: boolean;
  /** The run of Hermes that looks after it. */
  readonly owner: ProcessIdentity;
  /** Elsewhere: the name by which its environment finds it again. */
  readonly keptAs?: string;
  /** It was left running when its session ended: nobody looks after it, though its owner may still be there. */
  readonly left?: boolean;
  readonly endedAt?: number;
  readonly exitCode?: number;
  readonly timedOut?: boolean;
  /** Its session was closed in order: only that session still wants to know of it. */
  readonly closed?: boolean;
}

// Short: a long random value beside the word session would be masked as a secret.
const ID = /^proc_[0-9a-f]{6}$/;

/** A folder per process below `<home>/processes`: its record, its log, and its exit code once it has ended. */
export class ProcessRecords {
  readonly #writing = new Map<string, Promise<void>>();
  readonly #folder: string;
  readonly #redact: (text: string) => string;

  constructor(folder: string, redact: (text: string) => string) {
    this.#folder = folder;
    this.#redact = redact;
  }

  folderOf(id: string): string {
    return join(this.#folder, id);
  }

  logOf(id: string): string {
    return join(this.#folder, id, 'log');
  }

  exitFileOf(id: string): string {
    return join(this.#folder, id, 'exit');
  }

  /** What is typed, for one that has a terminal. */
  inputOf(id: string): string {
    return join(this.#folder, id, 'input');
  }

  /** Makes the folder of a new process and answers its id. */
  async create(): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (;;) {
      const id = `proc_${randomBytes(3).toString('hex')}`;
      try {
        await mkdir(this.folderOf(id), { mode: 0o700 });
        return id;
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
      }
    }
  }

  /**
   * In one step: a crash leaves the old record or the new one. One after the other: a process may end while it is still
   * written down that it began. A secret in the command is not written down.
   */
  write(record: ProcessRecord): Promise<void> {
    const { id } = record;
    const before = this.#writing.get(id) ?? Promise.resolve();
    const written = before.catch(() => undefined).then(() => this.#put(record));
    this.#writing.set(id, written);
    const forget = (): void => {
      if (this.#writing.get(id) === written) this.#writing.delete(id);
    };
    written.then(forget, forget);
    return written;
  }

  async #put(record: ProcessRecord): Promise<void> {
    const path = join(this.folderOf(record.id), 'record.json');
    const written = { ...record, command: this.#redact(record.command) };
    await writeFile(`${path}.part`, JSON.stringify(written), { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  async all(): Promise<ProcessRecord[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const records = await Promise.all(names.filter((name) => ID.test(name)).map((name) => this.#read(name)));
    return records.filter((record) => record !== undefined);
  }

  /** The code its shell left; undefined when it left none. */
  async exitCode(id: string): Promise<number | undefined> {
    const text = await readFile(this.exitFileOf(id), 'utf8').catch(() => '');
    return /^\d+$/.test(text) ? Number(text) : undefined;
  }

  async remove(id: string): Promise<void> {
    await rm(this.folderOf(id), { recursive: true, force: true });
  }

  async #read(id: string): Promise<ProcessRecord | undefined> {
    try {
      const record = JSON.parse(await readFile(join(this.folderOf(id), 'record.json'), 'utf8')) as ProcessRecord;
      return record.id === id && Number.isInteger(record.pid) ? record : undefined;
    } catch {
      return undefined; // a process that was never fully started: nothing can be said of it
    }
  }
}
