import { pathToFileURL } from 'node:url';
import type { ToolContext } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ModelPort } from '../../kernel/ports.js';
import type { ToolEntry } from '../../kernel/tool.js';
import { answerElicitation, type ElicitAnswer, type ElicitRequest, readElicitRequest } from './answer-elicitation.js';
import { createSampling } from './answer-sampling.js';
import { ConnectionLost, describeServerError, NotDelivered } from './connection-problem.js';
import { discoverEntry } from './discover-entry.js';
import { listTools } from './list-tools.js';
import type { ManifestStore, ServerManifest } from './manifest-store.js';
import { type Connection, openConnection, type ServerRequests } from './open-connection.js';
import { readCallResult } from './read-content.js';
import { createSerialQueue } from './serial-queue.js';
import { isChanged, serverEntries } from './server-entries.js';
import type { ServerSettings } from './server-settings.js';
import { ServerSupervisor } from './server-supervisor.js';
import type { ServerTool } from './server-tool.js';
import type { MadeTransport } from './server-transport.js';
import type { Timers } from './timers.js';

export interface McpServerParts {
  readonly settings: ServerSettings;
  readonly manifests: ManifestStore;
  /** Called for every start; rejects to refuse it. */
  readonly makeTransport: () => Promise<MadeTransport>;
  /** Tells when somebody logged in to the server; answers a function that stops telling. */
  readonly watchLogin: (onLogin: () => void) => () => void;
  readonly timers: Timers;
  readonly cwd: string;
  readonly model: ModelPort;
  readonly canAsk: boolean;
  /** The host program's own way to answer questions of servers; otherwise the person of the call is asked. */
  readonly elicit?: ((request: ElicitRequest) => Promise<ElicitAnswer>) | undefined;
  readonly report: (message: string) => void;
  readonly log: (level: string, text: string) => void;
  /** The tools are others than before. */
  readonly onTools: (entries: readonly ToolEntry[]) => void;
}

const RELIST_MS = 500;
const LOG_LIMIT_MS = 10_000;

/**
 * One server: its manifest, its supervisor and the calls that run on it. Makes entries from the manifest; the first
 * call starts the server.
 */
export class McpServer {
  readonly settings: ServerSettings;
  readonly #parts: McpServerParts;
  readonly #supervisor: ServerSupervisor;
  readonly #inTurn = createSerialQueue();
  /** Calls in flight, the latest last: whom a question of the server is put to. */
  readonly #calls = new Map<ToolContext, { rounds: number }>();
  readonly #sampling: ReturnType<typeof createSampling> | undefined;
  #manifest: ServerManifest | undefined;
  #relisting: (() => void) | undefined;
  #loginWatch: (() => void) | undefined;

  constructor(parts: McpServerParts) {
    const { settings, timers, model } = parts;
    this.settings = settings;
    this.#parts = parts;
    const known = parts.manifests.read(settings.name);
    this.#manifest = known?.settingsHash === settings.hash ? known : undefined;
    this.#sampling =
      settings.sampling.enabled && model.available
        ? createSampling({ server: settings.name, limits: settings.sampling, model, now: timers.now })
        : undefined;
    this.#supervisor = new ServerSupervisor({
      name: settings.name,
      isLazy: settings.isLazy,
      open: (signal) => this.#open(signal),
      timers,
      onReady: (connection) => this.#greeted(connection),
      onDown: ({ reason, next, wantsLogin }) => {
        parts.report(`${reason} (${next})`);
        if (wantsLogin) this.#loginWatch ??= parts.watchLogin(() => this.#supervisor.tryAgain());
      },
    });
  }

  get state(): ServerSupervisor['state'] {
    return this.#supervisor.state;
  }

  get reason(): string {
    return this.#supervisor.reason;
  }

  get manifest(): ServerManifest | undefined {
    return this.#manifest;
  }

  /** From the manifest; empty while nothing is known. */
  entries(): ToolEntry[] {
    if (this.#manifest === undefined) {
      return this.settings.isLazy ? [discoverEntry(this.settings, () => this.#discover())] : [];
    }
    return serverEntries(this.settings, this.#manifest, {
      callTool: (tool, args, ctx) => this.#callTool(tool, args, ctx),
      ask: (ctx, method, params, options) => this.#ask(ctx, method, params, options),
    });
  }

  /** Starts the server and reads its tools. */
  async start(): Promise<void> {
    await this.#supervisor.connect();
  }

  async #discover(): Promise<readonly string[]> {
    await this.start();
    return this.entries().map((entry) => entry.name);
  }

  /** Whether calls of this tool go ahead without a question, as far as trust in the server goes. */
  isTrusted(target: string): boolean {
    const [, name = ''] = /^[^/]+\/(.*)$/s.exec(target) ?? [];
    const tool = this.#manifest?.tools.find((candidate) => candidate.name === name);
    if (tool !== undefined && this.#manifest !== undefined && isChanged(this.#manifest, tool)) return false;
    if (this.settings.trust === 'full') return tool !== undefined || UTILITIES.has(name);
    return tool === undefined ? UTILITIES.has(name) : tool.hints.isReadOnly;
  }

  /** Ends the server after the calls that run on it. */
  retire(): Promise<void> {
    this.#stopWatching();
    return this.#supervisor.retire();
  }

  close(): Promise<void> {
    this.#stopWatching();
    return this.#supervisor.close();
  }

  #stopWatching(): void {
    this.#relisting?.();
    this.#loginWatch?.();
    this.#loginWatch = undefined;
  }

  async #open(signal: AbortSignal): Promise<Connection> {
    const { transport, fault } = await this.#parts.makeTransport();
    try {
      return await openConnection({
        transport,
        requests: this.#requests(),
        timeoutMs: this.settings.connectTimeoutMs,
        signal,
        fault,
      });
    } catch (problem) {
      throw startProblem(problem, this.settings);
    }
  }

  #requests(): ServerRequests {
    const { cwd, log, canAsk, elicit } = this.#parts;
    const sampling = this.#sampling;
    return {
      roots: () => [{ uri: pathToFileURL(cwd).href, name: 'workspace' }],
      elicit: canAsk || elicit !== undefined ? (params) => this.#elicit(params) : undefined,
      sample:
        sampling === undefined
          ? undefined
          : (params, signal) => {
              const call = [...this.#calls.values()].at(-1);
              if (call === undefined) throw new Error('Sampling is answered only during a call.');
              call.rounds++;
              return sampling.answer(params, call.rounds, signal);
            },
      onListChanged: (what) => {
        log('info', `${what} changed`);
        if (what === 'tools') this.#relist();
      },
      onLog: log,
    };
  }

  async #elicit(params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const request = readElicitRequest(this.settings.name, params);
    const { elicit } = this.#parts;
    if (elicit !== undefined) return { ...(await elicit(request)) };
    const ctx = [...this.#calls.keys()].at(-1);
    return { ...(ctx === undefined ? { action: 'decline' } : await answerElicitation(request, ctx.user)) };
  }

  /** A server that announces changes without end is listed twice a second, not more. */
  #relist(): void {
    if (this.#relisting !== undefined) return;
    this.#relisting = this.#parts.timers.after(RELIST_MS, () => {
      this.#relisting = undefined;
      const signal = AbortSignal.timeout(this.settings.connectTimeoutMs);
      this.#supervisor
        .use((connection) => this.#list(connection), { signal, mayRepeat: true })
        .catch((problem: Error) => this.#parts.report(`its tools could not be listed again: ${problem.message}`));
    });
  }

  async #greeted(connection: Connection): Promise<void> {
    this.#loginWatch?.();
    this.#loginWatch = undefined;
    await this.#list(connection);
    if (connection.capabilities.logging === undefined) return;
    // Nothing depends on it: a server that refuses just logs what it likes.
    const level = { level: 'info' };
    connection.request('logging/setLevel', level, { timeoutMs: LOG_LIMIT_MS }).catch(() => undefined);
  }

  async #list(connection: Connection): Promise<void> {
    const { settings, manifests, report } = this.#parts;
    const before = this.#manifest ?? manifests.read(settings.name);
    const { manifest, notes } = await listTools(connection, settings, before);
    for (const note of notes) report(note);
    this.#keep(manifest);
  }

  #keep(manifest: ServerManifest): void {
    const { settings, manifests, onTools, report } = this.#parts;
    const isSame = this.#manifest !== undefined && sameTools(this.#manifest, manifest);
    this.#manifest = manifest;
    try {
      manifests.write(settings.name, manifest);
    } catch (problem) {
      report(`its manifest could not be kept: ${(problem as Error).message}`);
    }
    if (!isSame) onTools(this.entries());
  }

  async #callTool(tool: ServerTool, args: Record<string, unknown>, ctx: ToolContext): Promise<unknown> {
    this.#agree(tool);
    const mayRepeat = tool.hints.isReadOnly || tool.hints.isIdempotent;
    const send = (): Promise<Record<string, unknown>> =>
      this.#ask(ctx, 'tools/call', { name: tool.name, arguments: args }, { mayRepeat });
    const isAlone = !this.settings.isParallel && !tool.hints.isReadOnly;
    const answer = await (isAlone ? this.#inTurn(ctx.signal, send) : send());
    return readCallResult(answer, ctx.results, tool.name);
  }

  /** A call that got here was allowed with the tool as it is now: from here on that is what was agreed to. */
  #agree(tool: ServerTool): void {
    const manifest = this.#manifest;
    const now = manifest?.tools.find((candidate) => candidate.name === tool.name);
    if (manifest === undefined || now === undefined || !isChanged(manifest, tool) || now.hash !== tool.hash) return;
    const pins = { ...manifest.pins, [tool.name]: { hash: tool.hash, description: tool.description } };
    this.#keep({ ...manifest, pins });
  }

  async #ask(
    ctx: ToolContext,
    method: string,
    params: Record<string, unknown>,
    { mayRepeat }: { readonly mayRepeat: boolean },
  ): Promise<Record<string, unknown>> {
    const { signal } = ctx;
    this.#calls.set(ctx, { rounds: 0 });
    try {
      return await this.#supervisor.use(
        (connection) =>
          connection.request(method, params, {
            signal,
            onProgress: ({ progress, total, message }) =>
              ctx.progress({
                done: progress,
                ...(total === undefined ? {} : { total }),
                ...(message === undefined ? {} : { message: message.slice(0, 1_000) }),
              }),
          }),
        { signal, mayRepeat },
      );
    } catch (problem) {
      throw callProblem(problem, this.settings.name, signal);
    } finally {
      this.#calls.delete(ctx);
    }
  }
}

/** Read-only by the protocol itself. */
const UTILITIES = new Set([
  'discover_tools',
  'list_resources',
  'list_resource_templates',
  'read_resource',
  'list_prompts',
  'get_prompt',
  'complete_argument',
]);

function sameTools(a: ServerManifest, b: ServerManifest): boolean {
  const facts = ({ tools, pins, has }: ServerManifest): string => JSON.stringify([tools, pins, has]);
  return facts(a) === facts(b);
}

function startProblem(problem: unknown, { connectTimeoutMs }: ServerSettings): unknown {
  if ((problem as { code?: unknown }).code === 'REQUEST_TIMEOUT') {
    return new ConnectionLost(`it did not answer within ${connectTimeoutMs / 1_000} s`, { cause: problem });
  }
  return problem;
}

/** What the model is told of a request that failed. */
function callProblem(problem: unknown, server: string, signal: AbortSignal): unknown {
  if (problem instanceof ToolError || signal.aborted) return problem;
  if (problem instanceof ConnectionLost || problem instanceof NotDelivered) {
    return new ToolError(`MCP server ${server} is not available: ${problem.message}.`, {
      code: 'unavailable',
      retryable: true,
    });
  }
  const { message, code } = describeServerError(problem);
  const isBadInput = code === -32_602;
  return new ToolError(`MCP server ${server} refused: ${message}`, {
    code: isBadInput ? 'invalid_arguments' : 'failed',
    cause: problem,
    ...(code === undefined ? {} : { details: { serverCode: code } }),
  });
}
