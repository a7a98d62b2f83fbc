import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeGlob } from '../../lib/compile-glob.js';
import { canonicalGlobs } from './canonical-globs.js';
import { matchPath } from './match-path.js';

const at = { cwd: '/w' } as const;
const allowed = (glob: string, path: string): boolean => matchPath(glob, path, at);
const denied = (glob: string, path: string): boolean => matchPath(glob, path, { ...at, list: 'denied' });

describe('globs of permissions', () => {
  it.each([
    ['/w/**', '/w', true],
    ['/w/**', '/w/a/b', true],
    ['/w/**', '/w2', false],
    ['/w/**', '/w-evil/a', false],
    ['/w/*', '/w/a', true],
    ['/w/*', '/w/a/b', false],
    ['/w/*', '/w/.hidden', true],
    ['/w/a?c', '/w/abc', true],
    ['/w/a?c', '/w/a/c', false],
    ['/w/?', '/w/😀', true],
    ['/w/**/*.ts', '/w/a.ts', true],
    ['/w/**/*.ts', '/w/x/y/a.ts', true],
    ['/w/**/*.ts', '/w/x/y/a.tsx', false],
    ['/w/**/x/**/y', '/w/a/x/b/c/y', true],
    ['/w/{a,b}/c', '/w/b/c', true],
    ['/w/{a,b/{c,d}}/e', '/w/b/d/e', true],
    ['/w/{a}/e', '/w/{a}/e', true],
    ['/w/{a,b', '/w/{a,b', true],
    ['/w/[a-c]', '/w/b', true],
    ['/w/[!a-c]', '/w/b', false],
    ['/w/[!a-c]', '/w/d', true],
    ['/w/[]x]', '/w/]', true],
    ['/w/[x', '/w/[x', true],
    ['/w/\\*', '/w/*', true],
    ['/w/\\*', '/w/a', false],
    ['src/**', '/w/src/a', true],
    ['src/**', '/x/src/a', false],
    ['./src', '/w/src', true],
    ['../x/**', '/x/a', true],
    ['src/', '/w/src/a', true],
    ['**/*.ts', '/w/a/b.ts', true],
    ['**/*.ts', '/elsewhere/b.ts', false],
    ['**', '/elsewhere', false],
    ['/**', '/elsewhere', true],
    ['', '/w', false],
    ['/w/x.txt', '/w/X.txt', false],
    ['/w/a', '/w/a\0', false],
    ['/w/my dir (v2)/**', '/w/my dir (v2)/f', true],
    ['/w/a+b@c', '/w/a+b@c', true],
    ['/w/caf\u00e9', '/w/cafe\u0301', false],
  ])('%s on %s: %s', (glob, path, expected) => {
    expect(allowed(glob, path)).toBe(expected);
  });

  it('follows the file system where it ignores case and Unicode forms', () => {
    const options = { cwd: '/w', caseInsensitive: true };
    expect(matchPath('/w/x.txt', '/w/X.TXT', options)).toBe(true);
    expect(matchPath('/w/caf\u00e9/*', '/w/cafe\u0301/x', options)).toBe(true);
    expect(matchPath('/w/x.txt', '/w/x.txt.', options)).toBe(false);
  });

  it('reads paths of Windows', () => {
    const options = { cwd: 'C:\\w', platform: 'win32', caseInsensitive: true } as const;
    expect(matchPath('src/**', 'C:\\w\\src\\a.ts', options)).toBe(true);
    expect(matchPath('C:\\w\\**', 'c:/W/a', options)).toBe(true);
    expect(matchPath('C:\\w\\**', 'D:\\w\\a', options)).toBe(false);
  });

  it('expands the home folder, and allows nothing by it when there is none', () => {
    expect(matchPath('~/x/**', '/h/x/y', { cwd: '/w', home: '/h' })).toBe(true);
    expect(matchPath('~/x/**', '/h/x/y', { cwd: '/w' })).toBe(false);
    expect(matchPath('~/x/**', '/h/x/y', { cwd: '/w', list: 'denied' })).toBe(true);
  });
});

describe('globs of denials', () => {
  it.each([
    ['**/.git/**', '/w/.git', true],
    ['**/.git/**', '/anywhere/a/.git/config', true],
    ['**/.git/**', '/w/.github/x', false],
    ['**/.git/**', '/w/.gitignore', false],
    ['/w/secrets', '/w/secrets/key.pem', true],
    ['/w/secrets', '/w/secretsx', false],
    ['.env', '/w/.ENV', true],
    ['.env', '/w/.env.', true],
    ['.env', '/w/.env ', true],
    ['.env', '/w/.env::$DATA', true],
    ['.env', '/w/ENV~1', true],
    ['.env', '/w/.environment', false],
    ['.env.local', '/w/ENV~1.LOC', true],
    ['.git', '/w/.g\u200cit/x', true],
    ['secrets', '/w/\u017fecrets', true],
    ['*.pem', '/w/KEY.PEM', true],
    ['**', '/', true],
    ['[A-Z].key', '/w/a.key', true],
  ])('%s on %s: %s', (glob, path, expected) => {
    expect(denied(glob, path)).toBe(expected);
  });
});

const name = fc.stringMatching(/^[a-zA-Z0-9 ._()+@-]{1,8}$/).filter((text) => !/^\.+$/.test(text));
const names = fc.array(name, { minLength: 1, maxLength: 6 });
const runs = { seed: 3, numRuns: 500 };

describe('for any names', () => {
  it('a literal path matches itself and nothing else', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        const [a, b] = [`/${one.join('/')}`, `/${other.join('/')}`];
        expect(allowed(escapeGlob(a), a)).toBe(true);
        expect(allowed(escapeGlob(a), b)).toBe(a === b);
      }),
      runs,
    );
  });

  it('a folder with ** means what lies below it, by names and not by letters', () => {
    fc.assert(
      fc.property(names, names, (folder, rest) => {
        const base = `/${folder.join('/')}`;
        expect(allowed(`${escapeGlob(base)}/**`, `${base}/${rest.join('/')}`)).toBe(true);
        expect(allowed(`${escapeGlob(base)}/**`, `${base}${rest.join('/')}`)).toBe(false);
      }),
      runs,
    );
  });

  it('whatever is matched as a permission is matched as a denial', () => {
    const glob = fc.array(fc.oneof(name, fc.constantFrom('*', '**', '?x', '{a,b}*', '[a-m]*')), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(glob, names, (parts, path) => {
        const pattern = `/${parts.join('/')}`;
        if (allowed(pattern, `/${path.join('/')}`)) expect(denied(pattern, `/${path.join('/')}`)).toBe(true);
      }),
      runs,
    );
  });

  it('takes no longer for hostile globs and paths', () => {
    const path = `/w/${'a/'.repeat(1000)}${'a'.repeat(200)}b`;
    expect(allowed(`/w/${'**/a*'.repeat(200)}c`, path)).toBe(false);
    expect(allowed(`/w/**/${'*a'.repeat(2000)}c`, path)).toBe(false);
    expect(() => allowed(`/w/${'{a,b}'.repeat(20)}`, path)).toThrow(/stands for more than/);
  });
});

describe('canonicalGlobs', () => {
  const paths = {
    resolve: async (path: string) => ({ path: path.replace(/^\/tmp/, '/private/tmp'), kind: 'directory' as const }),
  };

  it('resolves the literal beginning of a permission', async () => {
    const globs = await canonicalGlobs(['/tmp/**', 'x/*.ts', '/tmp/a'], { cwd: '/tmp/w', paths });
    expect(globs).toEqual(['/private/tmp/**', '/private/tmp/w/x/*.ts', '/private/tmp/a']);
  });

  it('keeps both spellings of a denial', async () => {
    const globs = await canonicalGlobs(['/tmp/x', '**/.git'], { cwd: '/w', list: 'denied', paths });
    expect(globs).toEqual(['/tmp/x', '/private/tmp/x/**', '**/.git']);
  });
});
