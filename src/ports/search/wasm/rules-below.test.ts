import { expect, it } from 'vitest';
import { rulesBelow } from './rules-below.js';

it.each([
  ['*.log', 'a/b', ['*.log']],
  ['build/', 'a/b', ['build/']],
  ['!keep.log', 'a', ['!keep.log']],
  ['/a/b/c.txt', 'a/b', ['/c.txt']],
  ['a/*.txt', 'a', ['/*.txt']],
  ['!a/b/', 'a', ['!/b/']],
  ['/x/c.txt', 'a', []],
  ['/a', 'a', []],
  ['/a/b', 'a/b', []],
  ['a/**', 'a/b/c', ['/**']],
  ['a/**', 'a', ['/**']],
  ['**/c.txt', 'a/b', ['/**/c.txt']],
  ['**/b/c', 'a/b', ['/**/b/c', '/c']],
  ['a/**/d', 'a/b', ['/**/d']],
  ['a?/[b-d]*/x', 'ab/cat', ['/x']],
  ['a?/[!b-d]*/x', 'ab/cat', []],
  ['{a,b/c}/x', 'b/c', ['/x']],
  ['\\!a/x', '!a', ['/x']],
  ['a\\*/x', 'a*', ['/x']],
  ['a\\*/x', 'ab', []],
  ['a*a*a/x', 'a'.repeat(50), ['/x']],
  ['# a/x', 'a', []],
  ['  ', 'a', []],
  ['a/x   ', 'a', ['/x']],
  ['a/x\r', 'a', ['/x']],
])('reads the rule %j in the folder %j as %j', (rule, folder, expected) => {
  expect(rulesBelow(rule, folder.split('/'))).toEqual(expected);
});

it('keeps the order of rules, because the last one decides', () => {
  expect(rulesBelow('a/*\n!a/b\n*.c\n', ['a'])).toEqual(['/*', '!/b', '*.c']);
});

it('is done at once with rules that are a trap', () => {
  const names = Array.from({ length: 100 }, () => 'a'.repeat(200));
  expect(rulesBelow(`${'**/a*/'.repeat(100)}x`, names)).toHaveLength(101);
  expect(rulesBelow(`/${'{a,b}'.repeat(60)}/x`, names)).toEqual([]);
  expect(rulesBelow(`/${'a*'.repeat(500)}b/x`, names)).toEqual([]);
});
