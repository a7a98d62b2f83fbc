import { createRequire } from 'node:module';
import { SchemaError } from './schema-error.js';
import { testAside } from './test-aside.js';

export type Matcher = (text: string) => boolean;

/** Longest time one untrusted pattern may look at one string, and all patterns of a schema within a second. */
const PATTERN_TIMEOUT_MS = 200;
const BUDGET_MS = 200;

/** Time that the patterns of one schema have used. Many strings under one runaway pattern add up. */
export interface PatternBudget {
  since: number;
  milliseconds: number;
}
const MAX_PATTERN_LENGTH = 10_000;

const require = createRequire(import.meta.url);

/**
 * Compiles a `pattern`. Unless its author is trusted, it runs in linear time on RE2; the few it cannot express
 * (look-around, back references) run in another thread under a time limit, and count as not matching past it.
 */
export function compilePattern(source: string, untrusted: boolean, budget: PatternBudget): Matcher {
  if (source.length > MAX_PATTERN_LENGTH) {
    throw new SchemaError(`A pattern is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  const native = nativePattern(source);
  return !untrusted || isHarmless(source) ? (text) => native.test(text) : linearPattern(source, native, budget);
}

/** Unicode mode as the specification recommends; schemas in the wild often have escapes only the old mode accepts. */
function nativePattern(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    try {
      return new RegExp(source);
    } catch {
      throw new SchemaError(`The pattern ${JSON.stringify(source.slice(0, 100))} is not a valid regular expression`);
    }
  }
}

/** No repetition without bound and no choice: nothing to backtrack into, or one loop from a fixed start. */
function isHarmless(source: string): boolean {
  const rest = source.replace(/\\[dDwWsStnrfv.\-/\\^$()[\]{}*+?|]/g, 'x').replace(/\[[^\]\\]*\]/g, 'x');
  if (/[()|\\]/.test(rest)) return false;
  const loops = rest.match(/[*+?{]/g)?.length ?? 0;
  return loops === 0 || (loops === 1 && rest.startsWith('^'));
}

/** RE2 knows `\\p{L}` but reads `\\p{Letter}` and `\\p{Script=Greek}` as something else. */
const LONG_PROPERTY = /\\[pP]\{(?![A-Z][a-z]?\})/;

function linearPattern(source: string, native: RegExp, budget: PatternBudget): Matcher {
  if (LONG_PROPERTY.test(source)) return timedPattern(native, budget);
  const { RE2JS } = require('re2js') as typeof import('re2js');
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(source));
    return (text) => compiled.matcher(text).find();
  } catch {
    return timedPattern(native, budget);
  }
}

/** In a thread of its own, which is ended when a match runs away: the text is then refused, the safe side of not knowing. */
function timedPattern({ source, flags }: RegExp, budget: PatternBudget): Matcher {
  return (text) => {
    const start = performance.now();
    if (start - budget.since > 1_000) Object.assign(budget, { since: start, milliseconds: 0 });
    if (budget.milliseconds > BUDGET_MS) return false;
    try {
      return testAside({ source, flags, text }, PATTERN_TIMEOUT_MS);
    } finally {
      budget.milliseconds += performance.now() - start;
    }
  };
}
