import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { checkpointLimits } from '../compose/checkpoints.js';
import { chooseEnvironment } from '../compose/choose-environment.js';
import { createEnvironmentPlaces } from '../compose/environments.js';
import { readSettings, type Settings } from '../compose/settings.js';
import type { Environment } from '../environments/environment.js';
import type { EnvironmentFiles } from '../environments/files.js';
import { createLocalFiles } from '../environments/local/files.js';
import { ToolError } from '../kernel/outcome.js';
import type { CheckpointEntry } from '../ports/checkpoints/checkpoint-log.js';
import { type Checkpoints, createCheckpoints } from '../ports/checkpoints/create-checkpoints.js';
import type { Invocation } from './command.js';
import { folders } from './open-hermes.js';

export interface OpenedCheckpoints {
  readonly checkpoints: Checkpoints;
  readonly settings: Settings;
  readonly cwd: string;
  /** The kind of environment that the flags or the settings choose. */
  readonly kind: Environment['kind'];
  /** The files a checkpoint is about: of this machine, or of the chosen environment. */
  filesOf(entry: CheckpointEntry): Promise<EnvironmentFiles>;
  close(): Promise<void>;
}

/** The checkpoints of the home that the flags name, and the files they are about. */
export async function openCheckpoints(invocation: Invocation): Promise<OpenedCheckpoints> {
  const { flags } = invocation;
  const settings = await readSettings(folders(invocation));
  const checkpoints = createCheckpoints({
    folder: settings.paths.checkpoints,
    clock: { now: Date.now },
    limits: checkpointLimits(settings),
  });
  const wish = flags.environment === undefined ? {} : { environment: String(flags.environment) };
  const places = createEnvironmentPlaces(settings, wish);
  return {
    checkpoints,
    settings,
    cwd: realpathSync(settings.cwd),
    kind: chooseEnvironment(settings.config.terminal, wish.environment).kind,
    async filesOf({ id, environment, taskId }) {
      if (environment === 'local') return createLocalFiles({ home: settings.env.HOME ?? homedir() });
      const there = await places.environmentOf(taskId);
      if (there.name === environment) return there.files;
      await places.close();
      throw new ToolError(`Checkpoint ${id} is about files in ${environment}, not in ${there.name}.`, {
        code: 'unsupported',
        hint: `Choose that environment with --environment ${environment.split(':')[0]} and its settings.`,
      });
    },
    close: () => places.close(),
  };
}
