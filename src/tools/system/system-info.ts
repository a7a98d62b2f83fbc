import * as z from 'zod';
import { registry } from '../../kernel/registry.js';

const PARTS = ['os', 'cpu', 'cpu_usage', 'memory', 'load', 'disk', 'processes', 'network'] as const;

export const systemInfo = registry.register({
  name: 'system_info',
  toolset: 'system',
  emoji: '🖥️',
  description:
    'Facts about the machine Hermes runs on: operating system, CPU, memory, disks, load, processes, network. Without parts: a compact summary of everything. Sizes are bytes.',
  input: () =>
    z.object({
      parts: z
        .array(z.enum(PARTS))
        .max(PARTS.length)
        .optional()
        .describe('Which parts in detail; omit for the summary. cpu_usage takes 0.2 s, because it looks twice'),
      process_limit: z.number().int().min(1).max(100).default(10).describe('How many processes to list'),
      process_sort: z.enum(['memory', 'cpu']).default('memory').describe('Which processes come first'),
    }),
  effects: () => [{ permission: 'system:read' }],
  idempotent: true,
  async run({ parts, process_limit: limit, process_sort: sort }, ctx) {
    if (parts === undefined || parts.length === 0) return summary(await ctx.system.info(SUMMARY_PARTS));
    const facts = { ...(await ctx.system.info([...new Set(parts)])) };
    if (facts.processes !== undefined) facts.processes = leading(facts.processes as Processes, limit, sort);
    return facts;
  },
});

const SUMMARY_PARTS = ['os', 'cpu', 'memory', 'load', 'disk', 'process_count', 'network'];

interface Processes {
  readonly count: number;
  readonly list: readonly { readonly memory: number; readonly cpu_seconds: number }[];
}

function leading({ count, list }: Processes, limit: number, sort: 'memory' | 'cpu'): Processes {
  const weight = sort === 'cpu' ? 'cpu_seconds' : 'memory';
  return { count, list: [...list].sort((a, b) => b[weight] - a[weight]).slice(0, limit) };
}

interface Interface {
  readonly addresses: readonly string[];
  readonly internal: boolean;
}

/** The first disk is the root; of the network only the addresses others can reach. */
function summary(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { os, cpu, memory, load, disk, process_count: count, network } = facts;
  const { interfaces } = network as { interfaces: readonly Interface[] };
  return {
    os,
    cpu,
    memory,
    load,
    disk: (disk as readonly unknown[]).slice(0, 1),
    processes: { count },
    network: { addresses: interfaces.filter(({ internal }) => !internal).flatMap(({ addresses }) => addresses) },
  };
}
