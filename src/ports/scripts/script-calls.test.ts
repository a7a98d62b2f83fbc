import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counts } from '../../../test/counts.js';
import { type ScriptAnswer, ScriptCalls, type ScriptCallsOptions } from './script-calls.js';

const TOKEN = randomBytes(16).toString('hex');

function open(options: Partial<ScriptCallsOptions> = {}) {
  const called: { tool: string; args: unknown }[] = [];
  const answers: Record<string, unknown>[] = [];
  const stops: string[] = [];
  const calls = new ScriptCalls({
    token: TOKEN,
    tools: new Set(['echo', 'read_file']),
    maxCalls: 1_000_000,
    call: (tool, args): ScriptAnswer => {
      called.push({ tool, args });
      return { ok: true, data: args };
    },
    reply: (line) => answers.push(JSON.parse(line) as Record<string, unknown>),
    done: () => undefined,
    stop: (reason) => stops.push(reason),
    ...options,
  });
  const send = (message: unknown): void => calls.push(Buffer.from(`${JSON.stringify(message)}\n`));
  return { calls, called, answers, stops, send };
}

const NAMES = [
  'execute_code',
  'clarify',
  'delegate_task',
  'tool_call',
  'tool_search',
  'file_read',
  'ECHO',
  'echo ',
  ' echo',
  'echo\0',
  '__proto__',
  'constructor',
  'toString',
  'mcp-x:y',
  '',
  'échо',
];

describe('calls of a script', () => {
  it('reach no tool outside the grant, whatever a message claims', () => {
    const name = fc.oneof(
      fc.constantFrom(...NAMES),
      fc.string(),
      fc.constant(null),
      fc.array(fc.constant('echo')),
      fc.constant({ toString: 'echo' }),
    );
    const forged = fc.oneof(
      fc.record(
        {
          token: fc.constantFrom(TOKEN, TOKEN.toUpperCase(), `${TOKEN} `, ''),
          id: fc.anything(),
          tool: name,
          args: fc.anything(),
        },
        { requiredKeys: [] },
      ),
      fc.record({ token: fc.string(), id: fc.nat(), tool: fc.constant('echo'), args: fc.constant({}) }),
      fc.record({ token: fc.constant([TOKEN]), id: fc.nat(), tool: fc.constant('echo'), args: fc.constant({}) }),
      fc.record({
        token: fc.constant(TOKEN),
        id: fc.oneof(fc.string(), fc.double(), fc.constant(null)),
        tool: fc.constant('echo'),
        args: fc.oneof(fc.array(fc.nat()), fc.string(), fc.constant(null)),
      }),
      fc.anything(),
      fc.string(),
    );
    fc.assert(
      fc.property(forged, fc.string({ unit: 'binary' }), (message, noise) => {
        const { calls, called } = open();
        calls.push(Buffer.from(`${JSON.stringify(message) ?? ''}\n${noise}\n`));
        expect(called.every(({ tool }) => tool === 'echo' || tool === 'read_file')).toBe(true);
        for (const { tool } of called) expect((message as { token: string; tool: string }).tool).toBe(tool);
      }),
      { seed: 14, numRuns: counts.forgedFrames },
    );
  });

  it('are read from pieces of any size', () => {
    const { calls, called } = open();
    const text = Buffer.from(`${JSON.stringify({ token: TOKEN, id: 1, tool: 'echo', args: { text: 'é\n' } })}\n`);
    for (const byte of text) calls.push(Buffer.from([byte]));
    expect(called).toEqual([{ tool: 'echo', args: { text: 'é\n' } }]);
  });

  it('are counted when they are let through, not when they are refused', () => {
    const { calls, answers, send } = open({ maxCalls: 2 });
    send({ token: TOKEN, id: 1, tool: 'nope', args: {} });
    for (const id of [2, 3, 4]) send({ token: TOKEN, id, tool: 'echo', args: {} });
    expect(calls.made).toBe(2);
    expect(answers.map(({ ok, code }) => code ?? ok)).toEqual(['not_granted', true, true, 'rate_limited']);
  });

  it('are ended when they are a flood or one endless message', () => {
    const flood = open();
    for (let count = 0; count < 5_000; count++) flood.calls.push(Buffer.from('x\n'));
    expect(flood.stops).toEqual([expect.stringContaining('refused')]);
    expect(flood.answers.length).toBeLessThan(3_000);
    const endless = open();
    for (let count = 0; count < 40; count++) endless.calls.push(Buffer.alloc(1_048_576, 'x'));
    expect(endless.stops).toEqual([expect.stringContaining('32 MB')]);
  });

  it('answer with an error what has no JSON form', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const { answers, send } = open({ call: () => ({ ok: true, data: circle }) });
    send({ token: TOKEN, id: 1, tool: 'echo', args: {} });
    expect(answers).toEqual([{ id: 1, ok: false, code: 'internal', error: expect.stringContaining('no JSON form') }]);
  });

  it('are not answered any more once the run is over', async () => {
    let answer: (value: ScriptAnswer) => void = () => undefined;
    const { calls, answers, send } = open({ call: () => new Promise((resolve) => (answer = resolve)) });
    send({ token: TOKEN, id: 1, tool: 'echo', args: {} });
    const closed = calls.close();
    answer({ ok: true, data: 1 });
    await closed;
    send({ token: TOKEN, id: 2, tool: 'echo', args: {} });
    expect(answers).toEqual([]);
    expect(calls.made).toBe(1);
  });
});
