import type { RunningCall } from '../kernel/call/running-call.js';
import type { ResultStore } from '../kernel/result-store.js';
import { createFileLocks } from '../ports/files/create-file-locks.js';
import { createFilesPort } from '../ports/files/create-files-port.js';
import { createHttpPort } from '../ports/http/http-port.js';
import type { EnvironmentPlaces } from './environments.js';
import type { Network } from './network.js';
import type { HermesOptions } from './options.js';
import type { PortMakers } from './ports.js';
import type { Settings } from './settings.js';

interface Parts {
  readonly settings: Settings;
  readonly options: HermesOptions;
  readonly places: EnvironmentPlaces;
  readonly results: ResultStore;
  readonly network: Network;
}

export interface InstancePorts {
  for(call: RunningCall): Partial<PortMakers>;
  close(): Promise<void>;
}

/** How the ports of this instance are made; what calls share (connections, locks) lives here. */
export function createPortMakers(parts: Parts): InstancePorts {
  const { settings, places, results, network } = parts;
  const locks = createFileLocks({ folder: settings.paths.locks });
  return {
    for: (call) => ({
      files: (guard) =>
        createFilesPort({ files: places.filesOf(call.taskId), guard, cwd: call.cwd, signal: call.signal, locks }),
      http: (guard) =>
        createHttpPort({
          guard,
          connections: network.connections,
          policy: network.policy,
          signal: call.signal,
          ...(network.resolver === undefined ? {} : { resolver: network.resolver }),
        }),
      model: () => network.model,
      results: () => ({
        put: (content, options) => results.put(call.sessionId, content, options),
        open: (uri) => results.open(call.sessionId, uri),
      }),
    }),
    close: () => network.close(),
  };
}
