import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '../config/parse-config.js';
import type { HostResolver, UrlPolicy } from '../gate/net/check-url.js';
import { parsePrivateHosts } from '../gate/net/private-hosts.js';
import { type BlocklistSource, createWebsiteBlocklist } from '../gate/net/website-blocklist.js';
import type { ModelPort } from '../kernel/ports.js';
import { type Connections, createConnections } from '../ports/http/connections.js';
import { noModel } from '../ports/model/no-model.js';
import { lazyPort } from './lazy-port.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';

/** How an instance reaches others: judged addresses, its connections, its helper model. */
export interface Network {
  readonly policy: UrlPolicy;
  readonly connections: Connections;
  /** Set when the host program brought its own. */
  readonly resolver: HostResolver | undefined;
  readonly model: ModelPort;
  /** What is wrong with the website blocklist; while something is, it blocks more, not less. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Reads the rules about addresses once. Throws a ConfigError for a private host that could be misread. */
export function createNetwork(settings: Settings, options: Pick<HermesOptions, 'dns' | 'model'>): Network {
  const { private_hosts: privateHosts } = settings.config.security;
  checkPrivateHosts(settings, privateHosts);
  const blocklist = readBlocklist(settings);
  const policy: UrlPolicy = { privateHosts, blocklist };
  const connections = createConnections();
  const resolver = options.dns;
  return {
    policy,
    connections,
    resolver,
    model: options.model ?? configuredModel(settings, connections, resolver),
    problems: blocklist.problems,
    close: () => connections.close(),
  };
}

function checkPrivateHosts({ paths }: Settings, entries: readonly string[]): void {
  try {
    parsePrivateHosts(entries);
  } catch (problem) {
    const { message } = problem as Error;
    throw new ConfigError([{ file: paths.config, line: undefined, field: '', message }]);
  }
}

function readBlocklist({ paths, config }: Settings) {
  const { enabled, domains, shared_files: files } = config.security.website_blocklist;
  const sources = enabled ? files.map((file): BlocklistSource => readShared(resolve(paths.root, file))) : [];
  return createWebsiteBlocklist({ enabled, domains, sources });
}

function readShared(name: string): BlocklistSource {
  try {
    return { name, text: readFileSync(name, 'utf8') };
  } catch (problem) {
    return { name, problem: (problem as Error).message };
  }
}

function configuredModel(settings: Settings, connections: Connections, resolver: HostResolver | undefined): ModelPort {
  const { model } = settings.config;
  if (model === undefined) return noModel;
  if (!/^https?:\/\//.test(model.base_url) || !URL.canParse(model.base_url)) {
    const message = `expected an address such as http://127.0.0.1:11434/v1, got ${JSON.stringify(model.base_url)}`;
    throw new ConfigError([{ file: settings.paths.config, line: undefined, field: 'model.base_url', message }]);
  }
  const port = lazyPort<Pick<ModelPort, 'complete'>>(['complete'], async () => {
    const [{ createOpenAiModel }, { createJudgedFetch }] = await Promise.all([
      import('../ports/model/openai-compatible.js'),
      import('../ports/http/judged-fetch.js'),
    ]);
    return createOpenAiModel({
      baseUrl: model.base_url,
      model: model.name,
      ...(model.api_key_env === undefined ? {} : { apiKey: settings.env[model.api_key_env] }),
      fetch: createJudgedFetch({
        connections,
        endpoints: [model.base_url],
        ...(resolver === undefined ? {} : { resolver }),
      }),
    });
  });
  return { available: true, ...port };
}
