/** What the clouds have in common. */
export interface CloudOptions {
  /** Of a registry, e.g. `debian:12`. */
  readonly image: string;
  /** The home of Hermes: its sandboxes are told apart by it. */
  readonly hermesHome: string;
  readonly cpus?: number | undefined;
  readonly memoryMb?: number | undefined;
  readonly network?: boolean;
  /** Keep the files of a task and go on with them the next time. */
  readonly persistent?: boolean;
  readonly cwd?: string | undefined;
  /** Our own variables, for the credentials and addresses of the cloud alone. */
  readonly env: Readonly<Record<string, string>>;
  /** For tests: as if the image had no Python. */
  readonly withoutPython?: boolean;
}
