/** A kind of files that hold keys, tokens or passwords. */
export interface CredentialRow {
  readonly what: string;
  /** Ends of paths, `*` within a name; one that ends in `/` is a folder with everything in it. All lower case. */
  readonly paths: readonly string[];
  readonly hits: readonly string[];
  readonly misses: readonly string[];
}
