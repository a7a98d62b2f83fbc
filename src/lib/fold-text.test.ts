import { expect, test } from 'vitest';
import { foldText } from './fold-text.js';

test.each([
  ['Ignore ALL', 'ignore all'],
  ['𝐢𝐠𝐧𝐨𝐫𝐞', 'ignore'],
  ['ＩＧＮＯＲＥ', 'ignore'],
  ['іgnоrе', 'ignore'],
  ['ig\u200bno\u00adre', 'ignore'],
  ['i̲g̲n̲o̲r̲e̲', 'ignore'],
  ['précédentes Größe', 'precedentes große'],
  ['‹system›｜', '<system>|'],
  ['русский текст', 'русскии текст'],
  ['पिछले निर्देशों', 'पिछले निर्देशों'],
  ['グローバル', 'グローバル'],
])('%s folds to %s', (raw, folded) => {
  expect(foldText(raw).text).toBe(folded);
});

test('places lead back to the original', () => {
  const raw = 'ａ\u200b𝐛 c';
  const folded = foldText(raw);
  expect(folded.text).toBe('ab c');
  expect([0, 1, 2, 3, 4].map((index) => folded.origin(index))).toEqual([0, 2, 4, 5, 6]);
});
