/** A URL that every parser reads the same way, or the reason why not. */
export type UrlShape =
  | { readonly ok: true; readonly url: URL; readonly credentials: string | undefined }
  | { readonly ok: false; readonly reason: string };

const MAX_URL_CHARS = 65_536;

// Browsers refuse these in names too: `bank.example∕login.evil.example` is a host of evil.example. The full stops that
// the standard turns into "." are not among them.
const PUNCTUATION_LOOKALIKES = /[\u0589\u05c3\u2024\u2027\u2044\u2215\u2236\u2571\u29f6\u29f8\u2afb\u2afd\ua789]/u;

/**
 * Reads a URL with the parser our HTTP client uses, and refuses what other parsers would read differently: the host
 * that was judged, shown and logged must be the host that is contacted, whoever reads it.
 */
export function readUrlShape(input: unknown): UrlShape {
  if (typeof input !== 'string')
    return refuse(`expected a URL as a string, got ${input === null ? 'null' : typeof input}`);
  if (input.length > MAX_URL_CHARS) return refuse(`the URL has ${input.length} characters, more than ${MAX_URL_CHARS}`);
  const text = trimBlanks(input);
  const problem = findAmbiguity(text);
  if (problem !== null) return refuse(problem);
  if (!URL.canParse(text)) return refuse('the URL cannot be parsed; its host or port is not valid');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse(schemeReason(url.protocol));
  const credentials = findHostInCredentials(url);
  if (credentials !== null) return refuse(credentials);
  return { ok: true, url, credentials: credentialsOf(url) };
}

function findAmbiguity(text: string): string | null {
  if (text === '') return 'the URL is empty';
  if (/[\u0000-\u001f\u007f]/.test(text)) return 'the URL has a control character or line break inside';
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0];
  if (scheme === undefined) return 'the URL has no scheme; write it out, e.g. https://example.org/';
  if (!/^https?:$/i.test(scheme)) return schemeReason(scheme.toLowerCase());
  const rest = text.slice(scheme.length);
  if (!/^\/\/[^/\\]/.test(rest)) return 'the scheme must be followed by exactly two slashes and a host';
  return findAuthorityTrick(rest.slice(2));
}

/** Looks at what stands before the path, where parsers have disagreed about which part is the host. */
function findAuthorityTrick(rest: string): string | null {
  const beforePath = rest.split('/', 1)[0] ?? '';
  if (beforePath.includes('\\')) return 'the host part has a backslash, which clients read in different ways';
  const authority = beforePath.split(/[?#]/, 1)[0] ?? '';
  if (PUNCTUATION_LOOKALIKES.test(decodeLoosely(authority)))
    return 'the host part has a character that only looks like "/", "?", "#", ":" or "."';
  if (/\s/u.test(authority)) return 'the host part has a blank inside';
  const at = authority.split('@').length - 1;
  if (at > 1) return 'the host part has more than one "@"';
  if (authority.startsWith('@')) return 'the host part starts with "@"';
  if (beforePath.slice(authority.length).includes('@'))
    return 'an "@" follows "?" or "#" directly after the host, which clients read in different ways; write a "/" after the host';
  return findSecondNumber(authority.slice(authority.indexOf('@') + 1));
}

/**
 * `010.0.0.1` is 8.0.0.1 for a browser and 10.0.0.1 for many libraries and logs. Where the readings differ it is not an
 * honest address.
 */
function findSecondNumber(hostAndPort: string): string | null {
  const host = decodeLoosely(hostAndPort)
    .normalize('NFKC')
    .replace(/[。．｡]/g, '.')
    .replace(/:\d*$/, '');
  const parts = host.replace(/\.$/, '').split('.');
  const isDotted = parts.length === 4 && parts.every((part) => /^\d+$/.test(part));
  if (!isDotted || !parts.some((part) => /^0\d/.test(part))) return null;
  return 'the address has numbers with leading zeros, which clients read as octal or as decimal; write them without';
}

/** Names like `http://bank.example@evil.example/` put a host where the user name goes. */
function findHostInCredentials(url: URL): string | null {
  if (url.username === '' && url.password === '') return null;
  const user = decodeLoosely(url.username);
  const password = decodeLoosely(url.password);
  const looksLikeHost = /[.:[\]]/.test(user) || /^(0x[0-9a-f]*|\d+|localhost)$/i.test(user);
  if (!looksLikeHost && !/[@/\\?#\s\u0000-\u001f]/.test(user + password)) return null;
  return 'the user name before "@" looks like a host; send credentials in an Authorization header instead';
}

function credentialsOf(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  return `${decodeLoosely(url.username)}:${decodeLoosely(url.password)}`;
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not valid UTF-8 behind the percent signs: the raw text is what there is to judge.
    return text;
  }
}

function schemeReason(scheme: string): string {
  return `only http and https are fetched, not ${JSON.stringify(scheme.slice(0, 40))}`;
}

/** What the URL standard trims. A loop, because a pattern anchored at the end takes quadratic time on many blanks. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end);
}

function refuse(reason: string): UrlShape {
  return { ok: false, reason };
}
