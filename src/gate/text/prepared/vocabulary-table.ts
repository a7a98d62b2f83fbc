import { TERMS, VERBS } from '../rules/vocabulary.js';

/**
 * The words of the vocabulary in order, one a line: the word, and behind tabs what it may stand for, as its form, the
 * concept, and the words that must follow. Verbs are there in all their forms. The build keeps it ready
 * (`scripts/prepared-tables.mjs`).
 */
export function vocabularyTable(): string {
  const found = new Map<string, string[]>();
  const add = (form: string, concept: string, words: readonly string[]): void => {
    const [first = '', ...rest] = words;
    found.set(first, [...(found.get(first) ?? []), [form, concept, ...rest].join(' ')]);
  };
  for (const [concept, list] of Object.entries(TERMS))
    for (const term of list.split(', ')) add('term', concept, term.split(' '));
  for (const [concept, list] of Object.entries(VERBS)) {
    for (const verb of list.split(', ')) {
      const [first = '', ...rest] = verb.split(' ');
      for (const [form, inflected] of Object.entries(inflect(first))) add(form, concept, [inflected, ...rest]);
    }
  }
  // A tab sorts before every letter, so the lines are in the order of their words.
  return [...found]
    .map(([word, entries]) => [word, ...entries].join('\t'))
    .sort()
    .join('\n');
}

function inflect(verb: string): Readonly<Record<string, string>> {
  const doubled = DOUBLING.test(verb) ? verb + verb.slice(-1) : verb;
  const third = /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeou])y$/, '$1ie');
  return {
    base: verb,
    gerund: `${doubled.replace(/ie$/, 'y').replace(/([^eoy])e$/, '$1')}ing`,
    third: third.endsWith('es') ? third : `${third}s`,
    participle: IRREGULAR.get(verb) ?? `${doubled.replace(/([^aeou])y$/, '$1i').replace(/e$/, '')}ed`,
  };
}

const DOUBLING =
  /^(?:run|get|let|put|set|skip|drop|cut|strip|omit|submit|transmit|permit|admit|forget|zip|tip|hit|grab|wrap|scan|dm|ship|tag|log|sit|bin|plan|cat|tar)$/;
const IRREGULAR = new Map(
  'forget:forgotten break:broken put:put set:set send:sent give:given hide:hidden write:written withhold:withheld tell:told show:shown say:said read:read get:got find:found take:taken steal:stolen run:run do:done throw:thrown leave:left cut:cut keep:kept let:let overwrite:overwritten override:overridden'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
