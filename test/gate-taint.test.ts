import { describe, expect, it } from 'vitest';
import { createGate } from '../src/gate/create-gate.js';
import type { ShellRules } from '../src/gate/profiles/weigh-command.js';
import { createTaintBook } from '../src/gate/taint.js';
import type { Effect } from '../src/kernel/effect.js';
import { gateCall, tableShell } from './support/gate-parts.js';

const taint = createTaintBook();
taint.mark('seen', 'web_extract');
const open = { level: 'open', profile: { allow: ['*'], deny: [], unconfined: ['terminal:execute'] } };
const shell: ShellRules = {
  ...tableShell,
  commandEffects(command) {
    if (command.startsWith('fetch'))
      return {
        effects: [{ permission: 'network:fetch', url: 'https://a.example' }],
        complete: true,
        proves: 'nothing',
      };
    if (command.startsWith('git')) return { effects: [{ permission: 'git:write' }], complete: true, proves: 'nothing' };
    return { effects: [], complete: !command.startsWith('run'), proves: 'nothing' };
  },
};
const gate = createGate({ levels: [open], taint, shell: async () => shell });
const asked = async (sessionId: string, effect: Effect): Promise<string[]> => {
  const { questions } = await gate.weigh(gateCall({ sessionId, args: {} }), [effect]);
  return questions.map(({ reason }) => reason);
};

describe('a session that text from outside entered', () => {
  it.each<Effect>([
    { permission: 'network:fetch', url: 'https://a.example/?q=secret' },
    { permission: 'network:resolve', host: 'secret.a.example' },
    { permission: 'message:send', target: 'slack' },
    { permission: 'email:send', target: 'a@b.example' },
    { permission: 'mcp:call', target: 'notes' },
    { permission: 'cloud:write', target: 'bucket' },
    { permission: 'git:write', target: 'push origin main' },
    { permission: 'browser:navigate', url: 'https://a.example/' },
    { permission: 'code:execute' },
    { permission: 'terminal:execute', command: 'fetch https://a.example' },
    { permission: 'terminal:execute', command: 'git push' },
    { permission: 'terminal:execute', command: 'run who-knows-what' },
  ])('is asked before $permission $url$host$target$command', async (effect) => {
    expect(await asked('seen', effect)).toEqual([expect.stringContaining('came in through web_extract')]);
    expect(await asked('clean', effect)).toEqual([]);
    const answer = await gate.judge(gateCall({ sessionId: 'seen' }), [effect]);
    expect(answer).toMatchObject({ allowed: false, rules: ['taint'] });
    const fresh = `fresh ${JSON.stringify(effect)}`;
    expect(await gate.judge(gateCall({ sessionId: fresh }), [effect])).toMatchObject({ allowed: true });
  });

  it.each<Effect>([
    { permission: 'file:read', path: '/work/a' },
    { permission: 'file:write', path: '/work/a' },
    { permission: 'network:search', target: 'weather' },
    { permission: 'git:write', target: 'commit' },
    { permission: 'terminal:execute', command: 'read /work/a' },
    { permission: 'terminal:execute', command: 'git commit' },
  ])('works on without a question at $permission $path$target$command', async (effect) => {
    expect(await asked('seen', effect)).toEqual([]);
  });

  it('is also one in which a command fetched something', async () => {
    const send: Effect = { permission: 'message:send', target: 'slack' };
    const fetching: Effect = { permission: 'terminal:execute', command: 'fetch https://a.example' };
    const call = gateCall({ sessionId: 'fetching', tool: 'terminal' });
    expect(await asked('fetching', send)).toEqual([]);
    await gate.weigh(call, [fetching]);
    await gate.judge(call, [{ permission: 'terminal:execute', command: 'read /work/a' }]);
    expect(await asked('fetching', send)).toEqual([]);
    await gate.judge(call, [fetching]);
    expect(await asked('fetching', send)).toEqual([expect.stringContaining('came in through terminal')]);
  });

  it('is not asked about commands that run cut off from the network', async () => {
    const closed = { level: 'closed', profile: { allow: ['terminal:execute', 'file:*'], deny: [] } };
    const confined = createGate({ levels: [closed], taint, sandbox: true, shell: async () => shell });
    const { questions, confinement } = await confined.weigh(gateCall({ sessionId: 'seen' }), [
      { permission: 'terminal:execute', command: 'run who-knows-what' },
    ]);
    expect([questions, confinement?.network]).toEqual([[], false]);
  });

  it('keeps the first tool that brought text in, and forgets the oldest of very many sessions', () => {
    const book = createTaintBook();
    for (let index = 0; index < 5_000; index++) book.mark(`s${index}`, 'web_extract');
    book.mark('s4999', 'other');
    expect([book.sourceOf('s4999'), book.sourceOf('s0')]).toEqual(['web_extract', undefined]);
  });
});
