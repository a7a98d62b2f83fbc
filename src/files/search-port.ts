/** What to look for inside files. */
export interface ContentSearch {
  /** Folder or file to search, as the caller names it. */
  readonly path: string;
  readonly pattern: string;
  readonly literal: boolean;
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly hidden: boolean;
  readonly noIgnore: boolean;
  /** Lines before and after each match. */
  readonly context: number;
  /** Only files whose name matches; with a slash, the path below `path`. */
  readonly fileGlob?: string | undefined;
  /** One file after the other, by path: slower, for searches that are cut short and must be cut at the same place. */
  readonly sorted: boolean;
}

export interface FileListing {
  readonly path: string;
  readonly hidden: boolean;
  readonly noIgnore: boolean;
}

export interface SearchEnd {
  /** `ripgrep-wasm`: no program was found; same results, slower. */
  readonly engine: 'ripgrep' | 'ripgrep-wasm' | 'ripgrep-fetched';
  /** Files and folders that could not be read. */
  readonly warnings: readonly string[];
  /** The caller had enough. */
  readonly stopped: boolean;
}

/** Searches the files of the task's environment with ripgrep: no user configuration, no links followed. */
export interface SearchPort {
  /** Hands out ripgrep's JSON events, one line each; `false` ends the search. Rejects for an invalid expression. */
  content(search: ContentSearch, onEvent: (line: Buffer) => boolean): Promise<SearchEnd>;
  /** Hands out the paths of files below a folder, relative to it. */
  files(listing: FileListing, onPath: (path: string) => boolean): Promise<SearchEnd>;
  /** Which of these real paths may be read in this call; asks nobody. */
  readable(paths: readonly string[]): Promise<boolean[]>;
}

declare module '../kernel/ports.js' {
  interface Ports {
    readonly search: SearchPort;
  }
}
