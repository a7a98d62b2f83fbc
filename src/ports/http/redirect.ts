import type { OutgoingRequest } from './outgoing-request.js';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

// What may follow to another origin. A list of what is safe, because nobody can list every header that carries a key.
const HARMLESS_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
]);

/** Where an answer points to, or null when it is no redirect. */
export function redirectTarget(status: number, location: string | undefined, from: URL): string | null {
  if (!REDIRECTS.has(status) || location === undefined) return null;
  if (!URL.canParse(location, from.href)) return location;
  const target = new URL(location, from);
  if (target.hash === '') target.hash = from.hash;
  return target.href;
}

/** The request that follows a redirect: method and body by the status, headers by whether the origin stays the same. */
export function followRequest(request: OutgoingRequest, status: number, from: URL, to: string): OutgoingRequest {
  const staysOnOrigin = URL.canParse(to) && new URL(to).origin === from.origin;
  const becomesGet =
    (status === 303 && request.method !== 'HEAD') || ((status === 301 || status === 302) && request.method === 'POST');
  const headers = Object.entries(request.headers).filter(
    ([name]) => (staysOnOrigin || HARMLESS_HEADERS.has(name)) && !(becomesGet && name.startsWith('content-')),
  );
  return {
    url: to,
    method: becomesGet ? 'GET' : request.method,
    headers: Object.fromEntries(headers),
    body: becomesGet ? undefined : request.body,
  };
}

/** Why a redirect is not followed whatever it points to, or null. */
export function findRedirectProblem(from: URL, to: string): string | null {
  if (from.protocol === 'https:' && /^http:/i.test(to)) return 'it leaves https for unencrypted http';
  return null;
}
