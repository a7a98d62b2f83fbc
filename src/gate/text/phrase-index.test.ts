import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../../lib/fold-text.js';
import { compilePhrase, phraseSource } from './compile-phrase.js';
import { findPhrasePlaces } from './phrase-index.js';
import { type PatternNode, parsePattern } from './prepared/parse-pattern.js';
import { TEXT_RULES } from './rules/all-text-rules.js';

const PHRASES = TEXT_RULES.flatMap((rule) => rule.phrases);
const PATTERNS = PHRASES.map((phrase) => compilePhrase(phrase));
const SIGNS = { separator: ' ', gapWord: 'a' };
const TREES = PHRASES.map((phrase) => parsePattern(phraseSource(phrase, SIGNS)));

/** Every place at which a phrase matches, as `at:phrase`, by trying all of them; inside a word nothing begins. */
function matches(text: string): string[] {
  const places = [...text.matchAll(/(?<![a-z0-9])[a-z0-9]|[^a-z0-9]/g)].map(({ index }) => index);
  return PATTERNS.flatMap((pattern, phrase) =>
    places
      .filter((at) => {
        pattern.lastIndex = at;
        return pattern.test(text);
      })
      .map((at) => `${at}:${phrase}`),
  );
}

function worthwhile(text: string): Set<string> {
  const places = findPhrasePlaces(text);
  return new Set(
    places.tries.flatMap((one) =>
      one.phrases.filter((phrase) => places.isWorth(phrase, one)).map((phrase) => `${one.at}:${phrase}`),
    ),
  );
}

test('nothing that a phrase matches in the examples of the rules is passed over', () => {
  const texts = TEXT_RULES.flatMap(({ hit }) => hit).map((text) => foldText(text).text);
  const found = texts.flatMap((text) => {
    const worth = worthwhile(text);
    return matches(text).map((match) => ({ text, match, isWorth: worth.has(match) }));
  });
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter(({ isWorth }) => !isWorth)).toEqual([]);
});

test('nothing is passed over that a phrase can match, however many words lie between its own', () => {
  let matched = 0;
  const choices = fc.infiniteStream(fc.nat(1_000_000));
  fc.assert(
    fc.property(fc.nat(PHRASES.length - 1), choices, (phrase, stream) => {
      const next = (below: number): number => (stream.next().value ?? 0) % below;
      const text = `so ${oneOf(TREES[phrase] ?? [], next)} so`;
      const pattern = PATTERNS[phrase] ?? /$^/y;
      pattern.lastIndex = 3;
      if (!pattern.test(text)) return;
      matched++;
      expect(worthwhile(text)).toContain(`3:${phrase}`);
    }),
    { seed: 7, numRuns: 4_000 },
  );
  expect(matched).toBeGreaterThan(1_500);
});

/** A text that a pattern may match: what it asserts is not looked at. */
function oneOf(options: readonly (readonly PatternNode[])[], next: (below: number) => number): string {
  const nodes = options[next(options.length)] ?? [];
  return nodes
    .map((node) => {
      const times = node.optional ? next(Math.min(node.most, 12) + 1) : 1 + next(Math.min(node.most, 12));
      return Array.from({ length: times }, () => piece(node, next)).join('');
    })
    .join('');
}

function piece(node: PatternNode, next: (below: number) => number): string {
  if (node.kind === 'group') return oneOf(node.options, next);
  if (node.kind === 'unknown') return 'ab1/._-~ '.charAt(next(9));
  return node.text === ' ' ? (['  ', ' ', ', ', ' - ', '/', '\n', "'"][next(7)] ?? ' ') : node.text;
}
