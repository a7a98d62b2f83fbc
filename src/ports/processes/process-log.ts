import { type FileHandle, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RedactStream } from '../../gate/secrets/redact-stream.js';
import type { ProcessLog as LogPage, LogRequest } from '../../kernel/processes-port.js';
import { terminalText } from '../../lib/terminal-text.js';

const CHUNK = 256 * 1_024;
const LONGEST_LINE = 2_000;
const MOST_CHARS = 40_000;
/** A secret that begins before the tail is not longer. */
const BEFORE_TAIL = 80_000;
/** Of what a log had when it began anew. */
const MOST_BEFORE = 1_048_576;

/**
 * The output of a background process as a file that grows. When it becomes too long it begins anew, and the last of
 * what it had lies beside it.
 */
export class ProcessLog {
  readonly path: string;
  readonly #maxBytes: number;
  #file: Promise<FileHandle> | undefined;
  #dropped = 0;

  constructor(path: string, maxBytes: number) {
    this.path = path;
    this.#maxBytes = maxBytes;
  }

  /** For a log of an earlier run: what began anew while nobody looked is known too. */
  async load(): Promise<void> {
    this.#dropped = Number.parseInt(await readFile(this.#droppedFile, 'utf8').catch(() => '0'), 10) || 0;
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
    const last = await this.read(Math.max(0, size - MOST_BEFORE), MOST_BEFORE);
    // Then there is less to see.
    await writeFile(this.#beforeFile, last, { mode: 0o600 }).catch(() => undefined);
    await truncate(this.path, 0);
    await this.miss(size);
  }

  /** So much of it is not there. */
  async miss(bytes: number): Promise<void> {
    if (bytes === 0) return;
    this.#dropped += bytes;
    // Then a later run counts too little.
    await writeFile(this.#droppedFile, `${this.#dropped}\n`, { mode: 0o600 }).catch(() => undefined);
  }

  get #droppedFile(): string {
    return join(dirname(this.path), 'dropped');
  }

  get #beforeFile(): string {
    return join(dirname(this.path), 'before');
  }

  /** The last whole lines of what the log had before it began anew. */
  async #before(): Promise<Uint8Array> {
    if (this.#dropped === 0) return new Uint8Array();
    const bytes = await readFile(this.#beforeFile).catch(() => new Uint8Array());
    return this.#dropped > bytes.length ? bytes.subarray(bytes.indexOf(10) + 1) : bytes;
  }

  async close(): Promise<void> {
    await (await this.#file)?.close();
    this.#file = undefined;
  }

  /** The last characters as plain text, masked together with what stands before them. */
  async tail(chars: number, redact: (text: string) => string): Promise<string> {
    const size = await this.size();
    const from = Math.max(0, size - chars - BEFORE_TAIL);
    const wanted = chars + BEFORE_TAIL - size;
    const before = wanted > 0 ? (await this.#before()).subarray(-wanted) : new Uint8Array();
    const bytes = Buffer.concat([before, await this.read(from, size - from)]);
    const text = redact(terminalText(new TextDecoder().decode(bytes)).trimEnd());
    if (text.length <= chars) return text;
    const tail = text.slice(-chars);
    return tail.slice(tail.indexOf('\n') + 1);
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

  /** Lines of the log, by number or by what they contain; masked and read in pieces, never all at once. */
  async page({ offset, limit, search }: LogRequest, mask: RedactStream): Promise<LogPage> {
    const wanted = search?.toLowerCase();
    const fromEnd = offset === undefined || offset < 0;
    const keep = fromEnd ? Math.min(limit, Math.abs(offset ?? limit)) : limit;
    const lines: { number: number; text: string }[] = [];
    let chars = 0;
    let number = 0;
    for await (const line of this.#lines(mask)) {
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

  async *#lines(mask: RedactStream): AsyncGenerator<string> {
    let rest = '';
    for await (const text of this.#plain()) {
      const parts = (rest + mask.push(text)).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
    rest += mask.end();
    // What the mask held back may end with a line's end, behind which no line begins.
    if (rest !== '') yield* (rest.endsWith('\n') ? rest.slice(0, -1) : rest).split('\n');
  }

  async *#pieces(): AsyncGenerator<Uint8Array> {
    yield await this.#before();
    const size = await this.size();
    for (let at = 0; at < size; at += CHUNK) yield await this.read(at, Math.min(CHUNK, size - at));
  }

  /** Whole lines as a terminal would show them; colours inside a secret would hide it. */
  async *#plain(): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const piece of this.#pieces()) {
      rest += decoder.decode(piece, { stream: true });
      const end = rest.lastIndexOf('\n') + 1;
      yield terminalText(rest.slice(0, end));
      rest = rest.slice(end);
      // A line that never ends is shown in pieces.
      if (rest.length > CHUNK * 4) {
        yield `${terminalText(rest)}\n`;
        rest = '';
      }
    }
    yield terminalText(rest);
  }
}
