/** How long and how large an exchange may get. Times in milliseconds, sizes in bytes after decompression. */
export interface HttpLimits {
  /** Until the connection stands, TLS included. */
  readonly connectMs: number;
  /** Without a byte once the answer has begun; not for event streams. */
  readonly idleMs: number;
  /** From the call to the last byte of a `fetch`, redirects included; to the first byte of a `stream`. */
  readonly totalMs: number;
  /** What `fetch` keeps of a body; the rest is cut and `truncated` says so. */
  readonly maxBytes: number;
  /** Where `stream` stops with `too_large`: a stream cannot be cut without its reader knowing. */
  readonly maxStreamBytes: number;
  readonly maxRedirects: number;
}

export const DEFAULT_HTTP_LIMITS: HttpLimits = {
  connectMs: 10_000,
  idleMs: 30_000,
  totalMs: 60_000,
  maxBytes: 10 * 1024 * 1024,
  maxStreamBytes: 1024 * 1024 * 1024,
  maxRedirects: 5,
};
