import { describe, expect, it } from 'vitest';
import { readableCode, withoutSearches } from './readable-code.js';

describe('code made readable', () => {
  it('fills in what names of awk hold where a command stands, and nowhere else', () => {
    expect(readableCode('awk', 'BEGIN { c = "rm x"; c | getline; print c }')).toBe(
      'BEGIN { c = "rm x"; "rm x" | getline; print c }',
    );
    expect(readableCode('awk', 'BEGIN { c="rm"; system(c " -r x") }')).toContain('system("rm -r x")');
  });

  it('does not choose between two values of a name', () => {
    expect(readableCode('awk', 'c="ls"; c="rm x"; c | getline')).not.toContain('"ls" |');
  });

  it('says what an encoded string says, and keeps the call', () => {
    const text = readableCode('python', "os.system(bytes.fromhex('726d2078').decode())");
    expect(text).toContain('os.system("rm x"');
    expect(text).toContain('fromhex');
  });

  it('leaves bytes that are no text as they are', () => {
    expect(readableCode('python', "x = bytes.fromhex('00ff00ff')")).toBe("x = bytes.fromhex('00ff00ff')");
  });

  it('takes what is looked for out of code, but not what a substitution runs', () => {
    expect(withoutSearches('perl', 'print if /kill -9/')).toBe('print if /./');
    expect(withoutSearches('perl', 's/x/unlink "f"/e')).toBe('s/x/unlink "f"/e');
  });
});
