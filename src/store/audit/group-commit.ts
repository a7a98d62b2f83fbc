export interface GroupCommit<Entry> {
  /** Resolves when the entry's group is written; rejects with the reason when it could not be. */
  add(entry: Entry): Promise<void>;
  /** Resolves when no group is waiting or being written. */
  settled(): Promise<void>;
}

/**
 * Collects entries that arrive together, or while a group is being written, into one group: everything that the turn
 * of the event loop had ready. The more there is to write, the larger the groups and the smaller the cost of each
 * entry. `writeGroup` answers nothing when it has written at once.
 */
export function createGroupCommit<Entry>(
  writeGroup: (entries: readonly Entry[]) => undefined | Promise<void>,
): GroupCommit<Entry> {
  let waiting: Group<Entry> | undefined;
  let writing: Promise<void> | undefined;

  const writeWaiting = (): void => {
    const group = waiting;
    if (!group || writing) return;
    waiting = undefined;
    try {
      const written = writeGroup(group.entries);
      if (written === undefined) group.resolve();
      else {
        writing = written.then(group.resolve, group.reject).finally(() => {
          writing = undefined;
          writeWaiting();
        });
      }
    } catch (problem) {
      group.reject(problem);
    }
  };

  return {
    add(entry) {
      if (!waiting) {
        waiting = newGroup();
        if (!writing) process.nextTick(writeWaiting);
      }
      waiting.entries.push(entry);
      return waiting.written;
    },
    async settled() {
      while (waiting || writing) {
        // Its callers hear of a failure; here only the end matters.
        await (writing ?? waiting?.written)?.catch(() => {});
      }
    },
  };
}

interface Group<Entry> {
  readonly entries: Entry[];
  readonly written: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (problem: unknown) => void;
}

function newGroup<Entry>(): Group<Entry> {
  let resolve = (): void => {};
  let reject = (_problem: unknown): void => {};
  const written = new Promise<void>((onWritten, onFailed) => {
    resolve = onWritten;
    reject = onFailed;
  });
  return { entries: [], written, resolve, reject };
}
