/** A small seeded generator (mulberry32): the same seed gives the same cases on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

/** Bad addresses in random spellings: number bases, part counts, Unicode, percent-encoding, IPv6 forms, user info. */
export function* blockedSpellings(count: number, random: Random, addresses?: readonly string[]): Generator<string> {
  for (let made = 0; made < count; made++) {
    const address = addresses ? pick(random, addresses) : randomBadAddress(random);
    yield wrap(random, random() < 0.7 ? spellIpv4(random, address) : spellIpv6(random, address));
  }
}

// First address and size of each range that must be closed.
const BAD_RANGES: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
];

function randomBadAddress(random: Random): string {
  const [base, bits] = pick(random, BAD_RANGES);
  const size = 2 ** (32 - bits);
  const value = toNumber(base) + Math.floor(random() * size);
  return fromNumber(value);
}

function spellIpv4(random: Random, address: string): string {
  const bytes = address.split('.').map(Number);
  const parts = 1 + Math.floor(random() * 4);
  const head = bytes.slice(0, parts - 1);
  const tail = bytes.slice(parts - 1).reduce((value, byte) => value * 256 + byte, 0);
  const spelled = [...head, tail].map((number) => spellNumber(random, number)).join('.');
  return disguise(random, random() < 0.15 ? `${spelled}.` : spelled);
}

function spellNumber(random: Random, number: number): string {
  const zeros = '0'.repeat(random() < 0.2 ? 1 + Math.floor(random() * 12) : 0);
  const style = random();
  if (style < 0.4) return String(number);
  if (style < 0.7) return randomCase(random, `0x${zeros}${number.toString(16)}`);
  return `0${zeros}${number.toString(8)}`;
}

/** Rewrites single characters in forms that the URL standard maps back to ASCII. */
function disguise(random: Random, text: string): string {
  const style = random();
  if (style < 0.5) return text;
  const share = 0.2 + random() * 0.8;
  return [...text].map((char) => (random() < share ? disguiseChar(random, char) : char)).join('');
}

const MATHEMATICAL_DIGIT_STARTS = [0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6];

function disguiseChar(random: Random, char: string): string {
  const forms = [percent(char)];
  if (char === '.') forms.push('\u3002', '\uff0e', '\uff61', percent('\u3002'));
  else forms.push(String.fromCodePoint(char.charCodeAt(0) + 0xfee0), `${char}\u00ad`, `${char}\u200b`);
  if (/\d/.test(char)) {
    const digit = Number(char);
    forms.push(digit === 0 ? '\u24ea' : String.fromCodePoint(0x2460 + digit - 1));
    forms.push(String.fromCodePoint(pick(random, MATHEMATICAL_DIGIT_STARTS) + digit));
    forms.push(digit === 0 ? '\u2070' : percent(String.fromCodePoint(0xff10 + digit)));
  }
  if (/[a-z]/i.test(char)) forms.push(String.fromCodePoint(0x24d0 + char.toLowerCase().charCodeAt(0) - 97));
  return pick(random, forms);
}

function percent(char: string): string {
  return [...new TextEncoder().encode(char)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function spellIpv6(random: Random, address: string): string {
  const bytes = address.split('.').map(Number);
  const high = (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)).toString(16);
  const low = (((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)).toString(16);
  const tail = random() < 0.5 ? address : `${high}:${low}`;
  const inverted = bytes.map((byte) => 255 - byte);
  const teredo = `${(((inverted[0] ?? 0) << 8) | (inverted[1] ?? 0)).toString(16)}:${(((inverted[2] ?? 0) << 8) | (inverted[3] ?? 0)).toString(16)}`;
  const form = pick(random, [
    `::ffff:${tail}`,
    `0:0:0:0:0:ffff:${tail}`,
    `0000:0000:0000:0000:0000:FFFF:${tail}`,
    `::ffff:0:${tail}`,
    `::${tail}`,
    `64:ff9b::${tail}`,
    `64:ff9b:1::${tail}`,
    `64:ff9b:1:${Math.floor(random() * 0xffff).toString(16)}::${tail}`,
    `2002:${high}:${low}::1`,
    `2002:${high}:${low}:${Math.floor(random() * 0xffff).toString(16)}::`,
    `2001:0:${Math.floor(random() * 0xffff).toString(16)}::${teredo}`,
    `fe80::5efe:${tail}`,
    `2606:4700:1:2:0:5efe:${tail}`,
    `2606:4700:1:2:200:5efe:${tail}`,
  ]);
  const zone = random() < 0.05 ? '%25eth0' : '';
  return `[${randomCase(random, form)}${zone}]`;
}

function wrap(random: Random, host: string): string {
  const scheme = pick(random, [
    'http://',
    'https://',
    'HTTP://',
    'hTTps://',
    'http:/',
    'http:',
    'http:\\\\',
    'http:///',
  ]);
  const user = random() < 0.2 ? pick(random, ['user@', 'a:b@', 'example.com@', 'example.com:80@', '@', 'x%40y@']) : '';
  const port = random() < 0.3 ? pick(random, [':80', ':443', ':8080', ':0', ':']) : '';
  const end = pick(random, ['', '/', '/a?b=c', '?x', '#y', '/%2e%2e/', '#@example.com/', '?@example.com']);
  const edge = random() < 0.05 ? pick(random, [' ', '\t', '\n', '\u0000']) : '';
  return `${edge}${scheme}${user}${host}${port}${end}${edge}`;
}

function randomCase(random: Random, text: string): string {
  return [...text].map((char) => (random() < 0.3 ? char.toUpperCase() : char)).join('');
}

function toNumber(address: string): number {
  return address.split('.').reduce((value, part) => value * 256 + Number(part), 0);
}

function fromNumber(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
}

function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('nothing to pick from');
  return choice;
}
