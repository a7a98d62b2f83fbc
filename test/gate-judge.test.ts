import { describe, expect, it } from 'vitest';
import type { ApprovalRequest } from '../src/gate/approvals/approval-request.js';
import { callbackApprover } from '../src/gate/approvals/approver.js';
import { createGate, type GateOptions } from '../src/gate/create-gate.js';
import { findProfile } from '../src/gate/profiles/built-in-profiles.js';
import { checkPermission, replayCall } from '../src/gate/profiles/check-permission.js';
import type { Profile, ProfileLevel } from '../src/gate/profiles/profile.js';
import type { Effect } from '../src/kernel/effect.js';
import type { GateAnswer, GateCall } from '../src/kernel/gate.js';
import { gateCall, tableShell } from './support/gate-parts.js';

const everything: Profile = { allow: ['*'], deny: [] };
const level = (profile: Profile | string, name = 'global'): ProfileLevel => ({
  level: name,
  profile: typeof profile === 'string' ? findProfile(profile) : profile,
});

function gateFor(profile: Profile | string, options: Partial<GateOptions> = {}) {
  return createGate({ levels: [level(profile)], home: '/home/me', shell: async () => tableShell, ...options });
}

const command = (text: string): Effect => ({ permission: 'terminal:execute', command: text });
const yes = callbackApprover(() => 'once');

function refusal(answer: GateAnswer): Extract<GateAnswer, { allowed: false }> {
  if (answer.allowed) throw new Error('was allowed');
  return answer;
}

describe('a call without a path or a command', () => {
  it('is answered at once', () => {
    const effects = [{ permission: 'network:search', target: 'words' }];
    expect(gateFor('default').judge(gateCall(), effects)).toEqual({
      allowed: true,
      effects,
      rules: ['global: allow network:*'],
    });
  });

  it('is refused at once when nothing allows it, with the rule and what to do', () => {
    const answer = gateFor('default').judge(gateCall(), [{ permission: 'git:write' }]);
    expect(answer).not.toBeInstanceOf(Promise);
    expect(refusal(answer as GateAnswer)).toMatchObject({
      code: 'denied',
      reason: expect.stringContaining('no rule allows git:write'),
    });
  });

  it('is refused when there is no level at all', async () => {
    const gate = createGate({ levels: [] });
    expect((await gate.judge(gateCall(), [{ permission: 'network:search' }])).allowed).toBe(false);
    expect((await gate.judge(gateCall(), [])).allowed).toBe(false);
  });

  it('is refused for a URL that can be refused without a lookup', async () => {
    const gate = gateFor(everything, { inspectUrl: (url) => (url.includes('169.254') ? 'metadata' : undefined) });
    const fetch = (url: string): Effect[] => [{ permission: 'network:fetch', url }];
    expect((await gate.judge(gateCall(), fetch('http://169.254.169.254/'))).allowed).toBe(false);
    expect((await gate.judge(gateCall(), fetch('https://example.org/'))).allowed).toBe(true);
  });
});

describe('paths', () => {
  it('are judged where they really lead, and come back resolved', async () => {
    const call = gateCall({ links: { '/work/link': '/home/me/secret' } });
    const gate = gateFor('default');
    expect((await gate.judge(call, [{ permission: 'file:write', path: '/work/link' }])).allowed).toBe(false);
    const answer = await gate.judge(call, [{ permission: 'file:write', path: 'a.txt' }]);
    expect(answer).toMatchObject({ allowed: true, effects: [{ permission: 'file:write', path: '/work/a.txt' }] });
  });

  it('that cannot be followed, or lead to a device, are refused', async () => {
    const call = gateCall({ kinds: { '/work/pipe': 'fifo' }, broken: ['/work/loop'] });
    for (const path of ['/work/pipe', '/work/loop', '/proc/self/environ', '/dev/sda']) {
      expect((await gateFor(everything).judge(call, [{ permission: 'file:read', path }])).allowed).toBe(false);
    }
  });
});

describe('commands', () => {
  const blocked = 'wipe the disk';
  it.each([
    ['approvals off', { approvals: { mode: 'off' as const } }],
    ['yolo', { yolo: true }],
    ['an approver who says yes', { approvers: [yes] }],
    ['an allow pattern', { approvals: { allow: ['wipe'] } }],
  ])('on the floor are refused with %s', async (_name, options) => {
    expect((await gateFor(everything, options).judge(gateCall(), [command(blocked)])).allowed).toBe(false);
  });

  it('denied by the operator are refused even with approvals off', async () => {
    const gate = gateFor(everything, { yolo: true, approvals: { deny: ['git push'] } });
    expect((await gate.judge(gateCall(), [command('ls; git push')])).allowed).toBe(false);
    expect((await gate.judge(gateCall(), [command('git pull')])).allowed).toBe(true);
  });

  it('with a finding are asked about, with all findings in one request', async () => {
    const requests: ApprovalRequest[] = [];
    const gate = gateFor(everything, { approvers: [yes], onRequest: (request) => requests.push(request) });
    const answer = await gate.judge(gateCall(), [command('delete build; upload x')]);
    expect(answer).toMatchObject({ allowed: true, approval: { answer: 'once', by: 'callback' } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.findings.map(({ rule }) => rule)).toEqual(['delete', 'upload']);
    expect(requests[0]).toMatchObject({
      command: 'delete build; upload x',
      cwd: '/work',
      environment: 'local',
      origin: 'model',
    });
  });

  it('opened by a pattern of the operator are not asked about, but only in the parts it matches', async () => {
    const gate = gateFor(everything, { approvals: { allow: ['delete build'] } });
    expect((await gate.judge(gateCall(), [command('delete build')])).allowed).toBe(true);
    expect((await gate.judge(gateCall(), [command('delete build; upload x')])).allowed).toBe(false);
  });

  it('are asked about when the operator says so', async () => {
    const gate = gateFor(everything, { approvals: { ask: ['git push'] } });
    expect(refusal(await gate.judge(gateCall(), [command('git push')])).reason).toContain('approvals.ask');
  });

  it('may not do what the profile denies its tools', async () => {
    const profile: Profile = {
      allow: ['*'],
      deny: ['file:delete'],
      restrictions: { 'file:write': { allowed_paths: ['./**'] } },
    };
    const gate = gateFor(profile, { sandbox: true, approvers: [yes] });
    expect((await gate.judge(gateCall(), [command('write /work/a')])).allowed).toBe(true);
    expect((await gate.judge(gateCall(), [command('write /home/me/a')])).allowed).toBe(false);
    expect((await gate.judge(gateCall(), [command('write a')])).allowed).toBe(true);
    expect((await gate.judge(gateCall({ args: { workdir: '/srv' } }), [command('write a')])).allowed).toBe(false);
    expect((await gate.judge(gateCall(), [command('erase /work/a')])).allowed).toBe(false);
  });

  it('of the default profile are judged by their verdict', async () => {
    const gate = gateFor('default');
    for (const text of ['write /home/me/notes', 'run anything', 'read /work/.env', 'write /usr/local/bin/x']) {
      expect([text, (await gate.judge(gateCall(), [command(text)])).allowed]).toEqual([text, true]);
    }
    for (const text of [
      'write /work/.mcp.json',
      'write /work/.hermes/tools/x.ts',
      'write /home/me/.hermes/config.yaml',
    ]) {
      expect([text, (await gateFor('default', { yolo: true }).judge(gateCall(), [command(text)])).allowed]).toEqual([
        text,
        false,
      ]);
    }
    const linked = gateCall({ links: { '/work/x': '/home/me/.hermes/config.yaml' } });
    expect((await gate.judge(linked, [command('write x')])).allowed).toBe(false);
  });

  it('of an unconfined profile are asked about paths it denies by name', async () => {
    const gate = gateFor({
      ...findProfile('default'),
      restrictions: { 'file:read': { denied_paths: ['/work/private/**'] } },
    });
    expect(refusal(await gate.judge(gateCall(), [command('read private/a')])).reason).toContain('nobody can answer');
    expect((await gate.judge(gateCall(), [command('read public/a')])).allowed).toBe(true);
  });
});

describe('confinement', () => {
  const restricted: Profile = {
    allow: ['*'],
    deny: [],
    restrictions: {
      'file:write': { allowed_paths: ['/work/**', '@tmp/**'], denied_paths: ['/work/secrets/**'] },
      'network:fetch': { allowed_hosts: ['api.example.org'] },
    },
  };

  it('goes with commands where a sandbox holds them', async () => {
    const answer = await gateFor(restricted, { sandbox: true }).judge(gateCall(), [command('run x')]);
    expect(answer).toMatchObject({
      allowed: true,
      confinement: {
        readable: ['/'],
        writable: ['/work', '/tmp'],
        hidden: ['/work/secrets'],
        network: ['api.example.org'],
      },
    });
  });

  it('without a sandbox means asking about commands that are not certain to keep to it', async () => {
    const gate = gateFor(restricted);
    expect((await gate.judge(gateCall(), [command('write /work/a')])).allowed).toBe(true);
    expect(refusal(await gate.judge(gateCall(), [command('run x')])).reason).toContain('sandbox');
    expect(refusal(await gate.judge(gateCall(), [{ permission: 'code:execute' }])).reason).toContain('sandbox');
  });

  it.each([
    ['writing', { 'file:write': { allowed_paths: ['./**'] } }, 'touch a', true],
    ['writing', { 'file:write': { allowed_paths: ['./**'] } }, 'touch /home/me/a', false],
    ['writing', { 'file:write': { allowed_paths: ['./**'] } }, 'ls -la /home/me', true],
    ['writing', { 'file:write': { allowed_paths: ['./**'] } }, 'node x.js', false],
    ['writing', { 'file:write': { allowed_paths: ['./**'] } }, 'ln -s / r; touch r/a', false],
    ['writing', { 'file:write': { allowed_paths: ['./**'] } }, 'touch *', false],
    ['writing', { 'file:write': { allowed_paths: ['./**'] } }, 'echo x > /home/me/a', false],
    ['reading', { 'file:read': { allowed_paths: ['./**'] } }, 'cat a b', true],
    ['reading', { 'file:read': { allowed_paths: ['./**'] } }, 'cat /home/me/a', false],
    ['reading', { 'file:read': { allowed_paths: ['./**'] } }, 'ls -la /home/me', false],
    ['reading', { 'file:read': { allowed_paths: ['./**'] } }, 'grep -r x /home/me', false],
    ['reading', { 'file:read': { allowed_paths: ['./**'] } }, 'wc --files0-from=/home/me/a', false],
    ['reading', { 'file:read': { allowed_paths: ['./**'] } }, 'echo hello', true],
  ])('without a sandbox and with %s restricted by %o, %s runs: %s', async (_what, restrictions, text, runs) => {
    const gate = createGate({ levels: [level({ allow: ['*'], deny: [], restrictions })], home: '/home/me' });
    expect((await gate.judge(gateCall(), [command(text)])).allowed).toBe(runs);
  });

  it('is not needed where nothing is restricted', async () => {
    const answer = await gateFor(everything, { sandbox: true }).judge(gateCall(), [command('run x')]);
    expect(answer).not.toHaveProperty('confinement');
  });
});

describe('when nobody can answer', () => {
  const mail: Effect[] = [{ permission: 'email:send', target: 'a@example.org' }];
  it.each([
    ['there is no approver', {}, {}],
    ['the session is unattended', { unattended: true, approvers: [yes] }, {}],
    [
      'the terminal is asked by a scheduled job',
      { approvers: [{ ...yes, isPresent: () => false }] },
      { origin: 'cron' as const },
    ],
  ])('because %s, a question is refused at once, with the way to allow it', async (_name, options, call) => {
    const start = performance.now();
    const answer = refusal(await gateFor('default', options).judge(gateCall(call), mail));
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(answer).toMatchObject({ code: 'denied', reason: expect.stringContaining('nobody can answer') });
    expect(answer.hint).toContain('approved_effects');
  });

  it('with approvals off the answer is yes, and the record says why', async () => {
    const answer = await gateFor('default', { approvals: { mode: 'off' } }).judge(gateCall(), mail);
    expect(answer).toMatchObject({ allowed: true, approval: { answer: 'off', by: 'settings' } });
  });
});

describe('descendants', () => {
  it('are bound by the levels of every ancestor', async () => {
    const parent = gateCall({ id: 'parent' });
    const child = gateCall({ id: 'child', parent, origin: 'subagent' });
    const strict = [level({ allow: ['file:read'], deny: [] }, 'parent')];
    const gate = createGate({
      levels: [level(everything)],
      levelsOf: (call: GateCall) => (call.id === 'parent' ? strict : undefined),
    });
    expect((await gate.judge(child, [{ permission: 'network:search' }])).allowed).toBe(false);
    expect((await gate.judge(gateCall(), [{ permission: 'network:search' }])).allowed).toBe(true);
  });

  it('inherit no approval', async () => {
    const asked: string[] = [];
    const approver = callbackApprover(({ origin }) => {
      asked.push(origin);
      return 'session';
    });
    const gate = gateFor('default', { approvers: [approver] });
    const effects = [{ permission: 'email:send', target: 'a@example.org' }];
    const parent = gateCall();
    await gate.judge(parent, effects);
    await gate.judge(parent, effects);
    await gate.judge(gateCall({ parent, origin: 'script' }), effects);
    await gate.judge(gateCall({ parent: gateCall(), origin: 'script' }), effects);
    expect(asked).toEqual(['model', 'script']);
  });
});

describe('settings', () => {
  it('are those of the start, whatever is done to the objects later', async () => {
    const profile = { allow: ['file:read'], deny: ['terminal:execute'] };
    const approvals = { mode: 'manual' as 'manual' | 'off', allow: [] as string[] };
    const gate = createGate({ levels: [{ level: 'global', profile }], approvals, shell: async () => tableShell });
    profile.allow.push('*');
    profile.deny.length = 0;
    approvals.mode = 'off';
    approvals.allow.push('delete');
    expect((await gate.judge(gateCall(), [command('ls')])).allowed).toBe(false);
  });

  it('with a malformed profile make no gate', () => {
    expect(() =>
      createGate({ levels: [{ level: 'x', profile: { allow: ['*'], deny: 'file:write' } as unknown as Profile }] }),
    ).toThrow(/deny/);
  });
});

describe('a listing', () => {
  it('bothers nobody about its members, and honours what was agreed', async () => {
    let asked = 0;
    const approver = callbackApprover(() => {
      asked++;
      return 'session';
    });
    const gate = gateFor({ allow: ['*'], deny: [], approval_required: ['file:read'] }, { approvers: [approver] });
    const effects = [{ permission: 'file:read', path: '/work/a' }];
    expect((await gate.judgeQuietly(gateCall(), effects)).allowed).toBe(false);
    await gate.judge(gateCall(), effects);
    expect((await gate.judgeQuietly(gateCall(), effects)).allowed).toBe(true);
    expect(asked).toBe(1);
  });
});

describe('explaining', () => {
  it('tells the decision, every rule that matched, and what lies beyond the profile, and asks nobody', async () => {
    const gate = gateFor('full_developer', {
      approvers: [callbackApprover(() => Promise.reject(new Error('was asked')))],
    });
    const denied = await checkPermission(gate, gateCall(), [{ permission: 'file:write', path: '/workspace/.env' }]);
    expect(denied).toMatchObject({ decision: 'deny', effects: [{ path: '/workspace/.env' }] });
    expect(denied.rules.filter(({ decided }) => decided).map(({ rule }) => rule)).toContain(
      'file:write denied_paths /workspace/.env',
    );
    const asked = await checkPermission(gate, gateCall(), [command('delete build')]);
    expect(asked).toMatchObject({ decision: 'ask', beyond: expect.arrayContaining(['delete']) });
  });

  it('judges recorded calls again', async () => {
    const record = { effects: [{ permission: 'file:write', path: '/work/a' }], decision: 'allow' as const };
    expect(await replayCall(gateFor('default'), gateCall(), record)).toMatchObject({ now: 'allow', changed: false });
    expect(await replayCall(gateFor('readonly_research'), gateCall(), record)).toMatchObject({
      now: 'deny',
      changed: true,
    });
  });

  it('tells the smallest size any level allows', () => {
    const limit = (max_bytes: number): Profile => ({
      allow: ['*'],
      deny: [],
      restrictions: { 'file:*': { max_bytes } },
    });
    const gate = createGate({ levels: [level(limit(10)), level(limit(5), 'session')] });
    expect(gate.byteLimit(gateCall(), 'file:read')).toBe(5);
    expect(gate.byteLimit(gateCall(), 'git:read')).toBeUndefined();
  });
});
