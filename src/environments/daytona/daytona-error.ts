import { type ErrorCode, ToolError } from '../../kernel/outcome.js';

interface Meaning {
  readonly code: ErrorCode;
  readonly what: string;
  readonly hint: string;
  readonly retryable?: boolean;
}

const BUSY: Meaning = {
  code: 'rate_limited',
  what: 'Daytona has no room for it',
  hint: 'A limit of the organization is reached: end other sandboxes, or try again later.',
  retryable: true,
};
const FAILED: Meaning = {
  code: 'unavailable',
  what: 'Daytona failed',
  hint: 'Try again in a moment; https://status.app.daytona.io tells of outages.',
  retryable: true,
};

const BY_STATUS: Readonly<Record<number, Meaning>> = {
  400: { code: 'invalid_arguments', what: 'Daytona refused the request', hint: 'Check the daytona_* settings.' },
  401: { code: 'unavailable', what: 'Daytona refused the API key', hint: 'Check DAYTONA_API_KEY and DAYTONA_API_URL.' },
  402: BUSY,
  403: { code: 'denied', what: 'Daytona does not permit it', hint: 'Check what the API key may do.' },
  404: { code: 'not_found', what: 'Daytona does not know it', hint: 'The sandbox may have been deleted.' },
  409: {
    code: 'conflict',
    what: 'Daytona is doing something else with it',
    hint: 'Try again in a moment.',
    retryable: true,
  },
  422: { code: 'invalid_arguments', what: 'Daytona refused the request', hint: 'Check the daytona_* settings.' },
  429: BUSY,
};

const IS_LIMIT = /quota|limit|exceeded|suspended|credits|capacity|no available runners/i;

/** An answer that is no success, in our words and with one of our codes. */
export function daytonaError(status: number, body: string, doing: string, retryAfter?: number): ToolError {
  const said = messageOf(body);
  const isLimit = (status === 400 || status === 403) && IS_LIMIT.test(said);
  const meaning = isLimit ? BUSY : (BY_STATUS[status] ?? (status >= 500 ? FAILED : (BY_STATUS[400] as Meaning)));
  const details = { status, ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }) };
  return new ToolError(`${doing}: ${meaning.what} (${status}${said === '' ? '' : `: ${said}`})`, {
    code: meaning.code,
    hint: meaning.hint,
    retryable: meaning.retryable ?? false,
    details,
  });
}

function messageOf(body: string): string {
  try {
    const { message, error } = JSON.parse(body) as { message?: unknown; error?: unknown };
    return [message ?? error ?? ''].flat().join('; ').slice(0, 500);
  } catch {
    return body
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200);
  }
}
