import { foldPath } from './fold-name.js';

/** What an archive says about one of its members, before anything is unpacked. */
export interface ArchiveEntry {
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'symlink' | 'hardlink' | 'device' | 'fifo' | 'socket' | 'other';
  readonly linkTarget?: string | undefined;
  /** Bytes when unpacked, as declared; archives lie, so count again while unpacking with `addBytes`. */
  readonly size?: number | undefined;
  readonly compressedSize?: number | undefined;
}

export type ArchiveJudgement =
  /** Where the member goes: a relative path of plain names, below the target. */
  | { readonly ok: true; readonly path: string; readonly linkTarget?: string }
  | { readonly ok: false; readonly reason: string };

export interface ArchiveLimits {
  /** Members in all; default 100,000. */
  readonly maxEntries?: number;
  /** Unpacked bytes in all; default 4 GiB. */
  readonly maxBytes?: number;
  /** Unpacked to packed; default 200, looked at above 16 MiB. */
  readonly maxRatio?: number;
  /** Length of a member's path; default 1,024 characters and 64 folders. */
  readonly maxPathLength?: number;
}

export interface ArchiveJudge {
  /** Judges the next member. One refusal refuses the archive: nothing of it should stay. */
  judge(entry: ArchiveEntry): ArchiveJudgement;
  /** Counts bytes as they are really unpacked; the reason to stop, or null. `packedBytes` is what was read for them. */
  addBytes(unpackedBytes: number, packedBytes: number): string | null;
}

/**
 * Decides member by member what an archive may put below its target folder: no way out by `..`, absolute paths,
 * drives, backslashes or links, no devices, no member through a link of the same archive, no two members of one name
 * in any spelling, no bomb. The files port still judges and holds every folder; this refuses before the first byte.
 */
export function createArchiveJudge(limits: ArchiveLimits = {}): ArchiveJudge {
  const { maxEntries = 100_000, maxBytes = 4 * 1024 ** 3, maxRatio = 200, maxPathLength = 1024 } = limits;
  const kinds = new Map<string, ArchiveEntry['kind']>();
  let declared = 0;
  let declaredPacked = 0;
  let unpacked = 0;
  let packed = 0;

  function tooMuch(bytes: number, from: number): string | null {
    if (bytes > maxBytes) return `it unpacks to more than ${maxBytes} bytes`;
    if (bytes > RATIO_FROM_BYTES && bytes > maxRatio * Math.max(from, 1))
      return `it unpacks to more than ${maxRatio} times its size`;
    return null;
  }

  return {
    judge(entry) {
      const name = judgeArchiveEntryName(entry.name, maxPathLength);
      if (!name.ok) return name;
      if (kinds.size >= maxEntries) return refuse(`it has more than ${maxEntries} members`);
      const problem = kindProblem(entry, name.path) ?? clash(kinds, name.path, entry.kind);
      if (problem !== null) return refuse(problem);
      if (entry.size !== undefined && (!Number.isFinite(entry.size) || entry.size < 0))
        return refuse('a size in it is not a number');
      declared += entry.size ?? 0;
      declaredPacked += entry.compressedSize ?? entry.size ?? 0;
      const bomb = tooMuch(declared, declaredPacked);
      if (bomb !== null) return refuse(bomb);
      return { ok: true, path: name.path, ...(entry.linkTarget === undefined ? {} : { linkTarget: entry.linkTarget }) };
    },
    addBytes(unpackedBytes, packedBytes) {
      unpacked += unpackedBytes;
      packed += packedBytes;
      return tooMuch(unpacked, packed);
    },
  };
}

const RATIO_FROM_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 64;

/** The plain relative path a member's name stands for, or why there is none. */
export function judgeArchiveEntryName(name: string, maxLength = 1024): ArchiveJudgement {
  const shown = JSON.stringify(name.slice(0, 120));
  if (name === '') return refuse('a member has no name');
  if (name.includes('\0')) return refuse(`the name ${shown} has a null byte`);
  if (name.length > maxLength) return refuse(`the name ${shown} is longer than ${maxLength} characters`);
  if (name.includes('\\')) return refuse(`the name ${shown} has a backslash, which is a folder on Windows`);
  if (/^(?:\/|~(?:\/|$)|[a-z]:)/i.test(name)) return refuse(`the name ${shown} is absolute`);
  const names = name.split('/').filter((part) => part !== '' && part !== '.');
  if (names.some((part) => isDots(part))) return refuse(`the name ${shown} climbs out of its folder`);
  if (names.length > MAX_DEPTH) return refuse(`the name ${shown} is more than ${MAX_DEPTH} folders deep`);
  if (names.some((part) => Buffer.byteLength(part) > 255)) return refuse(`a part of the name ${shown} is too long`);
  return { ok: true, path: names.join('/') };
}

/** `..` in any spelling that some system takes for it: with trailing spaces or dots, or with look-alike dots. */
function isDots(part: string): boolean {
  return /^\.\.[. ]*$/.test(part.normalize('NFKC')) || /^\.[. ]+$/.test(part.normalize('NFKC'));
}

function kindProblem(entry: ArchiveEntry, path: string): string | null {
  switch (entry.kind) {
    case 'file':
    case 'directory':
      return entry.kind === 'file' && path === '' ? 'a file in it has no name' : null;
    case 'symlink':
      return path === '' ? 'a link in it has no name' : linkProblem(path, entry.linkTarget, folderOf(path));
    case 'hardlink':
      return path === '' ? 'a link in it has no name' : linkProblem(path, entry.linkTarget, '');
    default:
      return `${path} is a ${entry.kind}, not a file or folder`;
  }
}

/**
 * A link may lead to places below the target only. `from` is the folder its target counts from. Climbing is allowed
 * at its beginning alone: `x/..` is not here when `x` is itself a link.
 */
function linkProblem(path: string, target: string | undefined, from: string): string | null {
  if (target === undefined || target === '') return `the link ${path} leads nowhere`;
  if (/^(?:\/|~(?:\/|$)|[a-z]:)/i.test(target) || /[\\\0]/.test(target)) {
    return `the link ${path} leads out of the archive`;
  }
  let depth = from === '' ? 0 : from.split('/').length;
  let mayClimb = true;
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (!isDots(part)) mayClimb = false;
    else if (!mayClimb || --depth < 0) return `the link ${path} leads out of the archive`;
  }
  return null;
}

/**
 * A member below another that is no folder would be written through it: through a link, out. Two members of one name
 * hide one behind the other, and on some disks `A` and `a` are one name.
 */
function clash(kinds: Map<string, ArchiveEntry['kind']>, path: string, kind: ArchiveEntry['kind']): string | null {
  const key = foldPath(path);
  for (let folder = folderOf(key); folder !== ''; folder = folderOf(folder)) {
    const above = kinds.get(folder);
    if (above !== undefined && above !== 'directory') return `${path} lies below a ${above} of the same archive`;
  }
  const same = kinds.get(key);
  if (same !== undefined && !(same === 'directory' && kind === 'directory')) return `${path} is in it more than once`;
  kinds.set(key, kind);
  return null;
}

function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

function refuse(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}
