import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GateCall } from '../../kernel/gate.js';
import type { ApprovalRequest } from './approval-request.js';
import { choicesFor, createPromptApprover, readChoice } from './prompt-approver.js';

const request = (id = 'a'): ApprovalRequest => ({
  id,
  tool: 'terminal',
  effects: [],
  findings: [],
  cwd: '/work',
  environment: 'local',
  sessionId: 's',
  origin: 'model',
  expiresAt: Number.MAX_SAFE_INTEGER,
  reasons: [],
  display: [`request ${id}`],
  digest: '',
  scopes: ['exact', 'prefix', 'rule'],
});
const needed = { signal: new AbortController().signal, stillNeeded: () => true };

describe('a prompt', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is answered with a letter or a word', async () => {
    const approver = createPromptApprover({ ask: async () => 'sp' });
    expect(await approver.ask(request(), needed)).toEqual({ answer: 'session', scope: 'prefix' });
  });

  it('is denied after 60 seconds of silence', async () => {
    const approver = createPromptApprover({ ask: () => new Promise(() => {}) });
    const answer = approver.ask(request(), needed);
    await vi.advanceTimersByTimeAsync(59_999);
    let isAnswered = false;
    void answer.then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ answer: 'deny' });
  });

  it('shows one request at a time, in the order they came', async () => {
    const shown: string[] = [];
    const answers: ((typed: string) => void)[] = [];
    const approver = createPromptApprover({
      ask: (lines) => {
        shown.push(lines[0] ?? '');
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    const both = [approver.ask(request('one'), needed), approver.ask(request('two'), needed)];
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['request one']);
    answers[0]?.('o');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['request one', 'request two']);
    answers[1]?.('d not that');
    expect(await Promise.all(both)).toEqual([{ answer: 'once' }, { answer: 'deny', reason: 'not that' }]);
  });

  it('gives every request its full time from the moment it is shown', async () => {
    const approver = createPromptApprover({ ask: () => new Promise(() => {}) });
    const answers = ['one', 'two'].map((id) => approver.ask(request(id), needed));
    const done: string[] = [];
    answers.forEach((answer, index) => void answer.then(() => done.push(`${index}`)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(['0']);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(done).toEqual(['0']);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['0', '1']);
  });

  it('does not show what was answered meanwhile, nor what nobody waits for any more', async () => {
    const ask = vi.fn(async () => 'o');
    const approver = createPromptApprover({ ask });
    const over = new AbortController();
    over.abort();
    expect(await approver.ask(request(), { ...needed, stillNeeded: () => false })).toBe('once');
    expect(await approver.ask(request(), { ...needed, signal: over.signal })).toMatchObject({ answer: 'deny' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('goes on after one that failed', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('closed')).mockResolvedValue('o');
    const approver = createPromptApprover({ ask });
    await expect(approver.ask(request(), needed)).rejects.toThrow('closed');
    expect(await approver.ask(request(), needed)).toEqual({ answer: 'once' });
  });

  it('has nobody there for what a schedule or a batch started', () => {
    const approver = createPromptApprover({ ask: async () => 'o' });
    const call = (origin: GateCall['origin'], parent?: GateCall): GateCall => ({ origin, parent }) as GateCall;
    expect(approver.isPresent(call('model'))).toBe(true);
    expect(approver.isPresent(call('cron'))).toBe(false);
    expect(approver.isPresent(call('script', call('batch')))).toBe(false);
  });
});

describe('what is typed', () => {
  const choices = choicesFor({ scopes: ['exact'] });
  it.each([
    ['y', { answer: 'once' }],
    ['ONCE', { answer: 'once' }],
    ['a', { answer: 'always', scope: 'exact' }],
    ['d', 'deny'],
    ['n use mv', { answer: 'deny', reason: 'use mv' }],
    ['', 'deny'],
    ['yes but only src', { answer: 'deny', reason: 'yes but only src' }],
    ['sr', { answer: 'deny', reason: 'sr' }],
    ['what?', { answer: 'deny', reason: 'what?' }],
  ])('%j', (typed, expected) => {
    expect(readChoice(typed, choices)).toEqual(expected);
  });

  it('can only be once or deny for a request that was shortened', () => {
    expect(choicesFor({ scopes: [] }).map(({ answer }) => answer)).toEqual(['once', 'deny']);
  });
});
