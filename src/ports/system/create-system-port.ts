import type { CallGuard } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { SystemPort } from '../../kernel/ports.js';
import { readCpu, readCpuUsage } from './read-cpu.js';
import { readDisks } from './read-disks.js';
import { readLoad, readMemory } from './read-memory.js';
import { readNetwork } from './read-network.js';
import { readOs } from './read-os.js';
import { countProcesses, readProcesses } from './read-processes.js';
import type { SystemFacts, SystemPart } from './system-facts.js';

/** Facts about the machine Hermes runs on. Nothing is watched or kept: every call looks once. */
export function createSystemPort({ guard, signal }: { guard: CallGuard; signal: AbortSignal }): SystemPort {
  const readers: { readonly [Part in SystemPart]: () => SystemFacts[Part] | Promise<SystemFacts[Part]> } = {
    os: readOs,
    cpu: readCpu,
    cpu_usage: () => readCpuUsage(signal),
    memory: readMemory,
    load: readLoad,
    disk: () => readDisks(signal),
    process_count: () => countProcesses(signal),
    processes: () => readProcesses(signal),
    network: readNetwork,
  };
  return {
    async info(parts) {
      await guard.check({ permission: 'system:read' });
      const unknown = parts.find((part) => !Object.hasOwn(readers, part));
      if (unknown !== undefined)
        throw new ToolError(`Unknown part: ${unknown}. Known: ${Object.keys(readers).join(', ')}.`, {
          code: 'invalid_arguments',
        });
      return Object.fromEntries(
        await Promise.all(parts.map(async (part) => [part, await readers[part as SystemPart]()] as const)),
      );
    },
  };
}
