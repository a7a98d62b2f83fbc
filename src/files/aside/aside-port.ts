import type { ContentPair, FileDiff } from '../diff/diff-contents.js';
import type { EditPlan, PlannedFile } from '../edit-files.js';
import type { EditRequest } from '../plan-edit.js';
import type { ReadFile } from '../transaction/load-files.js';

/**
 * A thread of its own for what takes long in one piece: to look through a text of tens of megabytes, everybody else in
 * the program would have to wait.
 */
export interface AsidePort {
  planEdit(edit: AsideEdit): Promise<AsidePlan>;
  /** Compares two contents in shared memory. */
  diffContents(pair: ContentPair): Promise<FileDiff>;
}

export interface AsideEdit {
  readonly request: EditRequest;
  /** Every file the request speaks of that exists; their bytes lie in shared memory. */
  readonly files: readonly AsideFile[];
}

/** A file as a thread can be handed it; `real` tells two paths to one file. */
export interface AsideFile extends Omit<ReadFile, 'bytes'> {
  readonly real: string;
  readonly bytes: Uint8Array;
}

/** What an edit would do, without what the asker has already. */
export interface AsidePlan extends Omit<EditPlan, 'files'> {
  readonly files: readonly AsideChange[];
}

export type AsideChange = Omit<PlannedFile, 'before' | 'after' | 'loaded'> & {
  readonly after: Uint8Array | undefined;
  /** Whether the change is made to what this path held. */
  readonly isOnOld: boolean;
};

declare module '../../kernel/ports.js' {
  interface Ports {
    readonly aside?: AsidePort;
  }
}
