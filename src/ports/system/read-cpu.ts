import { availableParallelism, type CpuInfo, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { CpuFacts, SystemFacts } from './system-facts.js';

const SAMPLE_MS = 200;

export function readCpu(): CpuFacts {
  const all = cpus();
  const [first] = all;
  return {
    model: first?.model.trim() ?? 'unknown',
    cores: all.length,
    usable: availableParallelism(),
    mhz: first?.speed ?? 0,
  };
}

/** Compares two looks at the processors' clocks. */
export async function readCpuUsage(signal: AbortSignal): Promise<SystemFacts['cpu_usage']> {
  const before = cpus();
  await wait(SAMPLE_MS, undefined, { signal });
  return { ...cpuUsage(before, cpus()), sampled_ms: SAMPLE_MS };
}

/** Share of the time that was not idle, for all processors and each. */
export function cpuUsage(
  before: readonly Pick<CpuInfo, 'times'>[],
  after: readonly Pick<CpuInfo, 'times'>[],
): { total: number; cores: number[] } {
  const spans = after.map((cpu, index) => {
    const from = before[index]?.times ?? cpu.times;
    const total = sum(cpu.times) - sum(from);
    return { total, busy: total - (cpu.times.idle - from.idle) };
  });
  const all = spans.reduce((a, b) => ({ total: a.total + b.total, busy: a.busy + b.busy }), { total: 0, busy: 0 });
  return { total: share(all), cores: spans.map(share) };
}

function sum(times: CpuInfo['times']): number {
  return times.user + times.nice + times.sys + times.idle + times.irq;
}

function share({ total, busy }: { total: number; busy: number }): number {
  return total <= 0 ? 0 : Math.round((busy / total) * 1_000) / 1_000;
}
