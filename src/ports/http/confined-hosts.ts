import { type HostResolver, inspectUrl, judgeTarget, type UrlPolicy } from '../../gate/net/check-url.js';
import { hostIsDenied, hostMatches, parseHostPattern } from '../../gate/net/host-pattern.js';

/** May a confined command connect there, and at which addresses. */
export type HostVerdict =
  | { readonly allowed: true; readonly addresses: readonly string[] }
  | {
      readonly allowed: false;
      readonly reason: string;
      /** The one setting to widen, when there is one. */
      readonly setting?: string;
    };

export type HostJudge = (host: string, port: number) => Promise<HostVerdict>;

/**
 * Judges the hosts of a confinement's network list (`host`, `host:port`, `*.domain`, `*`; `!host` denies and wins) and
 * then their addresses by the same rules as every fetch. A listed host still needs `security.private_hosts` to be
 * private. A name that is not on the list is never looked up.
 */
export function judgeConfinedHosts(
  network: readonly string[],
  options: { readonly resolver: HostResolver; readonly policy?: UrlPolicy },
): HostJudge {
  const denied = network.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const allowed = network.filter((pattern) => !pattern.startsWith('!'));
  return async (host, port) => {
    if (denied.some((pattern) => hostIsDenied(pattern, host, port))) {
      return { allowed: false, reason: `${host} is a denied host`, setting: 'denied_hosts' };
    }
    const match = allowed.find((pattern) => hostMatches(pattern, host, port));
    if (match === undefined) {
      return { allowed: false, reason: `${host}:${port} is not an allowed host`, setting: 'allowed_hosts' };
    }
    const target = inspectUrl(urlOf(host, port), policyFor(match, options.policy ?? {}));
    if (!target.ok) return { allowed: false, reason: target.reason };
    const verdict = await judgeTarget(target, (name) => options.resolver.resolve(name));
    if (!verdict.allowed) return { allowed: false, reason: verdict.reason ?? `${host} may not be reached` };
    return { allowed: true, addresses: verdict.addresses };
  };
}

/** A pattern with a port opens that port even where HTTP would not be spoken, e.g. `github.com:22`. */
function policyFor(pattern: string, policy: UrlPolicy): UrlPolicy {
  const port = parseHostPattern(pattern)?.port;
  return port === undefined ? policy : { ...policy, allowedPorts: [port] };
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}
