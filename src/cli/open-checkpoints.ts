import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { checkpointLimits } from '../compose/checkpoints.js';
import { readSettings, type Settings } from '../compose/settings.js';
import { createLocalFiles } from '../environments/local/files.js';
import { type Checkpoints, createCheckpoints } from '../ports/checkpoints/create-checkpoints.js';
import type { Invocation } from './command.js';
import { folders } from './open-hermes.js';

/** The checkpoints of the home that the flags name, and the files they are about. */
export async function openCheckpoints(
  invocation: Invocation,
): Promise<{ checkpoints: Checkpoints; settings: Settings; cwd: string; files: ReturnType<typeof createLocalFiles> }> {
  const settings = await readSettings(folders(invocation));
  const checkpoints = createCheckpoints({
    folder: settings.paths.checkpoints,
    clock: { now: Date.now },
    limits: checkpointLimits(settings),
  });
  return {
    checkpoints,
    settings,
    cwd: realpathSync(settings.cwd),
    files: createLocalFiles({ home: settings.env.HOME ?? homedir() }),
  };
}
