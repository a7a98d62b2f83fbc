import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface GuardOptions {
  /** Names beside the loopback ones under which the server may be addressed. */
  readonly hosts: readonly string[];
  /** Without it every program of this machine may call. */
  readonly token: string | undefined;
}

export interface Refusal {
  readonly status: 401 | 403;
  readonly message: string;
}

/** Whether a request may go on; undefined means yes. */
export type RequestGuard = (headers: IncomingHttpHeaders) => Refusal | undefined;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Checks who is addressed, who asks and whether they know the token. A page in a browser that had its own name point
 * at this machine (DNS rebinding) still names itself in `Host` and `Origin`, and is refused by that.
 */
export function createRequestGuard({ hosts, token }: GuardOptions): RequestGuard {
  const allowed = new Set([...LOOPBACK, ...hosts.map((host) => host.toLowerCase())]);
  const expected = token === undefined ? undefined : digest(token);
  return ({ host, origin, authorization }) => {
    if (!allowed.has(hostName(host) ?? '')) {
      return { status: 403, message: `The Host header ${shown(host)} does not name this server.` };
    }
    if (origin !== undefined && !allowed.has(originName(origin) ?? '')) {
      return { status: 403, message: `Requests from the origin ${shown(origin)} are refused.` };
    }
    if (expected === undefined || isToken(authorization, expected)) return undefined;
    return {
      status: 401,
      message:
        'A bearer token is needed: send the one that was shown when the server started as Authorization: Bearer.',
    };
  };
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
