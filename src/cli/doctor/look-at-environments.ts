import { chooseEnvironment } from '../../compose/choose-environment.js';
import { createChosenBackend } from '../../compose/remote-site.js';
import type { Settings } from '../../compose/settings.js';
import type { RemoteKind } from '../../environments/backends.js';
import type { DoctorRow } from './doctor-row.js';

const PURPOSES: Readonly<Record<RemoteKind, string>> = {
  docker: 'commands and files in containers',
  ssh: 'commands and files on another machine',
  singularity: 'commands and files in singularity images',
  modal: 'commands and files at Modal',
  daytona: 'commands and files at Daytona',
};

/** Every environment the settings speak of is really tried: its programs, its engine or host, its image. */
export async function lookAtEnvironments(settings: Settings, signal: AbortSignal): Promise<DoctorRow[]> {
  return Promise.all(configuredKinds(settings).map((kind) => lookAt(kind, settings, signal)));
}

/** The one sessions work in, and those that were given a host or an account. */
export function configuredKinds({ config: { terminal }, env }: Settings): RemoteKind[] {
  const given: Readonly<Record<RemoteKind, boolean>> = {
    docker: false,
    ssh: terminal.ssh_host !== undefined,
    singularity: false,
    modal: env.MODAL_TOKEN_ID !== undefined,
    daytona: env.DAYTONA_API_KEY !== undefined,
  };
  return (Object.keys(given) as RemoteKind[]).filter((kind) => terminal.env_type === kind || given[kind]);
}

async function lookAt(kind: RemoteKind, settings: Settings, signal: AbortSignal): Promise<DoctorRow> {
  const row = { area: 'environments', name: kind, purpose: PURPOSES[kind] } as const;
  try {
    const backend = createChosenBackend(settings, chooseEnvironment(settings.config.terminal, kind));
    const found = await backend.check(signal);
    return found.ok
      ? { ...row, state: 'ok', detail: found.detail, fix: null }
      : { ...row, state: 'broken', detail: found.reason, fix: found.hint || null };
  } catch (problem) {
    return { ...row, state: 'broken', detail: (problem as Error).message, fix: null };
  }
}
