import type { FolderHandle } from '../../environments/files.js';
import { specialFileProblem } from '../../gate/paths/special-files.js';
import type { FileStat, FolderReader, FoundFile } from '../../kernel/ports.js';
import { createTurns } from '../../lib/create-turns.js';
import type { JudgedFiles } from './judged-files.js';

/**
 * Opens a real folder that was judged already. Its members are judged when it is listed, all at once; one that was not
 * simply allowed then is asked about when it is read.
 */
export async function openJudgedFolder(
  { files, guard, signal, judge }: JudgedFiles,
  real: string,
): Promise<FolderReader> {
  const folder = await files.openFolder(real);
  const turns = createTurns();
  const allowed = new Set<string>();
  const prefix = real.endsWith('/') ? real : `${real}/`;
  const stat = await folder.self().catch(async (problem: unknown) => {
    await folder.close();
    throw problem;
  });
  return {
    stat,
    async list() {
      const members = await folder.list();
      const names = members.filter(({ kind }) => kind === 'file').map(({ name }) => name);
      const paths = names.map((name) => prefix + name);
      const answers = await guard.filterMembers('file:read', paths);
      for (const [index, name] of names.entries()) {
        if (answers[index] === true && specialFileProblem(paths[index] ?? '', 'read') === null) allowed.add(name);
        if (turns.areDue()) await turns.give();
      }
      return members;
    },
    async look(names) {
      const unknown = names.filter((name) => !allowed.has(name));
      const answers = await guard.filterMembers(
        'file:read',
        unknown.map((name) => prefix + name),
      );
      const refused = new Set(unknown.filter((_, index) => answers[index] !== true));
      const found: (FileStat | null)[] = [];
      for (let at = 0; at < names.length; at += LOOKS_AT_ONCE) {
        signal.throwIfAborted();
        const some = names.slice(at, at + LOOKS_AT_ONCE);
        found.push(...(await Promise.all(some.map((name) => (refused.has(name) ? null : lookAt(folder, name))))));
        if (turns.areDue()) await turns.give();
      }
      return found;
    },
    async read(names, maxBytes) {
      signal.throwIfAborted();
      for (const name of names) if (!allowed.has(name)) await judge('file:read', prefix + name);
      return folder.readFiles?.(names, maxBytes) ?? Promise.all(names.map((name) => readOne(folder, name, maxBytes)));
    },
    close: () => folder.close(),
  };
}

/** As many as a backend elsewhere is asked about without waiting for the answer to the first. */
const LOOKS_AT_ONCE = 64;

async function lookAt(folder: FolderHandle, name: string): Promise<FileStat | null> {
  return folder.stat(name).catch(() => null); // cannot be looked at
}

async function readOne(folder: FolderHandle, name: string, maxBytes: number): Promise<FoundFile> {
  const reader = await folder.open(name);
  try {
    const { stat } = reader;
    return stat.size > maxBytes ? { stat } : { stat, bytes: await reader.read(0, stat.size) };
  } finally {
    await reader.close();
  }
}
