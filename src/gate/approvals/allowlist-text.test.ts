import { describe, expect, it } from 'vitest';
import { addToAllowlist, readAllowlist, removeFromAllowlist } from './allowlist-text.js';
import type { StoredApproval } from './stored-approval.js';

const CONFIG = `# my settings
profile: default   # the usual one

command_allowlist:
  # from last week
  - npm publish
  - { exact: "git push", cwd: /work } # this one too
terminal:
  timeout: 60
`;

const exact: StoredApproval = {
  id: 'x',
  covers: { kind: 'exact', command: 'rm -r "a b" # x' },
  tool: 'terminal',
  cwd: '/work',
  environment: 'local',
  added: Date.UTC(2026, 0, 2),
};
const all: StoredApproval[] = [
  exact,
  { ...exact, covers: { kind: 'prefix', words: ['git', 'push', 'my branch'], rules: ['publish'] } },
  { ...exact, covers: { kind: 'rule', rule: 'publish', program: 'npm' }, extras: 'abc' },
  {
    ...exact,
    covers: { kind: 'effect', permission: 'network:fetch', host: 'a.example' },
    expires: Date.UTC(2027, 0, 1),
  },
  { ...exact, covers: { kind: 'effect', permission: 'email:send', target: 'a@example.org', digest: 'ff' } },
];
const facts = ({ id: _id, ...rest }: StoredApproval) => rest;

describe('the allow-list in config.yaml', () => {
  it('gains entries while comments and order of the rest survive', async () => {
    const after = await addToAllowlist(CONFIG, [exact]);
    for (const line of CONFIG.split('\n')) expect(after).toContain(line.trim().replace(/ +#/, ' #'));
    expect(after.indexOf('# from last week')).toBeLessThan(after.indexOf('npm publish'));
    expect((await readAllowlist(after)).approvals).toHaveLength(3);
  });

  it('reads back what was added', async () => {
    const text = await addToAllowlist('', all);
    const { approvals, problems } = await readAllowlist(text);
    expect(problems).toEqual([]);
    expect(approvals.map(facts)).toEqual(all.map(facts));
  });

  it('does not repeat what is there, and leaves the text as it is then', async () => {
    const once = await addToAllowlist(CONFIG, all);
    expect(
      await addToAllowlist(
        once,
        all.map((approval) => ({ ...approval, added: 5 })),
      ),
    ).toBe(once);
  });

  it('loses the entry that is revoked, and nothing else', async () => {
    const text = await addToAllowlist(CONFIG, [exact]);
    const { approvals } = await readAllowlist(text);
    const after = await removeFromAllowlist(text, approvals[0]?.id ?? '');
    expect((await readAllowlist(after)).approvals.map(facts)).toEqual(approvals.slice(1).map(facts));
    expect(after).toContain('# this one too');
    expect(await removeFromAllowlist(text, 'unknown')).toBe(text);
  });

  it('starts in an empty file, an empty list and a list of nothing', async () => {
    for (const text of [
      '',
      '# only a comment\n',
      'command_allowlist: []\n',
      'command_allowlist:\n',
      'profile: safe\n',
    ]) {
      const after = await addToAllowlist(text, [exact]);
      expect((await readAllowlist(after)).approvals).toHaveLength(1);
      expect(after).toContain(text.split('\n')[0]?.replace(' []', '') ?? '');
    }
  });

  it('takes a plain string as an exact command, and a date as the end', async () => {
    const text = 'command_allowlist:\n  - ls -la\n  - { exact: x, expires: 2027-01-01 }\n';
    const { approvals } = await readAllowlist(text);
    expect(approvals.map(facts)).toEqual([
      { covers: { kind: 'exact', command: 'ls -la' } },
      { covers: { kind: 'exact', command: 'x' }, expires: Date.UTC(2027, 0, 1) },
    ]);
  });

  it.each([
    ['command_allowlist: ["", 5]', 2],
    ['command_allowlist: [{ exact: a, prefix: b }]', 1],
    ['command_allowlist: [{ prefix: "sudo rm" }]', 1],
    ['command_allowlist: [{ prefix: "a; b" }]', 1],
    ['command_allowlist: [{ exact: a, expires: soon }]', 1],
    ['command_allowlist: [{ exact: a, cwdd: /x }]', 1],
    ['command_allowlist: [{ exact: a, cwd: 5 }]', 1],
    ['command_allowlist: ls', 1],
    ['approved_effects: [{ permission: "*" }, { host: a.example }, x]', 3],
  ])('approves nothing by what is unclear, and says so: %s', async (text, problems) => {
    const read = await readAllowlist(text);
    expect(read.approvals).toEqual([]);
    expect(read.problems).toHaveLength(problems);
  });

  it('is not written into a file that is broken', async () => {
    await expect(addToAllowlist('a: [', [exact])).rejects.toThrow(/config.yaml:1.*nothing was changed/);
    await expect(addToAllowlist('- a\n', [exact])).rejects.toThrow(/nothing was changed/);
    await expect(addToAllowlist('command_allowlist: ls\n', [exact])).rejects.toThrow(/nothing was changed/);
  });
});
