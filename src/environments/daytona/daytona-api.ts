import { ToolError } from '../../kernel/outcome.js';
import type { CloudHttp, CloudSocket } from '../cloud/cloud-http.js';
import { daytonaError } from './daytona-error.js';

export interface DaytonaApiOptions {
  readonly http: CloudHttp;
  /** `DAYTONA_API_KEY`, and `DAYTONA_API_URL` for an installation of one's own. */
  readonly env: Readonly<Record<string, string>>;
}

/** A sandbox as the API describes it; more than these fields comes along. */
export interface DaytonaSandbox {
  readonly id: string;
  readonly state?: string;
  readonly errorReason?: string | null;
  readonly labels?: Readonly<Record<string, string>>;
  /** Where programs and files of the sandbox are spoken to. */
  readonly toolboxProxyUrl?: string;
}

/** Daytona's REST API. Every method throws a `ToolError` that says what was refused and why. */
export interface DaytonaApi {
  create(definition: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<DaytonaSandbox>;
  get(id: string, signal?: AbortSignal): Promise<DaytonaSandbox>;
  list(labels: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<DaytonaSandbox[]>;
  label(id: string, labels: Readonly<Record<string, string>>): Promise<void>;
  start(id: string): Promise<void>;
  stop(id: string): Promise<void>;
  /** One that is gone already is as good as deleted. */
  remove(id: string): Promise<void>;
  createTerminal(sandbox: DaytonaSandbox, terminal: Readonly<Record<string, unknown>>): Promise<void>;
  connectTerminal(sandbox: DaytonaSandbox, terminalId: string): Promise<CloudSocket>;
  listTerminals(sandbox: DaytonaSandbox): Promise<string[]>;
  removeTerminal(sandbox: DaytonaSandbox, terminalId: string): Promise<void>;
}

const CLOUD_URL = 'https://app.daytona.io/api';
const CLOUD_TOOLBOX = 'https://proxy.app.daytona.io/toolbox';
const TRIES = 3;
const FIRST_PAUSE_MS = 250;
/** Longer than this is not waited for in silence. */
const MAX_RETRY_AFTER_SECONDS = 10;

export function createDaytonaApi({ http, env }: DaytonaApiOptions): DaytonaApi {
  const key = requireKey(env);
  const base = requireUrl(env.DAYTONA_API_URL ?? CLOUD_URL);
  const headers = { authorization: `Bearer ${key}`, 'x-daytona-source': 'hermes-tools' };
  const toolbox = ({ id, toolboxProxyUrl }: DaytonaSandbox): string =>
    `${(toolboxProxyUrl || CLOUD_TOOLBOX).replace(/\/+$/, '')}/${encodeURIComponent(id)}`;

  async function call(request: ApiRequest): Promise<unknown> {
    const { method = 'GET', url, body, doing, signal } = request;
    for (let tried = 1; ; tried += 1) {
      const init = {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      };
      const response = await http.fetch(url, init).catch((problem: unknown) => {
        throw unreachable(problem, doing);
      });
      const text = await response.text();
      if (response.ok) return text === '' ? undefined : readJson(text, doing);
      const after = retryAfter(response.headers.get('retry-after'));
      // A request that was turned away was not carried out; one that failed inside may have been.
      const mayRepeat = response.status === 429 || (response.status >= 500 && method === 'GET');
      if (!mayRepeat || tried >= TRIES || (after ?? 0) > MAX_RETRY_AFTER_SECONDS)
        throw daytonaError(response.status, text, doing, after);
      await pause(after === undefined ? FIRST_PAUSE_MS * 2 ** (tried - 1) : after * 1000, signal);
    }
  }

  const sandboxUrl = (id: string, rest = ''): string => `${base}/sandbox/${encodeURIComponent(id)}${rest}`;
  return {
    async create(definition, signal) {
      const doing = 'A sandbox could not be made';
      return sandboxOf(await call({ method: 'POST', url: `${base}/sandbox`, body: definition, doing, signal }), doing);
    },
    async get(id, signal) {
      const doing = 'The sandbox could not be asked for';
      return sandboxOf(await call({ url: sandboxUrl(id), doing, signal }), doing);
    },
    async list(labels, signal) {
      const doing = 'The sandboxes could not be listed';
      const query = new URLSearchParams({ labels: JSON.stringify(labels) });
      const answer = await call({ url: `${base}/sandbox?${query}`, doing, signal });
      // Older installations answer with the list itself, newer ones in pages.
      const items = Array.isArray(answer) ? answer : ((answer as { items?: unknown } | undefined)?.items ?? []);
      return (items as unknown[]).map((item) => sandboxOf(item, doing));
    },
    async label(id, labels) {
      const doing = 'The sandbox could not be labelled';
      await call({ method: 'PUT', url: sandboxUrl(id, '/labels'), body: { labels }, doing });
    },
    async start(id) {
      await call({ method: 'POST', url: sandboxUrl(id, '/start'), doing: 'The sandbox could not be started' });
    },
    async stop(id) {
      await call({ method: 'POST', url: sandboxUrl(id, '/stop'), doing: 'The sandbox could not be stopped' });
    },
    async remove(id) {
      await call({ method: 'DELETE', url: sandboxUrl(id), doing: 'The sandbox could not be deleted' }).catch(
        unlessGone,
      );
    },
    async createTerminal(sandbox, terminal) {
      const url = `${toolbox(sandbox)}/process/pty`;
      await call({ method: 'POST', url, body: terminal, doing: 'The program could not be started in the sandbox' });
    },
    connectTerminal: (sandbox, terminalId) =>
      http
        .connect(`${toolbox(sandbox).replace(/^http/, 'ws')}/process/pty/${terminalId}/connect`, headers)
        .catch((problem: unknown) => {
          throw unreachable(problem, 'The program in the sandbox cannot be spoken to');
        }),
    async listTerminals(sandbox) {
      const answer = await call({ url: `${toolbox(sandbox)}/process/pty`, doing: 'The terminals cannot be listed' });
      return ((answer as { sessions?: { id: string }[] } | undefined)?.sessions ?? []).map(({ id }) => id);
    },
    async removeTerminal(sandbox, terminalId) {
      const url = `${toolbox(sandbox)}/process/pty/${encodeURIComponent(terminalId)}`;
      await call({ method: 'DELETE', url, doing: 'The terminal could not be removed' }).catch(unlessGone);
    },
  };
}

interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  /** What could not be done, for the message. */
  readonly doing: string;
  readonly signal?: AbortSignal | undefined;
}

function requireKey({ DAYTONA_API_KEY: key }: Readonly<Record<string, string>>): string {
  if (key !== undefined && key.trim() !== '') return key.trim();
  throw new ToolError('DAYTONA_API_KEY is not set.', {
    code: 'unavailable',
    hint: 'Make an API key at https://app.daytona.io/dashboard/keys and set DAYTONA_API_KEY.',
  });
}

function requireUrl(text: string): string {
  if (/^https?:\/\/[^\s/]/.test(text)) return text.replace(/\/+$/, '');
  throw new ToolError(`DAYTONA_API_URL is ${JSON.stringify(text)}; expected an address such as ${CLOUD_URL}.`, {
    code: 'unavailable',
    hint: 'Correct it, or leave it out for the Daytona cloud.',
  });
}

function sandboxOf(answer: unknown, doing: string): DaytonaSandbox {
  if (typeof (answer as DaytonaSandbox | undefined)?.id === 'string') return answer as DaytonaSandbox;
  throw notUnderstood(doing, 'an answer without the id of a sandbox');
}

function readJson(text: string, doing: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notUnderstood(doing, 'an answer that is cut off or no JSON');
  }
}

function notUnderstood(doing: string, what: string): ToolError {
  return new ToolError(`${doing}: Daytona gave ${what}.`, {
    code: 'unavailable',
    hint: 'Check that DAYTONA_API_URL is the address of the API (it ends with /api).',
    retryable: true,
  });
}

function unreachable(problem: unknown, doing: string): unknown {
  if ((problem as Error | undefined)?.name === 'AbortError')
    return new ToolError(`${doing}: it was cancelled.`, { code: 'cancelled', cause: problem });
  const why = problem instanceof Error ? problem.message : String(problem);
  return new ToolError(`${doing}: Daytona cannot be reached (${why})`, {
    code: problem instanceof ToolError && problem.code === 'denied' ? 'denied' : 'unavailable',
    hint: 'Check the network and DAYTONA_API_URL.',
    retryable: true,
    cause: problem,
  });
}

function unlessGone(problem: unknown): void {
  if (!(problem instanceof ToolError && problem.code === 'not_found')) throw problem;
}

/** Seconds, also where the header has a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new ToolError('The request was cancelled.', { code: 'cancelled' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
