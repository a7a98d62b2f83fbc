import { homedir } from 'node:os';
import type { EnvironmentFiles } from '../environments/files.js';
import { createLocalFiles } from '../environments/local/files.js';
import { ToolError } from '../kernel/outcome.js';
import type { TaskPlace } from '../kernel/task-book.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';

/** Where the tasks of an instance work. */
export interface EnvironmentPlaces {
  placeOf(taskId: string): TaskPlace;
  filesOf(taskId: string): EnvironmentFiles;
  /** Whether commands of a task can be held to paths and hosts. Absent: they cannot, and are asked about instead. */
  sandbox?(taskId: string): boolean;
  close(): Promise<void>;
}

export function createEnvironmentPlaces(settings: Settings, options: HermesOptions): EnvironmentPlaces {
  const name = environmentName(settings, options);
  if (name !== 'local')
    throw new ToolError(`Unknown environment: ${name}`, { code: 'unsupported', hint: 'Use local.' });
  const files = createLocalFiles({ home: settings.env.HOME ?? homedir() });
  const place: TaskPlace = {
    cwd: settings.cwd,
    environment: name,
    paths: { resolve: (path) => files.resolve(path, { cwd: settings.cwd }) },
  };
  return { placeOf: () => place, filesOf: () => files, close: () => Promise.resolve() };
}

function environmentName(settings: Settings, options: HermesOptions): string {
  const { environment } = options;
  if (environment === undefined) return settings.config.terminal.env_type;
  return typeof environment === 'string' ? environment : environment.type;
}
