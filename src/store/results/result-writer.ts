import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoredResult, StoredResultReader } from '../../kernel/result-store.js';
import { contentSize, encodeHeader, HEADER_BYTES, type ResultHeader } from './result-layout.js';
import { type Redact, readerOf } from './result-reader.js';

export interface ResultWriterOptions {
  readonly id: string;
  /** Where the finished result will lie. */
  readonly path: string;
  readonly mediaType: string;
  readonly name?: string | undefined;
  readonly raw: boolean;
  /** Beyond this the beginning and the end are kept, half each, with the true counts. */
  readonly maxBytes: number;
  readonly now: () => number;
  /** Told once, when the writer is done, how much lies on the disk now. */
  readonly onEnd: (bytes: number) => void;
}

export interface FinishedResult extends StoredResult {
  /** How much was written; `bytes` is what a reader finds. */
  readonly totalBytes: number;
  readonly truncated: boolean;
}

/** A result that is written as it arrives. It can be read while it grows; it stays only when it is finished. */
export class ResultWriter {
  readonly uri: string;
  readonly #options: ResultWriterOptions;
  readonly #file: FileHandle;
  readonly #partPath: string;
  readonly #headRoom: number;
  readonly #tailRoom: number;
  #head = 0;
  #tail = 0;
  #ringStart = 0;
  #total = 0;
  #busy: Promise<unknown> = Promise.resolve();
  #ended = false;

  static async open(options: ResultWriterOptions): Promise<ResultWriter> {
    const partPath = `${options.path}.${process.pid}.part`;
    return new ResultWriter(options, partPath, await open(partPath, 'wx+', 0o600));
  }

  private constructor(options: ResultWriterOptions, partPath: string, file: FileHandle) {
    this.uri = `result://${options.id}`;
    this.#options = options;
    this.#partPath = partPath;
    this.#file = file;
    this.#headRoom = Math.ceil(options.maxBytes / 2);
    this.#tailRoom = options.maxBytes - this.#headRoom;
  }

  /** Everything written so far, kept or not. */
  get totalBytes(): number {
    return this.#total;
  }

  /** Appends bytes. Chunks are written in the order of the calls, whether or not they are awaited. */
  write(...chunks: readonly Uint8Array[]): Promise<void> {
    return this.#inTurn(async () => {
      const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
      if (length <= this.#headRoom - this.#head) return this.#writeToHead(chunks, length);
      for (const chunk of chunks) {
        const toHead = chunk.subarray(0, this.#headRoom - this.#head);
        await this.#writeToHead([toHead], toHead.length);
        await this.#writeToRing(chunk.subarray(toHead.length));
      }
    });
  }

  /** What there is by now, redacted when raw. Closing the reader leaves the writer open. */
  reader(redact: Redact | undefined): Promise<StoredResultReader> {
    return this.#inTurn(() => readerOf(this.#file, this.#header(), { redact, whole: true, close: async () => {} }));
  }

  /** Makes the result visible under its address, and durable unless that would take long: see `MOST_SYNCED`. */
  finish(): Promise<FinishedResult> {
    return this.#inTurn(async () => {
      this.#ended = true;
      const { path, mediaType, now } = this.#options;
      try {
        await this.#writeAt(-HEADER_BYTES, encodeHeader(this.#header()));
        await this.#file.utimes(now() / 1_000, now() / 1_000);
        const isSynced = this.#head + this.#tail <= MOST_SYNCED;
        if (isSynced) await this.#file.sync();
        await rename(this.#partPath, path);
        if (isSynced) await syncFolder(dirname(path));
      } catch (problem) {
        await rm(this.#partPath, { force: true });
        throw problem;
      } finally {
        await this.#file.close();
        this.#options.onEnd(this.#head + this.#tail);
      }
      const truncated = this.#head + this.#tail < this.#total;
      return { uri: this.uri, mediaType, bytes: contentSize(this.#header()), totalBytes: this.#total, truncated };
    });
  }

  /** Forgets the result. */
  async abandon(): Promise<void> {
    if (this.#ended) return;
    await this.#inTurn(async () => {
      this.#ended = true;
      await this.#file.close();
      await rm(this.#partPath, { force: true });
      this.#options.onEnd(0);
    });
  }

  #header(): ResultHeader {
    const { mediaType, name, raw } = this.#options;
    return { mediaType, name, raw, head: this.#head, tail: this.#tail, ringStart: this.#ringStart, total: this.#total };
  }

  async #writeToHead(chunks: readonly Uint8Array[], length: number): Promise<void> {
    const only = chunks[0];
    if (chunks.length === 1 && only !== undefined) await this.#writeAt(this.#head, only);
    else await this.#writeTogether(this.#head, chunks);
    this.#head += length;
    this.#total += length;
  }

  /** The end of the content lies behind the head in a ring: the newest bytes take the place of the oldest. */
  async #writeToRing(chunk: Uint8Array): Promise<void> {
    const room = this.#tailRoom;
    this.#total += chunk.length;
    if (chunk.length === 0 || room === 0) return;
    let rest = chunk.length > room ? chunk.subarray(chunk.length - room) : chunk;
    let at = (this.#ringStart + this.#tail) % room;
    while (rest.length > 0) {
      const part = rest.subarray(0, room - at);
      await this.#writeAt(this.#headRoom + at, part);
      at = (at + part.length) % room;
      rest = rest.subarray(part.length);
    }
    const kept = Math.min(chunk.length, room);
    const overwritten = Math.max(0, this.#tail + kept - room);
    this.#ringStart = (this.#ringStart + overwritten) % room;
    this.#tail = Math.min(room, this.#tail + kept);
  }

  async #writeAt(position: number, bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, HEADER_BYTES + position + done);
      done += bytesWritten;
    }
  }

  async #writeTogether(position: number, chunks: readonly Uint8Array[]): Promise<void> {
    let { bytesWritten: done } = await this.#file.writev(chunks as Uint8Array[], HEADER_BYTES + position);
    // What a full disk or a signal left over.
    for (let at = position, i = 0; i < chunks.length; i++) {
      const chunk = chunks[i] ?? NOTHING;
      const written = Math.min(done, chunk.length);
      await this.#writeAt(at + written, chunk.subarray(written));
      done -= written;
      at += chunk.length;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#busy.then(() => {
      if (this.#ended) throw new TypeError(`The result ${this.uri} has been closed`);
      return work();
    });
    // The next one does its work whether or not this one failed; its own caller hears of the failure.
    this.#busy = turn.catch(() => {});
    return turn;
  }
}

const NOTHING = new Uint8Array(0);
/**
 * Waiting for the disk holds up whoever writes to it next. What is larger gets there by itself within a minute; if the
 * power fails before, the file is too short for its header and counts as never stored.
 */
const MOST_SYNCED = 4 * 1_048_576;

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
