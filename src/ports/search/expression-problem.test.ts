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

it.each([
  ['a\n(b', 2, 1, '(b', 'unclosed group'],
  ['ab\nc)d', 2, 2, 'c)d', 'unopened group'],
  ['a\nb[', 2, 2, 'b[', 'unclosed character class'],
  ['x[\ny', 1, 2, 'x[', 'unclosed character class'],
  ['x\n\ny{5,2}', 3, 2, 'y{5,2}', 'invalid repetition'],
])('shows the line where %j is wrong', (pattern, line, column, shown, reason) => {
  const message = expressionProblem(saidBy(pattern));
  expect(message).toContain(`at line ${line}, column ${column}:\n    ${shown}\n    ${' '.repeat(column - 1)}^`);
  expect(message).toContain(reason);
  expect(message).not.toMatch(/~~|\(\?:/);
});

it('marks both places of a name that is there twice, and a backslash at the end', () => {
  expect(expressionProblem(saidBy('(?P<n>x)(?P<n>y)'))).toContain(
    'at column 5:\n    (?P<n>x)(?P<n>y)\n        ^       ^\nerror: duplicate',
  );
  expect(expressionProblem(saidBy('ab\\'))).toBe(
    'regex parse error at column 3:\n    ab\\\n      ^\nerror: incomplete escape sequence',
  );
});

it('says what else ripgrep says', () => {
  expect(expressionProblem(saidBy('\\w{10000}{1000}'))).toMatch(/^compiled regex exceeds size limit/);
  expect(expressionProblem(saidBy('\\x00'))).toBe('pattern contains "\\0" but it is impossible to match');
});

it('names our own setting where ripgrep names its flag', () => {
  expect(expressionProblem(saidBy('a\\nb'))).toMatch(/not allowed in a regex; set multiline/);
});
