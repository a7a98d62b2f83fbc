import { isIpv4, isIpv6 } from './network-formats.js';

/** URIs by the grammar of RFC 3986, IRIs by RFC 3987, templates by RFC 6570. */

interface Alphabet {
  /** unreserved characters and sub-delimiters, for a regular expression class */
  readonly plain: string;
  readonly query: string;
}

const ASCII = "A-Za-z0-9\\-._~!$&'()*+,;=";
const INTERNATIONAL =
  '\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}\\u{10000}-\\u{1FFFD}\\u{20000}-\\u{2FFFD}\\u{30000}-\\u{3FFFD}\\u{40000}-\\u{DFFFD}\\u{E1000}-\\u{EFFFD}';
const PRIVATE = '\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}';

const uriGrammar = grammar({ plain: ASCII, query: ASCII });
const iriGrammar = grammar({ plain: ASCII + INTERNATIONAL, query: ASCII + INTERNATIONAL + PRIVATE });

export function isUri(text: string): boolean {
  return matches(text, uriGrammar, true);
}

export function isUriReference(text: string): boolean {
  return matches(text, uriGrammar, false);
}

export function isIri(text: string): boolean {
  return matches(text, iriGrammar, true);
}

export function isIriReference(text: string): boolean {
  return matches(text, iriGrammar, false);
}

interface Grammar {
  readonly path: RegExp;
  readonly query: RegExp;
  readonly userinfo: RegExp;
  readonly host: RegExp;
}

function grammar({ plain, query }: Alphabet): Grammar {
  const one = (characters: string) => new RegExp(`^(?:[${characters}]|%[0-9A-Fa-f]{2})*$`, 'u');
  return { path: one(`${plain}:@/`), query: one(`${query}:@/?`), userinfo: one(`${plain}:`), host: one(plain) };
}

/** RFC 3986 appendix B splits any text into its five parts; each is then judged by its own grammar. */
const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/;

function matches(text: string, rules: Grammar, absolute: boolean): boolean {
  const parts = PARTS.exec(text);
  if (parts === null) return false;
  const [, scheme, authority, path = '', query = '', fragment = ''] = parts;
  if (scheme === undefined ? absolute || /^:/.test(path) : !/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return false;
  if (authority !== undefined && (!isAuthority(authority, rules) || !/^(?:\/|$)/.test(path))) return false;
  return rules.path.test(path) && rules.query.test(query) && rules.query.test(fragment);
}

function isAuthority(authority: string, rules: Grammar): boolean {
  const at = authority.lastIndexOf('@');
  if (at >= 0 && !rules.userinfo.test(authority.slice(0, at))) return false;
  const match = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.slice(at + 1));
  if (match === null) return false;
  const host = match[1] ?? '';
  return host.startsWith('[') ? isIpLiteral(host.slice(1, -1)) : rules.host.test(host) || isIpv4(host);
}

function isIpLiteral(text: string): boolean {
  return isIpv6(text) || /^v[\da-f]+\.[\w\-.~!$&'()*+,;=:]+$/i.test(text);
}

const VARIABLE = '(?:\\w|%[0-9A-Fa-f]{2})+(?:\\.(?:\\w|%[0-9A-Fa-f]{2})+)*(?::[1-9]\\d{0,3}|\\*)?';
const EXPRESSION = new RegExp(`^[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*$`);
const LITERAL = /^(?:[^\u0000-\u0020"<>\\^`{|}%\u007f-\u009f]|%[\da-f]{2})*$/iu;

export function isUriTemplate(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const end = open < 0 ? text.length : open;
    if (!LITERAL.test(text.slice(at, end))) return false;
    if (open < 0) return true;
    const close = text.indexOf('}', open);
    if (close < 0 || !EXPRESSION.test(text.slice(open + 1, close))) return false;
    at = close + 1;
  }
  return true;
}
