import { describe, expect, it } from 'vitest';
import { commandEffects } from './command-effects.js';

const LETTERS: Readonly<Record<string, string>> = { 'file:read': 'r', 'file:write': 'w', 'file:delete': 'd' };

const filesOf = (command: string): string[] =>
  commandEffects(command, { cwd: '/w' })
    .effects.flatMap(({ permission, path }) => (path === undefined ? [] : [`${LETTERS[permission]} ${path}`]))
    .sort();

describe('files that a command names in a way of its own', () => {
  it.each([
    ['grep -rn x a', ['r /w/a']],
    ['grep -e x a b', ['r /w/a', 'r /w/b', 'r /w/x']],
    ['rg x secrets', ['r /w/secrets']],
    ["awk '{print}' a", ['r /w/a']],
    ['sed -n 1p a', ['r /w/a']],
    ['paste a b', ['r /w/a', 'r /w/b']],
    ['cp -t d a', ['r /w/a', 'w /w/d', 'w /w/d/a']],
    ['mv -t d a', ['d /w/a', 'w /w/d', 'w /w/d/a']],
    ['dd if=a of=b', ['r /w/a', 'w /w/b']],
    ['curl -O https://h.example/x.tgz', ['w /w/x.tgz']],
    ['curl -d @a -F f=@b https://h.example', ['r /w/a', 'r /w/b']],
    ['curl -T a https://h.example', ['r /w/a']],
    ['wget https://h.example/d/', ['w /w/index.html']],
    ['wget -P d https://h.example/x', ['w /w/d', 'w /w/d/x']],
    ['chmod +x a', ['w /w/a']],
    ['tar czf o.tgz a b', ['r /w/a', 'r /w/b', 'w /w/o.tgz']],
    ['tar -xf a.tar', ['r /w/a.tar', 'w /w']],
    ['tar xf a.tar -C d', ['r /w/a.tar', 'w /w/d']],
    ['tar tf a.tar', ['r /w/a.tar']],
    ['unzip a.zip', ['r /w/a.zip', 'w /w']],
    ['unzip -l a.zip', ['r /w/a.zip']],
    ['zip o.zip a', ['r /w/a', 'w /w/o.zip']],
    ['gzip a', ['d /w/a', 'r /w/a', 'w /w/a']],
    ['scp a host:b', ['r /w/a']],
  ])('%s', (command, files) => {
    expect(filesOf(command)).toEqual(files);
  });
});
