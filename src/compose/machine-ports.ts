import type { RunningCall } from '../kernel/call/running-call.js';
import type { Effect } from '../kernel/effect.js';
import type { DesktopPort, SystemPort } from '../kernel/ports.js';
import { createEnvPort } from '../ports/env/create-env-port.js';
import type { SessionEnv } from '../ports/env/create-session-env.js';
import type { FileLocks } from '../ports/files/create-file-locks.js';
import { createSecretsPort } from '../ports/secrets/create-secrets-port.js';
import { createUserPort } from '../ports/user/create-user-port.js';
import { lazyPort } from './lazy-port.js';
import type { HermesOptions } from './options.js';
import type { PortMakers } from './ports.js';
import type { Settings } from './settings.js';

export interface MachineParts {
  readonly settings: Settings;
  readonly options: Pick<HermesOptions, 'user' | 'unattended'>;
  readonly sessionEnv: SessionEnv;
  /** Makes a value known to redaction. */
  readonly remember: (value: string) => void;
}

/** The ports to the machine itself, its desktop and the person at it. */
export function machinePorts(
  { settings, options, sessionEnv, remember }: MachineParts,
  locks: FileLocks,
  call: RunningCall,
): Pick<PortMakers, 'desktop' | 'env' | 'secrets' | 'system' | 'user'> {
  const { signal, tool } = call;
  return {
    desktop: (guard) =>
      lazyPort<DesktopPort>(['readClipboard', 'writeClipboard', 'notify'], async () => {
        const { createDesktopPort } = await import('../ports/desktop/create-desktop-port.js');
        return createDesktopPort({ guard, signal, env: settings.env });
      }),
    env: (guard) =>
      createEnvPort({
        guard,
        session: sessionEnv,
        granted: () => grantedTo(call),
        file: settings.paths.env,
        locks,
        signal,
        remember,
      }),
    secrets: () => createSecretsPort({ tool, declared: declaredBy(call), lookUp: sessionEnv.get, remember }),
    system: (guard) =>
      lazyPort<SystemPort>(['info'], async () => {
        const { createSystemPort } = await import('../ports/system/create-system-port.js');
        return createSystemPort({ guard, signal });
      }),
    user: () => createUserPort(options.unattended === true ? undefined : options.user, signal),
  };
}

/** Nothing once the call has ended. */
function grantedTo(call: RunningCall): readonly Effect[] {
  return call.ended || call.stopped !== undefined ? [] : (call.decision?.effects ?? []);
}

function declaredBy({ slot }: RunningCall): string[] {
  const { requiresEnv = [], requires } = slot?.summary ?? {};
  return [...requiresEnv.map(({ name }) => name), ...(requires?.env ?? [])];
}
