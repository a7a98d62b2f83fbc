import type { Sql } from '../../sqlite/database.js';
import type { StoreAccess } from '../../store-access.js';
import { importJournals } from './import-journals.js';
import { chainRows, importedBytes, importRows } from './import-rows.js';
import { createJournalFile, type JournalFile } from './journal-file.js';
import { journalFolder, journalName, newWriterName } from './journal-folder.js';
import type { JournalRow } from './journal-row.js';
import { waitingLimit } from './waiting-limit.js';

/** Rows enter the chain together once none has come for this long: a burst does not wait for the database. */
const QUIET_MS = 100;
/** Rows that never pause enter it after so many looks for a pause. */
const MOST_LOOKS = 10;
/** The disk is synced at most this often: a sync costs as much as many rows. */
const SYNC_AFTER_MS = 20;
/** Rows enter the chain in transactions of about this size, with a turn for everything else between two. */
const SLICE_BYTES = 256 * 1_024;
const MOST_FILE_BYTES = 1_024 * 1_024;

/** Rows that were appended together, and where they lie in the journal. */
interface Batch {
  readonly rows: readonly JournalRow[];
  /** The byte at which the line of each row begins: a seal may stand between two. */
  readonly starts: readonly number[];
  readonly start: number;
  readonly end: number;
}

/**
 * Takes the rows of one recorder: at once into a journal, where no kill can undo them, and together into the chain a
 * moment later. A transaction per row would cost a call twenty times as much as the append.
 */
export class JournalWriter {
  readonly #store: StoreAccess;
  readonly #folder: string;
  readonly #name = newWriterName();
  #file: JournalFile | undefined;
  #files = 0;
  #batches: Batch[] = [];
  #waitingBytes = 0;
  /** More than this is not left waiting: whoever writes next waits for the chain. */
  #mostWaiting = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Rows came since the timer was set. */
  #isBusy = false;
  #syncTimer: NodeJS.Timeout | undefined;
  #importing: Promise<void> = Promise.resolve();
  #isImporting = false;
  /** Whether the database was seen to work: not yet, at the last look, or no longer. */
  #database: 'unseen' | 'sound' | 'in trouble' = 'unseen';
  /** Why the disk could not be synced behind the last rows; told to the next ones. */
  #unsynced: unknown;

  constructor(store: StoreAccess) {
    this.#store = store;
    this.#folder = journalFolder(store.path);
  }

  /**
   * Keeps the rows, all or none. Answers nothing when they are kept already, a promise when that takes a while: at the
   * first time, after trouble, when many wait for the chain, and where the settings ask for the disk.
   */
  write(rows: readonly JournalRow[]): undefined | Promise<void> {
    if (this.#database === 'sound' && this.#store.sync === 'background' && this.#waitingBytes < this.#mostWaiting) {
      this.#append(rows);
      return undefined;
    }
    return this.#writePatiently(rows);
  }

  /** Appends rows straight to the chain, behind all that were written, with `more` in the same transaction. */
  chain(rows: readonly JournalRow[], more: (sql: Sql) => void): Promise<void> {
    return this.#import((sql) => {
      chainRows(sql, this.#name, rows);
      more(sql);
    });
  }

  /** Resolves when every row is in the chain and no journal is left. */
  async settled(): Promise<void> {
    if (this.#file === undefined && this.#batches.length === 0) return;
    await this.#import();
    this.#removeFile();
  }

  async #writePatiently(rows: readonly JournalRow[]): Promise<void> {
    // The first call of a process may be one that is denied: that answer should not wait for SQLite to be loaded.
    const isEarly = this.#database === 'unseen' && rows.every((row) => row.isDenial);
    if (isEarly) this.#mostWaiting = waitingLimit(this.#store.path);
    else if (this.#database !== 'sound') await this.#prepare();
    if (this.#waitingBytes >= this.#mostWaiting) await this.#import();
    this.#append(rows);
    if (this.#store.sync !== 'always') return;
    this.#file?.seal();
    await this.#file?.sync();
  }

  /** A database that cannot be used refuses the rows now, not when they are to enter it. */
  async #prepare(): Promise<void> {
    await this.#store.read(() => undefined);
    await importJournals(this.#store, { of: 'the dead' });
    if (this.#batches.length > 0) await this.#import();
    this.#mostWaiting = waitingLimit(this.#store.path);
    this.#database = 'sound';
  }

  #append(rows: readonly JournalRow[]): void {
    this.#throwUnsynced();
    this.#appendBatch(this.#isLost() ? [...this.#takeWaiting(), ...rows] : rows);
    if (this.#store.sync === 'background') this.#syncBehind();
    this.#importSoon();
  }

  /** Looked at once between two syncs: what a deleted journal held is still known here. */
  #isLost(): boolean {
    return this.#syncTimer === undefined && !this.#isImporting && this.#file?.isThere() === false;
  }

  /** The rows that have not entered the chain, to be written again to another journal. */
  #takeWaiting(): JournalRow[] {
    const rows = this.#batches.flatMap((batch) => batch.rows);
    this.#batches = [];
    this.#waitingBytes = 0;
    this.#removeFile();
    return rows;
  }

  #appendBatch(rows: readonly JournalRow[]): void {
    const file = (this.#file ??= createJournalFile(this.#folder, journalName(this.#name, ++this.#files)));
    const start = file.size;
    const starts = file.append(rows);
    this.#batches.push({ rows, starts, start, end: file.size });
    this.#waitingBytes += file.size - start;
  }

  #syncBehind(): void {
    if (this.#syncTimer !== undefined) return;
    this.#syncTimer = setTimeout(() => {
      this.#syncTimer = undefined;
      this.#file?.seal();
      this.#file?.sync().catch((problem: unknown) => {
        this.#unsynced = problem;
      });
    }, SYNC_AFTER_MS);
    this.#syncTimer.unref();
  }

  #throwUnsynced(): void {
    const problem = this.#unsynced;
    this.#unsynced = undefined;
    if (problem !== undefined) throw problem;
  }

  #importSoon(): void {
    if (this.#timer === undefined) this.#importWhenQuiet(MOST_LOOKS);
    else this.#isBusy = true;
  }

  #importWhenQuiet(looks: number): void {
    this.#isBusy = false;
    this.#timer = setTimeout(() => {
      if (this.#isBusy && looks > 1) this.#importWhenQuiet(looks - 1);
      else this.#importBehind();
    }, QUIET_MS);
    // A process that ends leaves its rows to the next one.
    this.#timer.unref();
  }

  /** The next row hears of a failure: until then nothing was promised that is not kept. */
  #importBehind(): void {
    this.#import().catch(() => {
      this.#database = 'in trouble';
    });
  }

  /** One at a time: what was written meanwhile belongs to the next. */
  #import(more?: (sql: Sql) => void): Promise<void> {
    const work = this.#importing.then(() => {
      this.#isImporting = true;
      return this.#importAll(more).finally(() => {
        this.#isImporting = false;
      });
    });
    this.#importing = work.catch(() => undefined);
    return work;
  }

  /** Everything that waits now; `more` belongs to the transaction of the last rows. */
  async #importAll(more: ((sql: Sql) => void) | undefined): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    let left = this.#batches.length;
    do {
      const slice = this.#nextSlice(left);
      left -= slice.length;
      await this.#importSlice(slice, left === 0 ? more : undefined);
    } while (left > 0);
    this.#mostWaiting = waitingLimit(this.#store.path);
    if (this.#batches.length === 0 && (this.#file?.size ?? 0) > MOST_FILE_BYTES) this.#removeFile();
  }

  #nextSlice(most: number): Batch[] {
    const slice: Batch[] = [];
    let bytes = 0;
    for (const batch of this.#batches) {
      if (slice.length === most || bytes >= SLICE_BYTES) break;
      slice.push(batch);
      bytes += batch.end - batch.start;
    }
    return slice;
  }

  async #importSlice(batches: readonly Batch[], more: ((sql: Sql) => void) | undefined): Promise<void> {
    const { name } = this.#file ?? {};
    if (batches.length === 0 && more === undefined) return;
    await this.#store.write((sql) => {
      if (name !== undefined && batches.length > 0) importBatches(sql, name, batches);
      more?.(sql);
    });
    // Rows are only added behind these, and nothing else takes any away meanwhile.
    for (const { start, end } of this.#batches.splice(0, batches.length)) this.#waitingBytes -= end - start;
    // Rows may come without a pause: the store's housekeeping, timers and other work have their turn here.
    await new Promise((resolve) => setImmediate(resolve));
  }

  #removeFile(): void {
    if (this.#batches.length > 0) return;
    this.#file?.remove();
    this.#file = undefined;
  }
}

/** Another process may have read part of the journal already, up to the end of some row. */
function importBatches(sql: Sql, name: string, batches: readonly Batch[]): void {
  const from = importedBytes(sql, name);
  const rows = batches.flatMap((batch) => {
    if (batch.start >= from) return batch.rows;
    return batch.end <= from ? [] : rowsBehind(batch, from);
  });
  const end = batches.at(-1)?.end ?? from;
  if (end > from) importRows(sql, name, rows, end);
}

function rowsBehind({ rows, starts }: Batch, from: number): readonly JournalRow[] {
  return rows.filter((_, index) => (starts[index] ?? 0) >= from);
}
