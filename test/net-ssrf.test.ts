import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

function readCorpus(): Row[] {
  const text = readFileSync(new URL('./corpora/ssrf.txt', import.meta.url), 'utf8');
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

const rows = readCorpus();
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
    for (const url of blockedSpellings(counts.urlSpellings, seededRandom(20_260_801))) {
      const verdict = await checkUrl(url, { resolve: () => ['93.184.216.34'] });
      if (verdict.allowed) missed.push(url);
    }
    expect(missed).toEqual([]);
  });

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
