import type { ToolSummary } from '../kernel/registry.js';
import type { ToolEntry } from '../kernel/tool.js';

/** A tool found in a file: what listings need at once, its code when it is called. */
export interface FoundTool {
  readonly summary: ToolSummary;
  readonly load: () => Promise<ToolEntry>;
}

/** A file of tools that was read, not run. */
export interface ToolFile {
  readonly path: string;
  /** Changes when the file or one of its parts changes. */
  readonly hash: string;
  /** Every file it is made of. */
  readonly inputs: readonly string[];
  /** Finds out which tools it has. Runs the file's code, unless the answer is known from before. */
  readonly describe: () => Promise<readonly FoundTool[]>;
}

/** Knows one kind of tool file: code, YAML. */
export interface ToolFileLoader {
  readonly matches: (fileName: string) => boolean;
  /** Reads a file without running anything. Throws with the reason when it cannot be used. */
  readonly read: (path: string) => Promise<ToolFile>;
}
