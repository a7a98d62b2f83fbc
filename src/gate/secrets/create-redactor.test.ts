import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor } from './create-redactor.js';

const password = 'p@ss w/ord"1x';

describe('known values', () => {
  const redactor = createRedactor({ known: () => [password, 'Tr0ub4dor', 'line one\nline two', 'short', 'true'] });

  test.each([
    ['as they are', password],
    ['URL-encoded', encodeURIComponent(password)],
    ['URL-encoded in lower case', encodeURIComponent(password).replace(/%../g, (code) => code.toLowerCase())],
    ['as JSON', JSON.stringify(password).slice(1, -1)],
    ['as JSON in JSON', JSON.stringify(JSON.stringify(password)).slice(3, -3)],
    ['in base64', Buffer.from(password).toString('base64')],
    ['in base64 behind other bytes', Buffer.from(`user:${password}`).toString('base64')],
    ['in base64url', Buffer.from(`us:${password}`).toString('base64url')],
    ['in hex', Buffer.from(password).toString('hex')],
    ['over lines', 'line one\nline two'],
  ])('are masked %s', (_form, text) => {
    const masked = redactor.redact(`before ${text} after`);
    expect(masked).not.toContain(text.slice(4, -4));
    expect(masked).toContain('[redacted:known-secret:');
    expect(redactor.redact(masked)).toBe(masked);
  });

  test('short and everyday values are not', () => {
    expect(redactor.redact('a short, true story')).toBe('a short, true story');
  });

  test('a value that comes later counts at once', () => {
    const values: string[] = [];
    const late = createRedactor({ known: () => values });
    expect(late.redact('N3w-value-here')).toBe('N3w-value-here');
    values.push('N3w-value-here');
    expect(late.redact('N3w-value-here')).toContain('[redacted:known-secret:');
  });

  test('a value that is part of our own mark does not break marks', () => {
    const odd = createRedactor({ known: () => ['redacted', 'known-secret'] });
    const once = odd.redact('it was redacted');
    expect(odd.redact(once)).toBe(once);
  });
});

test('JSON values are redacted in strings, keys and named fields, without touching the input', () => {
  const { redactJson } = createRedactor({ known: () => ['Tr0ub4dor'] });
  const input = { list: ['Tr0ub4dor', 1, null], api_key: 'a1b2c3d4e5f6a7b8c9d0', Tr0ub4dor: true, max_tokens: 100 };
  const copy = structuredClone(input);
  const text = JSON.stringify(redactJson(input));
  expect(text).not.toContain('Tr0ub4dor');
  expect(text).not.toContain('a1b2c3d4e5f6a7b8c9d0');
  expect(text).toContain('"max_tokens":100');
  expect(input).toEqual(copy);
  const clean = { a: [{ b: 'c' }] };
  expect(redactJson(clean)).toBe(clean);
});

describe('streams', () => {
  const known = ['Tr0ub4dor&3x', 'first line\nsecond line 2'];
  const secrets = [
    'ghp_9aB8cD7eF6gH5iJ4kL3mN2oP1qR0sT9uV8wX',
    'DB_PASSWORD=hunter2x',
    'Authorization: Bearer abcdef0123456789',
    'postgres://app:hunter2@db/x',
    '-----BEGIN PRIVATE KEY-----\nMIIEpAIBAAKCAQEA7bq0M8c1ZkXc2v9Yb6b\nq0M8c1ZkXc2v9Yb6b\n-----END PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----\nMIIEpAIBAAKCAQEA7bq0M8c1ZkXc2v9Yb6b\n',
    ...known,
  ];
  const piece = fc.oneof(
    fc.constantFrom(...secrets),
    fc.constantFrom('\n', ' ', 'plain words', '-----', 'x=1'),
    fc.string(),
  );

  test('the joined answers equal the redaction of the whole, wherever the borders are', () => {
    const redactor = createRedactor({ known: () => known });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.array(fc.nat(400), { maxLength: 8 }), (pieces, borders) => {
        const whole = pieces.join('');
        const stream = redactor.stream();
        let joined = '';
        let from = 0;
        for (const border of borders.toSorted((a, b) => a - b)) {
          joined += stream.push(whole.slice(from, border));
          from = Math.max(from, border);
        }
        joined += stream.push(whole.slice(from)) + stream.end();
        expect(joined).toBe(redactor.redact(whole));
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  test('an endless line is let go without waiting for its end and without losing a secret', () => {
    const stream = createRedactor().stream();
    const secret = 'ghp_9aB8cD7eF6gH5iJ4kL3mN2oP1qR0sT9uV8wX';
    const chunk = `${'word '.repeat(2_000)}${secret} `;
    let shown = '';
    for (let round = 0; round < 60; round++) shown += stream.push(chunk);
    expect(shown.length).toBeGreaterThan(200_000);
    shown += stream.end();
    expect(shown).not.toContain(secret.slice(4, 20));
    expect(shown.match(/\[redacted:github-token:/g)).toHaveLength(60);
  });
});

test('forty planted secrets of every kind are gone from text, JSON and streams', () => {
  const planted = Array.from({ length: 40 }, (_, index) => `Pl4nted-${index}-${(index * 48_271 + 7).toString(36)}Zq`);
  const redactor = createRedactor({ known: () => planted });
  const stream = redactor.stream();
  const dump = planted
    .map((secret) =>
      [secret, encodeURIComponent(secret), Buffer.from(`k:${secret}`).toString('base64'), `"${secret}"`].join(' '),
    )
    .join('\n');
  const streamed = stream.push(dump.slice(0, 700)) + stream.push(dump.slice(700)) + stream.end();
  for (const text of [redactor.redact(dump), JSON.stringify(redactor.redactJson({ dump, planted })), streamed]) {
    for (const secret of planted) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(`k:${secret}`).toString('base64').slice(4, -4));
    }
  }
});

test('follows a program that runs another as far as the line goes', () => {
  const { redact } = createRedactor();
  const chain = 'sshpass -e '.repeat(5_000);
  expect(redact(`${chain}mysql -pzebrafish app`)).toMatch(/mysql -p\[redacted:password:\w+\] app$/);
  expect(redact(chain)).toBe(chain);
});
