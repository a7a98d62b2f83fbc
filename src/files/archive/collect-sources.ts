import { ToolError } from '../../kernel/outcome.js';
import type { FileReader, FileStat, FilesPort, FolderReader, FoundFile } from '../../kernel/ports.js';
import { byText, sortInTurns } from '../../lib/sort-in-turns.js';
import { readBlocks } from '../read/byte-source.js';
import type { SourceBatches, SourceEntry } from './archive-entry.js';

const SMALL = 64 * 1024;
/** Small files of a folder that are read in one step: at most 4 MB wait to be packed. */
const AT_ONCE = 64;

export interface Sources {
  readonly batches: SourceBatches;
  /** Links and special files that were left out; complete once all batches were taken. */
  readonly skipped: string[];
}

interface Folder {
  readonly path: string;
  readonly real: string;
  /** In the archive; empty for the working folder itself. */
  readonly name: string;
}

/** Files and folders for an archive: of each folder first its files, then its folders, both by name. */
export function collectSources(
  files: FilesPort,
  paths: readonly string[],
  exclude: string,
  signal?: AbortSignal,
): Sources {
  const skipped: string[] = [];

  async function* batches(): AsyncGenerator<readonly SourceEntry[]> {
    for (const { path, real, name, isFolder } of await rootsOf(files, paths)) {
      if (isFolder) yield* walk({ path, real, name });
      else if (real !== exclude) yield [fileEntry(files, await lookAt(files, path), path, name)];
    }
  }

  /** With a list of what is still to come instead of calls in calls: a batch then passes one generator, not one per folder. */
  async function* walk(root: Folder): AsyncGenerator<readonly SourceEntry[]> {
    const waiting = [root];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const folder = await files.openFolder(next.path);
      try {
        if (next.name !== '') yield [folderEntry(next.name, folder.stat)];
        const { names, below } = await membersOf(folder, next);
        for (let at = 0; at < names.length; at += AT_ONCE) {
          signal?.throwIfAborted();
          const batch = names.slice(at, at + AT_ONCE);
          const found = await folder.read(batch, SMALL);
          yield found.map((file, index) => {
            const name = batch[index] ?? '';
            return fileEntry(files, file, `${next.path}/${name}`, within(next.name, name));
          });
        }
        for (const folder of below.reverse()) waiting.push(folder);
      } finally {
        await folder.close();
      }
    }
  }

  /** The archive itself, as it was and as it is being written. */
  function isOurs(folder: string, name: string): boolean {
    return `${folder}/${name}` === exclude || (UNFINISHED.test(name) && exclude.startsWith(`${folder}/`));
  }

  async function membersOf(folder: FolderReader, { path, real, name }: Folder) {
    const names: string[] = [];
    const below: Folder[] = [];
    for (const member of await sortInTurns(await folder.list(), (a, b) => byText(a.name, b.name))) {
      const inArchive = within(name, member.name);
      if (member.kind === 'directory')
        below.push({ path: `${path}/${member.name}`, real: `${real}/${member.name}`, name: inArchive });
      else if (member.kind !== 'file') skipped.push(`${inArchive} (${member.kind})`);
      else if (!isOurs(real, member.name)) names.push(member.name);
    }
    return { names, below };
  }

  return { batches: batches(), skipped };
}

/** A file that is being written beside its later name. */
const UNFINISHED = /^\.hermes-[0-9a-z-]+\.tmp$/;

interface Root extends Folder {
  readonly isFolder: boolean;
}

/** What was named, without what lies in a folder that was named too: no name may be in an archive twice. */
async function rootsOf(files: FilesPort, paths: readonly string[]): Promise<Root[]> {
  const roots: Root[] = [];
  for (const path of paths) {
    const { kind, path: real } = await files.resolve(path);
    if (kind === 'missing') throw new ToolError(`Not found: ${path}`, { code: 'not_found' });
    roots.push({ path, real, name: nameInArchive(path, real), isFolder: kind === 'directory' });
  }
  const byName = new Map(roots.map((root) => [root.name, root] as const).reverse());
  return roots.filter((root) => {
    const first = byName.get(root.name);
    if (first !== undefined && first.real !== root.real) {
      throw new ToolError(`${first.path} and ${root.path} would both be ${root.name} in the archive.`, {
        code: 'invalid_arguments',
        hint: 'Give relative paths, or pack the folder above them.',
      });
    }
    return first === root && !liesInAnother(root, byName);
  });
}

function liesInAnother(root: Root, byName: ReadonlyMap<string, Root>): boolean {
  for (let name = root.name; name !== ''; ) {
    name = name.slice(0, Math.max(0, name.lastIndexOf('/')));
    const above = byName.get(name);
    if (above?.isFolder && root.real === within(above.real, root.name.slice(name === '' ? 0 : name.length + 1)))
      return true;
  }
  return false;
}

function within(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Relative paths keep their folders; absolute ones and ones that climb only their last name. */
function nameInArchive(path: string, real: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 && !path.startsWith('/')) return '';
  if (path.startsWith('/') || path.startsWith('~') || parts.includes('..'))
    return real.slice(real.lastIndexOf('/') + 1);
  return parts.join('/');
}

function folderEntry(name: string, { mode, mtimeMs }: FileStat): SourceEntry {
  return { name: `${name}/`, kind: 'directory', size: 0, mode, mtimeMs, content: NOTHING };
}

const NOTHING = new Uint8Array();

async function lookAt(files: FilesPort, path: string): Promise<FoundFile> {
  const { stat, close } = await files.open(path);
  await close();
  return { stat };
}

/** A large file is opened again when its turn comes. */
function fileEntry(files: FilesPort, { stat, bytes }: FoundFile, path: string, name: string): SourceEntry {
  const { mode, mtimeMs } = stat;
  if (bytes === undefined)
    return { name, kind: 'file', size: stat.size, mode, mtimeMs, content: () => readLarge(files, path) };
  return { name, kind: 'file', size: bytes.length, mode, mtimeMs, content: bytes };
}

async function* readLarge(files: FilesPort, path: string): AsyncGenerator<Uint8Array> {
  const reader: FileReader = await files.open(path);
  try {
    for await (const block of readBlocks({ size: reader.stat.size, read: reader.read }, 0)) yield block;
  } finally {
    await reader.close();
  }
}
