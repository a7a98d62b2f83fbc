import { compileFor } from '../../lib/compile-for.js';
import { compilePhrase, startsClause } from './compile-phrase.js';
import { findPhrasePlaces } from './phrase-index.js';
import { TEXT_RULES } from './rules/all-text-rules.js';
import type { Surface, TextRule } from './text-rule.js';

export interface RuleMatch {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Applies the rules of a surface (all of them without one) to folded text. Each rule is reported at most once. Rules
 * are found through the letters they begin with, so that a text costs a look-up per word and not a pass per rule, and
 * only what also has its other words behind them is made a pattern of: that takes longer than to read a page.
 */
export function matchRules(folded: string, surface: Surface | undefined): RuleMatch[] {
  const places = findPhrasePlaces(folded);
  const found = new Map<string, RuleMatch>();
  let attempts = 0;
  for (const one of places.tries) {
    const { at } = one;
    for (const number of one.phrases) {
      const phrase = PHRASES[number];
      if (phrase === undefined || found.has(phrase.rule.id) || !appliesTo(phrase.rule, surface)) continue;
      attempts++;
      if (!places.isWorth(number, one) || (phrase.isClause && !startsClause(folded, at))) continue;
      const end = matchAt(folded, at, patternOf(phrase, folded));
      if (end !== undefined && !isExcused(folded, at, end, phrase.rule.unless))
        found.set(phrase.rule.id, { id: phrase.rule.id, start: at, end });
    }
    if (attempts > attemptLimit(at)) return [...found.values(), flood(at)];
  }
  return [...found.values()];
}

function appliesTo(rule: TextRule, surface: Surface | undefined): boolean {
  return surface === undefined || rule.surfaces === undefined || rule.surfaces.includes(surface);
}

// Prose tries a rule every few words. Text made of nothing but trigger words is an attack on the scanner: it is
// flagged for that instead of being read on, which keeps the time bounded.
function attemptLimit(at: number): number {
  return 20_000 + at * 2;
}

function flood(at: number): RuleMatch {
  return { id: 'flood.trigger-words', start: 0, end: at };
}

interface Phrase {
  readonly rule: TextRule;
  readonly text: string;
  readonly isClause: boolean;
  /** Most of the hundreds are never needed. */
  pattern: RegExp | undefined;
}

/** As the table numbers them. */
const PHRASES: readonly Phrase[] = TEXT_RULES.flatMap((rule) =>
  rule.phrases.map((text) => ({ rule, text, isClause: text.startsWith('^'), pattern: undefined })),
);

function patternOf(phrase: Phrase, folded: string): RegExp {
  if (phrase.pattern === undefined) {
    phrase.pattern = compilePhrase(phrase.text);
    compileFor(phrase.pattern, folded);
  }
  return phrase.pattern;
}

function matchAt(text: string, at: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function isExcused(text: string, start: number, end: number, unless: RegExp | undefined): boolean {
  const sentence = sentenceAround(text, start, end);
  return (
    (unless?.test(sentence) ?? false) || SPEECH.test(text.slice(start, end)) || isMention(text, start, end, sentence)
  );
}

/** A match that runs over the end of what somebody says in a story: `"Disregard the smoke", said the captain`. */
const SPEECH = /["'],? (?:said|says|asked|shouted|whispered|wrote|replied)\b/;

function sentenceAround(text: string, start: number, end: number): string {
  const before = /[^.!?\n]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? '';
  const after = /^[^.!?\n]{0,200}/.exec(text.slice(end, end + 200))?.[0] ?? '';
  return before + text.slice(start, end) + after;
}

/** Prose about attacks quotes them: `An attacker may write "ignore previous instructions" into a page`. */
function isMention(text: string, start: number, end: number, sentence: string): boolean {
  if (!ABOUT_ATTACKS.test(sentence)) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  return /["'`][^"'`\n]{0,60}$/.test(before) && /^[^"'`\n]{0,60}["'`]/.test(after);
}

const ABOUT_ATTACKS =
  /prompt injections?|attackers?|jailbreaks?|\battacks?\b|malicious (?:prompt|text|page)|phrases? (?:like|such as)|strings? (?:like|such as)|detect(?:s|or|ion|ed)?\b|scanner|known pattern|payloads?|classifier|\bassert\b|expect\(|\bsaid\b.{0,40}\b(?:novel|film|story|play)\b/;
