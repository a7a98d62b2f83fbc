import { createRequire } from 'node:module';
import type * as VmModule from 'node:vm';
import { SchemaError } from './schema-error.js';

export type Matcher = (text: string) => boolean;

/** Longest time one untrusted pattern may look at one string, and all patterns of a schema within a second. */
const PATTERN_TIMEOUT_MS = 50;
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
 * (look-around, back references) run natively under a time limit, and count as not matching past it.
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

let sandbox: { pattern: RegExp; text: string } | undefined;

/** V8 checks for interrupts while backtracking, so a script time limit stops a runaway match. */
function timedPattern(native: RegExp, budget: PatternBudget): Matcher {
  const vm = require('node:vm') as typeof VmModule;
  const script = new vm.Script('pattern.test(text)');
  return (text) => {
    const start = performance.now();
    if (start - budget.since > 1_000) Object.assign(budget, { since: start, milliseconds: 0 });
    if (budget.milliseconds > BUDGET_MS) return false;
    sandbox ??= vm.createContext({ pattern: native, text }) as { pattern: RegExp; text: string };
    sandbox.pattern = native;
    sandbox.text = text;
    try {
      return script.runInContext(sandbox, { timeout: PATTERN_TIMEOUT_MS }) === true;
    } catch {
      // Out of time: the text is refused, which is the safe side of not knowing.
      return false;
    } finally {
      sandbox.text = '';
      budget.milliseconds += performance.now() - start;
    }
  };
}
