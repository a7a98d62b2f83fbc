import type { CheckpointLimits } from '../ports/checkpoints/create-checkpoints.js';
import type { Settings } from './settings.js';

/** Limits of the checkpoint store as the settings say. */
export function checkpointLimits({ config }: Settings): CheckpointLimits {
  const { retention_days, max_bytes, command_limit_mb } = config.checkpoints;
  return { maxAgeMs: retention_days * 86_400_000, maxBytes: max_bytes, maxFileBytes: command_limit_mb * 1_048_576 };
}
