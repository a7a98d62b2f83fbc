import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { IntentRecord } from '../../src/kernel/recorder.js';
import { createRecorder } from '../../src/store/audit/create-recorder.js';
import { verifyAudit } from '../../src/store/audit/verify-audit.js';
import { openStore } from '../../src/store/open-store.js';
import { loadDriver } from '../../src/store/sqlite/load-driver.js';
import { tryStoreLock } from '../../src/store/sqlite/store-lock.js';

/** A process that records, for tests that kill it, run it beside others, or take its disk away. */
const [mode = '', home = '', name = ''] = process.argv.slice(2);
const clock = { now: () => Date.now() };
const store = openStore({ home, clock, onProblem: (problem) => say(`problem ${problem.kind} ${problem.message}`) });
// Nothing is pruned here: eight writers fill the default million rows in two minutes, and every row is counted.
const recorder = createRecorder({ store, redact: (text) => text, clock, retention: {} });

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

function record(callId: string, content = 'x'.repeat(200)): IntentRecord {
  const args = { path: `${callId}.txt`, content };
  const effects = [{ permission: 'file:write', path: `/w/${callId}.txt` }];
  return {
    callId,
    sessionId: name,
    taskId: 't',
    origin: 'model',
    tool: 'write_file',
    args,
    effects,
    decision: 'allow',
    rules: ['r'],
  };
}

/** Calls without end, a few at a time; every row that was acknowledged is said. */
async function writeForever(): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (;;) {
      const number = next++;
      const intent = record(`${name}-${number}`);
      await recorder.intent(intent);
      say(`intent ${intent.callId}`);
      const key = number % 5 === 0 ? { idempotencyKey: intent.callId, answer: `answer of ${intent.callId}` } : {};
      await recorder.outcome({ ...intent, ...key, ok: true, durationMs: 1, resultChars: 2 });
      say(`outcome ${intent.callId}`);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

/** Calls for some seconds, then the number of them. */
async function writeFor(seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  let calls = 0;
  let slowest = 0;
  while (Date.now() < end) {
    const start = performance.now();
    const group = Array.from({ length: 1 + (calls % 7) }, () => record(`${name}-${calls++}`));
    await Promise.all(
      group.map(async (intent) => {
        await recorder.intent(intent);
        await recorder.outcome({ ...intent, ok: true, durationMs: 1, resultChars: 2 });
      }),
    );
    slowest = Math.max(slowest, performance.now() - start);
  }
  await recorder.settled();
  await store.close();
  say(JSON.stringify({ calls, slowestMs: Math.round(slowest) }));
}

/** Fills a small disk, looks at what is left, makes room and goes on. */
async function fillDisk(): Promise<void> {
  const ballast = join(home, 'ballast');
  await recorder.intent(record('first'));
  writeFileSync(ballast, Buffer.alloc(256 * 1_024));
  let acknowledged = 1;
  const error = await (async () => {
    for (;;) {
      await recorder.intent(record(`n${acknowledged}`, 'y'.repeat(2_000)));
      acknowledged += 1;
    }
  })().catch((problem) => problem);
  const whenFull = await verifyAudit(store);
  rmSync(ballast);
  await recorder.intent(record('after'));
  const after = await verifyAudit(store);
  await store.close();
  say(JSON.stringify({ name: error.name, code: error.code, message: error.message, acknowledged, whenFull, after }));
}

async function writeOne(): Promise<void> {
  await recorder.intent(record('before'));
  await store.close();
}

/** Finds its disk read-only, and writable later. */
async function readOnlyDisk(): Promise<void> {
  const error = await recorder.intent(record('refused')).catch((problem) => problem);
  execFileSync('mount', ['-o', 'remount,rw', home]);
  await recorder.intent(record('after'));
  const report = await verifyAudit(store);
  await store.close();
  say(JSON.stringify({ name: error?.name, code: error?.code, report }));
}

async function withoutPermission(): Promise<void> {
  if (process.getuid?.() === 0) process.setuid?.(65_534);
  await tellRefusal();
}

async function tellRefusal(): Promise<void> {
  const error = await recorder.intent(record('refused')).catch((problem) => problem);
  say(JSON.stringify({ name: error?.name, code: error?.code, message: error?.message }));
}

/** Takes an idempotency key and dies without an answer. */
async function claimAndDie(): Promise<void> {
  await recorder.claim({ key: 'k', tool: 'write_file', args: {}, callId: 'c' });
  process.kill(process.pid, 'SIGKILL');
}

/** Takes the store's lock and keeps it. */
async function holdLock(): Promise<void> {
  const release = tryStoreLock(await loadDriver(), store.path);
  say(release ? 'held' : 'refused');
  setInterval(() => {}, 1_000);
}

const modes: Readonly<Record<string, () => Promise<void>>> = {
  forever: writeForever,
  refused: tellRefusal,
  for: () => writeFor(Number(process.argv[5])),
  fill: fillDisk,
  one: writeOne,
  'read-only': readOnlyDisk,
  'no-permission': withoutPermission,
  claim: claimAndDie,
  lock: holdLock,
};
await modes[mode]?.();
