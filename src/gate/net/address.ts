import { isIP } from '../../lib/is-ip.js';

/** What kind of place an address is, and whether anything may open it. */
export interface AddressClass {
  /** Reachable on the public internet: the only kind that is open by default. */
  readonly isPublic: boolean;
  /** In words for people, e.g. `loopback` or `cloud metadata`. */
  readonly kind: string;
  /** Cloud metadata and the like: no setting opens it. */
  readonly isFloor: boolean;
  /** Whether `security.private_hosts` may open it. */
  readonly canOptIn: boolean;
}

/** An address as one number, so that ranges compare by shifting. */
export interface Address {
  readonly family: 4 | 6;
  readonly value: bigint;
}

/** A range of addresses. */
export interface AddressRange {
  readonly family: 4 | 6;
  readonly base: bigint;
  readonly hostBits: bigint;
}

/**
 * Tells what kind of place an address is: public, or the special range it lies in. Addresses that carry another
 * address inside (mapped, NAT64, 6to4, Teredo, ISATAP) are judged by what they carry as well.
 * The text must be an address in its ordinary form; anything else is `not an address` and never public.
 */
export function classifyAddress(text: string): AddressClass {
  const address = parseAddress(text);
  if (address === null) return closed('not an address');
  return classify(address);
}

/** Reads an IPv4 or IPv6 address in its ordinary form; a zone (`%eth0`) is dropped. Null when it is neither. */
export function parseAddress(text: string): Address | null {
  const zone = text.indexOf('%');
  const plain = zone < 0 ? text : text.slice(0, zone);
  const family = isIP(plain);
  if (family === 4) return { family: 4, value: ipv4Value(plain) };
  if (family === 6) return unwrapMapped({ family: 6, value: ipv6Value(plain) });
  return null;
}

/** An IPv4 address as people write it. */
export function formatIpv4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
}

/** Reads `10.0.0.0/8`, `fd00::/8` or a single address. Null when it is none of them. */
export function parseRange(text: string): AddressRange | null {
  const slash = text.indexOf('/');
  const plain = slash < 0 ? text : text.slice(0, slash);
  const family = isIP(plain);
  if (family !== 4 && family !== 6) return null;
  const bits = family === 4 ? 32 : 128;
  const prefixText = slash < 0 ? String(bits) : text.slice(slash + 1);
  if (!/^\d{1,3}$/.test(prefixText) || Number(prefixText) > bits) return null;
  const hostBits = BigInt(bits - Number(prefixText));
  const value = family === 4 ? ipv4Value(plain) : ipv6Value(plain);
  return { family, base: value >> hostBits, hostBits };
}

/** Whether an address lies in a range of its own family. */
export function isInRange(address: Address, range: AddressRange): boolean {
  return address.family === range.family && address.value >> range.hostBits === range.base;
}

interface RangeRow {
  readonly cidr: string;
  readonly kind: string;
  readonly opens: Opens;
}

/** `never`: the floor. `no`: closed, but no secret place. `opt-in`: `security.private_hosts` may open it. */
type Opens = 'never' | 'no' | 'opt-in';

// The first row that holds decides, so that single addresses stand before the ranges around them.
const SPECIAL_RANGES: readonly RangeRow[] = [
  // Every large cloud keeps its instance credentials somewhere in 169.254.0.0/16; nothing else worth fetching is there.
  row('169.254.0.0/16', 'link-local (cloud metadata)', 'never'),
  row('100.100.100.200/32', 'cloud metadata', 'never'),
  row('168.63.129.16/32', 'cloud metadata', 'never'),
  row('192.0.0.192/32', 'cloud metadata', 'never'),
  row('fd00:ec2::/32', 'cloud metadata', 'never'),
  row('fd20:ce::/32', 'cloud metadata', 'never'),
  row('fd00:42::42/128', 'cloud metadata', 'never'),
  row('fd00:c1::a9fe:a9fe/128', 'cloud metadata', 'never'),
  row('fe80::a9fe:a9fe/128', 'cloud metadata', 'never'),

  row('0.0.0.0/8', 'unspecified', 'no'),
  row('10.0.0.0/8', 'private', 'opt-in'),
  row('100.64.0.0/10', 'carrier-grade NAT', 'opt-in'),
  row('127.0.0.0/8', 'loopback', 'opt-in'),
  row('172.16.0.0/12', 'private', 'opt-in'),
  row('192.0.0.0/24', 'protocol assignment', 'no'),
  row('192.0.2.0/24', 'documentation', 'opt-in'),
  row('192.88.99.0/24', '6to4 relay', 'no'),
  row('192.168.0.0/16', 'private', 'opt-in'),
  row('198.18.0.0/15', 'benchmark', 'opt-in'),
  row('198.51.100.0/24', 'documentation', 'opt-in'),
  row('203.0.113.0/24', 'documentation', 'opt-in'),
  row('224.0.0.0/4', 'multicast', 'no'),
  row('255.255.255.255/32', 'broadcast', 'no'),
  row('240.0.0.0/4', 'reserved', 'no'),

  row('::/128', 'unspecified', 'no'),
  row('::1/128', 'loopback', 'opt-in'),
  row('100::/64', 'discard', 'no'),
  row('2001::/23', 'protocol assignment', 'no'),
  row('2001:db8::/32', 'documentation', 'opt-in'),
  row('3fff::/20', 'documentation', 'opt-in'),
  row('fc00::/7', 'unique local', 'opt-in'),
  row('fe80::/10', 'link-local', 'opt-in'),
  row('fec0::/10', 'site-local', 'no'),
  row('ff00::/8', 'multicast', 'no'),
];

interface EmbeddingRow {
  readonly cidr: string;
  readonly kind: string;
  /** How far the IPv4 address stands from the right end. */
  readonly shift: bigint;
  readonly isInverted: boolean;
  /** Ordinary networks use these to reach public IPv4 hosts; the others are dead protocols and stay closed. */
  readonly isTransparent: boolean;
}

const EMBEDDINGS: readonly EmbeddingRow[] = [
  embedding('::ffff:0:0/96', 'IPv4-mapped', { isTransparent: true }),
  embedding('64:ff9b::/96', 'NAT64', { isTransparent: true }),
  embedding('64:ff9b:1::/48', 'local NAT64'),
  embedding('::ffff:0:0:0/96', 'IPv4-translated'),
  embedding('::/96', 'IPv4-compatible'),
  embedding('2002::/16', '6to4', { shift: 80n }),
  embedding('2001::/32', 'Teredo', { isInverted: true }),
];

const GLOBAL_UNICAST = '2000::/3';
const LOW_32 = 0xffff_ffffn;
const MAPPED = '::ffff:0:0/96';

function classify(address: Address): AddressClass {
  const special = SPECIAL_RANGES.find((candidate) => isInRange(address, rangeOf(candidate.cidr)));
  if (special?.opens === 'never') return floor(special.kind);
  if (address.family === 4) return special === undefined ? PUBLIC : describe(special);
  const carried = classifyCarried(address);
  if (carried?.isFloor) return carried;
  if (special !== undefined) return describe(special);
  if (carried !== null) return carried;
  return isInRange(address, rangeOf(GLOBAL_UNICAST)) ? PUBLIC : closed('reserved');
}

/** Judges the IPv4 address inside an IPv6 one; null when there is none, or when it gives no reason to refuse. */
function classifyCarried(address: Address): AddressClass | null {
  const form = EMBEDDINGS.find((candidate) => isInRange(address, rangeOf(candidate.cidr)));
  if (form === undefined) return classifyIsatap(address);
  const raw = (address.value >> form.shift) & LOW_32;
  const inner = classify({ family: 4, value: form.isInverted ? raw ^ LOW_32 : raw });
  if (inner.isFloor) return floor(`${inner.kind}, written as ${form.kind}`);
  if (!form.isTransparent) return closed(form.kind);
  return inner.isPublic ? PUBLIC : { ...inner, kind: `${inner.kind}, written as ${form.kind}` };
}

/** ISATAP hides an IPv4 address behind `0:5efe` in the interface half of any prefix. */
function classifyIsatap(address: Address): AddressClass | null {
  const marker = (address.value >> 32n) & 0xfdff_ffffn;
  if (marker !== 0x5efen) return null;
  const inner = classify({ family: 4, value: address.value & LOW_32 });
  if (inner.isPublic) return null;
  const kind = `${inner.kind}, written as ISATAP`;
  return inner.isFloor ? floor(kind) : closed(kind);
}

const PUBLIC: AddressClass = { isPublic: true, kind: 'public', isFloor: false, canOptIn: false };

function describe(special: RangeRow): AddressClass {
  return { isPublic: false, kind: special.kind, isFloor: false, canOptIn: special.opens === 'opt-in' };
}

function closed(kind: string): AddressClass {
  return { isPublic: false, kind, isFloor: false, canOptIn: false };
}

function floor(kind: string): AddressClass {
  return { isPublic: false, kind, isFloor: true, canOptIn: false };
}

function row(cidr: string, kind: string, opens: Opens): RangeRow {
  return { cidr, kind, opens };
}

function embedding(
  cidr: string,
  kind: string,
  options: { shift?: bigint; isInverted?: boolean; isTransparent?: boolean } = {},
): EmbeddingRow {
  const { shift = 0n, isInverted = false, isTransparent = false } = options;
  return { cidr, kind, shift, isInverted, isTransparent };
}

/** Parsed when an address is first judged: a session without one pays for none of the tables. */
const ranges = new Map<string, AddressRange>();

function rangeOf(cidr: string): AddressRange {
  const range = ranges.get(cidr) ?? parseRange(cidr);
  if (range === null) throw new Error(`Not an address range: ${cidr}`);
  ranges.set(cidr, range);
  return range;
}

/** `::ffff:10.0.0.1` is the same host as `10.0.0.1`: every comparison should see one form. */
function unwrapMapped(address: Address): Address {
  return isInRange(address, rangeOf(MAPPED)) ? { family: 4, value: address.value & LOW_32 } : address;
}

function ipv4Value(text: string): bigint {
  return text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function ipv6Value(text: string): bigint {
  const [head = '', tail] = text.split('::');
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const gap = new Array<bigint>(8 - left.length - right.length).fill(0n);
  return [...left, ...gap, ...right].reduce((value, group) => (value << 16n) | group, 0n);
}

function groups(text: string): bigint[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [BigInt(`0x${part}`)];
    const value = ipv4Value(part);
    return [value >> 16n, value & 0xffffn];
  });
}
