import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { HermesOptions } from '../../src/compose/options.js';
import { createHermes, type Hermes } from '../../src/create-hermes.js';
import { temporaryFolder } from './temporary-folder.js';

export interface GateHome {
  /** The working folder, which is also the user's home. */
  readonly root: string;
  /** Where Hermes lives: below the working folder, under a name that no rule knows. */
  readonly home: string;
  configure(config: string): void;
  open(options?: HermesOptions): Promise<Hermes>;
}

/** A place in which whole instances judge calls; they and it go with the test. */
export function gateHome(): GateHome {
  const root = temporaryFolder('gate');
  const home = join(root, 'elsewhere');
  mkdirSync(home);
  return {
    root,
    home,
    configure: (config) => writeFileSync(join(home, 'config.yaml'), config),
    async open(options = {}) {
      const hermes = await createHermes({ home, cwd: root, env: { HOME: root }, ...options });
      onTestFinished(() => hermes.close());
      return hermes;
    },
  };
}
