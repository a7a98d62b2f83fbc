import { domainToASCII } from 'node:url';

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

/** Splits `host`, `host:port` or `[v6]:port`; null when it is no pattern. */
export function parseHostPattern(pattern: string): { readonly host: string; readonly port?: number } | null {
  const match = /^(\[[0-9a-f:.]+\]|[^\s:/\\@[\]]+)(?::(\d{1,5}))?$/i.exec(pattern.trim());
  if (match?.[1] === undefined) return null;
  const host = normaliseHost(match[1]);
  if (host === '') return null;
  return match[2] === undefined ? { host } : { host, port: Number(match[2]) };
}

/** One spelling for one host: lower case, punycode, no trailing dot, no brackets. Empty when it is no host name. */
export function normaliseHost(host: string): string {
  const plain = host.trim().replace(/^\[|\]$/g, '');
  if (plain === '*' || plain.includes(':')) return plain.toLowerCase();
  const wildcard = plain.startsWith('*.') ? '*.' : '';
  const ascii = domainToASCII(plain.slice(wildcard.length));
  return ascii === '' ? '' : wildcard + ascii.replace(/\.$/, '');
}
