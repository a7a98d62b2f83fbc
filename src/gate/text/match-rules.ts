import { compilePhrase, phraseHead } from './compile-phrase.js';
import { leadingWords } from './leading-words.js';
import { concealmentRules } from './rules/concealment.js';
import { encodedRules } from './rules/encoded.js';
import { exfiltrationRules } from './rules/exfiltration.js';
import { framingRules } from './rules/framing.js';
import { languageRules } from './rules/languages.js';
import { moreLanguageRules } from './rules/languages-more.js';
import { overrideRules } from './rules/override.js';
import { persistenceRules } from './rules/persistence.js';
import { plainOrderRules } from './rules/plain-orders.js';
import { roleRules } from './rules/role.js';
import type { Surface, TextRule } from './text-rule.js';

export interface RuleMatch {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Every rule there is. */
export const TEXT_RULES: readonly TextRule[] = [
  ...overrideRules,
  ...roleRules,
  ...concealmentRules,
  ...exfiltrationRules,
  ...persistenceRules,
  ...framingRules,
  ...encodedRules,
  ...plainOrderRules,
  ...languageRules,
  ...moreLanguageRules,
];

/**
 * Applies the rules of a surface (all of them without one) to folded text. Each rule is reported at most once. Rules
 * are found through the letters they begin with, so that a text costs a look-up per word and not a pass per rule.
 */
export function matchRules(folded: string, surface: Surface | undefined): RuleMatch[] {
  const root = ruleIndex();
  const found = new Map<string, RuleMatch>();
  let attempts = 0;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (isWordCode(code) && at > 0 && isWordCode(folded.charCodeAt(at - 1))) continue;
    let node = root.next.get(code);
    for (let depth = at + 1; node !== undefined; depth++) {
      for (const indexed of node.phrases) {
        const { rule } = indexed;
        if (found.has(rule.id) || !appliesTo(rule, surface)) continue;
        attempts++;
        indexed.pattern ??= compilePhrase(indexed.phrase);
        const end = matchAt(folded, at, indexed.pattern);
        if (end !== undefined && !isExcused(folded, at, end, rule.unless))
          found.set(rule.id, { id: rule.id, start: at, end });
      }
      node = node.next.get(folded.charCodeAt(depth));
    }
    if (attempts > attemptLimit(at)) return [...found.values(), flood(at)];
  }
  return [...found.values()];
}

function appliesTo(rule: TextRule, surface: Surface | undefined): boolean {
  return surface === undefined || rule.surfaces === undefined || rule.surfaces.includes(surface);
}

/** ASCII words are tried at their start only; scripts without spaces at every character. */
function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

// Prose tries a rule every few words. Text made of nothing but trigger words is an attack on the scanner: it is
// flagged for that instead of being read on, which keeps the time bounded.
function attemptLimit(at: number): number {
  return 20_000 + at * 2;
}

function flood(at: number): RuleMatch {
  return { id: 'flood.trigger-words', start: 0, end: at };
}

/** Compiled when its first letters are met: most of the hundreds never are. */
interface IndexedPhrase {
  readonly rule: TextRule;
  readonly phrase: string;
  pattern: RegExp | undefined;
}

/** A tree of letters; a pattern hangs where one of its beginnings ends. */
interface IndexNode {
  readonly next: Map<number, IndexNode>;
  readonly phrases: IndexedPhrase[];
}

let index: IndexNode | undefined;

// Made at the first scan, not at import.
function ruleIndex(): IndexNode {
  index ??= buildIndex();
  return index;
}

function buildIndex(): IndexNode {
  const root: IndexNode = { next: new Map(), phrases: [] };
  for (const rule of TEXT_RULES) {
    for (const phrase of rule.phrases) {
      const indexed: IndexedPhrase = { rule, phrase, pattern: undefined };
      for (const word of beginningsOf(phrase, rule)) nodeFor(root, word).phrases.push(indexed);
    }
  }
  return root;
}

/** Many phrases begin with the same list of words, which is taken apart once. */
const beginnings = new Map<string, ReadonlySet<string>>();

function beginningsOf(phrase: string, rule: TextRule): ReadonlySet<string> {
  const head = phraseHead(phrase);
  const known = beginnings.get(head);
  if (known !== undefined) return known;
  const found = leadingWords(head);
  if (found === undefined) throw new Error(`The phrase "${phrase}" of ${rule.id} must begin with literal text.`);
  beginnings.set(head, found);
  return found;
}

function nodeFor(root: IndexNode, word: string): IndexNode {
  let node = root;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    const next = node.next.get(code) ?? { next: new Map(), phrases: [] };
    node.next.set(code, next);
    node = next;
  }
  return node;
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
