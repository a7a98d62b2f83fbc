import { type Address, type AddressRange, isInRange, parseAddress, parseRange } from './address.js';
import { parseHostPattern } from './host-pattern.js';

/** The operator's opt-in (`security.private_hosts`), ready to be asked. */
export interface PrivateHosts {
  /** Whether a name was opted in, so that its private addresses may be used. */
  hasName(host: string, port: number): boolean;
  /** Whether an address was opted in by itself or by a range around it. */
  hasAddress(address: string, port: number): boolean;
  /** Whether the very port was written down, which also opens a port that is otherwise closed. */
  hasPort(host: string, port: number): boolean;
}

/**
 * Reads entries like `git.corp`, `localhost:3000`, `10.0.0.0/8`, `[::1]:8080`. Throws on an entry that is none of
 * them: an opt-in that is misread could open too much.
 */
export function parsePrivateHosts(entries: readonly string[]): PrivateHosts {
  const rules = entries.map(parseEntry);
  const named = (host: string, port: number) =>
    rules.filter((rule) => rule.kind === 'name' && rule.host === host && fits(rule, port));
  const addressed = (address: Address, port: number) =>
    rules.filter((rule) => rule.kind === 'range' && isInRange(address, rule.range) && fits(rule, port));
  return {
    hasName: (host, port) => named(host, port).length > 0,
    hasAddress(text, port) {
      const address = parseAddress(text);
      return address !== null && addressed(address, port).length > 0;
    },
    hasPort(host, port) {
      const address = parseAddress(host);
      const matching = address === null ? named(host, port) : addressed(address, port);
      return matching.some((rule) => rule.port !== undefined);
    },
  };
}

type Rule =
  | { readonly kind: 'name'; readonly host: string; readonly port: number | undefined }
  | { readonly kind: 'range'; readonly range: AddressRange; readonly port: number | undefined };

function fits(rule: Rule, port: number): boolean {
  return rule.port === undefined || rule.port === port;
}

function parseEntry(entry: string): Rule {
  const text = entry.trim();
  const wholeRange = parseRange(text);
  if (wholeRange !== null) return { kind: 'range', range: wholeRange, port: undefined };
  const parsed = parseHostPattern(text);
  if (parsed === null || parsed.host.includes('*')) throw invalidEntry(entry);
  const range = parseRange(parsed.host);
  if (range !== null) return { kind: 'range', range, port: parsed.port };
  if (parsed.host.includes('/')) throw invalidEntry(entry);
  return { kind: 'name', host: parsed.host, port: parsed.port };
}

function invalidEntry(entry: string): Error {
  return new Error(
    `security.private_hosts has an entry that is not a host: ${JSON.stringify(entry)}. ` +
      'Expected a host name, an address or a range, with an optional port, e.g. "git.corp", "127.0.0.1:3000", "10.0.0.0/8".',
  );
}
