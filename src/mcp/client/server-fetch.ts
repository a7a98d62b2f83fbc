import type { HostResolver, UrlPolicy } from '../../gate/net/check-url.js';
import type { Connections } from '../../ports/http/connections.js';
import { createJudgedFetch, type JudgedFetch } from '../../ports/http/judged-fetch.js';

/** What an HTTP server may send in one answer or one stream of events; a stream that is cut is opened again. */
const MAX_BYTES = 64 * 1_048_576;

export interface ServerNetwork {
  readonly connections: Connections;
  readonly policy: UrlPolicy;
  readonly resolver?: HostResolver | undefined;
}

/** A fetch for one server: its own address may be private, whatever it points to is judged like any other. */
export function createServerFetch({ connections, policy, resolver }: ServerNetwork, url: string): JudgedFetch {
  return createJudgedFetch({
    connections,
    policy,
    endpoints: [url],
    limits: { maxStreamBytes: MAX_BYTES },
    ...(resolver === undefined ? {} : { resolver }),
  });
}
