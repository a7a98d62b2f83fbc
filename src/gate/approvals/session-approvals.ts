import type { StoredApproval } from './stored-approval.js';

/** What people agreed to for the rest of a session. In memory only, and bounded. */
export interface SessionApprovals {
  of(sessionId: string): readonly StoredApproval[];
  add(sessionId: string, approvals: readonly StoredApproval[]): void;
  /** Removes one; false when it is not there. */
  revoke(id: string): boolean;
  list(): readonly { readonly sessionId: string; readonly approval: StoredApproval }[];
  endSession(sessionId: string): void;
}

const MAX_SESSIONS = 256;
const MAX_PER_SESSION = 256;

/** When there is no more room the oldest are forgotten, which means that they are asked about again. */
export function createSessionApprovals(): SessionApprovals {
  const sessions = new Map<string, StoredApproval[]>();
  return {
    of: (sessionId) => sessions.get(sessionId) ?? NONE,
    add(sessionId, approvals) {
      const kept = [...(sessions.get(sessionId) ?? []), ...approvals].slice(-MAX_PER_SESSION);
      sessions.delete(sessionId);
      sessions.set(sessionId, kept);
      const oldest = sessions.keys().next().value;
      if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
    },
    revoke(id) {
      for (const [sessionId, approvals] of sessions) {
        const rest = approvals.filter((approval) => approval.id !== id);
        if (rest.length === approvals.length) continue;
        sessions.set(sessionId, rest);
        return true;
      }
      return false;
    },
    list: () =>
      [...sessions].flatMap(([sessionId, approvals]) => approvals.map((approval) => ({ sessionId, approval }))),
    endSession(sessionId) {
      sessions.delete(sessionId);
    },
  };
}

const NONE: readonly StoredApproval[] = [];
