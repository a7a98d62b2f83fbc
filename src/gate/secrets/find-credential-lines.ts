import type { SecretSpan } from './mask.js';
import { looksSecret } from './secret-values.js';

/** Adds what stands in credential files that have a format of their own: `.netrc`, `.pgpass`, private JSON Web Keys. */
export function addCredentialFiles(text: string, spans: SecretSpan[]): void {
  if (text.includes('password')) addLasts(text, NETRC, spans);
  if (MAYBE_PGPASS.test(text)) addLasts(text, PGPASS, spans);
  if (text.includes('kty')) addJsonWebKeys(text, spans);
}

// After a login on the same or the next line, or alone on a line; a line may also begin or end with a quote of JSON.
const NETRC =
  /(?:(?:login|account)[ \t]{1,3}[^\s"\\]{1,200}(?:\s|\\[nt]){1,10}|(?:^|[\n"|:]|\\[nt])[+-]?[ \t]{0,20})password[ \t]{1,3}([^\s"'`\\]{6,200})(?=["'\s\\]|$)/g;
const MAYBE_PGPASS = /:(?:\d{2,5}|\*):[\w*-]{1,80}:/;
const PGPASS =
  /(?<![\w.*-])[\w.*-]{1,200}:(?:\d{2,5}|\*):[\w*-]{1,80}:[\w*.@-]{1,80}:([^\s"'`\\:]{6,200})(?=["'\s\\]|$)/g;

function addLasts(text: string, pattern: RegExp, spans: SecretSpan[]): void {
  for (const match of text.matchAll(pattern)) {
    const value = match[1] ?? '';
    const end = match.index + match[0].length;
    if (looksSecret(value, 'password', 'code') || (pattern === NETRC && isAfterLogin(match[0], value)))
      spans.push({ start: end - value.length, end, id: 'password' });
  }
}

/** Beside a login even a plain word is somebody's password. */
function isAfterLogin(match: string, value: string): boolean {
  return /^(?:login|account)/.test(match) && looksSecret(value, 'password', 'sure');
}

const SECRET_MEMBER = /\\*"(?:d|p|q|dp|dq|qi|k)\\*"\s{0,3}:\s{0,3}\\*"([\w-]{20,2000})/g;

/** The public members of the same key stay. */
function addJsonWebKeys(text: string, spans: SecretSpan[]): void {
  if (!/"kty\\*"\s{0,3}:/.test(text)) return;
  for (const match of text.matchAll(SECRET_MEMBER)) {
    const value = match[1] ?? '';
    const end = match.index + match[0].length;
    spans.push({ start: end - value.length, end, id: 'private-key' });
  }
}
