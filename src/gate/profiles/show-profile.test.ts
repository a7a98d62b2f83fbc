import { describe, expect, it } from 'vitest';
import { findProfile } from './built-in-profiles.js';
import { canonicalLevels } from './canonical-levels.js';
import { compileLevel } from './compile-level.js';
import { confinementFor } from './confinement.js';
import type { Profile, Restriction } from './profile.js';
import { showProfile } from './show-profile.js';

const place = { cwd: '/work', home: '/home/me', temporary: ['/tmp', '/var/tmp'] };
const confine = (...profiles: Profile[]) =>
  confinementFor(
    profiles.map((profile, index) => compileLevel({ level: `${index}`, profile })),
    ['terminal:execute'],
    place,
  );
const files = (permission: string, limits: Restriction): Profile => ({
  allow: ['*'],
  deny: [],
  restrictions: { [permission]: limits },
});

describe('what commands are held to', () => {
  it('is nothing where nothing is restricted', () => {
    expect(confine({ allow: ['*'], deny: ['env:write'] })).toBeUndefined();
    expect(confine(findProfile('default'))).toBeUndefined();
  });

  it.each<[string, Profile[], object]>([
    [
      'the brief’s developer',
      [findProfile('full_developer')],
      {
        readable: ['/'],
        writable: ['/workspace', '/tmp'],
        hidden: ['/workspace/.env', '/workspace/secrets'],
        network: true,
      },
    ],
    [
      'relative, home and temporary folders',
      [files('file:write', { allowed_paths: ['./**', '~/x/**', '@tmp/**'] })],
      { writable: ['/work', '/home/me/x', '/tmp', '/var/tmp'] },
    ],
    [
      'no writing at all',
      [{ allow: ['terminal:execute', 'file:read', 'network:fetch'], deny: [] }],
      { readable: ['/'], writable: [], network: true },
    ],
    [
      'no network at all',
      [{ allow: ['*'], deny: ['network:*'] }],
      { readable: ['/'], writable: ['/'], network: false },
    ],
    ['some hosts', [files('network:fetch', { allowed_hosts: ['a.example'] })], { network: ['a.example'] }],
    ['all but some hosts', [files('network:*', { denied_hosts: ['b.example'] })], { network: ['*', '!b.example'] }],
    [
      'the smaller of two folders',
      [files('file:write', { allowed_paths: ['/a/**'] }), files('file:write', { allowed_paths: ['/a/b/**', '/c/**'] })],
      { writable: ['/a/b'] },
    ],
    [
      'nothing where two levels have nothing in common',
      [files('file:read', { allowed_paths: ['/a/**'] }), files('file:read', { allowed_paths: ['/ab/**'] })],
      { readable: [] },
    ],
    [
      'hosts both levels allow',
      [
        files('network:fetch', { allowed_hosts: ['*.example', 'x.test'] }),
        files('network:fetch', { allowed_hosts: ['a.example', 'y.test'] }),
      ],
      { network: ['a.example'] },
    ],
    [
      'a folder whose name looks like a glob',
      [files('file:write', { allowed_paths: ['/srv/\\[old\\]/**'] })],
      { writable: ['/srv/[old]'] },
    ],
    [
      'globs where folders do not do',
      [files('file:write', { allowed_paths: ['/a/*.txt', '/b/*'], denied_paths: ['**/.git/**'] })],
      { writable: ['/a/*.txt', '/b/*'], hidden: ['/**/.git'] },
    ],
  ])('%s', (_what, profiles, expected) => {
    expect(confine(...profiles)).toMatchObject(expected);
  });

  it('hides credential files where they may not be read', () => {
    const hidden = confine(files('file:read', { denied_paths: ['@credentials'] }))?.hidden ?? [];
    expect(hidden).toEqual(expect.arrayContaining(['/work/**/.env', '/home/me/.aws', '/etc/shadow']));
  });
});

describe('showing a profile', () => {
  const show = (profile: Profile, sandbox: boolean) =>
    showProfile([{ level: 'global', profile }], { ...place, sandbox });

  it('tells the rule behind every permission', () => {
    const { permissions } = show(findProfile('production_deploy'), false);
    const find = (name: string) => permissions.find(({ permission }) => permission === name);
    expect(find('docker:run')).toMatchObject({ decision: 'ask', rules: ['global: approval_required docker:run'] });
    expect(find('file:write')).toMatchObject({ decision: 'deny', rules: ['global: nothing allows it'] });
  });

  it('says what holds commands to the restrictions, and when nothing does', () => {
    expect(show(findProfile('full_developer'), true).commands.by).toBe('sandbox');
    expect(show(findProfile('full_developer'), false).commands).toMatchObject({
      by: 'ask',
      message: expect.stringContaining('no sandbox'),
    });
    expect(show(findProfile('default'), true).commands).toMatchObject({
      by: 'verdict',
      message: expect.stringContaining('run as the user'),
    });
    expect(show(findProfile('safe'), false).commands.by).toBe('none');
  });

  it('reports rules without effect', () => {
    expect(show({ allow: ['*'], deny: ['file:wirte'] }, false).warnings).toHaveLength(1);
  });
});

describe('globs of a session', () => {
  it('are resolved as real paths are, once', async () => {
    const profile = files('file:write', {
      allowed_paths: ['/tmp/**', 'src/**', '@tmp/x'],
      denied_paths: ['/tmp/secret', '@credentials'],
    });
    const paths = {
      resolve: async (path: string) => ({ path: path.replace(/^\/tmp/, '/private/tmp'), kind: 'directory' as const }),
    };
    const [level] = await canonicalLevels([{ level: 'global', profile }], { ...place, temporary: ['/tmp'], paths });
    expect(level?.profile.restrictions?.['file:write']).toEqual({
      allowed_paths: ['/private/tmp/**', 'src/**', '/private/tmp/x'],
      denied_paths: ['/tmp/secret', '/private/tmp/secret/**', '@credentials'],
    });
  });
});
