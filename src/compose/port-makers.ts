import { existsSync } from 'node:fs';
import type { RunningCall } from '../kernel/call/running-call.js';
import type { CallGuard } from '../kernel/gate.js';
import type { FilesPort, HttpPort } from '../kernel/ports.js';
import type { Checkpoints } from '../ports/checkpoints/create-checkpoints.js';
import { createFileLocks } from '../ports/files/create-file-locks.js';
import { checkpointLimits } from './checkpoints.js';
import type { EnvironmentPlaces } from './environments.js';
import { createFilePorts } from './file-ports.js';
import { lazyPort } from './lazy-port.js';
import { type MachineParts, machinePorts } from './machine-ports.js';
import type { Network } from './network.js';
import type { HermesOptions } from './options.js';
import type { PortMakers } from './ports.js';
import { createScriptPorts, scriptLimits } from './script-ports.js';
import type { Settings } from './settings.js';
import { createTerminalPorts, type TerminalParts } from './terminal-ports.js';

interface Parts extends MachineParts, Omit<TerminalParts, 'checkpoints'> {
  readonly settings: Settings;
  readonly options: HermesOptions;
  readonly places: EnvironmentPlaces;
  readonly network: Network;
  /** Takes in what surrounds the text a call shows. */
  readonly notice: (text: string) => void;
}

export interface InstancePorts {
  for(call: RunningCall): Partial<PortMakers>;
  /** Before the tasks end. */
  decideProcesses(): Promise<void>;
  close(): Promise<void>;
}

/** How the ports of this instance are made; what calls share (connections, locks) lives here. */
export function createPortMakers(parts: Parts): InstancePorts {
  const { settings, places, results, network } = parts;
  const locks = createFileLocks({ folder: settings.paths.locks });
  const filePorts = createFilePorts(settings, places, parts.redact);
  let opened: Promise<Checkpoints> | undefined;
  const checkpoints = (): Promise<Checkpoints> => (opened ??= openCheckpoints(settings));
  const terminal = createTerminalPorts({ ...parts, checkpoints });
  const scripts = createScriptPorts({
    limits: scriptLimits(settings),
    results,
    maxStored: settings.config.tool_output.max_stored,
    async placeOf(call) {
      const shell = await terminal.shellOf(call);
      const { cwd, exported } = await shell.prepare();
      return { environment: shell.environment, cwd, env: exported, sandbox: terminal.sandboxOf(call) };
    },
    hosts: terminal.hosts,
  });

  /** What a call changes can be undone, unless the settings say otherwise. */
  async function coveredFiles(guard: CallGuard, call: RunningCall): Promise<FilesPort> {
    const { createFilesPort } = await import('../ports/files/create-files-port.js');
    const files = places.filesOf(call.taskId);
    const port = createFilesPort({ files, guard, cwd: call.cwd, signal: call.signal, locks, notice: parts.notice });
    call.leftOpen = port.close;
    if (!settings.config.checkpoints.enabled) return port;
    const [{ coverFiles }, kept] = await Promise.all([import('../ports/checkpoints/cover-files.js'), checkpoints()]);
    const { tool, id: callId, sessionId, taskId, environment, cwd } = call;
    return coverFiles(port, kept.begin({ tool, callId, sessionId, taskId, environment, cwd }, files), files, guard);
  }

  return {
    decideProcesses: terminal.decideProcesses,
    for: (call) => ({
      ...machinePorts(parts, locks, call),
      ...terminal.for(call),
      ...scripts.for(call),
      ...filePorts(call),
      files: (guard) => ({ ...lazyPort<FilesPort>(FILE_METHODS, () => coveredFiles(guard, call)), cwd: call.cwd }),
      http: (guard) =>
        lazyPort<HttpPort>(['fetch', 'stream', 'resolve'], async () => {
          const { createHttpPort } = await import('../ports/http/http-port.js');
          return createHttpPort({
            guard,
            connections: network.connections,
            policy: network.policy,
            signal: call.signal,
            ...(network.resolver === undefined ? {} : { resolver: network.resolver }),
          });
        }),
      model: () => network.model,
      results: () => ({
        put: (content, options) => results.put(call.sessionId, content, options),
        open: (uri) => results.open(call.sessionId, uri),
      }),
    }),
    async close() {
      await scripts.close();
      await terminal.close();
      if (existsSync(settings.paths.checkpoints)) await (await checkpoints()).pruneWhenDue();
      await network.close();
    },
  };
}

/** Those that answer a promise: all but `cwd`. */
const FILE_METHODS = [
  'resolve',
  'stat',
  'open',
  'read',
  'list',
  'openFolder',
  'write',
  'remove',
  'rename',
  'makeFolder',
  'lock',
] as const;

async function openCheckpoints(settings: Settings): Promise<Checkpoints> {
  const { createCheckpoints } = await import('../ports/checkpoints/create-checkpoints.js');
  return createCheckpoints({
    folder: settings.paths.checkpoints,
    clock: { now: Date.now },
    limits: checkpointLimits(settings),
  });
}
