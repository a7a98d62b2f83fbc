import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.js';
import { type CommandLine, createCommandLine } from './support/command-line.js';

let cli: CommandLine;
beforeEach(() => {
  cli = createCommandLine();
});
afterEach(() => cli.remove());

describe('hermes permissions', () => {
  it('lists built-in profiles and those of home, and says which one is in force', async () => {
    cli.put('config.yaml', 'profile: ci\n');
    cli.put('permissions.yaml', 'profiles:\n  ci: { description: for builds, allow: [file:read], deny: [] }\n');
    const rows = (await cli.json(['permissions', 'list'])) as { name: string; active: boolean; origin: string }[];
    expect(rows.filter(({ active }) => active)).toEqual([
      { name: 'ci', description: 'for builds', origin: join(cli.home, 'permissions.yaml'), active: true },
    ]);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['default', 'safe', 'readonly_research']));
  });

  it('shows effective rules, rules without effect, and what holds commands where there is no sandbox', async () => {
    writeFileSync(
      join(cli.cwd, 'p.yaml'),
      [
        'profiles:',
        '  tight:',
        '    allow: [file:write, terminal:execute, file:raed]',
        '    deny: [file:write]',
        '    restrictions: { file:read: { allowed_paths: ["./**"] } }',
        '',
      ].join('\n'),
    );
    const shown = (await cli.json(['permissions', 'show', 'tight', '--permissions', 'p.yaml'])) as {
      sandbox: boolean;
      permissions: { permission: string; decision: string }[];
      warnings: { kind: string }[];
      commands: { by: string };
    };
    expect(shown.permissions.find(({ permission }) => permission === 'file:write')?.decision).toBe('deny');
    expect(shown.warnings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['never-matches', 'shadowed']));
    expect(shown.commands.by).toBe(shown.sandbox ? 'sandbox' : 'ask');
    const { out } = await cli.run(['permissions', 'show', 'tight', '--permissions', 'p.yaml']);
    expect(out).toContain('warning');
  });

  it('takes flags before the command, those of the command included', async () => {
    const early = await cli.run([
      '--profile',
      'safe',
      '--json',
      'permissions',
      'check',
      'write_file',
      'path=a',
      'content=x',
    ]);
    expect({ code: early.code, ...JSON.parse(early.out) }).toMatchObject({
      code: 3,
      rules: [{ level: 'safe' }, { level: 'safe' }],
    });
  });

  it('lets no rule that allows pass for the one that decided where the command itself was refused', async () => {
    const answer = (await cli.run(['permissions', 'check', 'terminal', '{"command":"rm -rf /"}', '--json'])).out;
    expect(JSON.parse(answer)).toMatchObject({
      decision: 'deny',
      refusal: { rules: ['delete-root'] },
      rules: [{ decision: 'allow', decided: false }],
    });
  });

  it('explains a call with effects, every rule that matched and which decided, and leaves with 3 when denied', async () => {
    const denied = await cli.run(['permissions', 'check', 'write_file', '{"path":"/etc/x","content":"x"}', '--json']);
    expect(denied.code).toBe(3);
    const answer = JSON.parse(denied.out);
    expect(answer).toMatchObject({ tool: 'write_file', decision: 'deny' });
    expect(answer.effects).toContainEqual({ permission: 'file:write', path: '/etc/x' });
    expect(answer.rules.filter((rule: { decided: boolean }) => rule.decided)).toMatchObject([
      { level: 'default', rule: 'floor', decision: 'deny' },
      { level: 'default', decision: 'deny' },
    ]);
    const allowed = await cli.run(['permissions', 'check', 'write_file', 'path=a.txt', 'content=x']);
    expect(allowed.code).toBe(0);
    expect(allowed.out).toMatch(/^write_file: allow\n/);
    expect((await cli.run(['tools', 'call', 'read_file', 'path=a.txt'])).out).toContain('not_found');
  });

  it('tells a wrong tool, wrong arguments, a wrong profile and a broken file as wrong usage', async () => {
    expect((await cli.run(['permissions', 'check'])).code).toBe(2);
    expect((await cli.run(['permissions', 'check', 'write_file', '{}'])).code).toBe(2);
    const unknown = await cli.run(['permissions', 'check', 'wriet_file', '{}']);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Did you mean write_file?')]);
    const profile = await cli.run(['permissions', 'show', 'defualt']);
    expect([profile.code, profile.err]).toEqual([2, expect.stringContaining('Did you mean default?')]);
    cli.put('permissions.yaml', 'profiles:\n  x:\n    allow: nope\n    deny: []\n');
    const broken = await cli.run(['permissions', 'show', 'x']);
    expect(broken.code).toBe(2);
    expect(broken.err).toMatch(/permissions\.yaml:3: profiles\.x\.allow: [^:]+$/m);
  });

  it('judges the audit log again and prints what another profile would decide otherwise', async () => {
    cli.put('config.yaml', 'profile: asking\n');
    cli.put(
      'permissions.yaml',
      'profiles:\n  asking: { allow: [file:read], deny: [], approval_required: [file:write] }\n',
    );
    await cli.run(['tools', 'call', 'write_file', 'path=a.txt', 'content=x', '--approve', 'once']);
    await cli.run(['tools', 'call', 'write_file', 'path=b.txt', 'content=x']);
    await cli.run(['tools', 'call', 'read_file', 'path=a.txt']);
    expect(await cli.json(['permissions', 'replay', 'asking'])).toEqual({
      profile: 'asking',
      judged: 3,
      differences: [],
    });
    const replay = (await cli.json(['permissions', 'replay', 'readonly_research'])) as { differences: object[] };
    expect(replay.differences).toMatchObject([{ tool: 'write_file', before: 'ask', after: 'deny' }]);
    const open = (await cli.json(['permissions', 'replay', 'default', '--limit', '3'])) as { differences: object[] };
    expect(open.differences).toMatchObject([
      { before: 'deny', after: 'allow' },
      { before: 'ask', after: 'allow' },
    ]);
  });
});

it('hermes permissions check counts an answer that is kept already', async () => {
  cli.put(
    'permissions.yaml',
    'profiles:\n  asking: { allow: [file:read], deny: [], approval_required: [file:write] }\n',
  );
  const check = (name: string) =>
    cli.json(['permissions', 'check', 'write_file', `path=${name}`, 'content=x', '--profile', 'asking']);
  cli.put('config.yaml', `approved_effects:\n  - { permission: file:write, path: ${join(cli.cwd, 'a.txt')} }\n`);
  expect(await check('a.txt')).toMatchObject({ decision: 'allow', approval: { answer: 'always', by: 'config' } });
  expect(await check('b.txt')).toMatchObject({
    decision: 'ask',
    questions: [{ rule: expect.stringContaining('file:write') }],
  });
});

describe('hermes approvals test', () => {
  it("names the operator's own patterns that mean the command, and what runs inside another", async () => {
    cli.put('config.yaml', "approvals:\n  deny: ['git push']\n  ask: ['npm *']\n  allow: ['ls']\n");
    const line = 'bash -c "git push origin" && ls';
    const { out } = await cli.run(['approvals', 'test', line]);
    expect(out).toContain('approvals.deny "git push" refuses it');
    const answer = (await cli.json(['approvals', 'test', line])) as { patterns: object[] };
    expect(answer.patterns).toEqual([
      { list: 'deny', pattern: 'git push' },
      { list: 'allow', pattern: 'ls' },
    ]);
    cli.put('config.yaml', '');
    const wrapped = await cli.run(['approvals', 'test', 'bash -c "rm -rf build"']);
    expect(wrapped.out).toContain('(runs rm -rf build)');
    expect(wrapped.out).not.toContain('Your patterns');
  });

  it('shows the parse, the findings and the verdict', async () => {
    const { code, out } = await cli.run(['approvals', 'test', 'echo hi && sudo rm -rf /']);
    expect(code).toBe(0);
    expect(out).toMatch(/^block: /);
    expect(out).toContain('rm -rf / (in sudo)');
    expect(out).toMatch(/block delete-root: /);
  });

  it('answers programs with the same as judgeCommand and what would run', async () => {
    const answer = (await cli.json(['approvals', 'test', 'git push --force'])) as { parse: object[] };
    expect(answer).toMatchObject({ command: 'git push --force', verdict: 'ask', findings: [{ severity: 'ask' }] });
    expect(answer.parse).toMatchObject([{ program: 'git', command: 'git push --force' }]);
  });

  it('reads one JSON string per line and prints one verdict per line, also for a line that is none', async () => {
    const input = '"rm -rf /"\n"ls -la"\n{"x":1}\n"echo \\"rm -rf /\\""\n';
    const json = await cli.run(['approvals', 'test', '-', '--json'], { input });
    const lines = json.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ verdict }) => verdict)).toEqual(['block', 'allow', undefined, 'allow']);
    expect(lines[2]).toMatchObject({ code: 'invalid_arguments' });
    expect(json.code).toBe(2);
    const plain = await cli.run(['approvals', 'test', '-'], { input: '"rm -rf /"\n"ls"\n' });
    expect(plain.out.split('\n').map((line) => line.split(' ')[0])).toEqual(['block', 'allow', '']);
  });
});

describe('hermes audit', () => {
  it('lists, shows, verifies and exports calls, and finds an edit', async () => {
    await cli.run(['tools', 'call', 'write_file', 'path=a.txt', 'content=x']);
    await cli.run(['tools', 'call', 'write_file', 'path=/etc/x', 'content=x']);
    const list = (await cli.json(['audit', 'list'])) as { id: number; tool: string; decision: string }[];
    expect(list.map(({ tool, decision }) => [tool, decision])).toEqual([
      ['write_file', 'deny'],
      ['write_file', 'allow'],
    ]);
    expect(await cli.json(['audit', 'show', String(list[0]?.id)])).toMatchObject({
      tool: 'write_file',
      decision: 'deny',
    });
    expect((await cli.run(['audit', 'show', '999'])).code).toBe(1);
    expect(await cli.json(['audit', 'list', '--since', '1h', '--tool', 'read_file'])).toEqual([]);
    expect((await cli.run(['audit', 'list', '--since', 'yesterday'])).code).toBe(2);

    const head = (await cli.run(['audit', 'head'])).out.trim();
    expect(head).toMatch(/^[0-9a-f]{64}$/);
    expect((await cli.run(['audit', 'verify', '--head', head])).code).toBe(0);
    expect((await cli.run(['audit', 'verify', '--head', 'f'.repeat(64)])).code).toBe(1);
    const rows = (await cli.run(['audit', 'export'])).out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map(({ kind }) => kind)).toEqual(['intent', 'outcome', 'outcome']);
    expect(rows.at(-1)?.rowHash).toBe(head);

    const store = openStore({ home: cli.home, clock: { now: Date.now } });
    await store.write((sql) => {
      sql.run('DROP TRIGGER audit_rows_never_change');
      sql.run(`UPDATE audit SET body = replace(body, 'a.txt', 'b.txt') WHERE seq = 1`);
    });
    await store.close();
    const verified = await cli.run(['audit', 'verify', '--json']);
    expect(verified.code).toBe(1);
    expect(JSON.parse(verified.out).problems[0]).toMatchObject({ kind: 'edited', seq: 1 });
  });
});

describe('answers that are kept', () => {
  const ASKING = 'profiles:\n  asking: { allow: [file:read], deny: [], approval_required: [file:write] }\n';

  it('lists what config.yaml holds and takes it back, comments and all else untouched', async () => {
    const config = [
      '# mine',
      'profile: asking # keep',
      'command_allowlist:',
      '  - git push',
      '  # why this one',
      '  - { prefix: npm publish, cwd: /srv, added: "2026-01-01T00:00:00Z" }',
      '',
    ].join('\n');
    cli.put('config.yaml', config);
    cli.put('permissions.yaml', ASKING);
    const { approvals } = (await cli.json(['approvals', 'list'])) as { approvals: { id: string; covers: string }[] };
    expect(approvals.map(({ covers }) => covers)).toEqual(['exactly: git push', 'beginning with: npm publish']);
    expect((await cli.run(['approvals', 'revoke', 'nope'])).code).toBe(1);
    expect(readFileSync(join(cli.home, 'config.yaml'), 'utf8')).toBe(config);
    expect((await cli.run(['approvals', 'revoke', approvals[0]?.id ?? ''])).code).toBe(0);
    const after = readFileSync(join(cli.home, 'config.yaml'), 'utf8');
    expect(after).toContain('# mine');
    expect(after).toContain('# keep');
    expect(after).not.toContain('git push');
    expect(after).toContain('npm publish');
  });
});

it('tells of a record that cannot be opened in one sentence, without our own call stack', async () => {
  mkdirSync(join(cli.home, 'state.db'), { recursive: true });
  const { code, err } = await cli.run(['audit', 'verify']);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('state.db') });
  expect(err).not.toMatch(/StoreError|\n\s+at /);
});

it('ends on an error that nothing caught without telling a secret', async () => {
  mkdirSync(join(cli.home, 'tools'));
  cli.put(
    'tools/late.mjs',
    `import { registry } from 'hermes-tools';
     registry.register({
       name: 'late', toolset: 'late', description: 'Fails after its answer', schema: { type: 'object' },
       async run() {
         setTimeout(() => { throw new Error('no ' + 'ghp_9aB8cD7eF6gH5iJ4kL3m' + 'N2oP1qR0sT9uV8wX ' + process.env.MY_API_KEY); });
         return new Promise(() => {});
       },
     });`,
  );
  const env = { MY_API_KEY: 'quite-unlike-a-key-of-anybody' };
  const { code, out, err } = await cli.run(['tools', 'call', 'late', '--toolsets', 'late'], { env });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/ended by an error that nothing caught: Error: no \[redacted:github-token:\w+\] \[redacted:/);
  expect(err).not.toMatch(/N2oP1qR0|quite-unlike/);
});
