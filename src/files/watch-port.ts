/** Something that happened to a path below a watched folder. */
export interface WatchSignal {
  readonly kind: 'created' | 'changed' | 'removed';
  /** Relative to the watched folder; empty for a watched file itself. */
  readonly path: string;
  readonly isFolder: boolean;
  /** Which file it is, whatever it is called; tells a rename from a removal and a creation. */
  readonly inode?: string | undefined;
}

export interface WatchRequest {
  readonly path: string;
  /** Paths not to look into, by their relative path. */
  readonly ignores: (path: string) => boolean;
  readonly onSignal: (signal: WatchSignal) => void;
  /** The watch broke, e.g. because the system has no more watches to give. */
  readonly onProblem: (message: string) => void;
}

/** A running watch; it outlives the call that started it and ends with its task. */
export interface WatchHandle {
  /** The real path that is watched. */
  readonly root: string;
  close(): Promise<void>;
}

/** Watches files of the task's environment. */
export interface WatchPort {
  /** Resolves when changes are seen from now on. */
  start(request: WatchRequest): Promise<WatchHandle>;
  /** Which of these real paths may be told about in this call; asks nobody. */
  readable(paths: readonly string[]): Promise<boolean[]>;
}

declare module '../kernel/ports.js' {
  interface Ports {
    readonly watch: WatchPort;
  }
}
