import type { ErrorCode } from '../../kernel/outcome.js';

/** How a tool answered a script. */
export type ScriptAnswer =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false;
      readonly error: string;
      readonly code: ErrorCode;
      readonly hint?: string | undefined;
      readonly details?: unknown;
    };

export interface ScriptCallsOptions {
  /** Known to this run alone: every message must carry it. */
  readonly token: string;
  /** The names that may be called, exactly as written here. */
  readonly tools: ReadonlySet<string>;
  readonly maxCalls: number;
  /** Through the whole pipeline. Answers without a promise when it can. */
  readonly call: (tool: string, args: Record<string, unknown>) => ScriptAnswer | Promise<ScriptAnswer>;
  readonly reply: (line: string) => void;
  /** The interpreter says that the script has ended. */
  readonly done: (status: number) => void;
  /** The script does not keep to the protocol and must be ended. */
  readonly stop: (reason: string) => void;
}

/** Bytes of one message. */
const LONGEST_MESSAGE = 32 * 1_048_576;
/** Characters of one answer. */
const LONGEST_ANSWER = 64 * 1_048_576;
/** Malformed or refused messages after which a script is a flood, not a mistake. */
const MOST_REFUSED = 2_000;

/**
 * The calls of one run of a script, from its messages to the answers. A message is a line of JSON
 * `{ token, id, tool, args }`; calls run as they come, and are answered as they end.
 */
export class ScriptCalls {
  readonly #options: ScriptCallsOptions;
  readonly #pending = new Map<number, Promise<unknown>>();
  #parts: Uint8Array[] = [];
  #size = 0;
  #made = 0;
  #refused = 0;
  #isClosed = false;

  constructor(options: ScriptCallsOptions) {
    this.#options = options;
  }

  /** Calls that were let through. */
  get made(): number {
    return this.#made;
  }

  /** Bytes as they arrive: lines in any pieces. */
  push(chunk: Uint8Array): void {
    let rest = chunk;
    for (let at = rest.indexOf(10); at >= 0 && !this.#isClosed; at = rest.indexOf(10)) {
      const line = this.#lineTo(rest.subarray(0, at));
      rest = rest.subarray(at + 1);
      this.#take(line);
    }
    if (rest.length === 0 || this.#isClosed) return;
    this.#parts.push(Buffer.from(rest));
    this.#size += rest.length;
    if (this.#size > LONGEST_MESSAGE)
      this.#end(`It sent a message of more than ${LONGEST_MESSAGE / 1_048_576} MB. Hand large data over in files.`);
  }

  /** Takes no more messages; resolves when every call in flight has its outcome. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#parts = [];
    await Promise.allSettled(this.#pending.values());
  }

  #lineTo(end: Uint8Array): string {
    // A message nearly always comes in one piece.
    if (this.#parts.length === 0) return Buffer.from(end.buffer, end.byteOffset, end.length).toString('utf8');
    const whole = Buffer.concat([...this.#parts, end]).toString('utf8');
    this.#parts = [];
    this.#size = 0;
    return whole;
  }

  #take(line: string): void {
    const message = read(line);
    if (message === undefined || message.token !== this.#options.token) {
      this.#refuse(null, 'invalid_arguments', 'This is no message of this run.');
      return;
    }
    if (typeof message.done === 'number') {
      this.#options.done(message.done);
      return;
    }
    const { id, tool, args } = message;
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || this.#pending.has(id))
      this.#refuse(null, 'invalid_arguments', 'A message needs a number of its own as id.');
    else if (typeof tool !== 'string' || !this.#options.tools.has(tool))
      this.#refuse(id, 'not_granted', `${shown(tool)} is not a tool that this script may call.`);
    else if (!isRecord(args)) this.#refuse(id, 'invalid_arguments', 'The arguments of a tool are an object.');
    else if (this.#made >= this.#options.maxCalls)
      this.#refuse(id, 'rate_limited', `A script may call at most ${this.#options.maxCalls} tools.`, BUDGET_HINT);
    else this.#call(id, tool, args);
  }

  #call(id: number, tool: string, args: Record<string, unknown>): void {
    this.#made++;
    const answer = this.#options.call(tool, args);
    if (!(answer instanceof Promise)) {
      this.#answer(id, answer);
      return;
    }
    const answered = answer.then(
      (late) => this.#settle(id, late),
      (problem: unknown) =>
        this.#settle(id, { ok: false, code: 'internal', error: `The call failed: ${String(problem)}` }),
    );
    this.#pending.set(id, answered);
  }

  #settle(id: number, answer: ScriptAnswer): void {
    this.#pending.delete(id);
    if (!this.#isClosed) this.#answer(id, answer);
  }

  #answer(id: number | null, answer: ScriptAnswer): void {
    this.#options.reply(lineOf(id, answer));
  }

  #refuse(id: number | null, code: ErrorCode, error: string, hint?: string): void {
    if (++this.#refused > MOST_REFUSED) this.#end(`It sent more than ${MOST_REFUSED} messages that had to be refused.`);
    else this.#answer(id, { ok: false, code, error, hint });
  }

  #end(reason: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#parts = [];
    this.#options.stop(reason);
  }
}

const BUDGET_HINT = 'Do more with fewer calls, or go on in another script; code_execution.max_tool_calls is the limit.';

function read(line: string): Record<string, unknown> | undefined {
  try {
    const message: unknown = JSON.parse(line);
    return isRecord(message) ? message : undefined;
  } catch {
    return undefined; // answered like any message that is not ours
  }
}

/** Data that has no JSON form, or too much of it, is an error for the script; it never breaks the channel. */
function lineOf(id: number | null, answer: ScriptAnswer): string {
  try {
    const text = jsonOf(answer.ok ? { id, ok: true, data: answer.data ?? null } : { id, ...answer });
    if (text.length <= LONGEST_ANSWER) return text;
    return failed(
      id,
      'too_large',
      `The result has ${text.length} characters; a script can be handed ${LONGEST_ANSWER}.`,
    );
  } catch (problem) {
    return failed(
      id,
      'internal',
      `The result has no JSON form: ${problem instanceof Error ? problem.message : 'unknown'}`,
    );
  }
}

function failed(id: number | null, code: ErrorCode, error: string): string {
  return JSON.stringify({ id, ok: false, code, error });
}

/** Asking for each value whether it is a large number takes longer than all the rest, and hardly any is. */
function jsonOf(message: unknown): string {
  try {
    return JSON.stringify(message);
  } catch {
    return JSON.stringify(message, plainNumber);
  }
}

function plainNumber(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

function shown(tool: unknown): string {
  return typeof tool === 'string' ? JSON.stringify(tool.slice(0, 80)) : 'What was named';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
