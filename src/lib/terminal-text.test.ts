import { describe, expect, it } from 'vitest';
import { terminalText } from './terminal-text.js';

describe('terminalText', () => {
  it.each([
    ['plain\ntext', 'plain\ntext'],
    ['\x1b[1;31mred\x1b[0m', 'red'],
    ['\x1b]0;title\x07shown', 'shown'],
    ['10%\r50%\r100%\ndone', '100%\ndone'],
    ['long line\rshort', 'shortline'],
    ['a\r\nb\r\n', 'a\nb\n'],
    ['x\r\r\ny', 'x\ny'],
    ['N\bNA\bA', 'NA'],
    ['tab\there', 'tab\there'],
    ['nul\0bell\x07', 'nulbell'],
    ['ends with\r', 'ends with'],
  ])('%j is %j', (raw, text) => {
    expect(terminalText(raw)).toBe(text);
  });

  it('is linear on what is nothing but rewrites', () => {
    const begun = performance.now();
    terminalText(`${'x'.repeat(100_000)}${'\ry'.repeat(500_000)}`);
    terminalText('\b'.repeat(1_000_000));
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
