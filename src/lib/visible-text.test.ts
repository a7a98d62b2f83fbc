import { expect, test } from 'vitest';
import { makeVisible, stripAnsi } from './visible-text.js';

test('plain text comes back as it is', () => {
  for (const text of ['', 'rm -rf build', 'line\n\tindented', 'naïve 日本語 😀']) expect(makeVisible(text)).toBe(text);
});

test('escapes, bidirectional, zero-width and tag characters become visible', () => {
  expect(makeVisible('ls\x1b[2K')).toBe('ls\\x1b[2K');
  expect(makeVisible('a\u202eb')).toBe('a\\u202eb');
  expect(makeVisible('a\u200bb')).toBe('a\\u200bb');
  expect(makeVisible('a\u{e0041}b')).toBe('a\\u{e0041}b');
  expect(makeVisible('a\ud800')).toBe('a\\ud800');
  expect(makeVisible('rm\u00a0-rf')).toBe('rm\\xa0-rf');
  expect(makeVisible('a\0b\x7f\x9b')).toBe('a\\x00b\\x7f\\x9b');
  expect(makeVisible('a\u{13430}\u{1bca0}\u{1d159}\ufffe')).toBe('a\\u{13430}\\u{1bca0}\\u{1d159}\\ufffe');
});

test('a carriage return that would overwrite the line is shown', () => {
  expect(makeVisible('rm -rf /\recho ok')).toBe('rm -rf /\\recho ok');
  expect(makeVisible('a\r\nb')).toBe('a\r\nb');
});

test('newlines and tabs are escaped when asked', () => {
  expect(makeVisible('a\n\tb\r\n', { newlines: 'escape', tabs: 'escape' })).toBe('a\\n\\tb\\r\\n');
});

test('data mode lets joiners live where they have a job, display mode shows them', () => {
  expect(makeVisible('👩‍👧 می\u200cخواهم', { mode: 'data' })).toBe('👩‍👧 می\u200cخواهم');
  expect(makeVisible('می\u200cخواهم')).toContain('\\u200c');
  expect(makeVisible('ig\u200cnore', { mode: 'data' })).toBe('ig\\u200cnore');
});

test.each([
  ['colour', '\x1b[31mred\x1b[0m', 'red'],
  ['private mode', '\x1b[?25lx\x1b[?25h', 'x'],
  ['colon parameters', '\x1b[38:2:255:0:0mx', 'x'],
  ['intermediate bytes', '\x1b[1 qx', 'x'],
  ['hyperlink keeps its text', '\x1b]8;;https://example.org\x1b\\link\x1b]8;;\x1b\\', 'link'],
  ['title with BEL', '\x1b]0;title\x07x', 'x'],
  ['device control string', '\x1bPq#0;2\x1b\\x', 'x'],
  ['application command', '\x1b_G a=T\x1b\\x', 'x'],
  ['character set', '\x1b(Bx', 'x'],
  ['two-byte escapes', '\x1b7x\x1b8\x1bcy\x1b=', 'xy'],
  ['8-bit CSI', '\x9b31mx', 'x'],
  ['8-bit OSC', '\x9d0;t\x9cx', 'x'],
  ['other C1', 'a\x84b\x85', 'ab'],
  ['unterminated OSC loses two bytes', '\x1b]0;title and text', '0;title and text'],
  ['lone escape at the end', 'x\x1b', 'x'],
  ['plain brackets, backslashes and emoji', '[31m \\x1b 😀', '[31m \\x1b 😀'],
  ['empty', '', ''],
])('stripAnsi: %s', (_name, raw, clean) => {
  expect(stripAnsi(raw)).toBe(clean);
});
