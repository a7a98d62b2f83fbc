import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTurns } from '../../lib/create-turns.js';
import { inSlices } from './in-slices.js';

/** How a path was: absent, a folder, a link, or a content with its mode. */
export type FileState =
  | { readonly hash: string; readonly bytes: number; readonly mode?: number }
  | { readonly folder: true; readonly mode: number }
  | { readonly link: string }
  | null;

export interface CheckpointHeader {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly tool: string;
  readonly callId: string;
  readonly sessionId: string;
  readonly taskId: string;
  readonly environment: string;
  /** Real path of the working folder: the project the checkpoint belongs to. */
  readonly cwd: string;
  /** Set when this checkpoint is itself the undoing of another. */
  readonly undoes?: string;
}

export interface CheckpointFile {
  readonly path: string;
  readonly before: FileState;
  /** Undefined when the change was cut off before it was known. */
  readonly after: FileState | undefined;
}

export interface CheckpointEntry extends CheckpointHeader {
  readonly files: readonly CheckpointFile[];
  /** Paths that changed but could not be covered, and why. */
  readonly uncovered: readonly { readonly path: string; readonly reason: string }[];
}

/** A line of a checkpoint's file. Lines are only ever added, so a kill loses at most the last one. */
export type CheckpointLine =
  | { readonly kind: 'header'; readonly header: CheckpointHeader }
  | { readonly kind: 'before'; readonly path: string; readonly state: FileState }
  | { readonly kind: 'after'; readonly path: string; readonly state: FileState }
  | { readonly kind: 'uncovered'; readonly path: string; readonly reason: string };

/**
 * Checkpoints of a home, one file each. Written at once: a line is short, and the change it is about waits for it.
 */
export class CheckpointLog {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A name for a checkpoint; those of later ones sort after it. */
  nameFor(at: number): string {
    return `${at.toString(36).padStart(9, '0')}-${randomBytes(4).toString('hex')}`;
  }

  add(id: string, lines: readonly CheckpointLine[]): void {
    this.#inFolder(() => appendFileSync(this.#path(id), textOf(lines), { mode: 0o600 }));
  }

  /** Puts other lines in place of all that were added. */
  async replace(id: string, lines: readonly CheckpointLine[]): Promise<void> {
    const temporary = join(this.#folder, `.${id}.new`);
    rmSync(temporary, { force: true });
    await inSlices(lines, (some) => this.#inFolder(() => appendFileSync(temporary, textOf(some), { mode: 0o600 })));
    renameSync(temporary, this.#path(id));
  }

  /** Newest first. */
  async list(): Promise<CheckpointEntry[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const ids = names
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => name.slice(0, -6))
      .sort()
      .reverse();
    const entries = await Promise.all(ids.map((id) => this.read(id)));
    return entries.filter((entry) => entry !== undefined);
  }

  async read(id: string): Promise<CheckpointEntry | undefined> {
    if (!/^[0-9a-z-]{1,64}$/.test(id)) return undefined;
    const text = await readFile(this.#path(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : parseEntry(text);
  }

  remove(id: string): void {
    rmSync(this.#path(id), { force: true });
  }

  /** The folder is made by whoever needs it first. */
  #inFolder(write: () => void): void {
    try {
      write();
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      write();
    }
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.jsonl`);
  }
}

function textOf(lines: readonly CheckpointLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function parseEntry(text: string): Promise<CheckpointEntry | undefined> {
  let header: CheckpointHeader | undefined;
  const files = new Map<string, CheckpointFile>();
  const uncovered: { path: string; reason: string }[] = [];
  const turns = createTurns();
  for (const line of text.split('\n')) {
    if (turns.areDue()) await turns.give();
    const found = parseLine(line);
    if (found?.kind === 'header') header = found.header;
    else if (found?.kind === 'before' && !files.has(found.path))
      files.set(found.path, { path: found.path, before: found.state, after: undefined });
    else if (found?.kind === 'after')
      files.set(found.path, { path: found.path, before: files.get(found.path)?.before ?? null, after: found.state });
    else if (found?.kind === 'uncovered') uncovered.push({ path: found.path, reason: found.reason });
  }
  return header === undefined ? undefined : { ...header, files: [...files.values()], uncovered };
}

function parseLine(line: string): CheckpointLine | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as CheckpointLine);
  } catch {
    return undefined; // the last line of a process that was killed
  }
}
