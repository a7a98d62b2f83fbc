import { describe, expect, it } from 'vitest';
import { shellBinding, shellUse } from './shell-binding.js';

const inherited = { HOME: '/home/me', PATH: '/bin', D: 'build', LANG: 'C' };
const shell = (variables: Record<string, string> = {}, functions: Record<string, string> = {}) => ({
  cwd: '/work',
  variables: { ...inherited, ...variables },
  functions,
  inherited,
});

describe('what an approved command depends on in its shell', () => {
  it('is nothing in a shell that is as it was at the start, or that nobody has used', () => {
    expect(shellBinding('rm -rf "$D"', shell())).toBe('');
    expect(shellBinding('rm -rf "$D"', undefined)).toBe('');
  });

  it('is the value of every variable it names, also by way of another', () => {
    const one = shellBinding('rm -rf "$D"', shell({ D: 'a' }));
    expect(one).not.toBe('');
    expect(shellBinding('rm -rf "$D"', shell({ D: 'b' }))).not.toBe(one);
    expect(shellBinding('rm -rf "$D"', shell({ D: 'a', LANG: 'de' }))).toBe(one);
    const indirect = (value: string) => shellBinding('rm "$'.concat('{!E}"'), shell({ E: 'F', F: value }));
    expect(indirect('x')).not.toBe(indirect('y'));
  });

  it('is a function that has the name of a program in it, and what that one uses', () => {
    const used = shellUse('git push', shell({ X: '1', Y: '2' }, { git: 'echo "$X"', other: 'true' }));
    expect([...used.keys()].sort()).toEqual(['function git', 'variable X']);
  });

  it('is what changes the meaning of every command', () => {
    for (const name of ['PATH', 'HOME', 'IFS', 'GIT_SSH_COMMAND', 'LD_PRELOAD'])
      expect(shellBinding('git push', shell({ [name]: 'x' })), name).not.toBe('');
    expect(shellBinding('git push', shell({ UNRELATED: 'x' }))).toBe('');
  });

  it('is everything for a command that runs text nobody sees', () => {
    const before = shellBinding('eval "$(cat x)"', shell({ A: '1' }));
    expect(shellBinding('eval "$(cat x)"', shell({ A: '2' }))).not.toBe(before);
  });

  it('is a variable that is gone', () => {
    const { D: _gone, ...variables } = inherited;
    expect(shellBinding('rm -rf "$D/x"', { ...shell(), variables })).not.toBe('');
  });
});
