import { describe, expect, it } from 'vitest';
import { checkUrl } from './check-url.js';
import { createWebsiteBlocklist } from './website-blocklist.js';

const toPublic = { resolve: () => ['93.184.216.34'] };
const to = (...addresses: string[]) => ({ resolve: async () => addresses });

describe('checkUrl', () => {
  it('answers with the normalised host and the addresses to connect to', async () => {
    expect(await checkUrl('https://B\u00dcCHER.example./x', toPublic)).toEqual({
      allowed: true,
      host: 'xn--bcher-kva.example',
      addresses: ['93.184.216.34'],
    });
    expect(await checkUrl('http://0x01010101/', toPublic)).toEqual({
      allowed: true,
      host: '1.1.1.1',
      addresses: ['1.1.1.1'],
    });
  });

  it('looks up nothing for a URL that is refused anyway', async () => {
    let lookups = 0;
    const resolve = () => {
      lookups++;
      return ['93.184.216.34'];
    };
    for (const url of ['ftp://example.org/', 'http://localhost/', 'http://10.0.0.1/', 'http://example.org:22/']) {
      expect((await checkUrl(url, { resolve })).allowed).toBe(false);
    }
    expect(lookups).toBe(0);
  });

  it.each([
    ['no answer', () => []],
    ['an answer that is no address', () => ['not-an-address']],
    ['an odd spelling as answer', () => ['0177.0.0.1']],
    ['one private address among public ones', () => ['93.184.216.34', '10.0.0.1']],
    ['a zoned link-local address', () => ['fe80::1%eth0']],
    [
      'a failing lookup',
      () => {
        throw Object.assign(new Error('no'), { code: 'ENOTFOUND' });
      },
    ],
  ])('fails closed on %s', async (_what, resolve) => {
    expect(await checkUrl('http://example.org/', { resolve })).toMatchObject({ allowed: false, host: 'example.org' });
  });

  it.each([
    'http://good.example@evil.example/',
    'http://127.0.0.1:80@example.org/',
    'http://localhost@example.org/',
    'http://2130706433@example.org/',
    'http://[::1]@example.org/',
    'http://a@b@example.org/',
    'http://@example.org/',
    'http://example.org\\@10.0.0.1/',
    'http://example.org\\.evil.example/',
    'http://example.org#@10.0.0.1/',
    'http://example.org?@10.0.0.1/',
    'http://exa\tmple.org/',
    'http://example.org/\r\nHost: 10.0.0.1',
    'http:/example.org/',
    'http:example.org/',
    'http:///example.org/',
    '//example.org/',
    'example.org',
    'http://010.8.8.8/',
    'http://1.2.3.4.5/',
    'http://example.0x7f/',
    'http://exa mple.org/',
    'http://127.0.0.1,example.org/',
    'http://*.example.org/',
    `http://${'a'.repeat(64)}.example/`,
    'http://example.org:99999/',
    'http://example.org:80:80/',
    `http://example.org/${'a'.repeat(70_000)}`,
    'http://[fe80::1%25eth0]/',
    'http://intranet/',
    'http://printer.lan/',
    'http://db.svc.cluster.local/',
    'http://a.localhost/',
    'http://localhost.localdomain/',
  ])('refuses %s, which parsers read differently or only the local network knows', async (url) => {
    const verdict = await checkUrl(url, toPublic);
    expect(verdict.allowed).toBe(false);
    expect(verdict.reason).toMatch(/\w/);
  });

  it.each([
    'https://user:secret@example.org/',
    'https://token@example.org/repo.git',
    'https://example.org/a@b',
    'https://example.org/?q=a@b#c@d',
    'https://example.org/a b',
    '  https://example.org/\n',
    'https://example.org:8443/',
    'http://localhost.example.org/',
    'http://127.0.0.1.example.org/',
    'http://metadata.example.org/',
    'https://a_b.example.org/',
    'http://[2606:4700:4700::1111]:8080/',
  ])('allows %s', async (url) => {
    expect(await checkUrl(url, toPublic)).toMatchObject({ allowed: true });
  });

  it.each([undefined, null, 42, {}, ['http://example.org/']])('answers for %j instead of throwing', async (value) => {
    expect(await checkUrl(value as unknown as string, toPublic)).toMatchObject({ allowed: false, host: '' });
  });

  it('takes time in proportion to the length, also for hostile text', async () => {
    const hostile = [' '.repeat(60_000), `http://${'a.'.repeat(30_000)}`, `http://${'@'.repeat(60_000)}`];
    for (const text of hostile) expect((await checkUrl(`${text}x`, toPublic)).allowed).toBe(false);
  });
});

describe('private hosts', () => {
  it.each([
    ['http://127.0.0.1:3000/', ['127.0.0.1:3000']],
    ['http://127.0.0.1:3000/', ['127.0.0.0/8']],
    ['http://[::1]:3000/', ['[::1]:3000']],
    ['http://[::ffff:127.0.0.1]:3000/', ['127.0.0.1']],
    ['http://10.1.2.3/', ['10.0.0.0/8']],
    ['http://127.0.0.1:6379/', ['127.0.0.1:6379']],
  ])('%s is open with %j', async (url, privateHosts) => {
    expect(await checkUrl(url, { privateHosts })).toMatchObject({ allowed: true });
  });

  it('opens a named host with its private addresses, and only that one', async () => {
    const options = { ...to('10.0.0.7'), privateHosts: ['git.corp', 'ci.example.org:8080'] };
    expect((await checkUrl('http://git.corp/', options)).allowed).toBe(true);
    expect((await checkUrl('http://ci.example.org:8080/', options)).allowed).toBe(true);
    expect((await checkUrl('http://ci.example.org/', options)).allowed).toBe(false);
    expect((await checkUrl('http://other.example.org/', options)).allowed).toBe(false);
    expect((await checkUrl('http://x.git.corp/', options)).allowed).toBe(false);
  });

  it('never opens the metadata floor, by name, by address or through a name that was opened', async () => {
    const privateHosts = ['0.0.0.0/0', '::/0', 'metadata.google.internal', 'ok.example.org', '169.254.169.254:80'];
    for (const url of ['http://169.254.169.254/', 'http://metadata.google.internal/', 'http://ok.example.org/']) {
      const verdict = await checkUrl(url, { ...to('169.254.169.254'), privateHosts });
      expect(verdict).toMatchObject({ allowed: false });
      expect(verdict.reason).toContain('no setting opens it');
    }
  });

  it('does not open multicast, broadcast or the unspecified address', async () => {
    for (const host of ['224.0.0.1', '255.255.255.255', '0.0.0.0', '[ff02::1]', '[::]']) {
      expect((await checkUrl(`http://${host}/`, { privateHosts: ['0.0.0.0/0', '::/0'] })).allowed).toBe(false);
    }
  });

  it('says which entry is wrong and stays closed', async () => {
    const verdict = await checkUrl('https://example.org/', { ...toPublic, privateHosts: ['10.0.0.0/99'] });
    expect(verdict.allowed).toBe(false);
    expect(verdict.reason).toContain('10.0.0.0/99');
  });
});

describe('ports and lists', () => {
  it('narrows to the allowed ports when they are given', async () => {
    const options = { ...toPublic, allowedPorts: [443] };
    expect((await checkUrl('https://example.org/', options)).allowed).toBe(true);
    expect((await checkUrl('http://example.org/', options)).allowed).toBe(false);
  });

  it.each([22, 25, 6379, 0])('refuses port %i, which does not speak HTTP', async (port) => {
    expect((await checkUrl(`http://example.org:${port}/`, toPublic)).allowed).toBe(false);
  });

  it('refuses what is on the website blocklist and names the rule', async () => {
    const blocklist = createWebsiteBlocklist({ enabled: true, domains: ['bad.example'] });
    const verdict = await checkUrl('https://a.BAD.example./', { ...toPublic, blocklist });
    expect(verdict).toMatchObject({ allowed: false, host: 'a.bad.example' });
    expect(verdict.reason).toContain('bad.example');
  });
});

it.each([
  ['not-an-address', 'x.example resolves to not-an-address, which is not an address'],
  ['0.0.0.0', 'x.example resolves to 0.0.0.0, which is an unspecified address'],
])('says plainly what is wrong with %s as the answer of a resolver', async (address, reason) => {
  expect(await checkUrl('http://x.example/', { resolve: async () => [address] })).toMatchObject({
    allowed: false,
    reason,
  });
});

it('refuses when a resolver answers with something that is no text', async () => {
  const answers = ['93.184.216.34', null] as string[];
  expect(await checkUrl('http://x.example/', { resolve: async () => answers })).toMatchObject({
    allowed: false,
    reason: 'x.example resolves to null, which is not an address',
  });
});
