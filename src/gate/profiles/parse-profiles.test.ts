import { describe, expect, it } from 'vitest';
import { BUILT_IN_PROFILES } from './built-in-profiles.js';
import { parseProfiles } from './parse-profiles.js';

const BRIEF = `# hermes_permissions.yaml
profiles:
  readonly_research:
    allow:
      - network:search
      - network:fetch
      - file:read
    deny:
      - file:write
      - file:delete
      - terminal:execute

  full_developer:
    allow: ["*"]
    deny:
      - env:write
    restrictions:
      file:write:
        allowed_paths: [/workspace/**, /tmp/**]
        denied_paths: [/workspace/.env, /workspace/secrets/**]
      terminal:execute:
        denied_commands: ["rm -rf /", ":(){ :|:& };:"]

  production_deploy:
    allow: [git:read, docker:run, network:fetch]
    deny: [terminal:execute, file:delete]
    approval_required: [docker:run, database:write]
`;

describe('a file of profiles', () => {
  it('as users know it means the built-in profiles of those names', async () => {
    const parsed = await parseProfiles(BRIEF, 'permissions.yaml');
    if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
    for (const [name, profile] of Object.entries(parsed.profiles)) {
      const { description: _description, ...builtIn } = BUILT_IN_PROFILES[name] ?? {};
      expect(profile).toEqual(builtIn);
    }
    expect(Object.keys(parsed.profiles)).toHaveLength(3);
  });

  it('cannot be changed afterwards', async () => {
    const parsed = await parseProfiles(BRIEF, 'p.yaml');
    if (!parsed.ok) throw new Error('malformed');
    expect(() => Object.assign(parsed.profiles, { more: {} })).toThrow();
    expect(() => Object.assign(parsed.profiles.full_developer?.deny ?? [], ['x'])).toThrow();
  });

  it.each<[string, number, string, RegExp]>([
    ['profiles:\n  a:\n    allow: [file:read]\n    denny: [file:write]\n', 4, 'profiles.a.denny', /Did you mean deny/],
    ['profiles:\n  a:\n    allow: file:read\n', 3, 'profiles.a.allow', /expected a list/],
    [
      'profiles:\n  a:\n    allow: [file:read]\n    deny:\n      - file:write\n      - FILE:DELETE\n',
      6,
      'profiles.a.deny.1',
      /permission/,
    ],
    ['profiles:\n  a:\n    allow: [file]\n', 3, 'profiles.a.allow.0', /permission/],
    [
      'profiles:\n  a:\n    allow: []\n    restrictions:\n      file:write:\n        allowed_path: [x]\n',
      6,
      'profiles.a.restrictions.file:write.allowed_path',
      /allowed_paths/,
    ],
    [
      'profiles:\n  a:\n    allow: []\n    restrictions:\n      file:write:\n        max_bytes: 10MB\n',
      6,
      'profiles.a.restrictions.file:write.max_bytes',
      /number of bytes/,
    ],
    ['profiles:\n  a:\n    tools:\n      terminal: no\n', 4, 'profiles.a.tools.terminal', /allow, ask, deny/],
    [
      'profiles:\n  a:\n    tools:\n      x: { parameters: { y: 3 } }\n',
      4,
      'profiles.a.tools.x.parameters.y',
      /JSON Schema/,
    ],
    ['profiles:\n  a:\n    allow: [*]\n', 3, '', /quote/],
    ['profiles:\n  a: {}\n---\nprofiles:\n  a: { deny: ["*"] }\n', 3, '', /second document/],
    ['profiles:\n  a:\n    tools:\n      " write_file": deny\n', 4, 'profiles.a.tools. write_file', /name of a tool/],
    [
      'profiles:\n  a:\n    tools:\n      x: { parameters: { y: { pattern: "(" } } }\n',
      4,
      'profiles.a.tools.x.parameters.y',
      /regular expression/,
    ],
    ...['https://a.example/', 'a b', '*a.example', 'a.*', 'a.example:99999', '8.8.0.0/16', ''].map(
      (host): [string, number, string, RegExp] => [
        `profiles:\n  a:\n    restrictions:\n      network:*: { denied_hosts: [${JSON.stringify(host)}] }\n`,
        4,
        'profiles.a.restrictions.network:*.denied_hosts.0',
        /expected a host/,
      ],
    ),
    ...(<[string, RegExp][]>[
      ['@secrets', /@credentials/],
      ['~bob/x', /another user/],
      ['$HOME/x', /variable/],
      ['file:///x', /address/],
      [' /x', /blank/],
      ['/x\\', /backslash/],
      ['{a,b}'.repeat(10), /braces/],
    ]).map(([glob, message]): [string, number, string, RegExp] => [
      `profiles:\n  a:\n    restrictions:\n      file:*: { denied_paths: [${JSON.stringify(glob)}] }\n`,
      4,
      'profiles.a.restrictions.file:*.denied_paths.0',
      message,
    ]),
    ['profiles:\n  a:\n    allow: []\n    allow: ["*"]\n', 4, '', /unique/],
    ['profiles:\n  - a\n', 1, 'profiles', /mapping/],
    ['profile:\n  a: {}\n', 1, '', /profiles/],
    ['profiles: {}\nother: 1\n', 2, 'other', /unknown key/],
    ['profiles:\n  a b: {}\n', 2, 'profiles.a b', /name/],
    ['profiles:\n  a:\n', 2, 'profiles.a', /mapping/],
    ['', 1, '', /profiles/],
    ['profiles:\n  a:\n    allow: [file:read\n', 4, '', /./],
  ])('with a mistake is refused with line and field: %j', async (text, line, field, message) => {
    const parsed = await parseProfiles(text, '/home/me/.hermes/permissions.yaml');
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(parsed.errors[0]).toMatchObject({ line, field, file: '/home/me/.hermes/permissions.yaml' });
    expect(parsed.errors[0]?.message).toMatch(message);
    expect(parsed.errors[0]?.message).toContain(`permissions.yaml:${line}`);
  });

  it('tells all its mistakes at once, and uses none of its profiles', async () => {
    const parsed = await parseProfiles(
      'profiles:\n  good:\n    allow: [file:read]\n  bad:\n    allow: 1\n    deny: 2\n',
      'p',
    );
    expect(parsed).toMatchObject({ ok: false, errors: [{ line: 5 }, { line: 6 }] });
  });

  it('is not blown up by references to references', async () => {
    const bomb = `a: &a ["x","x","x","x","x","x","x","x","x"]\n${'bcdefghi'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`)
      .join('\n')}\nprofiles: { a: { allow: *i } }\n`;
    const start = performance.now();
    expect((await parseProfiles(bomb, 'p')).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
