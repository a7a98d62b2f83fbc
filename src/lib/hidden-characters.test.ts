import { expect, test } from 'vitest';
import { findHidden, mayHaveHidden } from './hidden-characters.js';

const kinds = (text: string) => findHidden(text).map((found) => (found.legitimate ? `(${found.kind})` : found.kind));

test('ordinary text of any script has nothing hidden', () => {
  for (const text of ['plain\ttext\r\n', 'naïve café Größe', 'Ελληνικά и русский', '日本語', 'עברית', '😀', '']) {
    expect(findHidden(text)).toEqual([]);
    expect(mayHaveHidden(text)).toBe(false);
  }
});

test('each kind of hidden character is named', () => {
  expect(kinds('a\x1bb')).toEqual(['control']);
  expect(kinds('a\x9bb')).toEqual(['control']);
  expect(kinds('a\u202eb\u202c')).toEqual(['bidi', 'bidi']);
  expect(kinds('a\u200bb\u2063\u2060')).toEqual(['zero-width', 'zero-width', 'zero-width']);
  expect(kinds('a\u{e0041}\u{e0042}')).toEqual(['tag', 'tag']);
  expect(kinds('a\u3164\u115f\u2800')).toEqual(['filler', 'filler', 'filler']);
  expect(kinds('a\u2028b')).toEqual(['separator']);
  expect(kinds('a\ud800b')).toEqual(['surrogate']);
  expect(kinds('a\u{e0101}\ufe03')).toEqual(['selector', 'selector']);
});

test('joiners and marks are legitimate where a script or an emoji needs them', () => {
  expect(kinds('👩‍👩‍👧')).toEqual(['(zero-width)', '(zero-width)']);
  expect(kinds('🏳️‍🌈 ❤️‍🔥')).toEqual(['(selector)', '(zero-width)', '(selector)', '(zero-width)']);
  expect(kinds('🏴󠁧󠁢󠁥󠁮󠁧󠁿').every((kind) => kind === '(tag)')).toBe(true);
  expect(kinds('می\u200cخواهم')).toEqual(['(zero-width)']);
  expect(kinds('क्\u200dष')).toEqual(['(zero-width)']);
  expect(kinds('שלום\u200f (hello)')).toEqual(['(bidi)']);
  expect(kinds('\ufefffirst line')).toEqual(['(zero-width)']);
});

test('the same characters are not legitimate inside Latin words', () => {
  expect(kinds('ig\u200dnore')).toEqual(['zero-width']);
  expect(kinds('ig\u200cnore')).toEqual(['zero-width']);
  expect(kinds('a\ufeffb')).toEqual(['zero-width']);
  expect(kinds('abc\u200fdef')).toEqual(['bidi']);
});
