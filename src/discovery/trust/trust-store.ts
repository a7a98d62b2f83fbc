import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../config/replace-file.js';
import { ToolError } from '../../kernel/outcome.js';
import { sha256 } from '../sha256.js';
import type { Snapshot, SnapshotItem } from './workspace-snapshot.js';

/** What was trusted, and when. */
export interface TrustedWorkspace {
  readonly hash: string;
  readonly trustedAt: string;
  readonly items: readonly SnapshotItem[];
}

interface TrustFile {
  readonly version: 1;
  readonly workspaces: Readonly<Record<string, TrustedWorkspace>>;
}

/** Texts longer than this are compared by their hash only. */
const MAX_COPY = 256 * 1024;

/** `<home>/trust.json`, and beside it copies of what was trusted, so that a change can be shown. */
export function createTrustStore(home: string) {
  const file = join(home, 'trust.json');
  const copyFile = (root: string): string => join(home, 'trust', `${sha256(root)}.json`);
  return {
    find: (root: string): TrustedWorkspace | undefined => own(readTrust(file).workspaces, root),

    /** The text of an item as it was when it was trusted; undefined for long or binary ones. */
    copyOf: (root: string, path: string): string | undefined => own(readCopies(copyFile(root)), path),

    trust(snapshot: Snapshot, now: Date): void {
      const { root, hash, items } = snapshot;
      const before = readTrust(file);
      // The copies first: trust without a copy would show less, a copy without trust does nothing.
      replaceFile(copyFile(root), JSON.stringify(textsOf(snapshot)));
      const workspaces = { ...before.workspaces, [root]: { hash, trustedAt: now.toISOString(), items } };
      writeTrust(file, { version: 1, workspaces });
    },

    /** Answers whether there was trust to take back. */
    revoke(root: string): boolean {
      const { [root]: gone, ...workspaces } = readTrust(file).workspaces;
      if (gone === undefined) return false;
      writeTrust(file, { version: 1, workspaces });
      rmSync(copyFile(root), { force: true });
      return true;
    },
  };
}

function readTrust(file: string): TrustFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return { version: 1, workspaces: {} };
    throw problem;
  }
  try {
    const content = JSON.parse(text) as TrustFile;
    if (content.version === 1 && typeof content.workspaces === 'object') return content;
  } catch {
    // told below, with the file's name
  }
  throw new ToolError(`${file} is damaged, so no workspace is trusted.`, {
    hint: 'Move it away and run hermes trust again.',
  });
}

function writeTrust(file: string, content: TrustFile): void {
  replaceFile(file, `${JSON.stringify(content, null, 1)}\n`);
}

function readCopies(file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {}; // without copies a change is shown by its name only
  }
}

function textsOf({ root, items }: Snapshot): Record<string, string> {
  const texts: Record<string, string> = Object.create(null);
  for (const item of items) {
    if (item.kind !== 'file' || item.size > MAX_COPY) continue;
    const content = readFileSync(join(root, item.path));
    if (sha256(content) === item.sha256 && !content.includes(0)) texts[item.path] = content.toString('utf8');
  }
  return texts;
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
