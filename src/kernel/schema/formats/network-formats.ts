import { domainToASCII, domainToUnicode } from 'node:url';

/** Host names, addresses and mail addresses. */

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

export function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1);
  let width = groups.length;
  if (last?.includes('.')) {
    // The dotted form may only end the address and stands for two groups.
    if (!isIpv4(last) || halves.at(-1) === '') return false;
    groups.pop();
    width += 1;
  }
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? width <= 7 : width === 8;
}

export function isHostname(text: string): boolean {
  if (text.length === 0 || text.length > 253) return false;
  return text.split('.').every((label) => LABEL.test(label) && isAsciiLabel(label));
}

/** Hyphens in third and fourth place are reserved for punycode, which must then be valid. */
function isAsciiLabel(label: string): boolean {
  if (label.slice(2, 4) !== '--') return true;
  if (!/^xn--/i.test(label)) return false;
  const unicode = decodeLabel(label);
  return !isAscii(unicode) && isUnicodeLabel(unicode) && domainToASCII(unicode) === label.toLowerCase();
}

function decodeLabel(label: string): string {
  return /^xn--/i.test(label) ? domainToUnicode(label.toLowerCase()) : label;
}

export function isIdnHostname(text: string): boolean {
  if (text.length > 1_000) return false;
  const labels = text.split(/[.\u3002\uff0e\uff61]/u);
  if (labels.some((label) => label === '')) return false;
  if (!labels.every((label) => (isAscii(label) ? LABEL.test(label) && isAsciiLabel(label) : isUnicodeLabel(label)))) {
    return false;
  }
  const ascii = labels.map((label) => (isAscii(label) ? label : domainToASCII(label)));
  if (ascii.some((label) => label === '' || label.length > 63) || ascii.join('.').length > 253) return false;
  return keepsDirection(labels.map(decodeLabel));
}

const RIGHT_TO_LEFT =
  /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** RFC 5893: as soon as one label is written from right to left, no label may mix directions or begin with a digit. */
function keepsDirection(labels: readonly string[]): boolean {
  if (!labels.some((label) => RIGHT_TO_LEFT.test(label))) return true;
  return labels.every((label) => {
    const [first = ''] = label;
    if (/\p{Nd}/u.test(first)) return false;
    const letters = [...label].filter((character) => /\p{L}/u.test(character));
    return letters.every((letter) => RIGHT_TO_LEFT.test(letter) === RIGHT_TO_LEFT.test(first));
  });
}

function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text);
}

/** The rules of RFC 5892 that matter: letters, digits and marks, plus characters allowed only in company. */
function isUnicodeLabel(label: string): boolean {
  if (/^-|-$/.test(label) || label.slice(2, 4) === '--' || /^\p{M}/u.test(label)) return false;
  if (label !== label.normalize('NFC')) return false;
  const characters = [...label];
  return characters.every((character, at) => isAllowed(character, characters[at - 1], characters[at + 1], label));
}

function isAllowed(character: string, before: string | undefined, after: string | undefined, label: string): boolean {
  switch (character) {
    case '\u00b7':
      return before === 'l' && after === 'l';
    case '\u0375':
      return after !== undefined && /\p{Script=Greek}/u.test(after);
    case '\u05f3':
    case '\u05f4':
      return before !== undefined && /\p{Script=Hebrew}/u.test(before);
    case '\u30fb':
      return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label.replaceAll('\u30fb', ''));
    case '\u200d':
      return before !== undefined && VIRAMA.test(before);
    case '\u200c':
      return before !== undefined && (VIRAMA.test(before) || /\p{Script=Arabic}/u.test(before));
  }
  if (/[\u0660-\u0669]/u.test(character)) return !/[\u06f0-\u06f9]/u.test(label);
  if (/[\u06f0-\u06f9]/u.test(character)) return !/[\u0660-\u0669]/u.test(label);
  if (EXCEPTIONALLY_ALLOWED.test(character)) return true;
  if (DISALLOWED.test(character)) return false;
  return character === '-' || /[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}]/u.test(character);
}

const VIRAMA =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0e3a\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bf2\u1bf3\u2d7f\ua806\ua8c4\ua953\ua9c0\uaaf6\uabed]/u;
const EXCEPTIONALLY_ALLOWED = /[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]/u;
const DISALLOWED = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/u;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|"(?:[^"\\\\\\r\\n]|\\\\[\\x20-\\x7e])*")$`);
const INTERNATIONAL_ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\u{80}-\\u{10ffff}-]+";
const INTERNATIONAL_LOCAL = new RegExp(
  `^(?:${INTERNATIONAL_ATOM}(?:\\.${INTERNATIONAL_ATOM})*|"(?:[^"\\\\\\r\\n]|\\\\.)*")$`,
  'u',
);

export function isEmail(text: string): boolean {
  return splitMail(text, (local, domain) => LOCAL.test(local) && (isHostname(domain) || isAddressLiteral(domain)));
}

export function isIdnEmail(text: string): boolean {
  return splitMail(
    text,
    (local, domain) =>
      INTERNATIONAL_LOCAL.test(local) && (isIdnHostname(domain.normalize('NFC')) || isAddressLiteral(domain)),
  );
}

function splitMail(text: string, test: (local: string, domain: string) => boolean): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && at <= 64 && test(text.slice(0, at), text.slice(at + 1));
}

function isAddressLiteral(domain: string): boolean {
  const inner = /^\[(.*)\]$/.exec(domain)?.[1];
  if (inner === undefined) return false;
  return inner.toLowerCase().startsWith('ipv6:') ? isIpv6(inner.slice(5)) : isIpv4(inner);
}
