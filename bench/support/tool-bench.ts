import { createHermes, type Hermes } from '../../src/create-hermes.js';
import { temporaryHome } from '../../src/testing/temporary-home.js';
import { compare, report } from './report.js';

export interface Limits {
  readonly what: string;
  readonly atMost?: number;
  readonly goal?: number;
  readonly rounds: number;
  /** Done before each turn, not measured. */
  readonly reset?: () => unknown;
}

/** A whole instance (gate, checkpoints, locks, audit log) in a folder of its own, and rows measured against it. */
export interface ToolBench {
  readonly cwd: string;
  readonly hermes: () => Hermes;
  /** Calls a tool; an error of it ends the bench. */
  call(name: string, args: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Floor and contender in turn, as a ratio. */
  row(limits: Limits, floor: () => unknown, ours: () => unknown): Promise<void>;
  milliseconds(limits: Limits, ours: () => unknown): Promise<void>;
  /** Runs the parts, each with a fresh instance: all of them, or those that `BENCH_PARTS` names. */
  run(parts: Readonly<Record<string, () => Promise<void>>>): Promise<void>;
}

export async function createToolBench(): Promise<ToolBench> {
  const place = temporaryHome();
  const { home, cwd } = place;
  const open = (): Promise<Hermes> =>
    createHermes({ home, cwd, profile: 'default', env: { PATH: process.env.PATH ?? '', HOME: home } });
  let hermes = await open();
  return {
    cwd,
    hermes: () => hermes,
    async call(name, args) {
      const answer = JSON.parse(await hermes.call(name, args)) as Record<string, unknown>;
      if (answer.error !== undefined) throw new Error(JSON.stringify(answer).slice(0, 500));
      return answer;
    },
    async row({ what, rounds, reset, ...limits }, floor, ours) {
      const turn = (work: () => unknown) => async (): Promise<number> => {
        await reset?.();
        return time(work);
      };
      const { best, median } = await compare(rounds, turn(floor), turn(ours));
      report({ what, unit: 'x', best, median, ...limits });
    },
    async milliseconds({ what, rounds, ...limits }, ours) {
      const { best, median } = await compare(
        rounds,
        () => 1,
        () => time(ours),
      );
      report({ what, unit: 'ms', best, median, ...limits });
    },
    async run(parts) {
      const wanted = (process.env.BENCH_PARTS ?? '').split(',').filter((name) => name !== '');
      try {
        for (const [name, part] of Object.entries(parts)) {
          if (wanted.length > 0 && !wanted.includes(name)) continue;
          await part();
          await hermes.close();
          hermes = await open();
        }
      } finally {
        await hermes.close();
        place.remove();
      }
    },
  };
}

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
