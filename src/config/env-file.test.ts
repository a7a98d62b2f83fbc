import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editEnvText, updateEnvFile } from './env-file.js';

const FILE = `# keys of the house
export OPENAI_API_KEY="sk-1" # mine

MULTI='first
SECOND=not a variable
last'
PLAIN=a
PLAIN=b
`;

describe('editing the text of a .env file', () => {
  it('replaces a value in place and keeps comments, order and the other lines', () => {
    expect(editEnvText(FILE, { OPENAI_API_KEY: 'sk-2' })).toBe(
      FILE.replace('OPENAI_API_KEY="sk-1" # mine', 'OPENAI_API_KEY=sk-2'),
    );
  });

  it('adds a new variable at the end, also after a last line without a line break', () => {
    expect(editEnvText(FILE, { NEW: 'x' })).toBe(`${FILE}NEW=x\n`);
    expect(editEnvText('A=1', { NEW: 'x' })).toBe('A=1\nNEW=x\n');
    expect(editEnvText('', { NEW: 'x' })).toBe('NEW=x\n');
  });

  it('does not take a line inside a quoted value for an assignment', () => {
    const edited = editEnvText(FILE, { SECOND: 'now a variable', MULTI: undefined });
    expect(edited).toContain("SECOND='now a variable'");
    expect(parseEnv(edited)).toEqual({ OPENAI_API_KEY: 'sk-1', PLAIN: 'b', SECOND: 'now a variable' });
  });

  it('takes out every assignment of a name', () => {
    expect(parseEnv(editEnvText(FILE, { PLAIN: undefined }))).not.toHaveProperty('PLAIN');
    expect(editEnvText('A=1\r\nB=2\r\n', { A: undefined })).toBe('B=2\r\n');
  });

  it.each(['with space', '#hash', 'a"b', "it's", 'back\\nslash', '$HOME', '', ' padded ', 'two\nlines', 'ü ✓', '`'])(
    'writes %j so that it reads back the same',
    (value) => expect(parseEnv(editEnvText(FILE, { X: value })).X).toBe(value),
  );

  it('refuses what the format cannot hold, without naming the value', () => {
    const secret = `a'b"c\`d`;
    expect(() => editEnvText('', { X: secret })).toThrow('The value of X holds all kinds of quotes');
    expect(() => editEnvText('', { 'BAD NAME': '1' })).toThrow('"BAD NAME" is not a name of a variable.');
  });

  it('either reads back the same with all else unchanged, or refuses', () => {
    const word = fc.stringMatching(/^[A-Z_][A-Z0-9_]{0,5}$/);
    const noise = fc.oneof(
      fc.constantFrom('# note', '', 'A=1', "B='x", 'C="y z"', 'export D=4', '  E = 5 # five', '=', 'F', "G='m\nn'"),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 8 }), word, fc.string({ maxLength: 20 }), (lines, name, value) => {
        const text = lines.join('\n');
        let edited: string;
        try {
          edited = editEnvText(text, { [name]: value });
        } catch {
          return;
        }
        expect(parseEnv(edited)).toEqual({ ...parseEnv(text), [name]: value });
      }),
      { seed: 11, numRuns: 1_000 },
    );
  });
});

describe('changing the file', () => {
  let folder: string;
  const alone = <T>(_file: string, work: () => Promise<T>): Promise<T> => work();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hermes-env-file-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes it for the owner alone, and closes one that others could read', async () => {
    const file = join(folder, 'home', '.env');
    await updateEnvFile(file, alone, { TOKEN: 'abc' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    await updateEnvFile(file, alone, { TOKEN: 'abc' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe('TOKEN=abc\n');
  });

  it('changes the file behind a link and leaves the link', async () => {
    const real = join(folder, 'real');
    writeFileSync(real, 'A=1\n', { mode: 0o600 });
    symlinkSync(real, join(folder, '.env'));
    await updateEnvFile(join(folder, '.env'), alone, { B: '2' });
    expect(readFileSync(real, 'utf8')).toBe('A=1\nB=2\n');
  });

  it('stays as it was when a value cannot be kept', async () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'A=1\n', { mode: 0o600 });
    await expect(updateEnvFile(file, alone, { A: '2', B: `'"\`` })).rejects.toThrow('all kinds of quotes');
    expect(readFileSync(file, 'utf8')).toBe('A=1\n');
  });
});
