import { childEnvironment } from '../gate/secrets/child-environment.js';
import type { SessionEnv } from '../ports/env/create-session-env.js';
import type { InheritedEnv } from './environment-site.js';
import type { Settings } from './settings.js';

/** The variables commands start with: the session's by allow-list, and what only the user's profile knows. */
export function createInheritedEnv(settings: Settings, session: SessionEnv | undefined): InheritedEnv {
  const { env_passthrough: allow } = settings.config.terminal;
  let login: Readonly<Record<string, string>> = {};
  let seen: unknown;
  let value: Readonly<Record<string, string>> = {};
  let reading: Promise<void> | undefined;
  const ofSession = (): Record<string, string> => session?.forChildren() ?? childEnvironment(settings.env, { allow });
  async function readLogin(): Promise<void> {
    const { readLoginEnvironment } = await import('../environments/local/login-environment.js');
    login = childEnvironment(
      await readLoginEnvironment({ shell: settings.env.SHELL ?? '/bin/bash', env: ofSession() }),
    );
    seen = undefined;
  }
  return {
    current() {
      const now = session?.list() ?? settings.env;
      if (now !== seen) {
        seen = now;
        value = Object.freeze(withLogin(ofSession(), login));
      }
      return value;
    },
    ready() {
      // Whoever was started from a shell has what the profile sets.
      if (settings.env.SHLVL !== undefined || process.platform === 'win32') return DONE;
      reading ??= readLogin();
      return reading;
    },
  };
}

const DONE = Promise.resolve();

function withLogin(own: Record<string, string>, login: Readonly<Record<string, string>>): Record<string, string> {
  const { PWD: _folder, ...profile } = login;
  return { ...profile, ...own, PATH: joinPaths(own.PATH ?? '', login.PATH ?? '/usr/local/bin:/usr/bin:/bin') };
}

/** PATH with the folders of another one that it lacks, at the end: nothing that was found before is found elsewhere. */
function joinPaths(first: string, second: string): string {
  const folders = first.split(':').filter(Boolean);
  return [...new Set([...folders, ...second.split(':').filter((folder) => folder.startsWith('/'))])].join(':');
}
