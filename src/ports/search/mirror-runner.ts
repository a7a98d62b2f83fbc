import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { decodeFileName, encodeFileName } from '../../environments/file-name-bytes.js';
import type { EnvironmentFiles, FolderHandle } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import type { SearchRun, SearchRunner } from './search-runner.js';

const MAX_ENTRIES = 50_000;
const MAX_BYTES = 256 * 1_048_576;
/** Folders that are asked about at once: answers come in order, so this hides the way there and back. */
const AT_ONCE = 16;
const IGNORE_FILES = ['.gitignore', '.ignore', '.rgignore'];

/**
 * Searches files of a place that has no ripgrep: their names and ignore files are copied first, ours says which files
 * are meant, and only those are fetched. The results are ripgrep's own, with the same expressions and ignore rules.
 */
export function createMirrorRunner(files: EnvironmentFiles, ours: SearchRunner): SearchRunner {
  return {
    engine: 'ripgrep-fetched',
    async run(args, options) {
      const root = await mkdtemp(join(tmpdir(), 'hermes-search-'));
      const mirror: Mirror = { files, root, entries: 0, bytes: 0, signal: options.signal };
      const cwd = root + options.cwd;
      try {
        // A border: ignore files of the folders above ours mean nothing to what lies below.
        await mkdir(join(root, '.git'));
        await copyNames(mirror, options.cwd, args.at(-1) ?? './');
        if (!args.includes('--files')) await fetchContents(mirror, ours, args, options);
        return await ours.run(args, { ...options, cwd });
      } finally {
        await rm(root, { recursive: true, force: true });
      }
    },
  };
}

interface Mirror {
  readonly files: EnvironmentFiles;
  readonly root: string;
  readonly signal: AbortSignal;
  entries: number;
  bytes: number;
}

/** `target` is `./` for all of a folder, or `./name` for one file of it. */
async function copyNames(mirror: Mirror, folder: string, target: string): Promise<void> {
  await mkdir(local(mirror, folder), { recursive: true });
  for (let above = folder; above !== '/'; above = posix.dirname(above))
    await copyIgnoreFiles(mirror, posix.dirname(above));
  if (target !== './') {
    await copyIgnoreFiles(mirror, folder);
    await writeFile(local(mirror, posix.join(folder, target)), '');
    return;
  }
  const waiting = [folder];
  while (waiting.length > 0) {
    mirror.signal.throwIfAborted();
    const below = await Promise.all(waiting.splice(0, AT_ONCE).map((path) => copyFolder(mirror, path)));
    for (const folder of below.flat()) waiting.push(folder);
  }
}

/** Answers the folders in it. One that cannot be read is left out, as ripgrep leaves it out. */
async function copyFolder(mirror: Mirror, path: string): Promise<string[]> {
  return withFolder(mirror, path, async (folder) => {
    const entries = await folder.list();
    mirror.entries += entries.length;
    if (mirror.entries > MAX_ENTRIES) throw tooMuch(`more than ${MAX_ENTRIES} files`);
    await mkdir(local(mirror, path), { recursive: true });
    const names = entries.filter(({ kind }) => kind === 'file').map(({ name }) => name);
    await Promise.all(names.map((name) => writeFile(local(mirror, posix.join(path, name)), '')));
    await copyContents(
      mirror,
      folder,
      names.filter((name) => IGNORE_FILES.includes(name)),
    );
    // What lies in a repository's own folder is never searched.
    const folders = entries.filter(({ kind }) => kind === 'directory').map(({ name }) => posix.join(path, name));
    const own = folders.filter((each) => posix.basename(each) === '.git');
    await Promise.all(own.map((each) => mkdir(local(mirror, each), { recursive: true })));
    return folders.filter((each) => !own.includes(each));
  });
}

async function copyIgnoreFiles(mirror: Mirror, path: string): Promise<void> {
  await withFolder(mirror, path, async (folder) => {
    const found = await Promise.all(IGNORE_FILES.map((name) => folder.stat(name)));
    const names = IGNORE_FILES.filter((_, index) => found[index]?.kind === 'file');
    if ((await folder.stat('.git')) !== null) await mkdir(local(mirror, posix.join(path, '.git')), { recursive: true });
    await copyContents(mirror, folder, names);
    return [];
  });
}

/** What the search would look into, by ripgrep's own judgement. */
async function fetchContents(
  mirror: Mirror,
  ours: SearchRunner,
  args: readonly string[],
  { cwd, signal }: SearchRun,
): Promise<void> {
  const listing = args.slice(0, -2).filter((arg) => CHOOSES_FILES.test(arg));
  const said: Buffer[] = [];
  await ours.run([...listing, '--files', '--null', ...args.slice(-2)], {
    cwd: mirror.root + cwd,
    signal,
    onOutput: (chunk) => void said.push(Buffer.from(chunk)),
  });
  const byFolder = new Map<string, string[]>();
  for (const name of namesIn(Buffer.concat(said))) {
    const path = posix.join(cwd, name);
    const folder = posix.dirname(path);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), posix.basename(path)]);
  }
  const waiting = [...byFolder];
  while (waiting.length > 0) {
    signal.throwIfAborted();
    await Promise.all(
      waiting.splice(0, AT_ONCE).map(([path, names]) =>
        withFolder(mirror, path, async (folder) => {
          await copyContents(mirror, folder, names);
          return [];
        }),
      ),
    );
  }
}

const CHOOSES_FILES = /^--(?:no-|hidden|glob=|type)/;

function namesIn(listed: Buffer): string[] {
  const names: string[] = [];
  for (let from = 0; from < listed.length; ) {
    const end = listed.indexOf(0, from);
    names.push(decodeFileName(listed.subarray(from, end < 0 ? listed.length : end)));
    from = end < 0 ? listed.length : end + 1;
  }
  return names;
}

async function copyContents(mirror: Mirror, folder: FolderHandle, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  for (const name of names) {
    const reader = await folder.open(name).catch(() => undefined); // removed meanwhile, or not ours to read
    if (reader === undefined) continue;
    try {
      mirror.bytes += reader.stat.size;
      if (mirror.bytes > MAX_BYTES) throw tooMuch(`more than ${MAX_BYTES / 1_048_576} MB`);
      await writeFile(local(mirror, posix.join(folder.path, name)), await reader.read(0, reader.stat.size));
    } finally {
      await reader.close();
    }
  }
}

async function withFolder(
  { files }: Mirror,
  path: string,
  work: (folder: FolderHandle) => Promise<string[]>,
): Promise<string[]> {
  const folder = await files.openFolder(path).catch(() => undefined);
  if (folder === undefined) return [];
  try {
    return await work(folder);
  } finally {
    await folder.close();
  }
}

function local({ root }: Mirror, path: string): string | Buffer {
  return encodeFileName(root + path);
}

function tooMuch(what: string): ToolError {
  return new ToolError(
    `There is no ripgrep in this environment, and ${what} would have to be fetched to search here.`,
    {
      code: 'too_large',
      hint: 'Search a smaller folder, or install ripgrep (rg) in the environment.',
    },
  );
}
