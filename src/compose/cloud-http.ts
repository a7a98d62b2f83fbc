import type { CloudHttp } from '../environments/cloud/cloud-http.js';
import type { Settings } from './settings.js';

/** The judged way out to the API of a cloud; an address that the operator configured may be private. */
export async function createCloudHttp({ config, env }: Pick<Settings, 'config' | 'env'>): Promise<CloudHttp> {
  const [{ createConnections }, { createJudgedFetch }, { createJudgedSocket }] = await Promise.all([
    import('../ports/http/connections.js'),
    import('../ports/http/judged-fetch.js'),
    import('../ports/http/judged-socket.js'),
  ]);
  const url = env.DAYTONA_API_URL;
  const judged = {
    // Idle ones keep no process alive and close by themselves.
    connections: createConnections(),
    policy: { privateHosts: config.security.private_hosts },
    endpoints: url !== undefined && URL.canParse(url) ? [url] : [],
  };
  return { fetch: createJudgedFetch(judged), connect: createJudgedSocket(judged) };
}
