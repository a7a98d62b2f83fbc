import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { sha256 } from '../sha256.js';

/** One thing in a workspace that Hermes would obey or run. */
export interface SnapshotItem {
  /** Relative to the workspace, with `/`. */
  readonly path: string;
  readonly kind: 'file' | 'link';
  readonly sha256: string;
  readonly size: number;
  /** Where a link points. */
  readonly target?: string;
}

/** Everything a workspace says to Hermes, at one moment. */
export interface Snapshot {
  /** The real path of the workspace. */
  readonly root: string;
  readonly items: readonly SnapshotItem[];
  /** Changes when anything of it changes. */
  readonly hash: string;
  /** Why it cannot be trusted, whoever asks: a link that leads out, a device, too much of it. */
  readonly refusals: readonly string[];
}

/** What is covered; the folder with everything in it. */
export const TRUSTED_FOLDER = '.hermes';
export const TRUSTED_FILES = ['.mcp.json', 'hermes_permissions.yaml'] as const;

const MAX_ITEMS = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads `.hermes/**`, `.mcp.json` and `hermes_permissions.yaml`. Neither `home` nor the user's own `~/.hermes` is a workspace's. */
export function takeSnapshot(workspace: string, home: string): Snapshot {
  const root = realOr(workspace);
  const walk: Walk = {
    root,
    homes: [realOr(home), join(homedir(), TRUSTED_FOLDER)],
    items: [],
    refusals: [],
    bytes: 0,
  };
  for (const name of [TRUSTED_FOLDER, ...TRUSTED_FILES]) visit(join(root, name), walk);
  const items = walk.items.sort((a, b) => (a.path < b.path ? -1 : 1));
  const lines = items.map((item) => JSON.stringify([item.kind, item.path, item.sha256]));
  return { root, items, hash: sha256(lines.join('\n')), refusals: walk.refusals };
}

interface Walk {
  readonly root: string;
  readonly homes: readonly string[];
  readonly items: SnapshotItem[];
  readonly refusals: string[];
  bytes: number;
}

function visit(path: string, walk: Walk): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || walk.refusals.includes(TOO_MUCH)) return;
  if (walk.homes.includes(path)) return;
  const name = relative(walk.root, path).split(sep).join('/');
  if (stat.isDirectory()) {
    for (const child of readdirSync(path).sort()) visit(join(path, child), walk);
  } else if (stat.isSymbolicLink()) {
    addLink(path, name, walk);
  } else if (stat.isFile()) {
    addFile(path, name, stat.size, walk);
  } else {
    walk.refusals.push(`${name} is neither a file nor a folder`);
  }
}

const TOO_MUCH = `there is more than ${MAX_ITEMS} files or ${MAX_BYTES / 1024 / 1024} MB to trust`;

function addFile(path: string, name: string, size: number, walk: Walk): void {
  walk.bytes += size;
  if (walk.items.length >= MAX_ITEMS || walk.bytes > MAX_BYTES) {
    walk.refusals.push(TOO_MUCH);
    return;
  }
  try {
    walk.items.push({ path: name, kind: 'file', sha256: sha256(readFileSync(path)), size });
  } catch (problem) {
    walk.refusals.push(`${name} cannot be read: ${(problem as Error).message}`);
  }
}

/** A link is what it says, not what is behind it; so it may only lead to something that is covered itself. */
function addLink(path: string, name: string, walk: Walk): void {
  const target = readlinkSync(path);
  walk.items.push({ path: name, kind: 'link', sha256: sha256(target), size: target.length, target });
  if (!leadsInside(path, walk.root)) {
    walk.refusals.push(`${name} is a link that does not lead into ${TRUSTED_FOLDER}: ${target}`);
  }
}

function leadsInside(link: string, root: string): boolean {
  try {
    const real = realpathSync(link);
    return TRUSTED_FILES.some((name) => real === join(root, name)) || real.startsWith(join(root, TRUSTED_FOLDER) + sep);
  } catch {
    return false; // it leads nowhere, today
  }
}

function realOr(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // not there: then nothing in it is either
  }
}
