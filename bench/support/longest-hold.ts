import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The longest time, in milliseconds, that others had to wait for the event loop while something was done. Time in which
 * the system let other programs run instead of this one is not counted: it is no work of ours. With `BENCH_PROFILE=1`,
 * what was done in the longest waits is printed.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const profiler = process.env.BENCH_PROFILE === undefined ? undefined : await startProfiler();
  const waits: { from: number; to: number; ms: number }[] = [];
  let [last, idle] = [now(), waitedMs()];
  const timer = setInterval(() => {
    const [at, idleNow] = [now(), waitedMs()];
    waits.push({ from: last, to: at, ms: at - last - (idleNow - idle) });
    [last, idle] = [at, idleNow];
  }, 1);
  await work();
  await wait(2);
  clearInterval(timer);
  waits.sort((a, b) => b.ms - a.ms);
  await profiler?.print(waits.slice(0, 3).filter(({ ms }) => ms > 15));
  return waits[0]?.ms ?? 0;
}

/** The clock of the profiler. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** How long the main thread has been ready to run without being let; zero where the system does not tell. */
export function waitedMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

interface Profiler {
  print(waits: readonly { from: number; to: number; ms: number }[]): Promise<void>;
}

async function startProfiler(): Promise<Profiler> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 250 });
  await session.post('Profiler.start');
  return {
    async print(waits) {
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
      const parents = new Map(
        profile.nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node.id] as const)),
      );
      const nameOf = (id: number): string => {
        const frame = nodes.get(id)?.callFrame;
        return `${frame?.functionName || 'anonymous'}:${(frame?.lineNumber ?? 0) + 1}`;
      };
      const stackOf = (id: number): string => {
        const names: string[] = [];
        for (let at: number | undefined = id; at !== undefined && names.length < 7; at = parents.get(at))
          names.push(nameOf(at));
        return names.join(' < ');
      };
      for (const { from, to, ms } of waits) {
        console.log(`-- a wait of ${ms.toFixed(1)} ms (${(to - from).toFixed(1)} by the clock)`);
        const shares = new Map<string, number>();
        let at = profile.startTime;
        for (const [index, id] of (profile.samples ?? []).entries()) {
          const delta = profile.timeDeltas?.[index] ?? 0;
          at += delta;
          if (at / 1000 < from || at / 1000 > to) continue;
          shares.set(stackOf(id), (shares.get(stackOf(id)) ?? 0) + delta);
        }
        for (const [stack, micros] of [...shares].sort((a, b) => b[1] - a[1]).slice(0, 9))
          console.log(`   ${(micros / 1000).toFixed(1)} ms  ${stack}`);
      }
    },
  };
}
