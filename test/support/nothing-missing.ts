import type { RequirementProbe } from '../../src/kernel/availability.js';

/** A machine on which every requirement is met. */
export const nothingMissing: RequirementProbe = {
  platform: 'linux',
  env: () => true,
  bin: () => true,
  module: () => true,
  file: () => true,
};
