import type { ApprovalRequest } from '../gate/approvals/approval-request.js';
import type { Approver } from '../gate/approvals/approver.js';
import { createPendingApprovals, type PendingApprovals } from '../gate/approvals/pending-approvals.js';
import type { Clock } from '../kernel/context.js';
import { approvalKey } from '../ports/approval-store/approval-key.js';
import { type ConfigApprovalStore, createConfigApprovalStore } from '../ports/approval-store/config-approval-store.js';
import { createFileLocks } from '../ports/files/create-file-locks.js';
import type { Store } from '../store/open-store.js';
import { createPendingStore, type SharedPendingStore } from '../store/pending/create-pending-store.js';
import type { Settings } from './settings.js';

/** What the processes of a home share about approvals. */
export interface HomeApprovals {
  /** `always` answers, in `config.yaml`. */
  readonly store: ConfigApprovalStore;
  /** The list of waiting requests, as the database has it. */
  readonly waiting: SharedPendingStore<ApprovalRequest>;
  /** The same list with tokens and presence, for whoever asks or answers. Makes the home's key at the first use. */
  pending(): PendingApprovals;
  /** Whoever watches with `hermes approvals watch`; present only while somebody does. */
  readonly watcher: Approver;
}

export interface HomeApprovalsParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly redact: (text: string) => string;
}

/** Opens what a home knows about approvals; nothing is written until a question or an answer comes. */
export function openHomeApprovals({ settings, store, clock, redact }: HomeApprovalsParts): HomeApprovals {
  const { paths } = settings;
  const waiting = createPendingStore<ApprovalRequest>({ store, home: paths.root, clock, redact });
  let made: PendingApprovals | undefined;
  const pending = (): PendingApprovals =>
    (made ??= createPendingApprovals({ store: waiting, key: approvalKey(paths.root), clock }));
  return {
    store: createConfigApprovalStore({ file: paths.config, locks: createFileLocks({ folder: paths.locks }), redact }),
    waiting,
    pending,
    watcher: {
      by: 'watcher',
      // The key is made only in a home where somebody has watched.
      isPresent: (call) => waiting.lastHeartbeat() !== undefined && pending().approver.isPresent(call),
      ask: (request, options) => pending().approver.ask(request, options),
    },
  };
}
