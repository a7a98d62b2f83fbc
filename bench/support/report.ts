/** A row of the table that `npm run bench` prints at the end. */
export interface Row {
  readonly what: string;
  readonly best: number;
  readonly median: number;
  /** `x` for a ratio to the floor measured in the same run. */
  readonly unit: 'x' | 'us' | 'ms' | 'MB';
  readonly atMost?: number;
  readonly goal?: number;
}

export function report(row: Row): void {
  console.log(JSON.stringify({ table: 'hermes', ...row }));
}

export interface Ratios {
  /** Best of ours over best of the floor: what a quiet machine would show. */
  readonly best: number;
  /** Middle of the ratios of neighbours in time. */
  readonly median: number;
  /** Middle of the differences, in the unit that was measured. */
  readonly difference: number;
  /** Best of ours minus best of the floor. */
  readonly bestDifference: number;
}

/** Measures floor and contender in turn, so that whatever else the machine does falls on both. */
export async function compare(
  rounds: number,
  floor: () => number | Promise<number>,
  contender: () => number | Promise<number>,
): Promise<Ratios> {
  const [floors, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + WARM_UP; round++) {
    floors.push(await floor());
    ours.push(await contender());
  }
  const [warmFloors, warmOurs] = [floors.slice(WARM_UP), ours.slice(WARM_UP)];
  const pairs = warmOurs.map((value, index) => [value, warmFloors[index] ?? value] as const);
  return {
    best: Math.min(...warmOurs) / Math.min(...warmFloors),
    median: middle(pairs.map(([value, base]) => value / base)),
    difference: middle(pairs.map(([value, base]) => value - base)),
    bestDifference: Math.min(...warmOurs) - Math.min(...warmFloors),
  };
}

const WARM_UP = 3;

export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Nanoseconds per call of something awaited again and again. */
export async function nanosPerCall(calls: number, call: () => unknown): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < calls; index++) await call();
  return ((performance.now() - start) * 1e6) / calls;
}
