import { describe, expect, it } from 'vitest';
import { parseArguments } from './parse-arguments.js';

describe('parseArguments', () => {
  it.each([[undefined], [null], [''], ['  \n'], ['{}'], ['""'], ['null'], [' None ']])(
    'takes %j for no arguments',
    (raw) => {
      expect(parseArguments(raw)).toMatchObject({ ok: true, args: {} });
    },
  );

  it('hands objects and JSON text through unchanged', () => {
    const args = { a: [1, { b: null }] };
    const parsed = parseArguments(args);
    expect(parsed.ok && parsed.args).toBe(args);
    expect(parseArguments(JSON.stringify(args))).toEqual({ ok: true, args, repaired: false });
  });

  it.each([
    ["{'a': 'it\\'s', 'b': True, 'c': None}", { a: "it's", b: true, c: null }],
    ['{"a": 1,}', { a: 1 }],
    ['{"a": [1, 2,],}', { a: [1, 2] }],
    ['```json\n{"a": 1}\n```', { a: 1 }],
    ['```\n{"a": "``` inside"}\n```', { a: '``` inside' }],
    ['{"a": "line one\nline two\tend"}', { a: 'line one\nline two\tend' }],
    ['{"a": 1} // done', { a: 1 }],
    ['{/* first */ "a": 1, # second\n "b": 2}', { a: 1, b: 2 }],
    ['{a: 1, b_c: "x"}', { a: 1, b_c: 'x' }],
    ['"{\\"a\\": 1}"', { a: 1 }],
    ['{"a": "\\d+\\.txt"}', { a: '\\d+\\.txt' }],
    ['{"a": (1, 2)}', { a: [1, 2] }],
    ['{"a": "caf\\xe9 \\u00e9"}', { a: 'café é' }],
    ['\ufeff{"a": 1}', { a: 1 }],
    ['~~~json\n{"a": 1}\n~~~', { a: 1 }],
    ['{“a”: “it’s "fine"”, ‘b’: 2}', { a: 'it’s "fine"', b: 2 }],
    ['{"a": "http://x/y // not a comment"}', { a: 'http://x/y // not a comment' }],
  ])('repairs %j', (raw, args) => {
    expect(parseArguments(raw)).toMatchObject({ ok: true, args });
  });

  it.each([
    ['{"a": 1', 'cut off'],
    ['{"a": "unfinished', 'cut off'],
    ['{"a": [1, 2', 'cut off'],
    ['{"a":', 'cut off'],
    ['{', 'cut off'],
    ['{“a": 1}', 'cut off'],
    ['```json\n{"a": 1', 'not valid JSON'],
    ['{"a": 1}{"a": 2}', 'more text after the end'],
    ['{"a": 1} trailing', 'more text after the end'],
    ['{"a" 1}', 'a colon'],
    ['{"a": 1 "b": 2}', 'a comma'],
    ['{"a": hello}', 'a value'],
    ['{"a": NaN}', 'a value'],
    ['{"a": 012}', 'a number JSON can hold'],
    ['{"a": 1e999}', 'JSON cannot hold'],
    ['[1, 2]', 'not array of 2 items'],
    ['42', 'not number 42'],
    ['true', 'not boolean true'],
    ['hello', 'not valid JSON'],
  ])('refuses %j: %s', (raw, words) => {
    const parsed = parseArguments(raw);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.error.message).toContain(words);
    expect(!parsed.ok && parsed.error.hint).toContain('one complete JSON object');
  });

  it('refuses every cut of a text, never completing it', () => {
    const whole = `{"path": "a/b", "list": [1, {"x": "y"}], "flag": True, 'q': None}`;
    expect(parseArguments(whole).ok).toBe(true);
    for (let end = 1; end < whole.length; end++) {
      expect(parseArguments(whole.slice(0, end)).ok, whole.slice(0, end)).toBe(false);
    }
  });

  it('keeps to its limits', () => {
    expect(parseArguments('x'.repeat(100), { maxChars: 10 })).toMatchObject({ ok: false });
    expect(parseArguments({ a: 'x'.repeat(100) }, { maxChars: 10 })).toMatchObject({ ok: false });
    expect(parseArguments(`{"a":${'['.repeat(150)}${']'.repeat(150)}}`)).toMatchObject({ ok: false });
    expect(parseArguments(`{'a':${'['.repeat(150)}${']'.repeat(150)}}`)).toMatchObject({ ok: false });
    expect(parseArguments({ content: 'x'.repeat(5_000_000) }).ok).toBe(true);
  });

  it('leaves out properties that are undefined, as JSON would', () => {
    const parsed = parseArguments({ a: 1, b: undefined });
    expect(parsed.ok && Object.keys(parsed.args)).toEqual(['a']);
  });

  it('reads long broken text in linear time', () => {
    const text = `{'a': '${'\\n'.repeat(1_000_000)}', ${' '.repeat(100_000)} b: 1`;
    const start = performance.now();
    expect(parseArguments(text).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
