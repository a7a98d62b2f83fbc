import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.js';

describe('the words of a plain command', () => {
  it.each([
    ['git push', ['git', 'push']],
    ['  git\tpush  ', ['git', 'push']],
    [`rm 'my dir' "other dir"`, ['rm', 'my dir', 'other dir']],
    [`rm my' dir'`, ['rm', 'my dir']],
    ['curl https://example.org/a', undefined],
    ['./script.sh --flag=1', ['./script.sh', '--flag=1']],
  ])('%s', (command, words) => {
    if (words !== undefined) expect(plainWords(command)).toEqual(words);
    else expect(plainWords(command)).toEqual(command.split(' '));
  });

  it.each([
    '',
    ' ',
    'git push; ls',
    'git push && ls',
    'git push | cat',
    'git push &',
    'git push\nls',
    'git push > x',
    'git push < x',
    'git push $X',
    'git push `x`',
    'git push "$X"',
    'git push "a\\"b"',
    'git push *',
    'git push ?',
    'git push {a,b}',
    'git push #x',
    'git push (x)',
    '\\git push',
    '!git',
    'git push "!x"',
    'X=1 git push',
    'sudo git push',
    '/usr/bin/env git push',
    'bash -c ls',
    'python3.11 -c x',
    'xargs git',
    'ssh host ls',
    '. x',
    "git 'push",
    'git\u00a0push',
    'git push\r',
    'SUDO ls',
    `git ${'x'.repeat(20_000)}`,
  ])('there are none for %j', (command) => {
    expect(plainWords(command)).toBeUndefined();
  });
});
