import { readCpu, readCpuUsage } from './read-cpu.js';
import { readDisks } from './read-disks.js';
import { readLoad, readMemory } from './read-memory.js';
import { readNetwork } from './read-network.js';
import { readOs } from './read-os.js';
import { countProcesses, readProcesses } from './read-processes.js';
import type { SystemFacts, SystemPart } from './system-facts.js';

type Reader<Part extends SystemPart> = (signal: AbortSignal) => SystemFacts[Part] | Promise<SystemFacts[Part]>;

/** How each part is read. */
export const PART_READERS: { readonly [Part in SystemPart]: Reader<Part> } = {
  os: readOs,
  cpu: readCpu,
  cpu_usage: readCpuUsage,
  memory: readMemory,
  load: readLoad,
  disk: readDisks,
  process_count: countProcesses,
  processes: readProcesses,
  network: readNetwork,
};
