import { beforeAll, describe, expect, test } from 'vitest';
import { compilePattern, loadPatternCompiler, type PatternCompiler } from './linear-pattern.js';

let compile: PatternCompiler;
beforeAll(async () => {
  compile = await loadPatternCompiler();
});

describe('patterns in linear time', () => {
  test('find what a JavaScript pattern finds', () => {
    expect(compile('a+b').test('xxaab')).toBe(true);
    expect(compile('^b', 'm').test('a\nb')).toBe(true);
    expect(compile('HELLO', 'i').test('say hello')).toBe(true);
    expect(compile('a.c', 's').test('a\nc')).toBe(true);
    expect(compile('\\d{2,3}').find('x 1 22 333')).toEqual({ start: 4, end: 6, text: '22', groups: [] });
    expect(compile('(a)|(b)').findAll('ab')).toEqual([
      { start: 0, end: 1, text: 'a', groups: ['a', undefined] },
      { start: 1, end: 2, text: 'b', groups: [undefined, 'b'] },
    ]);
    expect(compile('x').find('abc')).toBeUndefined();
    expect(compile('b').find('abcb', 2)?.start).toBe(3);
    expect(compile('').findAll('ab', 2)).toHaveLength(2);
  });

  test.each([
    ['(?=a)', 'look-ahead'],
    ['(?<!a)b', 'look-behind'],
    ['(a)\\1', 'back reference'],
    ['(', 'not valid'],
    ['x'.repeat(5_001), '5001 characters'],
  ])('%s is refused with the reason', (source, reason) => {
    expect(() => compile(source)).toThrow(reason);
  });

  test('a single pattern can be compiled without keeping the compiler', async () => {
    expect((await compilePattern('b+', 'i')).find('aBBc')?.text).toBe('BB');
  });

  test('an unknown flag is refused', () => {
    expect(() => compile('a', 'y')).toThrow('Unknown flag "y"');
  });

  test('brackets and escapes that only look like look-around are fine', () => {
    expect(compile('[(?=]').test('=')).toBe(true);
    expect(compile('\\(\\?=').test('(?=')).toBe(true);
  });

  test('patterns that hang a backtracking engine answer at once', () => {
    for (const source of ['(a+)+$', '(a|aa)+$', '(.*)*x', '^(\\w+\\s?)*$']) {
      expect(compile(source).test(`${'a'.repeat(5_000)}!`)).toBe(false);
    }
  });
});
