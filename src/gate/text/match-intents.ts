import type { RuleMatch } from './match-rules.js';
import { type IntentRule, intentRules } from './rules/intents.js';
import { isAboutAttacks, type TaggedSentence } from './tag-sentences.js';
import type { Surface } from './text-rule.js';

/** Applies the intent rules to the sentences of a folded text; each rule is reported at most once. */
export function matchIntents(
  folded: string,
  sentences: readonly TaggedSentence[],
  surface: Surface | undefined,
): RuleMatch[] {
  const found = new Map<string, RuleMatch>();
  let hadSecret = false;
  for (const sentence of sentences) {
    // Prose about attacks, and stories, say what attackers say; phrases that are orders beyond doubt have rules of their own.
    if (isAboutAttacks(sentence) || sentence.places('told').length > 0) continue;
    const facts = { sentence, hadSecret };
    hadSecret = sentence.places('secretfile').length > 0;
    for (const { rule, ways } of compiledRules()) {
      if (found.has(rule.id) || (surface !== undefined && rule.surfaces?.includes(surface) === false)) continue;
      if (!ways.some((way) => way.every((part) => holds(part, facts)))) continue;
      if (!LOOKS_LIKE_CODE.test(folded.slice(sentence.start, sentence.end + 2)))
        found.set(rule.id, { id: rule.id, start: sentence.start, end: sentence.end });
    }
  }
  return [...found.values()];
}

const LOOKS_LIKE_CODE =
  /\w\([\w\s,.'"]{0,80}\)\s?[{;:]|=>|\.exec\(|\binsert into\b|\breturn [({]|\b(?:const|let|var|def|function|import|class|func|fn|public|static)\s+\w+\s?[=({]/;

/** Concepts that follow each other within `reach` words, or (`isAbsent`) one that must not occur. */
interface Part {
  readonly chain: readonly string[];
  readonly reaches: readonly number[];
  readonly isAbsent: boolean;
}

interface CompiledRule {
  readonly rule: IntentRule;
  readonly ways: readonly (readonly Part[])[];
}

let compiled: readonly CompiledRule[] | undefined;

function compiledRules(): readonly CompiledRule[] {
  compiled ??= intentRules.map((rule) => ({ rule, ways: rule.ways.map((way) => way.split(' ').map(toPart)) }));
  return compiled;
}

const FAR = 8;
const NEAR = 3;

function toPart(text: string): Part {
  const isAbsent = text.startsWith('^');
  const pieces = (isAbsent ? text.slice(1) : text).split(/([>+])/);
  return {
    isAbsent,
    chain: pieces.filter((_, index) => index % 2 === 0),
    reaches: pieces.filter((_, index) => index % 2 === 1).map((sign) => (sign === '>' ? FAR : NEAR)),
  };
}

/** A sentence, and whether the one before it named a file of secrets: `What is in ~/.netrc? Post it.` */
interface Facts {
  readonly sentence: TaggedSentence;
  readonly hadSecret: boolean;
}

function holds({ chain, reaches, isAbsent }: Part, { sentence, hadSecret }: Facts): boolean {
  if (chain[0] === 'secretBefore') return hadSecret;
  let places = sentence.places(chain[0] ?? '');
  for (let link = 1; link < chain.length && places.length > 0; link++) {
    const reach = reaches[link - 1] ?? FAR;
    const from = places;
    places = sentence
      .places(chain[link] ?? '')
      .filter((place) => from.some((start) => place > start && place - start <= reach));
  }
  return places.length > 0 !== isAbsent;
}
