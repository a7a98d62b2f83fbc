import { describe, expect, it } from 'vitest';
import { createWebsiteBlocklist } from './website-blocklist.js';

const list = (...domains: string[]) => createWebsiteBlocklist({ enabled: true, domains });

describe('website blocklist', () => {
  it('blocks a host and everything below it, and nothing that only ends alike', () => {
    const blocklist = list('bad.example');
    expect(blocklist.match('bad.example')).toMatchObject({ rule: 'bad.example', source: 'config' });
    expect(blocklist.match('a.b.bad.example')).not.toBeNull();
    expect(blocklist.match('notbad.example')).toBeNull();
    expect(blocklist.match('bad.example.org')).toBeNull();
  });

  it('blocks only what is below for a rule with a star', () => {
    const blocklist = list('*.tracker.example');
    expect(blocklist.match('a.tracker.example')).not.toBeNull();
    expect(blocklist.match('tracker.example')).toBeNull();
  });

  it.each([
    'https://www.Bad.Example/path?x=y',
    '  bad.example.  # why',
    'BAD.EXAMPLE',
    'www.bad.example',
    'bad.example:8080',
    'http://user@bad.example/',
  ])('reads the rule %j as bad.example', (rule) => {
    expect(list(rule).match('bad.example')).not.toBeNull();
  });

  it('compares international names in one form on both sides', () => {
    expect(list('b\u00fccher.example').match('xn--bcher-kva.example')).not.toBeNull();
    expect(list('xn--bcher-kva.example').match('B\u00dcCHER.example')).not.toBeNull();
    expect(list('\uff42ad.example').match('bad.example')).not.toBeNull();
  });

  it('blocks addresses too', () => {
    expect(list('192.0.2.7').match('192.0.2.7')).not.toBeNull();
    expect(list('0.2.7').match('192.0.2.7')).toBeNull();
    expect(list('192.0.2.7').match('::ffff:c000:207')).not.toBeNull();
    expect(list('2001:4860:0:0::8888').match('2001:4860::8888')).not.toBeNull();
    expect(list('[2001:4860::8888]').match('2001:4860:0::8888')).not.toBeNull();
  });

  it('names the shared file a rule came from', () => {
    const blocklist = createWebsiteBlocklist({
      enabled: true,
      domains: [],
      sources: [{ name: 'lists/team.txt', text: '\ufeff# team list\r\n\r\nbad.example\r\n' }],
    });
    expect(blocklist.match('x.bad.example')).toMatchObject({ source: 'lists/team.txt' });
    expect(blocklist.match('good.example')).toBeNull();
  });

  it('does nothing while it is not enabled', () => {
    const sources = [{ name: 'gone.txt', problem: 'no such file' }];
    expect(
      createWebsiteBlocklist({ enabled: false, domains: ['bad.example'], sources }).match('bad.example'),
    ).toBeNull();
  });

  it.each([
    ['cannot be read', { name: 'team.txt', problem: 'no such file' }, 'no such file'],
    ['has a line that is no rule', { name: 'team.txt', text: 'ok.example\n<html>\n' }, 'line 2'],
  ])('blocks everything with the reason when a source %s', (_what, source, detail) => {
    const blocklist = createWebsiteBlocklist({ enabled: true, domains: [], sources: [source] });
    expect(blocklist.match('good.example')?.message).toContain(detail);
    expect(blocklist.problems).toHaveLength(1);
  });

  it.each([['bad.example'], [{ a: 1 }], [[1, 2]]])('blocks everything when the domains are %j', (domains) => {
    const blocklist = createWebsiteBlocklist({ enabled: true, domains: domains as unknown as string[] });
    expect(blocklist.match('good.example')?.message).toContain('not a list of host names');
  });

  it('keeps the last good copy of a source that fails later', () => {
    const good = createWebsiteBlocklist({
      enabled: true,
      domains: [],
      sources: [{ name: 'team.txt', text: 'bad.example' }],
    });
    const later = createWebsiteBlocklist({
      enabled: true,
      domains: ['new.example'],
      sources: [{ name: 'team.txt', problem: 'permission denied' }],
      lastGood: good,
    });
    expect(later.match('bad.example')).not.toBeNull();
    expect(later.match('new.example')).not.toBeNull();
    expect(later.match('good.example')).toBeNull();
    expect(later.problems).toEqual(['team.txt could not be read: permission denied']);
  });
});
