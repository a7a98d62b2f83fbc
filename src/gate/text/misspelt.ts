/** Words that orders are made of; nobody else has a reason to misspell two of them in one text. */
const KEYS: readonly string[] =
  'ignore disregard forget override bypass reveal previous prior earlier instruction instructions guideline guidelines directives system prompt password passwords secret secrets credentials restrictions'.split(
    ' ',
  );

/** By length, first and last letter: a misspelt word keeps both ends, or nobody could read it. */
const BY_ENDS = new Map<string, string[]>();
for (const key of KEYS)
  for (const length of [key.length - 1, key.length, key.length + 1]) {
    const ends = `${key[0]}${key.at(-1)}${length}`;
    BY_ENDS.set(ends, [...(BY_ENDS.get(ends) ?? []), key]);
  }

/**
 * The text with misspelt key words put right: letters that changed places, one that is missing, one that is doubled.
 * Another letter in the place of one is not tried: too many words are one letter apart. Undefined when nothing changes.
 */
export function withoutMisspellings(text: string): string | undefined {
  let isChanged = false;
  const right = text.replace(/(?<![a-z0-9_'-])[a-z]{5,14}(?![a-z0-9_'-])/g, (word) => {
    const key = BY_ENDS.get(`${word[0]}${word.at(-1)}${word.length}`)?.find((other) => isMisspelt(word, other));
    if (key === undefined) return word;
    isChanged = true;
    return key;
  });
  return isChanged ? right : undefined;
}

function isMisspelt(word: string, key: string): boolean {
  if (word === key) return false;
  if (word.length === key.length) return sorted(word) === sorted(key);
  return word.length < key.length ? lacksOne(word, key) : lacksOne(key, word) && /(.)\1/.test(word);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** Whether `short` is `long` without one letter. */
function lacksOne(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(at) === long.slice(at + 1);
}
