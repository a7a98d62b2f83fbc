import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { prepareTool } from '../src/kernel/schema/prepare-tool.js';

/** Accepting arguments against validating them with ajv: floor and contender interleaved, best and median ratios. */

const require = createRequire(import.meta.url);
const { Ajv } = require('ajv') as typeof import('ajv');

const schema = {
  type: 'object',
  properties: {
    path: { type: 'string', minLength: 1 },
    offset: { type: 'integer', minimum: 1, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 2000, default: 500 },
    mode: { type: 'string', enum: ['text', 'binary', 'auto'] },
    follow: { type: 'boolean' },
  },
  required: ['path'],
};
const valid = { path: 'src/a.ts', offset: 1, limit: 20, mode: 'text', follow: false };
const sloppy = { path: 'src/a.ts', offset: '1', limit: '20', mode: 'TEXT', follow: 'False' };
const validText = JSON.stringify(valid);

const validate = new Ajv({ strict: false }).compile(schema);
const tool = prepareTool(schema);

const ROUNDS = 60;
const CALLS = 20_000;

const contenders: Record<string, () => unknown> = {
  'ajv validate (floor)': () => validate(valid),
  'accept, valid object': () => tool.accept(valid),
  'JSON.parse + ajv validate': () => validate(JSON.parse(validText)),
  'accept, valid text': () => tool.accept(validText),
  'accept, four arguments coerced': () => tool.accept(sloppy),
};

function nanosPerCall(run: () => unknown): number {
  const start = performance.now();
  for (let call = 0; call < CALLS; call++) run();
  return ((performance.now() - start) * 1e6) / CALLS;
}

const samples = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(contenders)) samples.get(name)?.push(nanosPerCall(run));
}

for (const [name, values] of samples) {
  const sorted = values.slice(5).sort((left, right) => left - right);
  const [best, median] = [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  console.log(`${name.padEnd(34)} best ${best.toFixed(0).padStart(6)} ns   median ${median.toFixed(0).padStart(6)} ns`);
}
