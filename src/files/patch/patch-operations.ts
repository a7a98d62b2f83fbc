/** One line of a hunk. `noNewline`: the file ends after it without a line break. */
export interface PatchLine {
  readonly kind: 'context' | 'remove' | 'add';
  readonly text: string;
  /** An empty line of the patch text: perhaps context, perhaps only a separator when it stands last. */
  readonly bare?: boolean;
  noNewline?: boolean;
}

export interface Hunk {
  /** Texts after `@@` that name the surroundings, outermost first. */
  readonly hints: readonly string[];
  /** 1-based first old line, where the header says so. */
  readonly oldLine?: number;
  readonly lines: readonly PatchLine[];
  /** The hunk stands at the end of the file. */
  readonly atEnd: boolean;
  /** 1-based line of the patch where the hunk begins, for messages. */
  readonly patchLine: number;
}

export type PatchOperation =
  | {
      readonly kind: 'add';
      readonly path: string;
      readonly content: string;
      readonly mode?: number;
      readonly patchLine: number;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly hunks: readonly Hunk[]; readonly patchLine: number }
  | {
      readonly kind: 'update';
      readonly path: string;
      /** Set when the file also gets a new name. */
      readonly to?: string;
      readonly hunks: readonly Hunk[];
      /** The mode git's header asks for; an existing file keeps its own. */
      readonly mode?: number;
      readonly patchLine: number;
    };

/** A patch that cannot be used, with the line of the patch that shows it. */
export class PatchProblem extends Error {
  override readonly name = 'PatchProblem';
  constructor(
    message: string,
    readonly hint: string,
    readonly line?: number,
  ) {
    super(message);
  }
}
