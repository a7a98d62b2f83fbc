import { describe, expect, it } from 'vitest';
import { classifyAddress, isInRange, parseAddress, parseRange } from './address.js';

describe('classifyAddress', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['0.0.0.0', 'unspecified'],
    ['10.255.255.255', 'private'],
    ['172.31.255.255', 'private'],
    ['100.64.0.0', 'carrier-grade NAT'],
    ['100.127.255.255', 'carrier-grade NAT'],
    ['192.0.0.8', 'protocol assignment'],
    ['198.19.255.255', 'benchmark'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::2', 'IPv4-compatible'],
    ['fe80::1%eth0', 'link-local'],
    ['fec0::1', 'site-local'],
    ['fdff::1', 'unique local'],
    ['ff02::1', 'multicast'],
    ['100::1', 'discard'],
    ['2001:10::1', 'protocol assignment'],
    ['2001:db8::1', 'documentation'],
    ['3fff:fff::1', 'documentation'],
    ['5f00::1', 'reserved'],
    ['4000::1', 'reserved'],
    ['2002:808:808::1', '6to4'],
    ['::ffff:10.0.0.1', 'private'],
    ['64:ff9b::10.0.0.1', 'private, written as NAT64'],
    ['64:ff9b:1::8.8.8.8', 'local NAT64'],
    ['2606:4700::5efe:192.168.0.1', 'private, written as ISATAP'],
    ['example.org', 'not an address'],
    ['0177.0.0.1', 'not an address'],
    ['', 'not an address'],
  ])('closes %s as %s', (address, kind) => {
    expect(classifyAddress(address)).toMatchObject({ isPublic: false, kind });
  });

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.0.3.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '198.51.99.255',
    '203.0.114.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '2001:200::1',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('leaves the neighbour %s public', (address) => {
    expect(classifyAddress(address).isPublic).toBe(true);
  });

  it.each([
    '169.254.169.254',
    '169.254.170.2',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fe80::a9fe:a9fe',
    '::ffff:169.254.169.254',
    '::169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a9fe:a9fe',
    '2002:a9fe:a9fe::',
    '2001:0:1:2:3:4:5601:5601',
    '2606:4700::5efe:a9fe:a9fe',
  ])('puts the metadata address %s on the floor', (address) => {
    expect(classifyAddress(address)).toMatchObject({ isPublic: false, isFloor: true, canOptIn: false });
  });
});

describe('ranges', () => {
  it('hold their first and last address and no neighbour', () => {
    const range = parseRange('172.16.0.0/12');
    const holds = (text: string) => {
      const address = parseAddress(text);
      return address !== null && range !== null && isInRange(address, range);
    };
    expect(['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'].map(holds)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each(['10.0.0.0/33', '::/129', '10.0.0/8', '10.0.0.0/', '10.0.0.0/-1', 'x/8', ''])('refuse %s', (text) => {
    expect(parseRange(text)).toBeNull();
  });
});
