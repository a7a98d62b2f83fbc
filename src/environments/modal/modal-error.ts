import { type ErrorCode, ToolError } from '../../kernel/outcome.js';

interface Meaning {
  readonly code: ErrorCode;
  readonly what: string;
  readonly hint: string;
  readonly retryable?: boolean;
}

const TRY_LATER = 'Try again in a moment; https://status.modal.com tells of outages.';

/** What Modal says, by the number of the gRPC status. */
const BY_STATUS: Readonly<Record<number, Meaning>> = {
  3: { code: 'invalid_arguments', what: 'Modal refused the request', hint: 'Check the modal_* settings of terminal.' },
  4: { code: 'timeout', what: 'Modal did not answer in time', hint: TRY_LATER, retryable: true },
  5: { code: 'not_found', what: 'Modal does not know it', hint: 'The sandbox may have ended: repeat the command.' },
  7: { code: 'denied', what: 'Modal does not permit it', hint: 'Check what the token may do in this workspace.' },
  8: {
    code: 'rate_limited',
    what: 'Modal has no room for it',
    hint: 'A limit of the workspace or its budget is reached: end other sandboxes, or try again later.',
    retryable: true,
  },
  13: { code: 'unavailable', what: 'Modal failed', hint: TRY_LATER, retryable: true },
  14: { code: 'unavailable', what: 'Modal cannot be reached', hint: TRY_LATER, retryable: true },
  16: {
    code: 'unavailable',
    what: 'Modal refused the credentials',
    hint: 'Check MODAL_TOKEN_ID and MODAL_TOKEN_SECRET, or log in again with `modal token new`.',
  },
};

/** What the SDK itself says, by the name of its error. */
const BY_NAME: Readonly<Record<string, Meaning>> = {
  NotFoundError: BY_STATUS[5] as Meaning,
  TimeoutError: BY_STATUS[4] as Meaning,
  SandboxTimeoutError: BY_STATUS[4] as Meaning,
  ResourceExhaustedError: BY_STATUS[8] as Meaning,
  InvalidError: BY_STATUS[3] as Meaning,
  ConflictError: { code: 'unavailable', what: 'The sandbox has ended', hint: 'Repeat the command.', retryable: true },
  ClientClosedError: {
    code: 'conflict',
    what: 'The connection to the sandbox was closed',
    hint: 'Repeat the command.',
  },
};

const UNKNOWN: Meaning = {
  code: 'unavailable',
  what: 'Modal could not do it',
  hint: 'Run `hermes doctor` to see what is wrong.',
};

/** A problem of the SDK or of the service in our words and with one of our codes. Others' errors stay as they are. */
export function modalError(problem: unknown, doing: string): unknown {
  if (!(problem instanceof Error) || problem instanceof ToolError) return problem;
  const { code, details } = problem as Error & { code?: unknown; details?: unknown };
  const meaning = BY_NAME[problem.name] ?? (typeof code === 'number' ? BY_STATUS[code] : undefined) ?? UNKNOWN;
  const said = (typeof details === 'string' && details !== '' ? details : problem.message).trim().slice(0, 500);
  return new ToolError(`${doing}: ${meaning.what}${said === '' ? '.' : ` (${said})`}`, {
    code: meaning.code,
    hint: meaning.hint,
    retryable: meaning.retryable ?? false,
    cause: problem,
  });
}
