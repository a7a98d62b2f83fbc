import { realpathSync, statSync } from 'node:fs';
import { readIfPresent } from '../../config/read-if-present.js';
import { replaceFile } from '../../config/replace-file.js';
import type { Allowlist } from '../../gate/approvals/allowlist-text.js';
import type { ApprovalStore } from '../../gate/approvals/approval-store.js';
import type { FileLocks } from '../files/create-file-locks.js';

export interface ConfigApprovalStoreOptions {
  /** `config.yaml` of home. */
  readonly file: string;
  /** Shared by every process of the home. */
  readonly locks: FileLocks;
  readonly redact: (text: string) => string;
}

export interface ConfigApprovalStore extends ApprovalStore {
  /** Entries that could not be read; they approve nothing. */
  problems(): Promise<readonly string[]>;
}

/**
 * `always` answers in `config.yaml`. Read, changed and replaced in one step under a lock between processes; comments
 * and everything else in the file stay as they are. An answer given in another process counts from the next question.
 */
export function createConfigApprovalStore({ file, locks, redact }: ConfigApprovalStoreOptions): ConfigApprovalStore {
  let known: { readonly key: string; readonly allowlist: Promise<Allowlist> } | undefined;

  const read = (): Promise<Allowlist> => {
    const key = versionOf(file);
    if (known?.key === key) return known.allowlist;
    const allowlist = allowlistText().then(({ readAllowlist }) => readAllowlist(readIfPresent(file)));
    known = { key, allowlist };
    return allowlist;
  };
  const change = (edit: (text: string) => Promise<string>): Promise<boolean> =>
    locks.hold([`config\0${file}`], undefined, async () => {
      const before = readIfPresent(file);
      const after = await edit(before);
      if (after === before) return false;
      replaceFile(realFile(file), after, { mode: modeOf(file) });
      known = undefined;
      return true;
    });
  return {
    list: async () => (await read()).approvals,
    problems: async () => (await read()).problems,
    async add(approvals) {
      const written = JSON.stringify(approvals.map(({ covers }) => covers));
      if (redact(written) !== written) throw holdsSecret();
      const { addToAllowlist } = await allowlistText();
      await change((text) => addToAllowlist(text, approvals));
    },
    async revoke(id) {
      const { removeFromAllowlist } = await allowlistText();
      return change((text) => removeFromAllowlist(text, id));
    },
  };
}

/** Loaded with the first question or answer. */
const allowlistText = () => import('../../gate/approvals/allowlist-text.js');

/** The settings are a plain file: a command that carries a password is approved for the session, not for ever. */
function holdsSecret(): Error {
  return new Error('The answer holds a secret and is not written to config.yaml.');
}

function versionOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stat === undefined ? 'none' : `${stat.ino}:${stat.mtimeNs}:${stat.size}`;
}

/** Settings kept elsewhere and linked into home stay a link. */
function realFile(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) === undefined ? file : realpathSync(file);
}

function modeOf(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 0o600 : stat.mode & 0o777;
}
