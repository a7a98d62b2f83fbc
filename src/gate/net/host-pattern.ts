import { domainToASCII } from 'node:url';
import { isIP } from '../../lib/is-ip.js';
import { formatIpv4, parseAddress } from './address.js';

/**
 * Whether a host (and port) is meant by a pattern of an allow-list: `api.example.org` is that host alone,
 * `*.example.org` any host below it, `*` every host; `:8443` at the end narrows it to a port.
 */
export function hostMatches(pattern: string, host: string, port?: number): boolean {
  const parsed = parseHostPattern(pattern);
  if (parsed === null) return false;
  if (parsed.port !== undefined && parsed.port !== port) return false;
  const name = normaliseHost(host);
  if (parsed.host === '*') return true;
  if (parsed.host.startsWith('*.')) return name.endsWith(parsed.host.slice(1));
  return name === parsed.host;
}

/**
 * Whether a host is meant by a pattern of a deny-list. Read widely: the hosts below it are meant too, since a denial
 * that `www.` walks around would be worth nothing, and a port that is not known yet may be the denied one.
 */
export function hostIsDenied(pattern: string, host: string, port?: number): boolean {
  const parsed = parseHostPattern(pattern);
  if (parsed === null) return false;
  if (parsed.port !== undefined && port !== undefined && parsed.port !== port) return false;
  return hostMatches(parsed.host, host) || (!parsed.host.startsWith('*') && hostMatches(`*.${parsed.host}`, host));
}

/** Splits `host`, `host:port`, `[v6]:port` or a bare IPv6 address; null when it is no pattern. */
export function parseHostPattern(pattern: string): { readonly host: string; readonly port?: number } | null {
  if (isIP(pattern.trim()) === 6) return { host: normaliseHost(pattern) };
  const match = /^(\[[0-9a-f:.]+\]|[^\s:/\\@[\]]+)(?::(\d{1,5}))?$/i.exec(pattern.trim());
  if (match?.[1] === undefined) return null;
  const host = normaliseHost(match[1]);
  if (host === '' || /[*]/.test(host.replace(/^\*(\.|$)/, ''))) return null;
  if (match[2] === undefined) return { host };
  return Number(match[2]) > 65_535 ? null : { host, port: Number(match[2]) };
}

/**
 * One spelling for one host: lower case, punycode, no trailing dot, no brackets, addresses in their shortest form.
 * Empty when it is no host name.
 */
export function normaliseHost(host: string): string {
  const plain = host.trim().replace(/^\[|\]$/g, '');
  if (plain === '*') return plain;
  if (plain.includes(':')) return normaliseIpv6(plain.toLowerCase());
  const wildcard = plain.startsWith('*.') ? '*.' : '';
  const ascii = domainToASCII(plain.slice(wildcard.length));
  return ascii === '' ? '' : wildcard + ascii.replace(/\.$/, '');
}

/** `::ffff:8.8.8.8` is 8.8.8.8, and every other address has many spellings: a deny list must know them all. */
function normaliseIpv6(text: string): string {
  const address = parseAddress(text);
  if (address?.family === 4) return formatIpv4(address.value);
  const url = `http://[${text}]/`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : text;
}
