import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HomePaths } from '../config/paths.js';
import { sha256 } from './sha256.js';
import { createTrustStore, type TrustedWorkspace } from './trust/trust-store.js';
import { type Snapshot, type SnapshotItem, takeSnapshot } from './trust/workspace-snapshot.js';

/** `none`: nothing to trust. `changed`: trust is suspended until somebody looked at the difference. */
export type TrustState = 'none' | 'untrusted' | 'trusted' | 'changed';

export interface TrustChange {
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** What a workspace says to Hermes, and whether Hermes listens. */
export interface WorkspaceTrust {
  readonly state: TrustState;
  /** The real path of the workspace. */
  readonly root: string;
  readonly items: readonly SnapshotItem[];
  /** Since it was trusted. */
  readonly changes: readonly TrustChange[];
  /** Why it cannot be trusted at all. */
  readonly refusals: readonly string[];
  readonly snapshot: Snapshot;
}

/**
 * Looks at a project folder: `.hermes/**`, `.mcp.json`, `hermes_permissions.yaml`. Nothing of it runs or changes
 * settings unless the state is `trusted`. Reads, never runs or writes.
 */
export function workspaceTrust(cwd: string, paths: Pick<HomePaths, 'root'>): WorkspaceTrust {
  const snapshot = takeSnapshot(cwd, paths.root);
  const { root, items, refusals } = snapshot;
  const trusted = createTrustStore(paths.root).find(root);
  const changes = trusted === undefined ? [] : compare(trusted.items, items);
  return { state: stateOf(snapshot, trusted), root, items, changes, refusals, snapshot };
}

/**
 * The text of one covered file of a trusted workspace, e.g. `.mcp.json`; undefined when it is not there or the
 * workspace is not trusted. Throws when the file changed after it was looked at.
 */
export function trustedText(trust: WorkspaceTrust, path: string): string | undefined {
  if (trust.state !== 'trusted') return undefined;
  const item = trust.items.find((candidate) => candidate.path === path);
  if (item === undefined) return undefined;
  const content = readFileSync(join(trust.root, path));
  if (item.kind === 'file' && sha256(content) !== item.sha256) {
    throw new Error(`${path} changed while it was read. Look at it, then run: hermes trust`);
  }
  return content.toString('utf8');
}

/** A file as it was when the workspace was trusted, also while trust is suspended. */
export function lastTrustedText(
  trust: WorkspaceTrust,
  paths: Pick<HomePaths, 'root'>,
  path: string,
): string | undefined {
  return createTrustStore(paths.root).copyOf(trust.root, path);
}

function stateOf(snapshot: Snapshot, trusted: TrustedWorkspace | undefined): TrustState {
  if (trusted === undefined) return snapshot.items.length === 0 ? 'none' : 'untrusted';
  return trusted.hash === snapshot.hash && snapshot.refusals.length === 0 ? 'trusted' : 'changed';
}

function compare(before: readonly SnapshotItem[], now: readonly SnapshotItem[]): TrustChange[] {
  const old = new Map(before.map((item) => [item.path, item]));
  const fresh = new Map(now.map((item) => [item.path, item]));
  const paths = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return paths.flatMap((path): TrustChange[] => {
    const [a, b] = [old.get(path), fresh.get(path)];
    if (a === undefined) return [{ path, change: 'added' }];
    if (b === undefined) return [{ path, change: 'removed' }];
    return a.sha256 === b.sha256 && a.kind === b.kind ? [] : [{ path, change: 'changed' }];
  });
}
