import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where state lives. */
export interface HomePaths {
  readonly root: string;
  readonly config: string;
  readonly permissions: string;
  readonly env: string;
  readonly state: string;
  readonly tools: string;
  readonly plugins: string;
  readonly packages: string;
  readonly results: string;
  readonly sandboxes: string;
  readonly logs: string;
  readonly cache: string;
  readonly locks: string;
  readonly checkpoints: string;
  readonly processes: string;
}

/** Home is the given folder, else `HERMES_HOME`, else `~/.hermes`. Nothing is created. */
export function homePaths(env: Readonly<Record<string, string | undefined>>, given?: string): HomePaths {
  const root = resolve(given ?? env.HERMES_HOME ?? join(homedir(), '.hermes'));
  const at = (name: string): string => join(root, name);
  return {
    root,
    config: at('config.yaml'),
    permissions: at('permissions.yaml'),
    env: at('.env'),
    state: at('state.db'),
    tools: at('tools'),
    plugins: at('plugins'),
    packages: at('packages'),
    results: at('results'),
    sandboxes: at('sandboxes'),
    logs: at('logs'),
    cache: at('cache'),
    locks: at('locks'),
    checkpoints: at('checkpoints'),
    processes: at('processes'),
  };
}
