import { join } from 'node:path';
import type { Effect } from '../../kernel/effect.js';
import type { ModelPort } from '../../kernel/ports.js';
import type { ToolRegistry } from '../../kernel/registry.js';
import type { ToolEntry } from '../../kernel/tool.js';
import type { JudgedFetch } from '../../ports/http/judged-fetch.js';
import { createServerLog, type ServerLog, type ServerLogRedactor } from '../../ports/mcp-process/server-log.js';
import type { ElicitAnswer, ElicitRequest } from './answer-elicitation.js';
import { createManifestStore } from './manifest-store.js';
import type { McpServer } from './mcp-server.js';
import { registeredClient } from './oauth/registered-client.js';
import { createTokenStore, tokenFile } from './oauth/token-store.js';
import { serverToolset } from './server-names.js';
import type { ServerSettings } from './server-settings.js';
import type { TransportParts } from './server-transport.js';
import { realTimers, type Timers } from './timers.js';
import { watchFile } from './watch-file.js';

export interface McpServersParts {
  readonly registry: ToolRegistry;
  readonly home: string;
  readonly logs: string;
  /** For what servers say on stderr. */
  readonly redactor?: ServerLogRedactor | undefined;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly model: ModelPort;
  readonly fetchFor: (url: string) => JudgedFetch;
  /** Whether a person or program is there to answer questions of servers. */
  readonly canAsk: boolean;
  readonly elicit?: ((request: ElicitRequest) => Promise<ElicitAnswer>) | undefined;
  readonly report: (source: string, message: string) => void;
  readonly timers?: Timers;
  /** How the package database is asked; the judged fetch unless given. */
  readonly malwareFetch?: (url: string, init: RequestInit) => Promise<Response>;
}

type Login = Required<Pick<TransportParts, 'authProvider' | 'fetchFor'>>;

const WARM_UP_MS = 250;

/** The servers of an instance: their tools lie in its registry, and follow the settings while it lives. */
export class McpServers {
  readonly #parts: McpServersParts;
  readonly #servers = new Map<string, McpServer>();
  readonly #logs = new Map<string, ServerLog>();
  readonly #retired = new Set<Promise<void>>();
  /** Calls off the start of servers that were known already. */
  readonly #starts = new Map<string, () => void>();
  #isClosed = false;

  constructor(parts: McpServersParts) {
    this.#parts = parts;
  }

  get(name: string): McpServer | undefined {
    return this.#servers.get(name);
  }

  list(): McpServer[] {
    return [...this.#servers.values()];
  }

  /**
   * Makes the servers be exactly these: new ones appear, gone ones leave, changed ones start anew; calls in flight
   * finish on what they started with. Resolves when every server that is not lazy and not known yet was asked once.
   */
  async apply(settings: readonly ServerSettings[]): Promise<void> {
    if (this.#isClosed) return;
    const wanted = new Map(settings.map((server) => [server.name, server]));
    for (const [name, server] of this.#servers) {
      if (wanted.get(name)?.hash !== server.settings.hash) this.#remove(name, server);
    }
    const added = settings.filter(({ name }) => !this.#servers.has(name));
    await Promise.all(added.map((server) => this.#add(server)));
  }

  /** For the gate: whether the operator's trust covers this effect. */
  isTrusted(effect: Effect): boolean {
    const target = effect.target ?? '';
    if (effect.permission !== 'mcp:call') return false;
    return this.#servers.get(target.slice(0, target.indexOf('/')))?.isTrusted(target) === true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const cancel of this.#starts.values()) cancel();
    await Promise.all([...this.list().map((server) => server.close()), ...this.#retired]);
    await Promise.all([...this.#logs.values()].map((log) => log.settled()));
    this.#servers.clear();
  }

  #remove(name: string, server: McpServer): void {
    this.#servers.delete(name);
    this.#starts.get(name)?.();
    this.#show(name, []);
    const ending = server.retire().finally(() => this.#retired.delete(ending));
    this.#retired.add(ending);
  }

  async #add(settings: ServerSettings): Promise<void> {
    const server = await this.#make(settings);
    if (this.#isClosed) return;
    this.#servers.set(settings.name, server);
    this.#show(settings.name, server.entries());
    if (settings.isLazy) return;
    // Its problem is told by the supervisor.
    const start = (): Promise<void> => server.start().catch(() => undefined);
    if (server.manifest === undefined) return start();
    // What is known needs no waiting, and an instance that only lists its tools is closed before anything starts.
    const { timers = realTimers } = this.#parts;
    this.#starts.set(
      settings.name,
      timers.after(WARM_UP_MS, () => void start()),
    );
  }

  /** What a server needs is loaded with the first one: an instance that only waits for some carries none of it. */
  async #make(settings: ServerSettings): Promise<McpServer> {
    const { McpServer } = await import('./mcp-server.js');
    const { name } = settings;
    const { home, cwd, env, fetchFor, model, canAsk, elicit, timers = realTimers } = this.#parts;
    const log = this.#logOf(name);
    const report = (message: string): void => this.#parts.report(`mcp server ${name}`, message);
    const server: McpServer = new McpServer({
      settings,
      manifests: createManifestStore(home),
      makeTransport: async () => {
        await this.#checkPackage(settings, report, timers.now);
        const login = await this.#loginOf(settings);
        const { serverTransport } = await import('./server-transport.js');
        return serverTransport(settings, { cwd, env, log, fetchFor, ...login });
      },
      watchLogin: (onLogin) => watchLogin(home, settings, onLogin),
      timers,
      cwd,
      model,
      canAsk,
      elicit,
      report,
      log: (level, text) => log.note(`[${level}] ${text}`),
      onTools: (entries) => {
        if (this.#servers.get(name) === server) this.#show(name, entries);
      },
    });
    return server;
  }

  async #checkPackage(settings: ServerSettings, report: (message: string) => void, now: () => number): Promise<void> {
    const { place, malwareCheck: policy } = settings;
    if (place.kind !== 'stdio') return;
    const { home, fetchFor, malwareFetch } = this.#parts;
    const { checkMalware } = await import('./check-malware.js');
    const fetch = malwareFetch ?? ((url: string, init: RequestInit) => fetchFor(url)(url, init));
    await checkMalware(settings.name, place, { home, policy, fetch, now, report });
  }

  /** Tokens are sent only where somebody logged in; a server that wants a login says so itself. */
  async #loginOf({ name, place, auth }: ServerSettings): Promise<Login | undefined> {
    if (place.kind === 'stdio') return undefined;
    const { home, env, fetchFor } = this.#parts;
    const store = createTokenStore(home, name, place.url);
    if (store.read()?.tokens === undefined) return undefined;
    const { createOAuthProvider } = await import('./oauth/oauth-provider.js');
    const { refreshOnce } = await import('./oauth/refresh-once.js');
    const client = registeredClient(auth, env);
    return {
      authProvider: createOAuthProvider({ server: name, store, scopes: auth.scopes, client }),
      fetchFor: (url) => refreshOnce({ fetch: fetchFor(url), store, locks: join(home, 'locks'), server: name }),
    };
  }

  #logOf(name: string): ServerLog {
    const known =
      this.#logs.get(name) ??
      createServerLog({ file: join(this.#parts.logs, `mcp-${name}.log`), redactor: this.#parts.redactor });
    this.#logs.set(name, known);
    return known;
  }

  /** Lays a server's tools into the registry and takes out those that are gone. */
  #show(name: string, entries: readonly ToolEntry[]): void {
    const { registry, report } = this.#parts;
    const toolset = serverToolset(name);
    const names = new Set(entries.map((entry) => entry.name));
    for (const slot of registry.slots()) {
      if (slot.toolset === toolset && !names.has(slot.name)) registry.deregister(slot.name);
    }
    for (const entry of entries) {
      try {
        registry.add(entry);
      } catch (problem) {
        report(`mcp server ${name}`, (problem as Error).message);
      }
    }
  }
}

/** A login is over when there are tokens; before that the file is written without any. */
function watchLogin(home: string, { name, place }: ServerSettings, onLogin: () => void): () => void {
  if (place.kind === 'stdio') return () => undefined;
  const store = createTokenStore(home, name, place.url);
  return watchFile(tokenFile(home, name), () => store.read()?.tokens !== undefined && onLogin()).close;
}
