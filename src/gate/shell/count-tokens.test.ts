import { describe, expect, it } from 'vitest';
import { countTokens } from './count-tokens.js';

const NO_LIMIT = Number.POSITIVE_INFINITY;

describe('countTokens', () => {
  it.each([
    ['', 0],
    ['ls', 1],
    ['ls -a b', 3],
    ['ls;ls', 3],
    ['ls && ls', 4],
    ["echo 'a b c; d' e", 3],
    ['echo "a b; $c `d`" e', 6],
    ['echo "a \\" b" c', 3],
    ['echo a\\ b', 4],
    ['ls # a comment; of words', 2],
    ['ls a#b', 4],
    ['echo $a', 3],
    ["echo 'never closed; ls", 2],
    ['echo "never closed; ls', 2],
  ])('%s has %i', (script, expected) => {
    expect(countTokens(script, NO_LIMIT)).toBe(expected);
  });

  it('leaves out what here-documents say', () => {
    const before = countTokens('cat <<A\nA\nls', NO_LIMIT);
    expect(countTokens('cat <<A\none; two; three\nAB\n A\nA\nls', NO_LIMIT)).toBe(before);
    expect(countTokens("cat <<-'A'\n\tone; two\n\tA\nls", NO_LIMIT)).toBe(before);
    expect(countTokens('cat <<A <<B\none\nA\ntwo\nB\nls', NO_LIMIT)).toBe(before + 1);
  });

  it('takes a here-string for words', () => {
    expect(countTokens('cat <<< a\nls\nls', NO_LIMIT)).toBeGreaterThan(countTokens('cat <<< a\nls', NO_LIMIT));
  });

  it('stops at the limit', () => {
    expect(countTokens('a '.repeat(100), 10)).toBe(10);
  });
});
