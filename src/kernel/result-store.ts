/** A result that was too long for the model, kept whole. */
export interface StoredResult {
  /** `result://<id>`; the id cannot be guessed and works only in its session. */
  readonly uri: string;
  readonly bytes: number;
  readonly mediaType: string;
}

export interface ResultStore {
  put(
    sessionId: string,
    content: string | Uint8Array,
    options?: { mediaType?: string; name?: string },
  ): Promise<StoredResult>;
  /** Opens a stored result for reading; rejects with a `not_found` ToolError for an unknown id or another session. */
  open(sessionId: string, uri: string): Promise<StoredResultReader>;
}

export interface StoredResultReader {
  readonly size: number;
  readonly mediaType: string;
  read(position: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
