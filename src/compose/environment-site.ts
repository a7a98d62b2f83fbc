import type { Environment } from '../environments/environment.js';
import type { EnvironmentFiles } from '../environments/files.js';
import type { TaskPlace } from '../kernel/task-book.js';

/** What the variables of commands come from. */
export interface InheritedEnv {
  /** What commands of the session inherit; the same object until something changes. */
  current(): Readonly<Record<string, string>>;
  /** Resolves when everything is known; at once where there is no need to wait. */
  ready(): Promise<void>;
}

/** One choice of environment, with the tasks that work in it. */
export interface EnvironmentSite {
  /** Without the shell, which is the same everywhere. */
  placeOf(taskId: string): Omit<TaskPlace, 'shell'>;
  filesOf(taskId: string): EnvironmentFiles;
  /** Opened at the first use. */
  environmentOf(taskId: string): Promise<Environment>;
  /** The environment of a task as it was first opened; undefined on this machine, and before that. */
  known(taskId: string): Environment | undefined;
  inheritedIn(environment: Environment): InheritedEnv;
  /** Whether commands can be held to paths and hosts. */
  readonly canConfine: boolean;
  end(taskId: string, options?: { keepProcesses?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** What a site needs to know of the rest of the instance. */
export interface SiteParts {
  /** Whether a task has processes, so that its environment stays. */
  readonly isBusy: (taskId: string) => boolean;
  /** Told, and waited for, before anything of a task is judged in an environment elsewhere. */
  readonly onEnter: (environment: Environment) => Promise<void>;
}
