import type { ResolvedPath } from './gate.js';
import type { ResultStore } from './result-store.js';

/**
 * The only ways a built-in tool touches the world. Interfaces only: the implementations live in `src/ports`
 * and ask the gate before every effect. More ports may be added by declaration merging.
 */
export interface Ports {
  readonly files: FilesPort;
  readonly exec: ExecPort;
  readonly http: HttpPort;
  readonly secrets: SecretsPort;
  readonly env: EnvPort;
  readonly desktop: DesktopPort;
  readonly system: SystemPort;
  readonly user: UserPort;
  readonly model: ModelPort;
  readonly results: SessionResults;
}

export interface FileStat {
  readonly path: string;
  readonly kind: 'file' | 'directory' | 'symlink' | 'device' | 'fifo' | 'socket';
  readonly size: number;
  readonly mode: number;
  readonly mtimeMs: number;
  readonly inode: string;
  /** When anything about it last changed; absent where a backend does not tell. */
  readonly ctimeMs?: number;
  /** When it was made; absent where that is not known. */
  readonly birthMs?: number;
}

export interface FolderEntry {
  readonly name: string;
  readonly kind: FileStat['kind'];
}

export interface WriteOptions {
  /** Refuse when the file exists. */
  readonly createOnly?: boolean;
  /** Refuse unless the present content has this SHA-256 (hex). */
  readonly expectedHash?: string;
  /** Refuse unless the present content is this one: cheaper than a hash for whoever has read it. */
  readonly expectedContent?: Uint8Array;
  /** Mode for a new file; an existing file keeps its own. */
  readonly mode?: number;
  /** When the content was last changed, in milliseconds since 1970; default now. */
  readonly mtimeMs?: number;
  /** Part of something that a rename puts in place later: not made durable by itself, and not kept for undo. */
  readonly scratch?: boolean;
}

export interface WriteReport {
  /** The real path that was written. */
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly created: boolean;
}

export interface FileReader {
  readonly stat: FileStat;
  /** Bytes from a position; fewer than asked only at the end. They are put into `into` when it has room for them. */
  read(position: number, length: number, into?: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How a folder shall be, whether it is made or was there; left as it is where nothing is said. */
export interface FolderOptions {
  readonly mode?: number;
  /** Milliseconds since 1970. */
  readonly mtimeMs?: number;
  /** See `WriteOptions`. */
  readonly scratch?: boolean;
}

export interface RenameOptions {
  readonly overwrite?: boolean;
  /** Which end is scratch, see `WriteOptions`; the other end is kept for undo. */
  readonly scratch?: 'from' | 'to';
}

/** A file as it was found, with its content unless it has more bytes than were asked for. */
export interface FoundFile {
  readonly stat: Pick<FileStat, 'size' | 'mode' | 'mtimeMs'>;
  readonly bytes?: Uint8Array;
}

/** A folder that stays open while its members are read. Names are single ones; a link is never followed. */
export interface FolderReader {
  readonly stat: FileStat;
  list(): Promise<FolderEntry[]>;
  /** What members are; null for one that is gone or may not be looked at. */
  look(names: readonly string[]): Promise<(FileStat | null)[]>;
  /** Reads several ordinary files of the folder in one step, each when it has at most `maxBytes`. */
  read(names: readonly string[], maxBytes: number): Promise<FoundFile[]>;
  close(): Promise<void>;
}

/** Files of the task's environment. Relative paths start at `cwd`. Every method judges the real path it touches. */
export interface FilesPort {
  readonly cwd: string;
  resolve(path: string): Promise<ResolvedPath>;
  /** Follows links; null when nothing is there. */
  stat(path: string): Promise<FileStat | null>;
  /** Opens an ordinary file for reading; devices, FIFOs, sockets and `/proc` traps are refused before opening. */
  open(path: string): Promise<FileReader>;
  /** The whole file, at most `maxBytes` (default 64 MiB; over it `too_large`). */
  read(path: string, options?: { maxBytes?: number }): Promise<Uint8Array>;
  list(path: string): Promise<FolderEntry[]>;
  /** For reading many members: they are judged together, and none is looked for from the root again. */
  openFolder(path: string): Promise<FolderReader>;
  /** Replaces or creates a file in one step; parents are made. Old content stays until the new one is safe on disk. */
  write(path: string, content: Uint8Array | AsyncIterable<Uint8Array>, options?: WriteOptions): Promise<WriteReport>;
  /** Removes a file, a link or, with `recursive`, a folder. */
  remove(path: string, options?: { recursive?: boolean; scratch?: boolean }): Promise<void>;
  /** Both ends are judged; refuses an existing target unless `overwrite`. */
  rename(from: string, to: string, options?: RenameOptions): Promise<void>;
  makeFolder(path: string, options?: FolderOptions): Promise<void>;
  /** Runs `work` while no other call, task or process of Hermes writes these paths. */
  lock<T>(paths: readonly string[], work: () => Promise<T>): Promise<T>;
}

export interface ExecOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

export interface ExecResult {
  readonly exitCode: number;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  readonly timedOut: boolean;
  readonly truncated: boolean;
}

/** Programs in the task's environment. The command is judged as it will run. */
export interface ExecPort {
  /** Runs one program with a fixed argv, no shell. */
  run(argv: readonly string[], options?: ExecOptions): Promise<ExecResult>;
}

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Default 5; 0 returns the redirect itself. */
  readonly maxRedirects?: number;
}

export interface HttpResponse {
  readonly status: number;
  /** The address after redirects. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly truncated: boolean;
  text(): string;
}

/** HTTP to judged addresses only: names are resolved once, and the connection goes to that very address. */
export interface HttpPort {
  fetch(url: string, request?: HttpRequest): Promise<HttpResponse>;
  /** The body as it arrives, for long downloads and event streams. */
  stream(url: string, request?: HttpRequest): Promise<HttpStream>;
  resolve(host: string, type?: string): Promise<unknown[]>;
}

export interface HttpStream {
  readonly status: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Values of declared secrets. A value handed out here is known to redaction. */
export interface SecretsPort {
  get(name: string): string | undefined;
}

/** Environment variables of the session, which commands of the task inherit. */
export interface EnvPort {
  list(): Readonly<Record<string, string>>;
  get(name: string): string | undefined;
  set(name: string, value: string, options?: { persist?: boolean }): Promise<void>;
  unset(name: string, options?: { persist?: boolean }): Promise<void>;
}

export interface ClipboardContent {
  readonly type: 'text/plain' | 'image/png';
  readonly data: Uint8Array;
}

export interface DesktopPort {
  readClipboard(type: ClipboardContent['type']): Promise<ClipboardContent>;
  writeClipboard(content: ClipboardContent): Promise<void>;
  notify(message: { title: string; body: string; urgency: 'low' | 'normal' | 'critical' }): Promise<void>;
}

export interface SystemPort {
  info(parts: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
}

/** A person, when there is one. */
export interface UserPort {
  readonly present: boolean;
  ask(question: string, choices?: readonly string[]): Promise<string>;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly maxTokens?: number;
  readonly temperature?: number;
  readonly stop?: readonly string[];
  readonly model?: string;
  /** JSON Schema the answer must follow. */
  readonly schema?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}

export interface ModelAnswer {
  readonly text: string;
  readonly model: string;
  readonly stopReason: string;
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
}

export interface ModelPort {
  readonly available: boolean;
  complete(request: ModelRequest): Promise<ModelAnswer>;
}

/** The result store as one session sees it. */
export interface SessionResults {
  put(content: string | Uint8Array, options?: { mediaType?: string; name?: string }): ReturnType<ResultStore['put']>;
  open(uri: string): ReturnType<ResultStore['open']>;
}
