import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface GuardOptions {
  /** Names beside the loopback ones under which the server may be addressed. */
  readonly hosts: readonly string[];
  /** Without it every program of this machine may call. */
  readonly token: string | undefined;
  /** Whether somebody who shows no token at all may come in, as a stranger. */
  readonly strangers: boolean;
}

export type Admission =
  | { readonly admitted: true; readonly isStranger: boolean }
  | { readonly admitted: false; readonly status: 401 | 403; readonly message: string };

/** Whether a request may go on, and as whose. */
export type RequestGuard = (headers: IncomingHttpHeaders) => Admission;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Checks who is addressed, who asks and whether they know the token. A page in a browser that had its own name point
 * at this machine (DNS rebinding) still names itself in `Host` and `Origin`, and is refused by that.
 */
export function createRequestGuard({ hosts, token, strangers }: GuardOptions): RequestGuard {
  const allowed = new Set([...LOOPBACK, ...hosts.map((host) => host.toLowerCase())]);
  const expected = token === undefined ? undefined : digest(token);
  return ({ host, origin, authorization }) => {
    if (!allowed.has(hostName(host) ?? '')) {
      return refused(403, `The Host header ${shown(host)} does not name this server.`);
    }
    if (origin !== undefined && !allowed.has(originName(origin) ?? '')) {
      return refused(403, `Requests from the origin ${shown(origin)} are refused.`);
    }
    if (expected === undefined || isToken(authorization, expected)) return { admitted: true, isStranger: false };
    if (strangers && authorization === undefined) return { admitted: true, isStranger: true };
    return refused(401, TOKEN_NEEDED);
  };
}

export const TOKEN_NEEDED =
  'A bearer token is needed: send the one that was shown when the server started as Authorization: Bearer.';

function refused(status: 401 | 403, message: string): Admission {
  return { admitted: false, status, message };
}

/** A name or address and perhaps a port, nothing else: what has to be interpreted was not written by an honest client. */
const AUTHORITY = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i;

function hostName(authority: string | undefined): string | undefined {
  return AUTHORITY.exec(authority ?? '')?.[1]?.toLowerCase();
}

function originName(origin: string): string | undefined {
  return hostName(/^https?:\/\/(.*)$/is.exec(origin)?.[1]);
}

function isToken(authorization: string | undefined, expected: Buffer): boolean {
  const [, given] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), expected);
}

/** Digests have one length, so that comparing them tells nothing about the token's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function shown(value: string | undefined): string {
  return JSON.stringify((value ?? '').slice(0, 100));
}
