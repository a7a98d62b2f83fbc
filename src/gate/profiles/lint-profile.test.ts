import { describe, expect, it } from 'vitest';
import { BUILT_IN_PROFILES } from './built-in-profiles.js';
import { lintProfile } from './lint-profile.js';
import type { Profile } from './profile.js';

const profile = (parts: Partial<Profile>): Profile => ({ allow: ['*'], deny: [], ...parts });
const limited = (key: string, limits: object): Profile => profile({ restrictions: { [key]: limits } });

describe('rules without effect are reported', () => {
  it.each<[string, Profile, string, 'never-matches' | 'shadowed']>([
    ['an unknown permission', profile({ deny: ['file:wirte'] }), 'deny.0', 'never-matches'],
    ['an unknown room', profile({ deny: ['files:*'] }), 'deny.0', 'never-matches'],
    ['an unknown key of restrictions', limited('file:wirte', {}), 'restrictions.file:wirte', 'never-matches'],
    ['an allow under a deny', profile({ allow: ['file:read'], deny: ['file:*'] }), 'allow.0', 'shadowed'],
    [
      'a question under a deny',
      profile({ deny: ['docker:run'], approval_required: ['docker:run'] }),
      'approval_required.0',
      'shadowed',
    ],
    ['an allow beside a wider one', profile({ allow: ['*', 'file:read'] }), 'allow.1', 'shadowed'],
    ['a rule said twice', profile({ deny: ['env:write', 'env:write'] }), 'deny.1', 'shadowed'],
    [
      'a restriction of what nothing grants',
      { allow: [], deny: [], restrictions: { 'file:write': {} } },
      'restrictions.file:write',
      'shadowed',
    ],
    [
      'paths where there are none',
      limited('network:fetch', { allowed_paths: ['/a'] }),
      'restrictions.network:fetch.allowed_paths',
      'never-matches',
    ],
    [
      'hosts where there are none',
      limited('file:read', { denied_hosts: ['a.example'] }),
      'restrictions.file:read.denied_hosts',
      'never-matches',
    ],
    [
      'a host that is none',
      limited('network:fetch', { denied_hosts: ['https://a.example/'] }),
      'restrictions.network:fetch.denied_hosts.0',
      'never-matches',
    ],
    [
      'a made-up name',
      limited('file:read', { denied_paths: ['@secrets'] }),
      'restrictions.file:read.denied_paths.0',
      'never-matches',
    ],
    [
      'a glob that goes up after a wildcard',
      limited('file:read', { denied_paths: ['/a/*/../b'] }),
      'restrictions.file:read.denied_paths.0',
      'never-matches',
    ],
    [
      'an allowed path that is denied',
      limited('file:read', { allowed_paths: ['/a/b/**'], denied_paths: ['/a/**'] }),
      'restrictions.file:read.allowed_paths.0',
      'shadowed',
    ],
    [
      'allowed paths with everything denied',
      limited('file:read', { allowed_paths: ['src/*.ts'], denied_paths: ['**'] }),
      'restrictions.file:read.allowed_paths.0',
      'shadowed',
    ],
    [
      'a condition without its question',
      profile({ ask_unless: { 'code:execute': 'sandboxed' } }),
      'ask_unless.code:execute',
      'never-matches',
    ],
  ])('%s', (_what, subject, field, kind) => {
    expect(lintProfile(subject)).toContainEqual(expect.objectContaining({ field, kind }));
  });

  it('and nothing else', () => {
    for (const builtIn of ['default', 'readonly_research', 'full_developer', 'production_deploy', 'safe']) {
      expect(lintProfile(BUILT_IN_PROFILES[builtIn] as Profile)).toEqual([]);
    }
    const busy = limited('file:*', {
      allowed_paths: ['/a/**', './**', '~/x', '@tmp/**'],
      denied_paths: ['/a/b', '@credentials'],
    });
    expect(lintProfile(busy)).toEqual([]);
  });
});
