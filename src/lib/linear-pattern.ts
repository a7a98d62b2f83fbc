import type { RE2JS as Engine } from 're2js';

/** A compiled pattern that cannot be made to hang, whatever the pattern and the text. */
export interface LinearPattern {
  readonly source: string;
  /** Whether the pattern occurs anywhere in the text. */
  test(text: string): boolean;
  /** The first occurrence from `from` on. */
  find(text: string, from?: number): PatternMatch | undefined;
  /** Every occurrence that does not overlap an earlier one, at most `limit` (default 10,000). */
  findAll(text: string, limit?: number): PatternMatch[];
}

export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Numbered groups from 1 on; undefined where a group took no part. */
  readonly groups: ReadonlyArray<string | undefined>;
}

/** Compiles patterns that come from models, settings, plugins or servers. */
export type PatternCompiler = (source: string, flags?: string) => LinearPattern;

/** A pattern that cannot be used; the message says why and what to do instead. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/**
 * Loads the engine (RE2 in JavaScript) and answers the compiler, which works synchronously from then on. Patterns are
 * written as in JavaScript with the flags `i`, `m`, `s`, `u`, `g`; look-around and back references do not exist in
 * linear time and are refused with a `PatternError`, as are patterns over 5,000 characters. Texts over 10 million
 * characters are refused too: hand them over in pieces.
 */
export async function loadPatternCompiler(): Promise<PatternCompiler> {
  const { RE2JS } = await import('re2js');
  return (source, flags = '') => compile(RE2JS, source, flags);
}

/** One pattern at once, for those who compile a single one. */
export async function compilePattern(source: string, flags = ''): Promise<LinearPattern> {
  return (await loadPatternCompiler())(source, flags);
}

const LONGEST_PATTERN = 5_000;
const LONGEST_TEXT = 10_000_000;

function compile(engine: typeof Engine, source: string, flags: string): LinearPattern {
  if (source.length > LONGEST_PATTERN) {
    throw new PatternError(`The pattern has ${source.length} characters; at most ${LONGEST_PATTERN} are allowed.`);
  }
  const unknown = /[^imsug]/.exec(flags)?.[0];
  if (unknown !== undefined) throw new PatternError(`Unknown flag "${unknown}"; use any of i, m, s, u, g.`);
  const compiled = compileChecked(engine, source, flags);
  const matcherOf = (text: string) => {
    if (text.length > LONGEST_TEXT) {
      throw new PatternError(
        `The text has ${text.length} characters; patterns look at no more than ${LONGEST_TEXT} at once.`,
      );
    }
    return compiled.matcher(text);
  };
  return {
    source,
    test: (text) => matcherOf(text).find(),
    find(text, from = 0) {
      const matcher = matcherOf(text);
      return from <= text.length && matcher.find(from) ? toMatch(matcher) : undefined;
    },
    findAll(text, limit = 10_000) {
      const matcher = matcherOf(text);
      const matches: PatternMatch[] = [];
      while (matches.length < limit && matcher.find()) matches.push(toMatch(matcher));
      return matches;
    },
  };
}

function compileChecked(engine: typeof Engine, source: string, flags: string): ReturnType<typeof Engine.compile> {
  const unsupported = unsupportedFeature(source);
  if (unsupported !== undefined) {
    throw new PatternError(
      `The pattern uses ${unsupported}, which cannot run in linear time. Write it without, or filter the matches afterwards.`,
    );
  }
  try {
    return engine.compile(engine.translateRegExp(source), engineFlags(engine, flags));
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new PatternError(`The pattern ${JSON.stringify(source.slice(0, 100))} is not valid: ${reason}`, {
      cause: problem,
    });
  }
}

function unsupportedFeature(source: string): string | undefined {
  const plain = source.replace(/\\[^1-9k]/g, '').replace(/\[(?:\\.|[^\]\\])*\]/g, '');
  if (/\(\?(?:=|!)/.test(plain)) return 'look-ahead';
  if (/\(\?<(?:=|!)/.test(plain)) return 'look-behind';
  return /\\(?:[1-9]|k<)/.test(plain) ? 'a back reference' : undefined;
}

function engineFlags(engine: typeof Engine, flags: string): number {
  let bits = 0;
  if (flags.includes('i')) bits |= engine.CASE_INSENSITIVE;
  if (flags.includes('m')) bits |= engine.MULTILINE;
  if (flags.includes('s')) bits |= engine.DOTALL;
  return bits;
}

function toMatch(matcher: ReturnType<Engine['matcher']>): PatternMatch {
  const groups = Array.from({ length: matcher.groupCount() }, (_, index) => matcher.group(index + 1) ?? undefined);
  return { start: matcher.start(), end: matcher.end(), text: matcher.group() ?? '', groups };
}
