import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyAddress } from '../src/gate/net/address.js';
import { checkUrl } from '../src/gate/net/check-url.js';
import { counts } from './counts.js';
import { blockedSpellings, seededRandom } from './support/url-spellings.js';

interface Row {
  readonly expected: 'blocked' | 'allowed';
  readonly kind: string;
  readonly url: string;
  readonly answers: readonly (readonly string[])[];
}

const PUBLIC_ANSWER = [['93.184.216.34']];

function readCorpus(name: string): Row[] {
  const text = readFileSync(new URL(`./corpora/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [expected, kind = '', url = '""', answers = '-'] = line.split('\t');
      return {
        expected: expected === 'allowed' ? 'allowed' : 'blocked',
        kind,
        url: JSON.parse(url) as string,
        answers: answers === '-' ? PUBLIC_ANSWER : (JSON.parse(answers) as string[][]),
      };
    });
}

/** Gives its answers one lookup after another; the last one repeats. */
function scriptedResolver(answers: readonly (readonly string[])[]) {
  let lookups = 0;
  return {
    resolve: async () => answers[Math.min(lookups++, answers.length - 1)] ?? [],
    count: () => lookups,
  };
}

const rows = ['ssrf.txt', 'ssrf-unseen-a.txt', 'ssrf-unseen-b.txt'].flatMap(readCorpus);
// Redirects and rebinding show only when something is fetched: net-fetch.test.ts runs those rows.
const judged = rows.filter((row) => !row.kind.startsWith('redirect->') && row.kind !== 'dns-rebinding');

describe.each(judged)('$kind: $url', ({ expected, url, answers }) => {
  it(`is ${expected}, with at most one lookup`, async () => {
    const dns = scriptedResolver(answers);
    const verdict = await checkUrl(url, dns);
    expect(verdict.allowed ? 'allowed' : 'blocked', verdict.reason).toBe(expected);
    expect(dns.count()).toBeLessThanOrEqual(1);
    if (!verdict.allowed) expect(verdict.reason).toMatch(/\w/);
    else expect(verdict.addresses.length).toBeGreaterThan(0);
  });
});

describe('generated spellings of addresses that must not be reached', () => {
  it(`are all blocked (${counts.urlSpellings} of them), whatever a name would resolve to`, async () => {
    const missed: string[] = [];
    let readAsAddress = 0;
    for (const url of blockedSpellings(counts.urlSpellings, seededRandom(20_260_801))) {
      const verdict = await checkUrl(url, { resolve: () => ['93.184.216.34'] });
      if (verdict.allowed) missed.push(url);
      if (verdict.host !== '') readAsAddress++;
    }
    expect(missed).toEqual([]);
    // Otherwise the rules about odd URLs would hide whether the rules about addresses work.
    expect(readAsAddress).toBeGreaterThan(counts.urlSpellings / 10);
  }, 120_000);

  it('stay blocked when a private host was opted in, for the metadata addresses', async () => {
    const missed: string[] = [];
    const privateHosts = ['0.0.0.0/0', '::/0', 'metadata.google.internal', 'metadata.goog'];
    const urls = blockedSpellings(counts.urlSpellings / 10, seededRandom(7), ['169.254.169.254', '100.100.100.200']);
    for (const url of [
      ...urls,
      'http://metadata.google.internal/',
      'http://metadata.goog./',
      'http://[fd00:ec2::254]/',
    ]) {
      if ((await checkUrl(url, { resolve: () => ['93.184.216.34'], privateHosts })).allowed) missed.push(url);
    }
    expect(missed).toEqual([]);
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'http://',
      'https://',
      '@',
      ':',
      '/',
      '\\',
      '#',
      '?',
      '.',
      '%',
      '[',
      ']',
      '::1',
      '127.0.0.1',
      'a.example',
    ),
    fc.string({ maxLength: 4 }),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
    fc.integer({ min: 0, max: 0xffffffff }).map(String),
  );
  const urlLike = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const seed = { seed: 3, numRuns: counts.urlSpellings / 10 };

  it('gets an answer, and what is allowed is what the client would contact', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          urlLike,
          urlLike.map((text) => `http://${text}`),
        ),
        async (text) => {
          const verdict = await checkUrl(text, { resolve: () => ['93.184.216.34'] });
          if (!verdict.allowed) {
            expect(verdict.reason).toBeTruthy();
            return;
          }
          const contacted = new URL(text).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
          expect(verdict.host).toBe(contacted);
          expect(verdict.addresses.every((address) => classifyAddress(address).isPublic)).toBe(true);
        },
      ),
      seed,
    );
  });

  it('that spells a public address without tricks is allowed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.ipV4(), fc.constantFrom('dotted', 'number', 'hex'), async (address, form) => {
        const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
        const host = { dotted: address, number: String(value), hex: `0x${value.toString(16)}` }[form];
        expect((await checkUrl(`http://${host}/`)).allowed).toBe(classifyAddress(address).isPublic);
      }),
      seed,
    );
  });
});
