import type { StoredApproval } from './stored-approval.js';

/**
 * Where `always` is kept: `command_allowlist` and `approved_effects` of `config.yaml`. The gate reads it whenever a
 * question comes up; whoever implements it writes atomically, under a lock, and keeps the file's comments.
 */
export interface ApprovalStore {
  list(): readonly StoredApproval[] | Promise<readonly StoredApproval[]>;
  add(approvals: readonly StoredApproval[]): Promise<void>;
  /** False when there is no such approval. */
  revoke(id: string): Promise<boolean>;
}
