import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createRedactor } from '../../gate/secrets/create-redactor.js';
import type { RedactStream } from '../../gate/secrets/redact-stream.js';

/** What a server says on stderr: kept in a file, its last words at hand for error messages. */
export interface ServerLog {
  /** The server's own words. */
  write(text: string): void;
  /** A line of ours about the server. */
  note(text: string): void;
  /** The last lines, at most 600 characters. */
  lastWords(): string;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
}

export interface ServerLogOptions {
  readonly file: string;
  /** Size at which the file is put aside; three old ones are kept. Default 1 MiB. */
  readonly maxBytes?: number;
  /** Masks secrets in what is written; without it only those of known shapes are. */
  readonly redactor?: ServerLogRedactor | undefined;
}

export interface ServerLogRedactor {
  redact(text: string): string;
  stream(): RedactStream;
}

const MAX_WAITING = 1_048_576;
const KEPT = 3;
const LAST_WORDS = 600;
/** A secret at the border of the last words is masked while it is whole. */
const REMEMBERED = 8_000;

/** Writes never wait and never fail a call: a log that cannot be written loses lines, nothing else. */
export function createServerLog({
  file,
  maxBytes = 1_048_576,
  redactor = createRedactor(),
}: ServerLogOptions): ServerLog {
  const masked = redactor.stream();
  let waiting = '';
  let dropped = 0;
  let last = '';
  let writing: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting !== '') {
      const text = dropped === 0 ? waiting : `${waiting}\n[${dropped} characters were left out]\n`;
      waiting = '';
      dropped = 0;
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await rotate(file, maxBytes);
        await appendFile(file, text, { mode: 0o600 });
      } catch {
        return; // a full or read-only disk: the calls of the server go on
      }
    }
  }

  const start = (): void => {
    writing ??= drain().finally(() => {
      writing = undefined;
    });
  };
  const add = (text: string): void => {
    if (text === '') return;
    if (waiting.length + text.length > MAX_WAITING) dropped += text.length;
    else waiting += text;
    start();
  };

  return {
    write(text) {
      last = (last + text).slice(-REMEMBERED);
      add(masked.push(text));
    },
    note: (text) => add(redactor.redact(`${text}\n`)),
    lastWords: () => redactor.redact(last).slice(-LAST_WORDS).trim(),
    async settled() {
      add(masked.end());
      while (waiting !== '' || writing !== undefined) {
        start();
        await writing;
      }
    },
  };
}

async function rotate(file: string, maxBytes: number): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0, // not there yet
  );
  if (size < maxBytes) return;
  for (let age = KEPT; age > 0; age--) {
    const from = age === 1 ? file : `${file}.${age - 1}`;
    await rename(from, `${file}.${age}`).catch(() => undefined); // an older one that does not exist
  }
}
