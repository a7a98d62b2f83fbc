import { ToolError } from '../../kernel/outcome.js';
import type { FileReader, FilesPort } from '../../kernel/ports.js';
import { readBlocks } from '../read/byte-source.js';
import type { SourceEntry } from './archive-entry.js';

const SMALL = 64 * 1024;
const AHEAD = 16;

export interface Sources {
  readonly entries: AsyncIterable<SourceEntry>;
  /** Links and special files that were left out; complete once all entries were taken. */
  readonly skipped: string[];
}

/** Files and folders for an archive, in the order of their names; small files are read ahead of their turn. */
export function collectSources(
  files: FilesPort,
  paths: readonly string[],
  exclude: string,
  signal?: AbortSignal,
): Sources {
  const skipped: string[] = [];
  async function* planned(): AsyncGenerator<() => Promise<SourceEntry>> {
    for (const path of paths) {
      const { kind, path: real } = await files.resolve(path);
      if (kind === 'missing') throw new ToolError(`Not found: ${path}`, { code: 'not_found' });
      yield* walk(path, real, nameInArchive(path, real), kind === 'directory' ? 'directory' : 'file');
    }
  }
  async function* walk(
    path: string,
    real: string,
    name: string,
    kind: string,
  ): AsyncGenerator<() => Promise<SourceEntry>> {
    signal?.throwIfAborted();
    if (kind === 'file') {
      if (real !== exclude) yield () => openFile(files, path, name);
    } else if (kind === 'directory') {
      if (name !== '') yield () => folderEntry(files, path, name);
      const entries = (await files.list(path)).sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const entry of entries)
        yield* walk(
          `${path}/${entry.name}`,
          `${real}/${entry.name}`,
          name === '' ? entry.name : `${name}/${entry.name}`,
          entry.kind,
        );
    } else skipped.push(`${name} (${kind})`);
  }
  return { entries: readAhead(planned()), skipped };
}

/** Relative paths keep their folders; absolute ones and ones that climb only their last name. */
function nameInArchive(path: string, real: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 && !path.startsWith('/')) return '';
  if (path.startsWith('/') || path.startsWith('~') || parts.includes('..'))
    return real.slice(real.lastIndexOf('/') + 1);
  return parts.join('/');
}

async function folderEntry(files: FilesPort, path: string, name: string): Promise<SourceEntry> {
  const stat = await files.stat(path);
  return {
    name: `${name}/`,
    kind: 'directory',
    size: 0,
    mode: stat?.mode ?? 0o755,
    mtimeMs: stat?.mtimeMs ?? 0,
    body: nothing,
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function openFile(files: FilesPort, path: string, name: string): Promise<SourceEntry> {
  const reader = await files.open(path);
  const { size, mode, mtimeMs } = reader.stat;
  const entry = { name, kind: 'file' as const, size, mode, mtimeMs };
  if (size > SMALL) {
    await reader.close();
    return { ...entry, body: () => readLarge(files, path) };
  }
  try {
    const bytes = size === 0 ? new Uint8Array() : await reader.read(0, size);
    return {
      ...entry,
      size: bytes.length,
      async *body() {
        if (bytes.length > 0) yield bytes;
      },
    };
  } finally {
    await reader.close();
  }
}

async function* readLarge(files: FilesPort, path: string): AsyncGenerator<Uint8Array> {
  const reader: FileReader = await files.open(path);
  try {
    for await (const block of readBlocks({ size: reader.stat.size, read: reader.read }, 0)) yield block;
  } finally {
    await reader.close();
  }
}

/** Keeps a few of the tasks under way and hands their values out in order. */
async function* readAhead<T>(tasks: AsyncGenerator<() => Promise<T>>): AsyncGenerator<T> {
  const waiting: Promise<T>[] = [];
  let more = true;
  try {
    for (;;) {
      while (more && waiting.length < AHEAD) {
        const { done, value } = await tasks.next();
        more = done !== true;
        if (done) break;
        const started = value();
        // A failure is thrown when its turn comes; until then it must not count as unhandled.
        started.catch(() => undefined);
        waiting.push(started);
      }
      const first = waiting.shift();
      if (first === undefined) return;
      yield await first;
    }
  } finally {
    await Promise.allSettled(waiting);
  }
}
