import { type FileHandle, open, stat, truncate } from 'node:fs/promises';
import type { ProcessLog as LogPage, LogRequest } from '../../kernel/processes-port.js';
import { terminalText } from '../../lib/terminal-text.js';

const CHUNK = 256 * 1_024;
const LONGEST_LINE = 2_000;
const MOST_CHARS = 40_000;

/** The output of a background process as a file that grows. Cut back to nothing when it becomes too long. */
export class ProcessLog {
  readonly path: string;
  readonly #maxBytes: number;
  #file: Promise<FileHandle> | undefined;
  #dropped = 0;

  constructor(path: string, maxBytes: number) {
    this.path = path;
    this.#maxBytes = maxBytes;
  }

  /** Everything that was ever written, kept or not. */
  async totalBytes(): Promise<number> {
    return this.#dropped + (await this.size());
  }

  get dropped(): number {
    return this.#dropped;
  }

  async size(): Promise<number> {
    // Before the first output there may be no file.
    return stat(this.path).then(
      ({ size }) => size,
      () => 0,
    );
  }

  /** For output that comes to us; a process that writes the file itself needs it not. */
  async append(chunk: Uint8Array): Promise<void> {
    this.#file ??= open(this.path, 'a', 0o600);
    await (await this.#file).write(chunk);
  }

  /** Keeps the disk from filling: a log over its limit starts again. */
  async limit(): Promise<void> {
    const size = await this.size();
    if (size <= this.#maxBytes) return;
    await truncate(this.path, 0);
    this.#dropped += size;
  }

  async close(): Promise<void> {
    await (await this.#file)?.close();
    this.#file = undefined;
  }

  /** The last bytes as plain text. */
  async tail(bytes: number): Promise<string> {
    const size = await this.size();
    const from = Math.max(0, size - bytes);
    const text = new TextDecoder().decode(await this.read(from, size - from));
    return terminalText(from === 0 ? text : text.slice(text.indexOf('\n') + 1)).trimEnd();
  }

  async read(position: number, length: number): Promise<Uint8Array> {
    if (length <= 0) return new Uint8Array();
    const file = await open(this.path, 'r').catch(() => undefined);
    if (file === undefined) return new Uint8Array();
    try {
      const buffer = Buffer.allocUnsafe(length);
      const { bytesRead } = await file.read(buffer, 0, length, position);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /** Lines of the log, by number or by what they contain; read in pieces, never all at once. */
  async page({ offset, limit, search }: LogRequest): Promise<LogPage> {
    const wanted = search?.toLowerCase();
    const fromEnd = offset === undefined || offset < 0;
    const keep = fromEnd ? Math.min(limit, Math.abs(offset ?? limit)) : limit;
    const lines: { number: number; text: string }[] = [];
    let chars = 0;
    let number = 0;
    for await (const line of this.#lines()) {
      number += 1;
      if (!fromEnd && number < offset) continue;
      if (wanted !== undefined && !line.toLowerCase().includes(wanted)) continue;
      if (!fromEnd && (lines.length >= keep || chars > MOST_CHARS)) continue;
      const text = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
      lines.push({ number, text });
      chars += text.length;
      while (fromEnd && (lines.length > keep || chars > MOST_CHARS)) chars -= lines.shift()?.text.length ?? chars;
    }
    return { lines, totalLines: number, dropped: this.#dropped > 0 };
  }

  async *#lines(): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let rest = '';
    const size = await this.size();
    for (let at = 0; at < size; at += CHUNK) {
      rest += decoder.decode(await this.read(at, Math.min(CHUNK, size - at)), { stream: true });
      const parts = rest.split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield terminalText(part);
      // A line that never ends is shown in pieces.
      if (rest.length > CHUNK * 4) {
        yield terminalText(rest);
        rest = '';
      }
    }
    if (rest !== '') yield terminalText(rest);
  }
}
