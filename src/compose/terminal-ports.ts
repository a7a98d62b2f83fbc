import type { TaskShell } from '../environments/shell/task-shell.js';
import { systemResolver } from '../gate/net/check-url.js';
import { childEnvironment } from '../gate/secrets/child-environment.js';
import type { RedactStream } from '../gate/secrets/redact-stream.js';
import type { RunningCall } from '../kernel/call/running-call.js';
import type { Clock } from '../kernel/context.js';
import type { EventHub } from '../kernel/events.js';
import type { CallGuard, Confinement } from '../kernel/gate.js';
import type { ExecPort } from '../kernel/ports.js';
import type { ProcessesPort } from '../kernel/processes-port.js';
import type { Checkpoints } from '../ports/checkpoints/create-checkpoints.js';
import type { HostsOf } from '../ports/exec/hold-to.js';
import { judgeConfinedHosts } from '../ports/http/confined-hosts.js';
import type { ProcessTable } from '../ports/processes/process-table.js';
import type { FileResultStore } from '../store/results/create-result-store.js';
import type { EnvironmentPlaces } from './environments.js';
import type { KeepProcesses } from './keep-processes.js';
import { lazyPort } from './lazy-port.js';
import type { Network } from './network.js';
import type { PortMakers } from './ports.js';
import type { Settings } from './settings.js';

export interface TerminalParts {
  readonly settings: Settings;
  readonly places: EnvironmentPlaces;
  readonly results: FileResultStore;
  readonly network: Pick<Network, 'resolver' | 'policy'>;
  readonly redact: (text: string) => string;
  readonly redactStream: () => RedactStream;
  readonly events: EventHub;
  readonly clock: Clock;
  readonly sessionId: string;
  readonly checkpoints: () => Promise<Pick<Checkpoints, 'begin'>>;
  /** Whether background processes go on when the instance closes. */
  readonly keeps: KeepProcesses;
}

export interface TerminalPorts {
  for(call: RunningCall): Pick<PortMakers, 'exec' | 'processes'>;
  /** The shell of the call's task; released when the task ends. */
  shellOf(call: RunningCall): Promise<TaskShell>;
  /** The sandbox for code of the task where the profile restricts nothing; undefined where there is none. */
  sandboxOf(call: RunningCall): Confinement | undefined;
  readonly hosts: HostsOf;
  /** Has it decided whether background processes go on; before their tasks end. */
  decideProcesses(): Promise<void>;
  close(): Promise<void>;
}

/** Commands and processes of an instance: the shells of its tasks and the table of what runs in the background. */
export function createTerminalPorts(parts: TerminalParts): TerminalPorts {
  const { settings, places, results, network, keeps } = parts;
  const { config, paths } = settings;
  const always = config.terminal.sandbox === 'on' ? ownSandbox(settings) : undefined;
  const later = new Set<Promise<unknown>>();
  const known = new Set<string>();
  /** Most sessions have nothing in the background; what an earlier one left is found when somebody looks. */
  let table: ProcessTable | undefined;
  let opening: Promise<ProcessTable> | undefined;
  async function openTable(): Promise<ProcessTable> {
    const [{ ProcessTable }, { adoptProcess }] = await Promise.all([
      import('../ports/processes/process-table.js'),
      import('../environments/local/adopt-process.js'),
    ]);
    table = new ProcessTable({
      folder: paths.processes,
      clock: parts.clock,
      sessionId: parts.sessionId,
      maxLogBytes: config.tool_output.max_stored,
      redact: parts.redact,
      adopt: adoptProcess,
      async takeUp({ taskId, environment, keptAs = '' }, from) {
        const known = await places.environmentOf(taskId);
        if (known.name !== environment) throw new Error(`the task works in ${known.name} now`);
        return known.takeUp?.(keptAs, from);
      },
      onNotice: (notice) => parts.events.emit('notice', notice),
    });
    return table;
  }
  places.keepWhile((taskId) => table?.hasRunning(taskId) ?? false);

  /** Processes of the task end with it. */
  function shellOf(call: RunningCall): Promise<TaskShell> {
    if (!known.has(call.taskId)) {
      known.add(call.taskId);
      call.task.onEnd(async () => {
        known.delete(call.taskId);
        await table?.endTask(call.taskId, { keep: keeps.isWanted() });
      });
    }
    return places.shellOf(call.taskId);
  }

  /** Commands on this machine only: elsewhere git and the files are not ours to look at, and that is told. */
  function coverOf(call: RunningCall) {
    if (!config.checkpoints.enabled) return undefined;
    const { tool, id: callId, sessionId, taskId, environment, cwd: start } = call;
    const files = places.filesOf(taskId);
    if (environment !== 'local')
      return async (command: string, cwd: string) => {
        const { tellWrites } = await import('../ports/exec/cover-writes.js');
        return tellWrites(command, { cwd, home: files.home, environment });
      };
    return async (command: string, cwd: string) => {
      const { coverWrites } = await import('../ports/exec/cover-writes.js');
      return coverWrites(command, {
        cwd,
        files,
        begin: async () => {
          const checkpoints = await parts.checkpoints();
          return checkpoints.begin({ tool, callId, sessionId, taskId, environment, cwd: start }, files);
        },
        maxBytes: config.checkpoints.command_limit_mb * 1_048_576,
        env: childEnvironment(settings.env),
        exclude: [paths.root],
      });
    };
  }

  const confinement = (guard: CallGuard): Confinement | undefined => guard.confinement ?? always;
  const hosts: HostsOf = (allowed) =>
    judgeConfinedHosts(allowed, { resolver: network.resolver ?? systemResolver, policy: network.policy });

  return {
    shellOf,
    sandboxOf: ({ taskId }) => (places.sandbox(taskId) ? ownSandbox(settings) : undefined),
    hosts,
    for: (call) => {
      const { signal, sessionId } = call;
      const shell = () => shellOf(call);
      return {
        exec: (guard) =>
          lazyPort<ExecPort>(['run'], async () => {
            const { createExecPort } = await import('../ports/exec/create-exec-port.js');
            return createExecPort({ guard, signal, shell, hosts, confinement: () => confinement(guard) });
          }),
        processes: (guard) => ({
          ...lazyPort<ProcessesPort>(PROCESS_METHODS, async () => {
            const [{ createProcessesPort }, known] = await Promise.all([
              import('../ports/processes/create-processes-port.js'),
              (opening ??= openTable()),
            ]);
            return createProcessesPort({
              guard,
              signal,
              shell,
              table: known,
              hosts,
              confinement: () => confinement(guard),
              cover: coverOf(call),
              redact: parts.redact,
              redactStream: parts.redactStream,
              defaultTimeoutMs: config.terminal.timeout * 1_000,
              openSpool: () => results.create(sessionId, { raw: true, maxBytes: config.tool_output.max_stored }),
              later(work) {
                const done = work.catch((problem: unknown) =>
                  parts.events.emit('problem', { source: 'stored output', message: String(problem), cause: problem }),
                );
                later.add(done);
                void done.then(() => later.delete(done));
              },
            });
          }),
          notices: () => table?.takeNotices(call.taskId).map(({ message }) => message) ?? [],
        }),
      };
    },
    decideProcesses: () => keeps.decide(table?.goingOn() ?? []),
    async close() {
      await table?.close({ keep: keeps.isWanted() });
      await Promise.all(later);
    },
  };
}

/** Those that answer a promise: all but `notices`. */
const PROCESS_METHODS = [
  'advise',
  'run',
  'start',
  'list',
  'info',
  'log',
  'wait',
  'write',
  'close',
  'signal',
  'kill',
  'ports',
] as const;

/** `terminal.sandbox: on`: read-only but for the working folder and a private /tmp, whatever the profile says. */
function ownSandbox({ cwd, config }: Settings): Confinement {
  return { readable: ['/'], writable: [cwd], hidden: [], network: config.terminal.network };
}
