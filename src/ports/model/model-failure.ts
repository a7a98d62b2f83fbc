import { type ErrorCode, ToolError } from '../../kernel/outcome.js';

const BUSY: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 529]);
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Whether the same request may work a moment later. */
export function isRetryable(status: number): boolean {
  return BUSY.has(status);
}

/** Milliseconds to wait: what the server asks for, else doubling pauses spread out so that callers do not march in step. */
export function retryDelay(retries: number, retryAfter: string | null, now: number, random: number): number {
  const asked = retryAfter === null ? Number.NaN : readRetryAfter(retryAfter, now);
  if (!Number.isNaN(asked)) return Math.max(0, asked);
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
  return pause * (0.5 + random / 2);
}

/** The error for an answer that is no success. What the server says is shown, without the key. */
export function describeFailure(
  response: { readonly status: number; readonly text: string },
  options: { readonly baseUrl: string; readonly apiKey?: string | undefined },
): ToolError {
  const row = FAILURES.find((candidate) => candidate.statuses(response.status)) ?? OTHER;
  const said = serverMessage(response.text, options.apiKey);
  const host = new URL(options.baseUrl).host;
  return new ToolError(
    `The model at ${host} ${row.says} (status ${response.status})${said === '' ? '' : `: ${said}`}`,
    {
      code: row.code,
      hint: row.hint,
      retryable: isRetryable(response.status),
    },
  );
}

interface FailureRow {
  readonly statuses: (status: number) => boolean;
  readonly code: ErrorCode;
  readonly says: string;
  readonly hint: string;
}

const OTHER: FailureRow = {
  statuses: () => true,
  code: 'failed',
  says: 'refused the request',
  hint: 'Check the request against what the model supports.',
};

const FAILURES: readonly FailureRow[] = [
  {
    statuses: (status) => status === 401 || status === 403,
    code: 'unavailable',
    says: 'does not accept the key',
    hint: 'Check the API key and what it may use.',
  },
  {
    statuses: (status) => status === 404,
    code: 'not_found',
    says: 'is not there',
    hint: 'Check the base URL (it ends in /v1 on most servers) and the model name.',
  },
  { statuses: (status) => status === 413, code: 'too_large', says: 'finds the request too large', hint: 'Send less.' },
  {
    statuses: (status) => status === 429,
    code: 'rate_limited',
    says: 'is busy or out of quota',
    hint: 'Try again later, or check the account.',
  },
  {
    statuses: (status) => status >= 500 || status === 408,
    code: 'failed',
    says: 'has a problem of its own',
    hint: 'Try again later.',
  },
];

function readRetryAfter(text: string, now: number): number {
  if (/^\d+(\.\d+)?$/.test(text.trim())) return Number(text) * 1000;
  return Date.parse(text) - now;
}

function serverMessage(text: string, apiKey: string | undefined): string {
  const message = readMessage(text);
  const safe = apiKey ? message.replaceAll(apiKey, '***') : message;
  return safe.length > 300 ? `${safe.slice(0, 300)}...` : safe;
}

function readMessage(text: string): string {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    const found = typeof error === 'object' && error !== null ? (error as Record<string, unknown>).message : error;
    const first = found ?? message ?? detail;
    return typeof first === 'string' ? first : '';
  } catch {
    // Not JSON: an HTML page of some proxy, which helps nobody.
    return '';
  }
}
