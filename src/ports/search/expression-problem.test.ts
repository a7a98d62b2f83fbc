import { execFileSync } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';
import { expect, it } from 'vitest';
import { expressionProblem } from './expression-problem.js';

function saidBy(pattern: string): string {
  try {
    return execFileSync(rgPath, ['--no-config', '-e', pattern, '--', '/dev/null'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (problem) {
    return (problem as { stderr: string }).stderr;
  }
}

it.each([
  ['foo(bar', 4, 'unclosed group'],
  ['a(b(c)', 2, 'unclosed group'],
  ['foo)', 4, 'unopened group'],
  ['(a))b', 4, 'unopened group'],
  ['x[a', 2, 'unclosed character class'],
  ['a{2,1}', 2, 'invalid repetition'],
  ['*x', 1, 'repetition operator'],
  ['x(?<=a)b', 2, 'look-around'],
  ['a\\qb', 2, 'unrecognized escape'],
])('shows where %s is wrong', (pattern, column, reason) => {
  const message = expressionProblem(saidBy(pattern));
  expect(message).toContain(`at column ${column}:\n    ${pattern}\n    ${' '.repeat(column - 1)}^`);
  expect(message).toContain(reason);
  expect(message).not.toContain('PCRE2');
});

it('names our own setting where ripgrep names its flag', () => {
  expect(expressionProblem(saidBy('a\\nb'))).toMatch(/not allowed in a regex; set multiline/);
});
