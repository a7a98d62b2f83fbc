import type { ArchiveEntry } from './archive-entry.js';

export interface ArchiveLimits {
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  /** Unpacked to packed, looked at above 16 MiB. */
  readonly maxRatio?: number;
}

export interface ArchiveRules {
  /** The relative path an entry may be unpacked to, or why the archive is refused. */
  judge(
    entry: ArchiveEntry,
  ): { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };
  /** Counts what was really unpacked, because archives lie; the reason to stop, or null. */
  count(unpacked: number, packed: number): string | null;
}

const RATIO_FROM = 16 * 1024 * 1024;

/**
 * What an archive may put below its target: no way out by `..`, absolute names, backslashes or links, no devices, no
 * entry through a link, no two entries of one name, no bomb. One refusal refuses the archive.
 */
export function createArchiveRules({
  maxEntries = 100_000,
  maxBytes = 4 * 1024 ** 3,
  maxRatio = 200,
}: ArchiveLimits = {}): ArchiveRules {
  const kinds = new Map<string, ArchiveEntry['kind']>();
  let unpackedTotal = 0;
  let declared = 0;
  const refuse = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });
  return {
    judge(entry) {
      const path = plainName(entry.name);
      if (path === null)
        return refuse(`the entry ${JSON.stringify(entry.name.slice(0, 120))} would leave the target folder`);
      if (entry.kind === 'device' || entry.kind === 'fifo' || entry.kind === 'other')
        return refuse(`${path} is a ${entry.kind}`);
      if (isLink(entry) && leavesTarget(entry, path)) return refuse(`the link ${path} leads out of the target folder`);
      const clash = clashOf(kinds, path, entry.kind);
      if (clash !== null) return refuse(clash);
      if (kinds.size > maxEntries) return refuse(`it has more than ${maxEntries} entries`);
      declared += entry.size;
      if (!(declared <= maxBytes)) return refuse(`it unpacks to more than ${maxBytes} bytes`);
      return { ok: true, path };
    },
    count(unpacked, packed) {
      unpackedTotal += unpacked;
      if (unpackedTotal > maxBytes) return `it unpacks to more than ${maxBytes} bytes`;
      return unpackedTotal > RATIO_FROM && unpackedTotal > maxRatio * Math.max(1, packed)
        ? `it unpacks to more than ${maxRatio} times its size`
        : null;
    },
  };
}

/** A relative path of plain names, or null. The empty path is the target itself. */
function plainName(name: string): string | null {
  if (name.length > 4096 || /[\0\\]/.test(name) || /^(?:\/|~(?:\/|$)|[a-z]:)/i.test(name)) return null;
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  const climbs = parts.some((part) => /^\.[. ]+$/.test(part.normalize('NFKC')) || Buffer.byteLength(part) > 255);
  return climbs ? null : parts.join('/');
}

function isLink({ kind }: ArchiveEntry): boolean {
  return kind === 'symlink' || kind === 'hardlink';
}

/** Counted from the link's folder for a symbolic link, from the target folder for a hard one. */
function leavesTarget({ kind, linkTarget = '' }: ArchiveEntry, path: string): boolean {
  if (linkTarget === '' || /[\0\\]/.test(linkTarget) || /^(?:\/|~|[a-z]:)/i.test(linkTarget)) return true;
  let depth = kind === 'symlink' ? path.split('/').length - 1 : 0;
  for (const part of linkTarget.split('/')) {
    if (part === '..') depth--;
    else if (part !== '' && part !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** Names are compared without case and in one composition: some file systems take them for one. */
function clashOf(kinds: Map<string, ArchiveEntry['kind']>, path: string, kind: ArchiveEntry['kind']): string | null {
  const key = path.normalize('NFC').toLowerCase();
  for (let slash = key.indexOf('/'); slash !== -1; slash = key.indexOf('/', slash + 1)) {
    const above = kinds.get(key.slice(0, slash));
    if (above !== undefined && above !== 'directory')
      return `${path} goes through ${key.slice(0, slash)}, which is a ${above}`;
  }
  const known = kinds.get(key);
  if (known !== undefined && !(known === 'directory' && kind === 'directory')) return `${path} is in it twice`;
  kinds.set(key, kind);
  return null;
}
