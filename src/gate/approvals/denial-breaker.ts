/** Stops asking the same thing again and again: people who are worn out say yes. */
export interface DenialBreaker {
  isOpen(sessionId: string, kind: string): boolean;
  denied(sessionId: string, kind: string): void;
  approved(sessionId: string, kind: string): void;
}

const MAX_DENIALS = 3;
const MAX_SESSIONS = 256;
const MAX_KINDS = 64;

/** After three denials of one kind in a session, with no yes between them, that kind is refused without asking. */
export function createDenialBreaker(): DenialBreaker {
  const sessions = new Map<string, Map<string, number>>();
  return {
    isOpen: (sessionId, kind) => (sessions.get(sessionId)?.get(kind) ?? 0) >= MAX_DENIALS,
    denied(sessionId, kind) {
      const kinds = sessions.get(sessionId) ?? new Map<string, number>();
      const count = (kinds.get(kind) ?? 0) + 1;
      touch(kinds, kind, count, MAX_KINDS);
      touch(sessions, sessionId, kinds, MAX_SESSIONS);
    },
    approved(sessionId, kind) {
      sessions.get(sessionId)?.delete(kind);
    },
  };
}

/** Sets a key as the newest one and lets go of the oldest beyond the limit. */
function touch<Value>(map: Map<string, Value>, key: string, value: Value, limit: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}
