import type { ResolvedPath } from '../kernel/gate.js';
import type {
  FileReader,
  FileStat,
  FolderEntry,
  FolderOptions,
  FoundFile,
  WriteOptions,
  WriteReport,
} from '../kernel/ports.js';

/**
 * The files of one environment, without any judgement: the files port asks the gate first and then acts here.
 * Everything that touches a file goes through an opened folder and a single name in it, so that a folder swapped
 * for a link after it was judged changes nothing. Small enough to be spoken over a pipe by a helper program.
 */
export interface EnvironmentFiles {
  /** What `~` stands for in this environment. */
  readonly home: string;
  readonly platform: 'posix' | 'win32';
  /** Whether `README` and `readme` are one file here, as by default on macOS and Windows. */
  readonly caseInsensitive: boolean;
  /** Whether folder handles stay on their folder while others swap it; `false` leaves a window of microseconds. */
  readonly raceFree: boolean;
  /**
   * Where a path leads: links followed in the existing part, the rest appended, a dangling link followed to where a
   * write would land. Touches nothing. Throws a `ToolError` for malformed paths, link loops and magic links of `/proc`.
   */
  resolve(path: string, options: { readonly cwd: string }): Promise<ResolvedPath>;
  /** Like `resolve`, but a link in the last place is not followed: what a removal or a move would take. */
  locate(path: string, options: { readonly cwd: string }): Promise<string>;
  /** Opens a folder by its real path; throws `conflict` when what was opened does not lie there. */
  openFolder(path: string): Promise<FolderHandle>;
}

/** Options of a write that only the port sets. */
export interface FolderWriteOptions extends WriteOptions {
  readonly signal?: AbortSignal;
  /** One of several in the folder: its name is on disk after `sync`, its content when the write resolves. */
  readonly ofSeveral?: true;
}

/** An opened folder. Names are single segments; a link is never followed. Close it. */
export interface FolderHandle {
  /** The real path the folder was judged and opened under. */
  readonly path: string;
  /** The folder itself. */
  self(): Promise<FileStat>;
  /** Null when there is no such name. */
  stat(name: string): Promise<FileStat | null>;
  readLink(name: string): Promise<string>;
  /** Opens an ordinary file; anything else is refused before it is opened. */
  open(name: string): Promise<FileReader>;
  list(): Promise<FolderEntry[]>;
  /**
   * Reads ordinary files that were listed, each when it has at most `maxBytes`: many small files in one step. Where a
   * backend has no such method, they are opened one by one.
   */
  readFiles?(names: readonly string[], maxBytes: number): Promise<FoundFile[]>;
  /**
   * Replaces or creates an ordinary file in one step: the old content stays until the new one is safe on disk,
   * whatever fails. An existing file keeps its mode and, where the system lets us, its owner.
   */
  write(
    name: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options?: FolderWriteOptions,
  ): Promise<WriteReport>;
  /** Removes a file, a link or an empty folder. Durable after `sync`. */
  remove(name: string): Promise<void>;
  /** Moves a name into another folder of the same environment. Durable when it resolves. */
  rename(name: string, target: FolderHandle, newName: string, options?: { overwrite?: boolean }): Promise<void>;
  /** Makes a folder; `false` when it was there already. */
  makeFolder(name: string, options?: FolderOptions): Promise<boolean>;
  /** Makes a link; fails when the name is taken. Absent where a backend cannot. */
  makeLink?(name: string, target: string): Promise<void>;
  /** Sets the permissions of an ordinary file. Absent where a backend cannot. */
  setMode?(name: string, mode: number): Promise<void>;
  /** Waits until what was removed and made here is on disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}
