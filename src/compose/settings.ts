import { resolve } from 'node:path';
import { processEnvironment, readEnvFile } from '../config/environment.js';
import { loadConfig } from '../config/load-config.js';
import { type HomePaths, homePaths } from '../config/paths.js';
import { realPath } from '../config/real-path.js';
import type { Config } from '../config/schema.js';
import { withTerminalVariables } from '../config/terminal-overrides.js';

/** What an instance was started with; frozen, so that nothing an agent runs can change it. */
export interface Settings {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly cwd: string;
  /** The process's variables with home's `.env` under them. */
  readonly env: Readonly<Record<string, string>>;
  /** Values that came from home's `.env`: redaction knows them. */
  readonly stored: Readonly<Record<string, string>>;
}

export interface SettingsOptions {
  readonly home?: string | undefined;
  readonly cwd?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** Reads settings and variables once. Throws a ConfigError that names file, line and field. */
export async function readSettings(options: SettingsOptions): Promise<Settings> {
  const outer = options.env ?? processEnvironment;
  const paths = homePaths(outer, options.home);
  const stored = readEnvFile(paths.env);
  const env = { ...stored, ...outer };
  const config = withTerminalVariables(await loadConfig(paths), env);
  return Object.freeze({
    paths,
    config,
    // Relative globs of profiles start here, and are compared with real paths.
    cwd: realPath(resolve(options.cwd ?? localStart(config) ?? process.cwd())),
    env: Object.freeze(env),
    stored: Object.freeze(stored),
  });
}

/** The folder a session starts in, where that is one of this machine. */
function localStart({ terminal }: Config): string | undefined {
  return terminal.env_type === 'local' ? terminal.cwd : undefined;
}
