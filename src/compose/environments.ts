import type { Environment } from '../environments/environment.js';
import type { EnvironmentFiles } from '../environments/files.js';
import { TaskShell } from '../environments/shell/task-shell.js';
import { ToolError } from '../kernel/outcome.js';
import type { TaskPlace } from '../kernel/task-book.js';
import type { SessionEnv } from '../ports/env/create-session-env.js';
import { type ChosenEnvironment, chooseEnvironment } from './choose-environment.js';
import type { EnvironmentSite } from './environment-site.js';
import type { KeepProcesses } from './keep-processes.js';
import { createLocalSite } from './local-site.js';
import type { EnvironmentOptions, HermesOptions } from './options.js';
import { createRemoteSite } from './remote-site.js';
import type { Settings } from './settings.js';

/** Where the tasks of an instance work. */
export interface EnvironmentPlaces {
  placeOf(taskId: string): TaskPlace;
  /** Says where a task shall work, before its first call that touches files or commands. Throws for a second choice. */
  choose(taskId: string, environment: string | EnvironmentOptions): void;
  filesOf(taskId: string): EnvironmentFiles;
  /** The task's environment; opened at the first use. */
  environmentOf(taskId: string): Promise<Environment>;
  /** The environment of a task that works elsewhere, once it is open; undefined on this machine. */
  elsewhere(taskId: string): Environment | undefined;
  /** The shell of a task; its environment is opened at the first use. */
  shellOf(taskId: string): Promise<TaskShell>;
  /** Whether commands of a task can be held to paths and hosts. Otherwise they are asked about instead. */
  sandbox(taskId: string): boolean;
  /** Tells which tasks have processes, so that their environments stay. */
  keepWhile(isBusy: (taskId: string) => boolean): void;
  /** Waited for before anything is judged in an environment elsewhere. */
  onEnter(prepare: (environment: Environment) => Promise<void>): void;
  close(): Promise<void>;
}

export function createEnvironmentPlaces(
  settings: Settings,
  options: Pick<HermesOptions, 'environment'> & { readonly keeps?: Pick<KeepProcesses, 'isWanted'> },
  sessionEnv?: SessionEnv,
): EnvironmentPlaces {
  const { terminal } = settings.config;
  const usual = chooseEnvironment(terminal, options.environment);
  const choices = new Map<string, ChosenEnvironment>();
  const sites = new Map<string, EnvironmentSite>();
  const shells = new Map<string, TaskShell>();
  // Every effect of every call asks where it takes place: in most sessions one look is enough.
  let isAllHere = true;
  let isBusy: (taskId: string) => boolean = () => false;
  let prepare: (environment: Environment) => Promise<void> = async () => undefined;
  const parts = {
    isBusy: (taskId: string) => isBusy(taskId),
    onEnter: (environment: Environment) => prepare(environment),
  };

  function siteOf(taskId: string): EnvironmentSite {
    let chosen = choices.get(taskId);
    if (chosen === undefined) {
      chosen = usual;
      choices.set(taskId, chosen);
    }
    const known = sites.get(chosen.key);
    if (known !== undefined) return known;
    const site =
      chosen.kind === 'local'
        ? createLocalSite(settings, sessionEnv, parts)
        : createRemoteSite(settings, chosen, sessionEnv, parts);
    sites.set(chosen.key, site);
    isAllHere &&= chosen.kind === 'local';
    return site;
  }

  async function shellOf(taskId: string): Promise<TaskShell> {
    const site = siteOf(taskId);
    const environment = await site.environmentOf(taskId);
    const known = shells.get(taskId);
    // The state of a shell outlives an environment that was closed while idle.
    if (known !== undefined) return known.in(environment);
    const inherited = site.inheritedIn(environment);
    const shell = new TaskShell({ environment, inherited: inherited.current, ready: inherited.ready });
    shells.set(taskId, shell);
    return shell;
  }

  async function leave(taskId: string): Promise<void> {
    shells.delete(taskId);
    await siteOf(taskId).end(taskId, { keepProcesses: options.keeps?.isWanted() ?? false });
    choices.delete(taskId);
  }

  return {
    placeOf(taskId) {
      const place = siteOf(taskId).placeOf(taskId);
      const shell = () => shells.get(taskId)?.state;
      return Object.defineProperties(
        { shell, leave: () => leave(taskId) },
        Object.getOwnPropertyDescriptors(place),
      ) as TaskPlace;
    },
    choose(taskId, environment) {
      const wished = chooseEnvironment(terminal, environment);
      const chosen = choices.get(taskId);
      if (chosen === undefined) choices.set(taskId, wished);
      else if (chosen.key !== wished.key) throw worksElsewhere(taskId, chosen, wished);
    },
    filesOf: (taskId) => siteOf(taskId).filesOf(taskId),
    environmentOf: (taskId) => siteOf(taskId).environmentOf(taskId),
    elsewhere: (taskId) => (isAllHere ? undefined : siteOf(taskId).known(taskId)),
    sandbox: (taskId) => siteOf(taskId).canConfine,
    shellOf,
    keepWhile(busy) {
      isBusy = busy;
    },
    onEnter(work) {
      prepare = work;
    },
    async close() {
      await Promise.all([...sites.values()].map((site) => site.close()));
    },
  };
}

function worksElsewhere(taskId: string, chosen: ChosenEnvironment, wished: ChosenEnvironment): ToolError {
  const other = chosen.kind === wished.kind ? `another ${chosen.kind} environment` : `the environment ${chosen.kind}`;
  return new ToolError(`The task ${taskId} works in ${other} already; it cannot move to ${wished.kind}.`, {
    code: 'conflict',
    hint: 'Use another taskId for another environment, or end the task first.',
  });
}
