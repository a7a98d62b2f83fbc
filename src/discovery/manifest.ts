import type { ToolSummary } from '../kernel/registry.js';

/** A built-in tool as the manifest keeps it: everything but its code. */
export interface ManifestTool {
  readonly summary: ToolSummary;
  /** Path of the module below `tools/`, without extension. */
  readonly module: string;
}

export interface Manifest {
  readonly version: string;
  readonly tools: readonly ManifestTool[];
}
