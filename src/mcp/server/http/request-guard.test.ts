import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRequestGuard } from './request-guard.js';

const open = createRequestGuard({ hosts: [], token: undefined, strangers: false });
const statusOf = (headers: Record<string, string>, guard = open): number => {
  const admission = guard(headers);
  return admission.admitted ? 200 : admission.status;
};

it('lets requests to the loopback names through, with any port', () => {
  for (const host of ['localhost', 'localhost:8722', 'LOCALHOST', '127.0.0.1:1', '[::1]', '[::1]:99']) {
    expect([host, statusOf({ host })]).toEqual([host, 200]);
  }
});

it('refuses every other name, also those that only begin or end like one', () => {
  const wrong = [
    '',
    'evil.example',
    'localhost.',
    'localhost.evil',
    'xlocalhost',
    '127.1',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    'a@localhost',
    'localhost/x',
    'localhost?x',
    '127.0.0.1:x',
  ];
  for (const host of wrong) expect([host, statusOf({ host })]).toEqual([host, 403]);
  expect(statusOf({})).toBe(403);
});

it('lets no random name through that is not a loopback name', () => {
  const names = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.string(),
  );
  fc.assert(
    fc.property(names, fc.constantFrom('host', 'origin'), (name, header) => {
      const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/i.test(name);
      const headers = header === 'host' ? { host: name } : { host: 'localhost', origin: `http://${name}` };
      expect(statusOf(headers)).toBe(isLoopback ? 200 : 403);
    }),
    {
      seed: 7,
      numRuns: 2_000,
      examples: [
        ['localhost', 'host'],
        ['[::1]', 'origin'],
        ['localhost#', 'origin'],
        ['localhost:80:80', 'host'],
      ],
    },
  );
});

it('takes further names when they are given', () => {
  const guard = createRequestGuard({ hosts: ['Tools.Example'], token: undefined, strangers: false });
  expect(statusOf({ host: 'tools.example:443', origin: 'https://tools.example' }, guard)).toBe(200);
  expect(statusOf({ host: 'other.example' }, guard)).toBe(403);
});

it('wants the token, whole and as a bearer token, and never repeats it', () => {
  const token = 'secret-token-0123456789';
  const guard = createRequestGuard({ hosts: [], token, strangers: false });
  expect(statusOf({ host: 'localhost', authorization: `Bearer ${token}` }, guard)).toBe(200);
  expect(statusOf({ host: 'localhost', authorization: `bearer ${token}` }, guard)).toBe(200);
  for (const authorization of ['', 'Bearer', 'Bearer x', token, `Bearer ${token} x`, `Bearer ${token.slice(1)}`]) {
    const refusal = guard({ host: 'localhost', authorization });
    expect([authorization, refusal]).toEqual([
      authorization,
      expect.objectContaining({ admitted: false, status: 401 }),
    ]);
    expect(JSON.stringify(refusal)).not.toContain(token);
  }
  // Who comes from the wrong place is not told whether the token was right.
  expect(statusOf({ host: 'evil.example', authorization: `Bearer ${token}` }, guard)).toBe(403);
});

it('admits strangers only where it was told to, and never one with a wrong token', () => {
  const guard = createRequestGuard({ hosts: [], token: 'secret-token-0123456789', strangers: true });
  expect(guard({ host: 'localhost' })).toEqual({ admitted: true, isStranger: true });
  expect(guard({ host: 'localhost', authorization: 'Bearer secret-token-0123456789' })).toEqual({
    admitted: true,
    isStranger: false,
  });
  expect(statusOf({ host: 'localhost', authorization: 'Bearer wrong' }, guard)).toBe(401);
  expect(statusOf({ host: 'evil.example' }, guard)).toBe(403);
});
