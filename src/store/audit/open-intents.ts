import type { IntentRecord } from '../../kernel/recorder.js';
import type { WrittenIntent } from './audit-row.js';

/** Intents whose outcome never came, e.g. of abandoned calls, are forgotten beyond this many. */
const MOST_OPEN = 10_000;

export interface OpenIntents {
  add(intent: WrittenIntent): void;
  /** The intent that this outcome belongs to, if one was written; it is open no more. */
  take(outcome: IntentRecord): WrittenIntent | undefined;
}

/**
 * The intents of this process that wait for their outcome. Call ids come from clients and may repeat among calls
 * that run at once, so the arguments' identity decides before the id does.
 */
export function createOpenIntents(): OpenIntents {
  const open = new Map<string, WrittenIntent[]>();
  let size = 0;

  const remove = (id: string, intents: WrittenIntent[], index: number): WrittenIntent | undefined => {
    const [taken] = intents.splice(index, 1);
    if (intents.length === 0) open.delete(id);
    size -= 1;
    return taken;
  };

  return {
    add(intent) {
      const id = intent.record.callId;
      const same = open.get(id);
      if (same) same.push(intent);
      else open.set(id, [intent]);
      size += 1;
      const oldest = size > MOST_OPEN ? open.entries().next().value : undefined;
      if (oldest) remove(oldest[0], oldest[1], 0);
    },
    take(outcome) {
      const intents = open.get(outcome.callId);
      if (!intents) return undefined;
      const exact = intents.findIndex(({ record }) => record.args === outcome.args);
      const index = exact >= 0 ? exact : intents.findIndex(({ record }) => isSameCall(record, outcome));
      return index >= 0 ? remove(outcome.callId, intents, index) : undefined;
    },
  };
}

function isSameCall(a: IntentRecord, b: IntentRecord): boolean {
  return a.tool === b.tool && a.sessionId === b.sessionId && a.taskId === b.taskId;
}
