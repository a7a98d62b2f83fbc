import type { Socket } from 'node:net';
import type { Dispatcher, Pool } from 'undici';
import { parseAddress } from '../../gate/net/address.js';
import { pinnedLookup } from './pinned-lookup.js';

/** Open connections, each bound to addresses that were judged. Shared by the calls of one instance. */
export interface Connections {
  /** Sends to one origin at exactly these addresses; a connection is used again only for the same set. */
  to(url: URL, addresses: readonly string[]): Promise<Dispatcher>;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Milliseconds until a connection must stand. Default 10 s. */
  readonly connectMs?: number;
  /** Certificates trusted besides Node's own (PEM). */
  readonly ca?: string | readonly string[];
}

const MAX_POOLS = 64;
// Node gives one of several addresses 250 ms, less than a handshake across the world can take.
const ATTEMPT_MS = 1_000;
const CONNECTIONS_PER_POOL = 16;

/**
 * Opens connections to judged addresses only. The name is never looked up again: the socket gets the addresses
 * from the judgement, while Host header, SNI and certificate check keep the name. Proxy variables are not read.
 */
export function createConnections(options: ConnectionOptions = {}): Connections {
  const pools = new Map<string, Pool>();
  let isClosed = false;
  return {
    async to(url, addresses) {
      const [undici, certificates] = await Promise.all([import('undici'), trustedCertificates(options.ca)]);
      if (isClosed) throw new Error('The HTTP connections are closed.');
      const key = `${url.origin} ${[...addresses].sort().join(' ')}`;
      const known = pools.get(key);
      if (known !== undefined) {
        pools.delete(key);
        pools.set(key, known);
        return known;
      }
      const connect = pinnedConnector(undici.buildConnector, addresses, options, certificates);
      const pool = new undici.Pool(url.origin, { connect, connections: CONNECTIONS_PER_POOL, pipelining: 1 });
      pools.set(key, pool);
      dropOldest(pools);
      return pool;
    },
    async close() {
      isClosed = true;
      const open = [...pools.values()];
      pools.clear();
      await Promise.all(open.map((pool) => pool.destroy()));
    },
  };
}

type BuildConnector = typeof import('undici').buildConnector;

function pinnedConnector(
  buildConnector: BuildConnector,
  addresses: readonly string[],
  options: ConnectionOptions,
  certificates: readonly string[] | undefined,
): ReturnType<BuildConnector> {
  const connect = buildConnector({
    timeout: options.connectMs ?? 10_000,
    autoSelectFamily: addresses.length > 1,
    lookup: pinnedLookup(addresses),
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS,
    ...(certificates === undefined ? {} : { ca: [...certificates] }),
  } as Parameters<BuildConnector>[0]);
  return (target, done) =>
    connect(target, (...result) => {
      const [problem, socket] = result;
      if (problem === null && !isJudged(socket, addresses)) {
        socket.destroy();
        done(new Error(`The connection went to ${socket.remoteAddress}, which was not judged.`), null);
      } else done(...result);
    });
}

async function trustedCertificates(extra: ConnectionOptions['ca']): Promise<readonly string[] | undefined> {
  if (extra === undefined) return undefined;
  const { rootCertificates } = await import('node:tls');
  return [...rootCertificates, ...[extra].flat()];
}

/** The pin should make this impossible; if a Node release ever changes how lookups work, we notice here. */
function isJudged(socket: Socket, addresses: readonly string[]): boolean {
  const reached = parseAddress(socket.remoteAddress ?? '');
  return addresses.some((address) => {
    const judged = parseAddress(address);
    return reached !== null && judged !== null && reached.family === judged.family && reached.value === judged.value;
  });
}

function dropOldest(pools: Map<string, Pool>): void {
  if (pools.size <= MAX_POOLS) return;
  const [key, pool] = pools.entries().next().value ?? [];
  if (key === undefined || pool === undefined) return;
  pools.delete(key);
  // Requests in flight finish; a failure to close has no reader and frees the sockets all the same.
  pool.close().catch(() => pool.destroy());
}
