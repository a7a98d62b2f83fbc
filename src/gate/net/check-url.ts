import { isIP } from '../../lib/is-ip.js';
import { classifyAddress } from './address.js';
import { isBlockedPort } from './blocked-ports.js';
import { type PrivateHosts, parsePrivateHosts } from './private-hosts.js';
import { specialName } from './special-names.js';
import { readUrlShape } from './url-shape.js';
import type { WebsiteBlocklist } from './website-blocklist.js';

/** What the operator opened or closed beyond the address rules. */
export interface UrlPolicy {
  /** Hosts, `host:port` or address ranges that may be private. Never opens cloud metadata. */
  readonly privateHosts?: readonly string[];
  readonly blocklist?: WebsiteBlocklist;
  /** When given, only these ports; otherwise every port that is not known to speak something else. */
  readonly allowedPorts?: readonly number[];
}

/** Finds the addresses of a host name. */
export interface HostResolver {
  resolve(host: string): Promise<readonly string[]> | readonly string[];
}

export interface CheckUrlOptions extends UrlPolicy, Partial<HostResolver> {}

/** May this URL be fetched, and at which addresses. */
export interface UrlVerdict {
  readonly allowed: boolean;
  /** Why not. */
  readonly reason?: string;
  /** Set when nothing was refused but the name has no address. */
  readonly isUnresolved?: true;
  /** Lower case and punycode, or the address in its ordinary form; empty when the URL has no readable host. */
  readonly host: string;
  /** The judged addresses; a connection may go to these and to no other. */
  readonly addresses: readonly string[];
}

/**
 * Judges a URL before it is fetched: scheme, spelling, port, name, and every address the name resolves to.
 * Looks the name up at most once, and not at all when the URL is already refused or holds an address.
 * Never throws; whatever cannot be judged is not allowed. Whoever fetches must connect to `addresses` only.
 */
export async function checkUrl(url: string, options: CheckUrlOptions = {}): Promise<UrlVerdict> {
  const target = inspectUrl(url, options);
  if (!target.ok) return { allowed: false, reason: target.reason, host: target.host, addresses: [] };
  return judgeTarget(target, async (host) => (options.resolve ? options.resolve(host) : systemResolver.resolve(host)));
}

/** A URL that passed everything that can be judged without a lookup. */
export interface UrlTarget {
  readonly ok: true;
  /** Normalised: no credentials, no trailing dot of the host. */
  readonly url: URL;
  readonly host: string;
  readonly port: number;
  /** `user:password` of the URL, decoded. */
  readonly credentials: string | undefined;
  readonly privateHosts: PrivateHosts;
}

export interface UrlRefusal {
  readonly ok: false;
  readonly reason: string;
  readonly host: string;
}

/** The part of the judgement that needs no lookup, so that a refused name is never asked for. */
export function inspectUrl(input: string, policy: UrlPolicy = {}): UrlTarget | UrlRefusal {
  const shape = readUrlShape(input);
  if (!shape.ok) return { ok: false, reason: shape.reason, host: '' };
  const { url, credentials } = shape;
  const host = hostOf(url);
  const refuse = (reason: string): UrlRefusal => ({ ok: false, reason, host });
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  let privateHosts: PrivateHosts;
  try {
    privateHosts = parsePrivateHosts(policy.privateHosts ?? []);
  } catch (problem) {
    return refuse(problem instanceof Error ? problem.message : String(problem));
  }
  const reason = findHostProblem(host, port, privateHosts) ?? findPortProblem(host, port, policy, privateHosts) ?? null;
  if (reason !== null) return refuse(reason);
  const blocked = policy.blocklist?.match(host) ?? null;
  if (blocked !== null) return refuse(blocked.message);
  return { ok: true, url: normalise(url, host), host, port, credentials, privateHosts };
}

/** The part of the judgement that needs the addresses. Looks up a name once. */
export async function judgeTarget(target: UrlTarget, resolve: HostResolver['resolve']): Promise<UrlVerdict> {
  const { host, port, privateHosts } = target;
  const refuse = (reason: string, addresses: readonly string[] = []): UrlVerdict => ({
    allowed: false,
    reason,
    host,
    addresses,
  });
  let addresses: readonly string[];
  try {
    addresses = isIP(host) === 0 ? [...new Set(await resolve(host))].map(String) : [host];
  } catch (problem) {
    const detail = problem instanceof Error && 'code' in problem ? ` (${String(problem.code)})` : '';
    return { ...refuse(`${host} could not be resolved${detail}`), isUnresolved: true };
  }
  if (addresses.length === 0) return { ...refuse(`${host} has no address`), isUnresolved: true };
  for (const address of addresses) {
    const reason = findAddressProblem(host, address, port, privateHosts);
    if (reason !== null) return refuse(reason, addresses);
  }
  return { allowed: true, host, addresses };
}

/** Resolves with the system's own rules (hosts file included). */
export const systemResolver: HostResolver = {
  async resolve(host) {
    const { lookup } = await import('node:dns/promises');
    const answers = await lookup(host, { all: true, verbatim: true });
    return answers.map((answer) => answer.address);
  },
};

/** Whether a host is one that no setting opens: a cloud's metadata, by address or name. */
export function isFloorHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return isIP(name) === 0 ? specialName(name)?.isFloor === true : classifyAddress(name).isFloor;
}

// WHATWG hosts may hold characters no real host name has; nothing good resolves them.
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;

function findHostProblem(host: string, port: number, privateHosts: PrivateHosts): string | null {
  if (isIP(host) !== 0) return findAddressProblem(host, host, port, privateHosts);
  if (!HOST_NAME.test(host)) return `${JSON.stringify(host)} is not a host name`;
  if (/(^|\.)(\d+|0x[0-9a-f]*)$/.test(host)) return `${host} ends in a number but is not an address`;
  const special = specialName(host);
  if (special === null) return null;
  if (special.isFloor) return `${host} is a ${special.kind}; no setting opens it`;
  return privateHosts.hasName(host, port) ? null : `${host} is a ${special.kind}; ${optInAdvice(host)}`;
}

function findPortProblem(host: string, port: number, policy: UrlPolicy, privateHosts: PrivateHosts): string | null {
  if (port !== 0 && privateHosts.hasPort(host, port)) return null;
  if (policy.allowedPorts !== undefined) {
    return policy.allowedPorts.includes(port)
      ? null
      : `port ${port} is not among the allowed ports ${policy.allowedPorts.join(', ')}`;
  }
  return isBlockedPort(port) ? `port ${port} does not speak HTTP` : null;
}

function findAddressProblem(host: string, address: string, port: number, privateHosts: PrivateHosts): string | null {
  const found = classifyAddress(address);
  if (found.isPublic) return null;
  const what = host === address ? `${host} is` : `${host} resolves to ${address}, which is`;
  if (found.isFloor) return `${what} a ${found.kind} address; no setting opens it`;
  if (found.kind === 'not an address') return `${what} not an address`;
  if (!found.canOptIn) return `${what} ${found.kind === 'unspecified' ? 'an' : 'a'} ${found.kind} address`;
  if (privateHosts.hasName(host, port) || privateHosts.hasAddress(address, port)) return null;
  return `${what} a ${found.kind} address; ${optInAdvice(host)}`;
}

function optInAdvice(host: string): string {
  return `the operator can open it by adding ${JSON.stringify(host)} to security.private_hosts`;
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** A trailing dot is the same host, but no certificate names it; credentials travel in a header of their own. */
function normalise(url: URL, host: string): URL {
  const normal = new URL(url);
  normal.username = '';
  normal.password = '';
  if (normal.hostname.endsWith('.')) normal.hostname = host;
  return normal;
}
