import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counts } from '../../../test/counts.js';
import { containsMask } from './mask.js';
import { redact } from './redact.js';
import { SECRET_SHAPES } from './secret-shapes.js';

interface Row {
  readonly text: string;
  readonly secret?: string;
}

const rows = (name: string): Row[] =>
  readFileSync(new URL(`../../../test/corpora/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => JSON.parse(line) as Row);

test.each(SECRET_SHAPES.map(({ id, hit }) => [id, hit] as const))('the shape of a %s is masked', (_id, hit) => {
  for (const text of [hit, `401 for ${hit}, retry`, `x="${hit}"`, `(${hit})\n`]) {
    const masked = redact(text);
    expect(containsMask(masked)).toBe(true);
    for (const part of hit.split(/[^A-Za-z0-9]/).filter((piece) => piece.length >= 12 && /[A-Za-z]/.test(piece)))
      expect(masked).not.toContain(part);
    expect(redact(masked)).toBe(masked);
  }
});

test.each(rows('secrets-hit.jsonl'))('masked: $text', ({ text, secret = '' }) => {
  const masked = redact(text);
  expect(masked).not.toContain(secret);
  expect(containsMask(masked)).toBe(true);
  expect(redact(masked)).toBe(masked);
});

test.each(rows('secrets-miss.jsonl'))('untouched: $text', ({ text }) => {
  expect(redact(text)).toBe(text);
});

test('the same secret has the same mark, another one another', () => {
  const [first, second] = ['ghp_9aB8cD7eF6gH5iJ4kL3mN2oP1qR0sT9uV8wX', 'ghp_1aB8cD7eF6gH5iJ4kL3mN2oP1qR0sT9uV8wX'];
  expect(redact(`${first}`)).toBe(redact(`${first}`));
  expect(redact(`${first}`)).not.toBe(redact(`${second}`));
});

test('text that only looks like a mark is no mark', () => {
  expect(containsMask('[redacted:anything-here:ab12]')).toBe(false);
  expect(containsMask('[redacted]')).toBe(false);
});

test('finds a header on a line of its own inside JSON text', () => {
  const secret = 'kT4vQz81LmXw02RbYc7dHs9pNe3Ju6Ga';
  for (const header of [
    'Authorization: token ',
    'authorization: Bearer ',
    'x-api-key: ',
    'X-Auth-Token: ',
    'cookie: sid=',
  ])
    expect(redact(JSON.stringify({ body: `GET /\nhost: a\n${header}${secret}\naccept: x` })), header).not.toContain(
      secret,
    );
});

/** Has what every quick look before a detector asks for, and no secret: with it beside a text, every detector runs. */
const WAKES_ALL = `\n\n# authorization bearer basic cookie key token secret kty PRIVATE https://example.com :22: x -p y ${'Ab1'.repeat(8)}\n`;

test('no quick look passes over a text in which a detector would find something', () => {
  expect(redact(WAKES_ALL)).toBe(WAKES_ALL);
  const texts = [...rows('secrets-hit.jsonl'), ...rows('secrets-miss.jsonl')].map(({ text }) => text);
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
    .map(([text, at, fromStart]) => {
      const cut = Math.round(text.length * at);
      return fromStart ? text.slice(0, cut) : text.slice(cut);
    });
  const mixed = fc.tuple(piece, fc.constantFrom('', ' ', '\n', '"'), piece).map((parts) => parts.join(''));
  const looksAgain = (text: string): void => {
    if (redact(text) === text) expect(redact(text + WAKES_ALL), text).toBe(text + WAKES_ALL);
  };
  for (const text of texts) looksAgain(text);
  fc.assert(fc.property(mixed, looksAgain), { numRuns: counts.redactionPieces, seed: 7 });
});
