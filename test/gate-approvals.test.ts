import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ApprovalAnswer, ApprovalRequest, ApprovalScope } from '../src/gate/approvals/approval-request.js';
import type { ApprovalStore } from '../src/gate/approvals/approval-store.js';
import { type Approver, callbackApprover } from '../src/gate/approvals/approver.js';
import { listApprovals, revokeApproval } from '../src/gate/approvals/list-approvals.js';
import { createGate, type GateOptions, type HermesGate } from '../src/gate/create-gate.js';
import { findProfile } from '../src/gate/profiles/built-in-profiles.js';
import type { ShellRules } from '../src/gate/profiles/weigh-command.js';
import type { Effect } from '../src/kernel/effect.js';
import type { GateAnswer, GateCall } from '../src/kernel/gate.js';
import { counts } from './counts.js';
import { createAllowlistStore } from './support/allowlist-store.js';
import { gateCall, tableShell } from './support/gate-parts.js';

const commands = JSON.parse(
  readFileSync(new URL('corpora/permissions-commands.json', import.meta.url), 'utf8'),
) as string[];

/** Finds the same thing in every command, so that nothing but the approval tells them apart. */
const suspicious: ShellRules = {
  ...tableShell,
  judgeCommand: (command) => ({
    verdict: 'ask',
    findings: [{ rule: 'suspicious', severity: 'ask', reason: 'looks dangerous', command }],
  }),
};

function gateWith(approver: Approver | undefined, options: Partial<GateOptions> = {}): HermesGate {
  return createGate({
    levels: [
      {
        level: 'global',
        profile: { allow: ['*'], deny: [], approval_required: ['email:send', 'docker:run', 'network:fetch'] },
      },
    ],
    shell: async () => suspicious,
    ...(approver === undefined ? {} : { approvers: [approver] }),
    ...options,
  });
}

const run = (gate: HermesGate, command: string, parts: Partial<GateCall> = {}): GateAnswer | Promise<GateAnswer> =>
  gate.judge(gateCall({ args: { command }, ...parts }), [{ permission: 'terminal:execute', command }]);

/** Says yes to the first request and no to every other; tells how often it was asked. */
function firstOnly(answer: ApprovalAnswer): Approver & { readonly asked: ApprovalRequest[] } {
  const asked: ApprovalRequest[] = [];
  return { ...callbackApprover((request) => (asked.push(request) === 1 ? answer : 'deny')), asked };
}

describe('approve A, run B', () => {
  const perCommand = Math.min(Math.ceil(counts.approvalPairs / commands.length), commands.length - 1);
  const groups = commands.map((a, index) => {
    const others = Array.from(
      { length: perCommand },
      (_, step) => commands[(index + 1 + step) % commands.length] ?? '',
    );
    return { a, others: others.filter((b) => b.trim() !== a.trim()) };
  });

  it.each(['once', 'session', 'always'] as const)('no other command passes after the answer %s', async (answer) => {
    const passed: string[] = [];
    for (const { a, others } of groups) {
      const gate = gateWith(firstOnly(answer), { store: createAllowlistStore() });
      expect((await run(gate, a)).allowed).toBe(true);
      for (const b of others) if ((await run(gate, b)).allowed) passed.push(`${a} -> ${b}`);
    }
    expect(passed).toEqual([]);
  });

  it.each(['prefix', 'rule'] as const)('with scope %s only a plain command of the same words passes', async (scope) => {
    const plain = (text: string): string => text.trim().replace(/['"]/g, '').replace(/\s+/g, ' ');
    for (const { a, others } of groups) {
      const gate = gateWith(firstOnly({ answer: 'session', scope }));
      expect((await run(gate, a)).allowed).toBe(true);
      for (const b of others) {
        if (!(await run(gate, b)).allowed) continue;
        expect(a + b).not.toMatch(/[;&$`><\n{}?*\\|]/);
        if (scope === 'prefix') expect(`${plain(b)} `.startsWith(`${plain(a)} `)).toBe(true);
        else expect(plain(b).split(' ')[0]).toBe(plain(a).split(' ')[0]);
      }
    }
  });

  it.each<[string, Partial<GateCall>]>([
    ['directory', { cwd: '/elsewhere' }],
    ['directory of the command', { args: { command: 'rm -r x', workdir: '/elsewhere' } }],
    ['environment', { environment: 'ssh:prod' }],
    ['session', { sessionId: 'other' }],
    ['tool', { tool: 'process' }],
    ['argument', { args: { command: 'rm -r x', stdin: 'y' } }],
    ['caller', { origin: 'script', parent: gateCall() }],
    ['function of its name', { shell: { cwd: '/work', variables: {}, functions: { rm: 'shred "$@"' } } }],
    [
      'search path',
      { shell: { cwd: '/work', variables: { PATH: '/evil' }, functions: {}, inherited: { PATH: '/bin' } } },
    ],
  ])('the same command with another %s is asked about again', async (_what, parts) => {
    for (const scope of ['exact', 'prefix', 'rule'] as const) {
      const approver = firstOnly({ answer: 'session', scope });
      const gate = gateWith(approver);
      expect((await run(gate, 'rm -r x')).allowed).toBe(true);
      expect((await run(gate, 'rm -r x')).allowed).toBe(true);
      expect((await run(gate, 'rm -r x', parts)).allowed).toBe(false);
      expect(approver.asked).toHaveLength(2);
    }
  });

  it.each(['session', 'always'] as const)(
    'the same text is asked about again when its variables mean something else, after %s',
    async (answer) => {
      const inherited = { HOME: '/home/me' };
      const shell = (D: string) => ({ cwd: '/work', variables: { ...inherited, D }, functions: {}, inherited });
      const approver = firstOnly({ answer, scope: 'exact' });
      const gate = gateWith(approver, { store: createAllowlistStore() });
      const command = 'rm -rf "$D"';
      expect((await run(gate, command, { shell: shell('build') })).allowed).toBe(true);
      expect(approver.asked[0]?.display.join('\n')).toContain('where variable D is build');
      expect((await run(gate, command, { shell: shell('build') })).allowed).toBe(true);
      expect((await run(gate, command, { shell: shell('precious') })).allowed).toBe(false);
      expect((await run(gate, command)).allowed).toBe(false);
    },
  );

  it.each<[ApprovalScope, string, boolean]>([
    ['prefix', 'git push origin main', true],
    ['prefix', 'git pull', false],
    ['prefix', 'git push; ls', false],
    ['prefix', 'sudo git push', false],
    ['rule', 'git pull', true],
    ['rule', 'npm publish', false],
    ['rule', 'git pull; git push', false],
  ])('git push approved with scope %s: %s passes: %s', async (scope, command, passes) => {
    const gate = gateWith(firstOnly({ answer: 'session', scope }));
    await run(gate, 'git push');
    expect((await run(gate, command)).allowed).toBe(passes);
  });

  it('every finding must be covered', async () => {
    const approver = firstOnly({ answer: 'session', scope: 'rule' });
    const gate = gateWith(approver, { shell: async () => tableShell });
    expect((await run(gate, 'delete build')).allowed).toBe(true);
    expect((await run(gate, 'delete other')).allowed).toBe(true);
    expect((await run(gate, 'delete build; upload secrets')).allowed).toBe(false);
    expect(approver.asked.at(-1)?.findings.map(({ rule }) => rule)).toContain('upload');
  });

  it('a call with the same effect and other arguments is another call', async () => {
    const gate = gateWith(firstOnly('always'), { store: createAllowlistStore() });
    const send = (body: string) =>
      gate.judge(gateCall({ tool: 'email_send', args: { to: 'a@example.org', body } }), [
        { permission: 'email:send', target: 'a@example.org' },
      ]);
    expect((await send('hello')).allowed).toBe(true);
    expect((await send('hello')).allowed).toBe(true);
    expect((await send('other')).allowed).toBe(false);
  });

  it.each<[ApprovalScope, Effect, boolean]>([
    ['exact', { permission: 'network:fetch', url: 'https://a.example/2' }, false],
    ['prefix', { permission: 'network:fetch', url: 'https://a.example/2' }, true],
    ['prefix', { permission: 'network:fetch', url: 'https://b.example/' }, false],
    ['rule', { permission: 'network:fetch', url: 'https://b.example/' }, true],
    ['rule', { permission: 'docker:run', target: 'web' }, false],
  ])('a fetch approved with scope %s: %o passes: %s', async (scope, effect, passes) => {
    const gate = gateWith(firstOnly({ answer: 'session', scope }));
    await gate.judge(gateCall(), [{ permission: 'network:fetch', url: 'https://a.example/1' }]);
    expect((await gate.judge(gateCall(), [effect])).allowed).toBe(passes);
  });
});

describe('a command and its near neighbours', () => {
  /** Ways to make another command of one, each small enough to be overlooked. */
  const CHANGES: readonly ((text: string, at: number) => string)[] = [
    (text, at) => `${text.slice(0, at)}${text.slice(at + 1)}`,
    (text, at) => `${text.slice(0, at)}x${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}/${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}\u200b${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}\\\n${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}\r${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}'${text.slice(at)}'`,
    (text, at) => `${text.slice(0, at)}"$IFS"${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}*${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}$x${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}$(id)${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)};${text.slice(at)}`,
    (text) => `${text}; id`,
    (text) => `${text} && id`,
    (text) => `${text}\nid`,
    (text) => `${text} # id`,
    (text) => `${text} -f`,
    (text) => `${text} > out`,
    (text) => `${text} | sh`,
    (text) => `A=1 ${text}`,
    (text) => `sudo ${text}`,
    (text) => `(${text})`,
    (text) => `cd /; ${text}`,
    (text) => text.replace('e', '\u0435'),
    (text) => text.replace('-', '\u2010'),
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD').replace(/ /, '\u00a0'),
  ];

  it(`do not pass on its approval (${counts.approvalPairs} of them)`, async () => {
    const passed: string[] = [];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let pair = 0; pair < counts.approvalPairs; pair++) {
      const a = commands[pair % commands.length] ?? '';
      const change = CHANGES[next(CHANGES.length)] ?? ((text: string) => text);
      const b = change(a, next(a.length));
      if (b.trim() === a.trim()) continue;
      const gate = gateWith(firstOnly({ answer: pair % 2 === 0 ? 'session' : 'always', scope: 'exact' }), {
        store: createAllowlistStore(),
      });
      expect((await run(gate, a)).allowed).toBe(true);
      if ((await run(gate, b)).allowed) passed.push(`${a} -> ${b}`);
    }
    expect(passed).toEqual([]);
  }, 120_000);
});

describe('an answer', () => {
  it.each(['yes', '', undefined, null, 1, {}, { answer: 'approve' }, { answer: 'once', scope: 'all' }, ['once']])(
    'that is not clearly a yes is a no: %o',
    async (answer) => {
      expect((await run(gateWith(callbackApprover(() => answer)), 'rm -r x')).allowed).toBe(false);
    },
  );

  it('of no brings its words to the model', async () => {
    const gate = gateWith(callbackApprover(() => ({ answer: 'deny', reason: 'use git clean' })));
    expect(await run(gate, 'rm -r x')).toMatchObject({
      code: 'denied',
      reason: expect.stringContaining('use git clean'),
    });
  });

  it('that fails is a no', async () => {
    const gate = gateWith(callbackApprover(() => Promise.reject(new Error('broken pipe'))));
    expect(await run(gate, 'rm -r x')).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('broken pipe'),
    });
  });

  it('that does not come in time is a no, and comes too late afterwards', async () => {
    let answerLate: (answer: string) => void = () => {};
    const gate = gateWith(
      callbackApprover(() => new Promise((resolve) => (answerLate = resolve))),
      { approvals: { timeoutMs: 20 } },
    );
    expect(await run(gate, 'rm -r x')).toMatchObject({ allowed: false, code: 'approval_required' });
    answerLate('always');
    expect(gate.session.list()).toEqual([]);
  });

  it('is not waited for when the call is cancelled', async () => {
    const cancel = new AbortController();
    const gate = gateWith(callbackApprover(() => new Promise(() => {})));
    const answer = run(gate, 'rm -r x', { signal: cancel.signal });
    cancel.abort();
    expect(await answer).toMatchObject({ allowed: false, code: 'cancelled' });
  });

  it('for the session ends after its time', async () => {
    let now = 1_000;
    const approver = firstOnly('session');
    const gate = gateWith(approver, {
      clock: { now: () => now },
      approvals: { sessionLifetimeMs: 500, timeoutMs: 60_000 },
    });
    await run(gate, 'rm -r x');
    now += 499;
    expect((await run(gate, 'rm -r x')).allowed).toBe(true);
    now += 1;
    expect((await run(gate, 'rm -r x')).allowed).toBe(false);
  });

  it('can be taken back', async () => {
    const gate = gateWith(firstOnly('session'));
    await run(gate, 'rm -r x');
    const [kept] = gate.session.list();
    expect(gate.session.revoke(kept?.approval.id ?? '')).toBe(true);
    expect(gate.session.revoke('nothing')).toBe(false);
    expect((await run(gate, 'rm -r x')).allowed).toBe(false);
  });
});

describe('always', () => {
  it('is remembered by another gate that reads the same file', async () => {
    const store: ApprovalStore = createAllowlistStore('# mine\nprofile: default # keep\n');
    expect(await run(gateWith(firstOnly('always'), { store }), 'rm -r x')).toMatchObject({
      approval: { answer: 'always' },
    });
    const later = gateWith(undefined, { store });
    expect(await run(later, 'rm -r x')).toMatchObject({ allowed: true, approval: { answer: 'always', by: 'config' } });
    expect((await run(later, 'rm -r y')).allowed).toBe(false);
    const [entry] = await store.list();
    expect(await store.revoke(entry?.id ?? '')).toBe(true);
    expect((await run(later, 'rm -r x')).allowed).toBe(false);
  });

  it('without a place to keep it holds for the session', async () => {
    expect(await run(gateWith(firstOnly('always')), 'rm -r x')).toMatchObject({ approval: { answer: 'session' } });
  });
});

describe('after three denials of one kind', () => {
  it('nobody is asked again in that session, and the model is told', async () => {
    let asked = 0;
    const approver = callbackApprover(() => {
      asked++;
      return 'deny';
    });
    const gate = gateWith(approver);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await run(gate, `rm -r ${name}`);
    expect(asked).toBe(3);
    expect(await run(gate, 'rm -r f')).toMatchObject({
      code: 'denied',
      reason: expect.stringContaining('three times'),
    });
    await run(gate, 'rm -r f', { sessionId: 'other' });
    await gate.judge(gateCall(), [{ permission: 'docker:run', target: 'x' }]);
    expect(asked).toBe(5);
  });

  it('a yes between them starts the count again', async () => {
    const answers = ['deny', 'deny', 'once', 'deny', 'deny', 'once'];
    const gate = gateWith(callbackApprover(() => answers.shift()));
    for (const name of 'abcde') await run(gate, `rm -r ${name}`);
    expect((await run(gate, 'rm -r f')).allowed).toBe(true);
  });
});

describe('a request', () => {
  it('shows every character of what will run, with hidden ones made visible', async () => {
    const approver = firstOnly('once');
    const command = 'rm -r x\u202e # \u200bsafe\u001b[2K\rls\necho two';
    await run(gateWith(approver), command);
    const [request] = approver.asked;
    const text = request?.display.join('\n') ?? '';
    expect(request?.command).toBe(command);
    expect(text).toContain('\\u202e');
    expect(text).toContain('\\u200b');
    expect(text).toContain('\\x1b[2K\\rls');
    expect(text).toContain('  | echo two');
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(text).toContain('Why: looks dangerous');
    expect(text).toContain('/work (local)');
  });

  it('says what it leaves out, and can then be answered for once only', async () => {
    const approver = firstOnly('always');
    const store = createAllowlistStore();
    const gate = gateWith(approver, { store });
    expect(await run(gate, `rm -r ${'x'.repeat(30_000)}`)).toMatchObject({ approval: { answer: 'once' } });
    expect(approver.asked[0]?.display.join('\n')).toMatch(/more characters are not shown; all 30006 have SHA-256/);
    expect(approver.asked[0]?.scopes).toEqual([]);
    expect(await store.list()).toEqual([]);
  });
});

describe('the list of approvals', () => {
  it('tells what holds, where it is kept, and takes it back', async () => {
    const store = createAllowlistStore(
      'command_allowlist:\n  - npm publish\n  - { exact: old, expires: 2001-01-01 }\n',
    );
    const gate = gateWith(firstOnly({ answer: 'session', scope: 'prefix' }), { store });
    await run(gate, 'git push');
    const places = { session: gate.session, store };
    const listed = await listApprovals(places, Date.now());
    expect(listed.map(({ kept, covers }) => `${kept} ${covers}`)).toEqual([
      'session beginning with: git push',
      'always exactly: npm publish',
    ]);
    for (const { id } of listed) expect(await revokeApproval(places, id)).toBe(true);
    expect(await revokeApproval(places, 'unknown')).toBe(false);
    expect(await listApprovals(places, Date.now())).toEqual([]);
  });
});

describe('a place for always that is broken', () => {
  it('approves nothing and loses no answer', async () => {
    const broken: ApprovalStore = {
      list: () => Promise.reject(new Error('unreadable')),
      add: () => Promise.reject(new Error('read-only')),
      revoke: () => Promise.reject(new Error('read-only')),
    };
    const approver = firstOnly('always');
    const gate = gateWith(approver, { store: broken });
    expect(await run(gate, 'rm -r x')).toMatchObject({ allowed: true, approval: { answer: 'session' } });
    expect((await run(gate, 'rm -r x')).allowed).toBe(true);
    expect((await run(gate, 'rm -r y')).allowed).toBe(false);
  });
});

describe('with commands judged as they really are', () => {
  const real = (approver: Approver, options: Partial<GateOptions> = {}): HermesGate =>
    createGate({
      levels: [{ level: 'global', profile: findProfile('default') }],
      home: '/home/me',
      approvers: [approver],
      ...options,
    });

  it('no command that is asked about passes on the approval of another', async () => {
    const { judgeCommand } = await import('../src/gate/shell/judge-command.js');
    const place = { cwd: '/work', home: '/home/me' };
    const asked = commands.filter((command) => judgeCommand(command, place).verdict === 'ask');
    expect(asked.length).toBeGreaterThan(50);
    const passed: string[] = [];
    for (const [index, a] of asked.entries()) {
      const gate = real(firstOnly('session'));
      expect([a, (await run(gate, a)).allowed]).toEqual([a, true]);
      const perCommand = Math.min(Math.ceil(counts.approvalPairs / asked.length), asked.length - 1);
      for (let step = 1; step <= perCommand; step++) {
        const b = asked[(index + step) % asked.length] ?? '';
        if (b.trim() !== a.trim() && (await run(gate, b)).allowed) passed.push(`${a} -> ${b}`);
      }
    }
    expect(passed).toEqual([]);
  });

  it.each(['rm -rf /', 'ls; rm -rf ~', 'env rm -rf /', ':(){ :|:& };:', 'mkfs.ext4 /dev/sda'])(
    'the floor holds with approvals off and everybody saying yes: %s',
    async (command) => {
      const gate = real(
        callbackApprover(() => 'always'),
        { yolo: true, approvals: { mode: 'off', allow: [command, '*'] } },
      );
      expect(await run(gate, command)).toMatchObject({ allowed: false, code: 'denied' });
    },
  );

  it.each([
    ['many commands', `${Array.from({ length: 4_000 }, (_, at) => `x${at} $y|z`).join(';')}; rm -rf /`],
    ['more than 64 kB', `echo ${'x'.repeat(70_000)}; rm -rf /`],
    ['too deep', `${'('.repeat(60)}rm -rf /${')'.repeat(60)}`],
    ['loops in loops', `${'for i in 1 2 3 4 5 6 7 8 9; do '.repeat(9)}:${'; done'.repeat(9)}; rm -rf /`],
  ])('padding does not open the floor when nobody reads the line: %s', async (_how, command) => {
    const off = real(
      callbackApprover(() => 'always'),
      { yolo: true, approvals: { mode: 'off', allow: ['*'] } },
    );
    expect(await run(off, command)).toMatchObject({ allowed: false, code: 'denied' });
    const read = real(callbackApprover(() => 'once'));
    expect(await run(read, command)).toMatchObject({ allowed: true });
  });

  it('an allow pattern opens what it names, not what is put before, behind or around it', async () => {
    const gate = real(
      callbackApprover(() => 'deny'),
      { approvals: { allow: ['rm -r build'] } },
    );
    for (const [command, passes] of [
      ['rm -r build', true],
      ["'rm' -r build", true],
      ['ls; rm -r build', true],
      ['rm -r other', false],
      ['sudo rm -r build', false],
      ['rm -r build > /etc/motd', false],
      ["bash -c 'rm -r build'", false],
      ['rm -r build; rm -r src', false],
    ] as const) {
      expect([command, (await run(gate, command)).allowed]).toEqual([command, passes]);
    }
  });
});
