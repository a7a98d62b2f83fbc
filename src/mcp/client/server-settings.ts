import { createHash } from 'node:crypto';
import type { Config } from '../../config/schema.js';
import { compileGlobs } from './tool-globs.js';

export type McpServerConfig = Config['mcp_servers'][string];

export interface StdioPlace {
  readonly kind: 'stdio';
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string | undefined;
}

export interface HttpPlace {
  readonly kind: 'http' | 'sse';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One server of the settings, ready to be used. */
export interface ServerSettings {
  readonly name: string;
  readonly place: StdioPlace | HttpPlace;
  readonly isLazy: boolean;
  readonly timeoutMs: number;
  readonly connectTimeoutMs: number;
  /** By the server's own name of the tool. */
  readonly offers: (tool: string) => boolean;
  readonly profile: string | undefined;
  readonly trust: 'full' | 'untrusted';
  readonly isParallel: boolean;
  readonly sampling: McpServerConfig['sampling'];
  readonly auth: McpServerConfig['auth'];
  readonly malwareCheck: McpServerConfig['malware_check'];
  /** Changes with anything of the settings: then the server is started anew. */
  readonly hash: string;
}

export interface ReadServers {
  readonly servers: readonly ServerSettings[];
  readonly problems: readonly { readonly server: string; readonly message: string }[];
}

const SERVER_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/;

/**
 * The servers of the settings that are not switched off. `${VAR}` is filled in from the variables; one that is not
 * set stays as it is written and is told. A server that cannot be used is told and left out; the others go on.
 */
export function readServers(
  configured: Readonly<Record<string, McpServerConfig>>,
  env: Readonly<Record<string, string>>,
): ReadServers {
  const servers: ServerSettings[] = [];
  const problems: { server: string; message: string }[] = [];
  for (const [name, config] of Object.entries(configured)) {
    if (config.enabled === false) continue;
    const tell = (message: string): void => void problems.push({ server: name, message });
    const place = SERVER_NAME.test(name) ? readPlace(config, env, tell) : badName(name, tell);
    if (place !== undefined) servers.push(toSettings(name, config, place));
  }
  return { servers, problems };
}

function badName(name: string, tell: (message: string) => void): undefined {
  tell(`${JSON.stringify(name)} cannot be a server's name: use letters, digits, _, - and ., at most 64 characters.`);
}

function readPlace(
  config: McpServerConfig,
  env: Readonly<Record<string, string>>,
  tell: (message: string) => void,
): StdioPlace | HttpPlace | undefined {
  const fill = (text: string): string => expandVariables(text, env, (name) => tell(`\${${name}} is not set.`));
  const fillAll = (values: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fill(value)]));
  const { command, url } = config;
  if (url !== undefined) {
    if (command !== undefined) tell('has both `url` and `command`; the address is used.');
    const address = fill(url);
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
      tell(`\`url\` must be an http or https address, not ${JSON.stringify(url)}.`);
      return undefined;
    }
    return { kind: config.transport ?? 'http', url: address, headers: fillAll(config.headers) };
  }
  if (command === undefined || command.trim() === '') {
    tell('needs `command` (a program) or `url` (an address).');
    return undefined;
  }
  return {
    kind: 'stdio',
    command: fill(command),
    args: config.args.map(fill),
    env: fillAll(config.env),
    cwd: config.cwd === undefined ? undefined : fill(config.cwd),
  };
}

function expandVariables(
  text: string,
  env: Readonly<Record<string, string>>,
  onMissing: (name: string) => void,
): string {
  return text.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g, (whole, name: string, fallback?: string) => {
    const value = env[name] ?? fallback;
    if (value === undefined) onMissing(name);
    return value ?? whole;
  });
}

function toSettings(name: string, config: McpServerConfig, place: StdioPlace | HttpPlace): ServerSettings {
  return {
    name,
    place,
    isLazy: config.enabled === 'lazy',
    timeoutMs: config.timeout * 1_000,
    connectTimeoutMs: config.connect_timeout * 1_000,
    offers: compileGlobs(config.include, config.exclude),
    profile: config.profile,
    trust: config.trust,
    isParallel: config.parallel,
    sampling: config.sampling,
    auth: config.auth,
    malwareCheck: config.malware_check,
    hash: createHash('sha256')
      .update(JSON.stringify([place, config]))
      .digest('hex'),
  };
}
