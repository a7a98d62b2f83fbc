import { describe, expect, it } from 'vitest';
import { carriedInput, readerOf } from './carried-input.js';

describe('who reads what is typed into a command', () => {
  it.each([
    'bash',
    'sudo -i',
    'env X=1 zsh',
    'ssh host',
    'docker exec -it web sh',
    'docker run -it alpine',
    'tmux',
    'script -q /dev/null',
    'su -',
  ])('%s: a shell', (command) => expect(readerOf(command)).toBe('shell'));
  it.each(['python3 -i', 'node', 'irb'])('%s: an interpreter', (command) => expect(readerOf(command)).toBe('code'));
  it.each(['cat', 'jq .', 'vim x', 'npm run dev'])('%s: nobody who would run it', (command) =>
    expect(readerOf(command)).toBe('data'),
  );
});

describe('what is carried on', () => {
  it('of a shell: folders, variables, functions, aliases, parameters, and nothing that merely ran', () => {
    const kept = [
      'cd /srv;',
      'D=~',
      'f() { rm -rf "$1"; }',
      "alias x='rm -rf'",
      'git push && export A=1',
      'read d <<WORDS\ntext\nWORDS',
      '$RUN it',
    ];
    const [first, second, ...others] = kept;
    const text = [`${first} ls -la`, 'D=x make all', second, 'for i in a; do echo $i; done', ...others, 'ls'];
    expect(carriedInput(`${text.join('\n')}\n`, 'shell')).toBe(`${kept.join('\n')}\n`);
  });

  it('of code: what binds a name, with what belongs to it', () => {
    const text = [
      'import shutil',
      'x = 1',
      'x == 1',
      'def f(d):',
      '    shutil.rmtree(d)',
      "f('build')",
      'const y = 2;',
    ];
    const kept = text.filter((line) => line !== 'x == 1' && !line.startsWith('f('));
    expect(carriedInput(text.join('\n'), 'code')).toBe(`${kept.join('\n')}\n`);
  });
});
