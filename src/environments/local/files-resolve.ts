import { type BigIntStats, lstatSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { isAbsolute, join, parse, sep } from 'node:path';
import type { ResolvedPath } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { FileStat } from '../../kernel/ports.js';
import { errnoOf, fileError, systemError } from '../file-errors.js';
import { decodeFileName, encodeFileName, hasRawBytes } from '../file-name-bytes.js';

export interface ResolveOptions {
  readonly cwd: string;
  readonly home: string;
  /** Do not follow a link in the last place. */
  readonly keepLastLink?: boolean;
}

/**
 * Where a path leads on this machine. Calls of the file system are synchronous: each takes about a microsecond,
 * less than handing it to a thread, and the shorter the walk the fewer surprises.
 */
export function resolveLocalPath(path: string, options: ResolveOptions): ResolvedPath {
  requireUsable(path);
  const absolute = startFrom(path, options);
  const plain = withoutLinks(absolute);
  if (plain !== null) return plain;
  const real = canonicalCase(walk(absolute, options.keepLastLink === true));
  if (Buffer.byteLength(real) > MAX_PATH) throw tooLong(path);
  const kind = kindAt(real);
  if (kind === 'missing' && hasRawBytes(real)) throw notText(path);
  return { path: real, kind };
}

/** The kind of thing a stat describes. */
export function kindOf(stat: Stats | BigIntStats): FileStat['kind'] {
  if (stat.isFile()) return 'file';
  if (stat.isDirectory()) return 'directory';
  if (stat.isSymbolicLink()) return 'symlink';
  if (stat.isFIFO()) return 'fifo';
  if (stat.isSocket()) return 'socket';
  return 'device';
}

const MAX_PATH = 4096;
const MAX_NAME = 255;
/** As the Linux kernel counts. */
const MAX_LINKS = 40;
const SEPARATORS = sep === '\\' ? /[\\/]+/ : /\/+/;

/** Links of `/proc` that are ordinary text; every other one jumps somewhere no path describes. */
const PLAIN_PROC_LINKS = new Set(['/proc/self', '/proc/thread-self', '/proc/mounts', '/proc/net']);

function requireUsable(path: string): void {
  if (path === '')
    throw new ToolError('The path is empty.', { code: 'invalid_arguments', hint: 'Give a file or folder.' });
  if (path.includes('\0')) {
    throw new ToolError(`The path ${JSON.stringify(shorten(path))} contains a null byte.`, {
      code: 'invalid_arguments',
      hint: 'Remove the null byte; no file name can contain one.',
    });
  }
  if (path.length > MAX_PATH) throw tooLong(path);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path)) {
    throw new ToolError(`${shorten(path)} is a URL, not a path.`, {
      code: 'invalid_arguments',
      hint: 'Give a plain path such as src/app.ts or /home/me/notes.txt.',
    });
  }
  if (/[\ud800-\udfff]/u.test(path.replace(/[\udc80-\udcff]/gu, ''))) throw notText(path);
}

function startFrom(path: string, { cwd, home }: ResolveOptions): string {
  if (path === '~') return home;
  if (path.startsWith('~/') || (sep === '\\' && path.startsWith('~\\'))) return `${home}${sep}${path.slice(2)}`;
  return isAbsolute(path) ? path : `${cwd}${sep}${path}`;
}

/** The common case in one look: nothing on the way is a link. Null when that is not so, or cannot be told. */
function withoutLinks(absolute: string): ResolvedPath | null {
  if (hasRawBytes(absolute) || absolute.split(SEPARATORS).includes('..')) return null;
  const candidate = join(absolute, '.').replace(/(?<=.)[\\/]$/, '');
  try {
    if (realpathSync.native(candidate) !== candidate) return null;
    return { path: candidate, kind: kindAt(candidate) };
  } catch {
    // Missing, unreadable or a loop: the walk finds out which.
    return null;
  }
}

function walk(absolute: string, keepLastLink: boolean): string {
  const { root } = parse(absolute);
  let real = root;
  let links = 0;
  const ahead = absolute.slice(root.length).split(SEPARATORS).reverse();
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    if (name === '' || name === '.') continue;
    if (name === '..') {
      real = parse(real).dir;
      continue;
    }
    if (Buffer.byteLength(name) > MAX_NAME * 3)
      throw fileError(systemError('ENAMETOOLONG'), 'look at', shorten(absolute));
    const next = join(real, name);
    const isLast = ahead.every((rest) => rest === '' || rest === '.');
    const target = keepLastLink && isLast ? null : linkTarget(next);
    if (target === null) {
      real = next;
      continue;
    }
    if (++links > MAX_LINKS) throw fileError(systemError('ELOOP'), 'look at', shorten(absolute));
    if (isAbsolute(target)) real = parse(target).root;
    ahead.push(
      ...target
        .slice(isAbsolute(target) ? real.length : 0)
        .split(SEPARATORS)
        .reverse(),
    );
  }
  return real;
}

/** What the link at a real folder's member says; null when it is no link or nothing can be seen there. */
function linkTarget(path: string): string | null {
  let target: string;
  try {
    target = decodeFileName(readlinkSync(encodeFileName(path), 'buffer'));
  } catch (error) {
    if (errnoOf(error) === 'ENAMETOOLONG') throw fileError(error, 'look at', shorten(path));
    return null;
  }
  if (/^\/proc\//.test(path) && !PLAIN_PROC_LINKS.has(path)) {
    throw new ToolError(`${shorten(path)} is a link the kernel makes up; paths through it are refused.`, {
      code: 'denied',
      hint: 'Name the file by its ordinary path.',
    });
  }
  return target;
}

function kindAt(real: string): ResolvedPath['kind'] {
  try {
    const kind = kindOf(lstatSync(encodeFileName(real), { bigint: true }));
    // Only a kept last link gets here; whoever keeps it looks at it through the folder.
    return kind === 'symlink' ? 'file' : kind;
  } catch (error) {
    if (errnoOf(error) === 'ENAMETOOLONG') throw fileError(error, 'look at', shorten(real));
    // Missing, or in a folder we may not look into; opening it will say which.
    return 'missing';
  }
}

/** On file systems that ignore case a path has one true spelling; rules must see that one. */
function canonicalCase(real: string): string {
  if (process.platform !== 'darwin' && process.platform !== 'win32') return real;
  for (let base = real, rest = ''; ; ) {
    try {
      const truth = realpathSync.native(base);
      return rest === '' ? truth : join(truth, rest);
    } catch {
      // Not there: its folder may be.
      const { dir, base: name } = parse(base);
      if (dir === base) return real;
      rest = rest === '' ? name : join(name, rest);
      base = dir;
    }
  }
}

function tooLong(path: string): unknown {
  return fileError(systemError('ENAMETOOLONG'), 'look at', shorten(path));
}

function notText(path: string): ToolError {
  return new ToolError(`The path ${JSON.stringify(shorten(path))} is not valid Unicode text.`, {
    code: 'invalid_arguments',
    hint: 'Copy the name exactly as the folder listing shows it; new files need names of valid text.',
  });
}

function shorten(path: string): string {
  return path.length <= 200 ? path : `${path.slice(0, 120)}… (${path.length} characters)`;
}
