import { expect, it } from 'vitest';
import { hostMatches } from './host-pattern.js';

it.each([
  ['api.example.org', 'api.example.org', 443, true],
  ['api.example.org', 'x.api.example.org', 443, false],
  ['*.example.org', 'api.example.org', 443, true],
  ['*.example.org', 'a.b.example.org', 443, true],
  ['*.example.org', 'example.org', 443, false],
  ['*.example.org', 'badexample.org', 443, false],
  ['API.Example.org.', 'api.example.ORG.', 443, true],
  ['b\u00fccher.example', 'xn--bcher-kva.example', 80, true],
  ['example.org:8080', 'example.org', 8080, true],
  ['example.org:8080', 'example.org', 80, false],
  ['[::1]:8080', '::1', 8080, true],
  ['2606:4700:4700::1111', '2606:4700:4700:0:0::1111', 443, true],
  ['[2606:4700:4700:0000::1111]:443', '2606:4700:4700::1111', 443, true],
  ['8.8.8.8', '::ffff:8.8.8.8', 443, true],
  ['8.8.8.8', '::ffff:808:808', 443, true],
  ['::ffff:8.8.8.8', '0x08080808', 443, true],
  ['::2', '::1', 443, false],
  ['*', 'anything.example', 1, true],
  ['https://example.org/', 'example.org', 443, false],
  ['', 'example.org', 443, false],
])('pattern %s for host %s and port %i: %s', (pattern, host, port, expected) => {
  expect(hostMatches(pattern, host, port)).toBe(expected);
});
