import { onTestFinished } from 'vitest';
import type { HermesOptions } from '../../src/compose/options.js';
import { createHermes, type Hermes } from '../../src/create-hermes.js';
import type { Profile } from '../../src/gate/profiles/profile.js';
import { temporaryFolder, writeIn } from './temporary-folder.js';

/** Everything a tool may ask for: these tests are about finding tools, not about the gate. */
const OPEN: Profile = { allow: ['*'], deny: [] };

export interface ToolHome {
  readonly home: string;
  readonly cwd: string;
  /** Problems told so far, as `source: message`. */
  readonly problems: string[];
  /** Writes a file below home. */
  write(path: string, content: string): string;
  open(options?: HermesOptions): Promise<Hermes>;
}

/** A temporary home and an empty working folder, removed after the test. */
export function toolHome(): ToolHome {
  const home = temporaryFolder('home');
  const cwd = temporaryFolder('work');
  const problems: string[] = [];
  return {
    home,
    cwd,
    problems,
    write: (path, content) => writeIn(home, path, content),
    async open(options = {}) {
      const hermes = await createHermes({
        home,
        cwd,
        profile: OPEN,
        env: { PATH: '/usr/bin:/bin' },
        onProblem: ({ source, message }) => void problems.push(`${source}: ${message}`),
        ...options,
      });
      onTestFinished(() => hermes.close());
      return hermes;
    },
  };
}

/** Calls a tool and parses its answer. */
export async function callJson(hermes: Hermes, name: string, args: unknown = {}): Promise<Record<string, unknown>> {
  return JSON.parse(await hermes.call(name, args)) as Record<string, unknown>;
}

/** Waits for something that other code brings about; the limit is only there so that a failure has words. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const limit = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A tool file that answers with a fixed word. */
export function sayFile(tool: string, word: string): string {
  return `import { registry } from 'hermes-tools';
import { z } from 'zod';
export const said = registry.register({
  name: '${tool}', toolset: 'mine', description: 'Says a word.',
  input: z.object({ to: z.string().default('you').describe('Who is told') }),
  run: ({ to }) => ({ word: '${word}', to }),
});
`;
}
