import { isIP } from 'node:net';
import type { HostResolver } from '../../gate/net/check-url.js';
import { ToolError } from '../../kernel/outcome.js';
import { unlessAborted } from './deadline.js';

/** Looks up records of one type. Rejects with a `code` of `node:dns` when there are none. */
export type RecordLookup = (host: string, type: string) => Promise<unknown>;

const TYPES = ['A', 'AAAA', 'CAA', 'CNAME', 'MX', 'NAPTR', 'NS', 'PTR', 'SOA', 'SRV', 'TXT'] as const;

/**
 * The DNS records of a host. Addresses come from the injected resolver when there is one, so that a session with its
 * own name service sees one world. `PTR` also takes an address. No records is `not_found`.
 */
export async function resolveRecords(
  host: string,
  type: string,
  sources: {
    readonly resolver: HostResolver | undefined;
    readonly records: RecordLookup | undefined;
    readonly signal: AbortSignal;
  },
): Promise<unknown[]> {
  const kind = checkType(type);
  const name = checkHost(host, kind);
  try {
    if (sources.resolver !== undefined && (kind === 'A' || kind === 'AAAA')) {
      const addresses = await unlessAborted(sources.resolver.resolve(name), sources.signal);
      const wanted = addresses.filter((address) => isIP(address) === (kind === 'A' ? 4 : 6));
      if (wanted.length === 0) throw noRecords(name, kind);
      return wanted;
    }
    const found = await unlessAborted((sources.records ?? createRecordLookup())(name, kind), sources.signal);
    return Array.isArray(found) ? found : [found];
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    if (/^(ENOTFOUND|ENODATA|NXDOMAIN)$/.test(code)) throw noRecords(name, kind);
    throw problem;
  }
}

/** Asks the given name servers (`address` or `address:port`), or the system's own. */
export function createRecordLookup(servers?: readonly string[]): RecordLookup {
  return async (host, type) => {
    const { Resolver } = await import('node:dns/promises');
    const resolver = new Resolver({ timeout: 5_000, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    if (type === 'PTR' && isIP(host) !== 0) return resolver.reverse(host);
    return resolver.resolve(host, type);
  };
}

function checkType(type: string): string {
  const kind = type.toUpperCase();
  if ((TYPES as readonly string[]).includes(kind)) return kind;
  throw new ToolError(`${JSON.stringify(type)} is not a DNS record type`, {
    code: 'invalid_arguments',
    hint: `Use one of ${TYPES.join(', ')}.`,
  });
}

function checkHost(host: string, type: string): string {
  if (type === 'PTR' && isIP(host) !== 0) return host;
  const isName = URL.canParse(`http://${host}`) && /^[^\s/\\?#@:[\]]{1,253}$/u.test(host);
  const name = isName ? new URL(`http://${host}`).hostname.replace(/\.$/, '') : '';
  if (name !== '' && isIP(name) === 0) return name;
  throw new ToolError(`${JSON.stringify(host.slice(0, 100))} is not a host name`, {
    code: 'invalid_arguments',
    hint: 'Give a name like example.org, without scheme, port or path.',
  });
}

function noRecords(host: string, type: string): ToolError {
  return new ToolError(`${host} has no ${type} records`, {
    code: 'not_found',
    hint: 'Check the spelling, or ask for another type.',
  });
}
