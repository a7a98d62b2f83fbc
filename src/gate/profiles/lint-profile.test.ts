import { describe, expect, it } from 'vitest';
import { BUILT_IN_PROFILES } from './built-in-profiles.js';
import { type KnownTools, lintProfile } from './lint-profile.js';
import type { Profile } from './profile.js';

const profile = (parts: Partial<Profile>): Profile => ({ allow: ['*'], deny: [], ...parts });
const limited = (key: string, limits: object): Profile => profile({ restrictions: { [key]: limits } });

const tools: KnownTools = new Map([
  ['write_file', ['path', 'content']],
  ['mcp_a_b', undefined],
]);

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
      'an allowed host that is denied',
      limited('network:fetch', { allowed_hosts: ['*.bad.example'], denied_hosts: ['bad.example'] }),
      'restrictions.network:fetch.allowed_hosts.0',
      'shadowed',
    ],
    [
      'an allowed command that is denied',
      limited('terminal:execute', { allowed_commands: ['git push --tags'], denied_commands: ['git push'] }),
      'restrictions.terminal:execute.allowed_commands.0',
      'shadowed',
    ],
    [
      'a rule about a tool there is not',
      profile({ tools: { wirte_file: 'deny' } }),
      'tools.wirte_file',
      'never-matches',
    ],
    [
      'a rule about an argument the tool does not have',
      profile({ tools: { write_file: { parameters: { pth: { pattern: 'x' } } } } }),
      'tools.write_file.parameters.pth',
      'never-matches',
    ],
    [
      'an argument no tool of that name has',
      profile({ tools: { 'write_*': { parameters: { pth: { pattern: 'x' } } } } }),
      'tools.write_*.parameters.pth',
      'never-matches',
    ],
    [
      'writing to a folder of the system',
      limited('file:write', { allowed_paths: ['/etc/**'] }),
      'restrictions.file:write.allowed_paths.0',
      'never-matches',
    ],
    [
      'the metadata of a cloud',
      limited('network:fetch', { allowed_hosts: ['example.org', '169.254.169.254:80'] }),
      'restrictions.network:fetch.allowed_hosts.1',
      'never-matches',
    ],
    [
      'the metadata of a cloud, by name',
      limited('network:fetch', { allowed_hosts: ['metadata.google.internal'] }),
      'restrictions.network:fetch.allowed_hosts.0',
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
    expect(lintProfile(subject, { tools })).toContainEqual(expect.objectContaining({ field, kind }));
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
    expect(lintProfile(limited('file:*', { allowed_paths: ['/etc/**', '/dev/shm/**'] }))).toEqual([]);
    const named = profile({
      tools: { 'write_*': { parameters: { path: true } }, mcp_a_b: { parameters: { anything: true } } },
    });
    expect(lintProfile(named, { tools })).toEqual([]);
    const open = limited('network:fetch', {
      allowed_hosts: ['*', 'example.org:8443'],
      denied_hosts: ['example.org:22'],
    });
    expect(lintProfile(open)).toEqual([]);
  });
});
