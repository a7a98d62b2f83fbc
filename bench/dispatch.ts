import { createRequire } from 'node:module';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { tool } from '../src/kernel/define-tool.js';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { NO_OP_ARGUMENTS, NO_OP_SCHEMA } from './support/no-op-tool.js';
import { compare, middle, nanosPerCall, report } from './support/report.js';

/**
 * Full dispatch of a no-op tool with five typed arguments through a real instance, against the same function called
 * directly behind ajv; with the record on, 1,000 at once; and with 1,000 tools instead of 100.
 */
const require = createRequire(import.meta.url);
const { Ajv } = require('ajv') as typeof import('ajv');

const schema = NO_OP_SCHEMA;
const given = NO_OP_ARGUMENTS;
const text = JSON.stringify(given);
const run = (args: Record<string, unknown>) => ({ path: args.path, done: true });

const place = temporaryHome();
async function instance(tools: number, record: boolean): Promise<Hermes> {
  const named = (index: number) => (index === 0 ? 'no_op' : `no_op_${index}`);
  return createHermes({
    home: place.home,
    cwd: place.cwd,
    env: {},
    toolsets: ['custom'],
    record,
    tools: Array.from({ length: tools }, (_, index) =>
      tool({ name: named(index), description: 'Does nothing', schema }, run),
    ),
  });
}

const validate = new Ajv({ allErrors: true }).compile(schema);
async function direct(args: Record<string, unknown>): Promise<string> {
  if (!validate(args)) throw new Error('invalid');
  return JSON.stringify(await run(args));
}

const CALLS = 5_000;
const ROUNDS = 40;

const hermes = await instance(1, false);
const asObject = await compare(
  ROUNDS,
  () => nanosPerCall(CALLS, () => direct(given)),
  () => nanosPerCall(CALLS, () => hermes.call('no_op', given)),
);
report({ what: 'dispatch of a no-op tool, arguments as object', unit: 'x', ...asObject, atMost: 5, goal: 3 });
const asText = await compare(
  ROUNDS,
  () => nanosPerCall(CALLS, () => direct(JSON.parse(text) as Record<string, unknown>)),
  () => nanosPerCall(CALLS, () => hermes.call('no_op', text)),
);
report({ what: 'dispatch of a no-op tool, arguments as text', unit: 'x', ...asText, atMost: 5, goal: 3 });

const few = await instance(100, false);
const many = await instance(1_000, false);
const crowd = await compare(
  ROUNDS,
  () => nanosPerCall(CALLS, () => few.call('no_op', given)),
  () => nanosPerCall(CALLS, () => many.call('no_op', given)),
);
report({ what: 'dispatch with 1,000 tools instead of 100', unit: 'x', ...crowd, atMost: 1.1, goal: 1 });

const recording = await instance(1, true);
const silent = await instance(1, false);
async function atOnce(target: Hermes): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: 1_000 }, () => target.call('no_op', given)));
  return performance.now() - start;
}
const times: number[] = [];
const quiet: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  times.push(await atOnce(recording));
  quiet.push(await atOnce(silent));
}
// Milliseconds for a thousand calls are microseconds for one.
report({
  what: 'call with record on, 1,000 at once',
  unit: 'us',
  best: Math.min(...times),
  median: middle(times),
  atMost: 15,
  goal: 8,
});
report({ what: 'call with record off, 1,000 at once', unit: 'us', best: Math.min(...quiet), median: middle(quiet) });

for (const each of [hermes, few, many, recording, silent]) await each.close();
place.remove();
