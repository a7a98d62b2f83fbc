import type { RuleMatch } from './match-rules.js';
import { conceptRules } from './rules/concepts.js';
import type { Surface } from './text-rule.js';

/** Applies the concept rules sentence by sentence to folded text; each rule is reported at most once. */
export function matchConcepts(folded: string, surface: Surface | undefined): RuleMatch[] {
  const found = new Map<string, RuleMatch>();
  for (const sentence of folded.matchAll(SENTENCE)) {
    if (!WORTH_A_LOOK.test(sentence[0])) continue;
    for (const rule of conceptRules) {
      if (
        found.has(rule.id) ||
        (surface !== undefined && rule.surfaces !== undefined && !rule.surfaces.includes(surface))
      )
        continue;
      if (
        !rule.all.every((part) => part.test(sentence[0])) ||
        rule.unless?.test(sentence[0]) ||
        quotesAnAttack(sentence[0])
      )
        continue;
      found.set(rule.id, { id: rule.id, start: sentence.index, end: sentence.index + sentence[0].length });
    }
  }
  return [...found.values()];
}

// A sentence is never longer than this for us: what goes on without a full stop is cut into pieces.
const SENTENCE = /[^.!?\n][^!?\n.]{0,300}(?:\.(?=[a-z0-9])[^!?\n.]{0,300}){0,4}/g;

const WORTH_A_LOOK =
  /instruction|guideline|directive|direction|rule|prompt|message|order|command|brief|training|programm|polic|constraint|restriction|guidance|safeguard|you were|you have been|said|request|question|task|assignment|conversation|context|goal|query/;

function quotesAnAttack(sentence: string): boolean {
  return (
    /["'`][^"'`]{8,120}["'`]/.test(sentence) &&
    /prompt injections?|attackers?|jailbreaks?|\battacks?\b|detect|phrases? (?:like|such as)/.test(sentence)
  );
}
