import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IntentRecord, OutcomeRecord } from '../src/kernel/recorder.js';
import { createRecorder } from '../src/store/audit/create-recorder.js';
import { openStore } from '../src/store/open-store.js';

/**
 * What recording costs per call: outcomes only (calls without effects) and intent + outcome, 1,000 at once, against
 * the floor of inserting the same number of bare rows in one transaction. Prints microseconds per call.
 */
const CALLS = 1_000;
const ROUNDS = 40;

const home = mkdtempSync(join(tmpdir(), 'hermes-bench-record-'));
const clock = { now: () => Date.now() };
const store = openStore({ home, clock });
const recorder = createRecorder({ store, redact: (text) => text, clock });

const intents = Array.from(
  { length: CALLS },
  (_, i): IntentRecord => ({
    callId: `call_${i}`,
    sessionId: 'session_1',
    taskId: 'task_1',
    origin: 'model',
    tool: 'no_op',
    args: { path: `src/file-${i}.ts`, count: i, deep: true, names: ['a', 'b'], options: { depth: 2 } },
    effects: [{ permission: 'file:read', path: `/project/src/file-${i}.ts` }],
    decision: 'allow',
    rules: ['default.allow file:read'],
  }),
);
const outcomes = intents.map((intent): OutcomeRecord => ({ ...intent, ok: true, durationMs: 0.25, resultChars: 120 }));

async function floor(): Promise<void> {
  await store.write((sql) => {
    for (let i = 0; i < CALLS; i++) sql.run('INSERT INTO store_meta VALUES (?, ?)', [`floor-${i}`, 'x'.repeat(300)]);
  });
}

async function outcomeOnly(): Promise<void> {
  await Promise.all(outcomes.map((outcome) => recorder.outcome({ ...outcome, effects: [] })));
}

async function intentAndOutcome(): Promise<void> {
  await Promise.all(
    intents.map(async (intent, i) => {
      await recorder.intent(intent);
      await recorder.outcome(outcomes[i] ?? fail());
    }),
  );
}

async function oneByOne(): Promise<void> {
  for (const outcome of outcomes.slice(0, 100)) await recorder.outcome(outcome);
}

function fail(): never {
  throw new Error('unreachable: as many outcomes as intents');
}

async function measure(work: () => Promise<void>, calls: number): Promise<number> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) * 1_000) / calls;
}

const times = { floor: [] as number[], outcome: [] as number[], both: [] as number[], single: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  times.floor.push(await measure(floor, CALLS));
  await store.write((sql) => sql.run("DELETE FROM store_meta WHERE name LIKE 'floor-%'"));
  times.outcome.push(await measure(outcomeOnly, CALLS));
  times.both.push(await measure(intentAndOutcome, CALLS));
  times.single.push(await measure(oneByOne, 100));
}

const format = (list: number[]) => {
  const sorted = list.toSorted((a, b) => a - b);
  return `best ${sorted[0]?.toFixed(1).padStart(7)}   median ${sorted[sorted.length >> 1]?.toFixed(1).padStart(7)}`;
};
console.log(`record, ${CALLS} calls at once, ${await store.driverName()}, microseconds per call`);
console.log(`  floor: bare rows, one transaction    ${format(times.floor)}`);
console.log(`  outcome (calls without effects)      ${format(times.outcome)}   at most 15, goal 8`);
console.log(`  intent + outcome                     ${format(times.both)}   two rows, two syncs`);
console.log(`  one call at a time, outcome          ${format(times.single)}   one disk sync each`);
await store.close();
rmSync(home, { recursive: true, force: true });
