import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpawnOptions } from '../../environments/environment.js';
import type { Confinement } from '../../kernel/gate.js';
import type { CommandDenial } from '../../kernel/processes-port.js';
import type { HostJudge } from '../http/confined-hosts.js';
import type { ProxyRefusal } from '../http/filtering-proxy.js';
import { detectDenial } from './detect-denial.js';

/** Judges the hosts of a confinement's network list. */
export type HostsOf = (network: readonly string[]) => HostJudge;

/** What holds a command to a confinement while it runs. */
export interface Hold {
  readonly spawn: Pick<SpawnOptions, 'confinement' | 'proxySocket'>;
  /** What of its output says that it was kept from something, and what to widen. */
  denial(output: string, cwd: string): CommandDenial | undefined;
  release(): Promise<void>;
}

const FREE: Hold = { spawn: {}, denial: () => undefined, release: () => Promise.resolve() };

/** Prepares a confinement: where only some hosts are allowed, a proxy of the command's own judges them. */
export async function holdTo(confinement: Confinement | undefined, hosts: HostsOf): Promise<Hold> {
  if (confinement === undefined) return FREE;
  const denialOf =
    (refusals: readonly ProxyRefusal[]) =>
    (output: string, cwd: string): CommandDenial | undefined =>
      detectDenial({ output, cwd, confinement, refusals });
  if (typeof confinement.network === 'boolean')
    return { spawn: { confinement }, denial: denialOf([]), release: () => Promise.resolve() };
  const { startFilteringProxy } = await import('../http/filtering-proxy.js');
  const folder = await mkdtemp(join(tmpdir(), 'hermes-proxy-'));
  const proxy = await startFilteringProxy({ isAllowed: hosts(confinement.network), socketPath: join(folder, 's') });
  return {
    spawn: { confinement, proxySocket: join(folder, 's') },
    denial: denialOf(proxy.refusals),
    async release() {
      await proxy.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
