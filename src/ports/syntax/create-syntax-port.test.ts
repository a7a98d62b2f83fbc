import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createSyntaxPort } from './create-syntax-port.js';

const searchPath = process.env.PATH ?? '';
const port = createSyntaxPort({ searchPath, signal: new AbortController().signal, timeoutMs: 20_000 });

it('finds where Python and shell texts break, and nothing in right ones', async () => {
  expect(await port.check('python', 'def f():\n    return (1\n')).toMatchObject([
    { line: 2, message: expect.stringContaining('never closed') },
  ]);
  expect(await port.check('python', 'import os\nos.abort()\n')).toEqual([]);
  expect(await port.check('shell', 'if true; then\n  echo\n')).toMatchObject([{ line: expect.any(Number) }]);
  expect(await port.check('shell', 'rm -rf /nonexistent-by-name\n')).toEqual([]);
});

it('checks Rust where rustfmt is installed, and says nothing where a program is missing', async () => {
  const nowhere = createSyntaxPort({ searchPath: '/nonexistent', signal: new AbortController().signal });
  expect(await nowhere.check('go', 'package')).toBeUndefined();
  expect(await nowhere.check('cobol', 'x')).toBeUndefined();
  if (!isInstalled('rustfmt')) return console.log('rustfmt is not installed: Rust texts are not checked here');
  expect(await port.check('rust', 'fn main() { let x = ; }\n')).toMatchObject([{ line: 1 }]);
  expect(await port.check('rust', 'fn main() {}\n')).toEqual([]);
});

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
