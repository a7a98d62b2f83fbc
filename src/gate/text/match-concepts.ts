import { compileFor } from '../../lib/compile-for.js';
import type { RuleMatch } from './match-rules.js';
import { authorityRules } from './rules/authority.js';
import { conceptRules } from './rules/concepts.js';
import type { Surface } from './text-rule.js';

/** Every rule over concepts. */
export const CONCEPT_RULES = [...conceptRules, ...authorityRules];

/** Applies the concept rules sentence by sentence to folded text; each rule is reported at most once. */
export function matchConcepts(folded: string, surface: Surface | undefined): RuleMatch[] {
  const found = new Map<string, RuleMatch>();
  for (const sentence of folded.matchAll(SENTENCE)) {
    if (!WORTH_A_LOOK.test(sentence[0])) continue;
    for (const rule of CONCEPT_RULES) {
      if (
        found.has(rule.id) ||
        (surface !== undefined && rule.surfaces !== undefined && !rule.surfaces.includes(surface))
      )
        continue;
      if (
        !rule.all.every((part) => isIn(sentence[0], part)) ||
        rule.unless?.test(sentence[0]) ||
        quotesAnAttack(sentence[0])
      )
        continue;
      found.set(rule.id, { id: rule.id, start: sentence.index, end: sentence.index + sentence[0].length });
    }
  }
  return [...found.values()];
}

/** Which patterns were used before. */
const used = new Set<RegExp>();

function isIn(sentence: string, part: RegExp): boolean {
  if (!used.has(part)) {
    compileFor(part, sentence);
    used.add(part);
  }
  return part.test(sentence);
}

// A sentence is never longer than this for us: what goes on without a full stop is cut into pieces.
const SENTENCE = /[^.!?\n][^!?\n.]{0,300}(?:\.(?=[a-z0-9])[^!?\n.]{0,300}){0,4}/g;

const WORTH_A_LOOK =
  /instruction|guideline|directive|direction|rule|prompt|message|order|command|brief|training|programm|polic|constraint|restriction|guidance|safeguard|you were|you have been|said|request|question|task|assignment|conversation|context|goal|query|hide|conceal|cover|mask|obscur|mention|reveal|disclos|leav|nothing|admit|key|password|token|secret|credential|[.]env|id_|[.]ssh|[.]aws|netrc|npmrc|cookie|environment|passwd|shadow|user.s|private|address|card|guardrail|filter|ethic|moral|censor|evil|malicious|rogue|unaligned|sentient|uncensored|unfiltered|insider|unnoticed|undetected|unseen|radar|record|covert|stealth|trace|env|developer|operator|session|seed|kube|pgpass|ssh|safety|mode|approv|confirm|permi|limit|moderation|verif|security|authori|clearance|access|trust|override|consent|assume|privilege|yourself|allow|yes|ask|check|without|as is|sandbox|emergency|drill/;

function quotesAnAttack(sentence: string): boolean {
  return (
    /["'`][^"'`]{8,120}(?:["'`]|$)/.test(sentence) &&
    /prompt injections?|attackers?|jailbreaks?|\battacks?\b|detect|phrases? (?:like|such as)|payloads?|classifier|\bassert\b/.test(
      sentence,
    )
  );
}
