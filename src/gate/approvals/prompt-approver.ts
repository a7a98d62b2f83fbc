import { inTime } from '../../lib/in-time.js';
import type { ApprovalRequest } from './approval-request.js';
import { type Approver, type AskOptions, isUnwatched } from './approver.js';

/** A choice at the prompt: the letters a person types and what they mean. */
export interface PromptChoice {
  readonly keys: readonly string[];
  readonly label: string;
  readonly answer: 'once' | 'session' | 'always' | 'deny';
  readonly scope?: 'exact' | 'prefix' | 'rule';
}

export interface PromptOptions {
  /**
   * Shows the lines and reads what the person types; must stop when the signal says so. Called for one request at a
   * time.
   */
  ask(
    lines: readonly string[],
    choices: readonly PromptChoice[],
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<string>;
  /** Default 60 s from the moment the question is on the screen. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;

/**
 * A person at a terminal. Requests that come at the same time wait in line, so that nobody answers one while reading
 * another; one that was answered meanwhile is not shown. Silence, end of input and anything unclear mean deny.
 */
export function createPromptApprover({ ask, timeoutMs = TIMEOUT_MS }: PromptOptions): Approver {
  let line: Promise<unknown> = Promise.resolve();
  return {
    by: 'terminal',
    timesItself: true,
    isPresent: (call) => !isUnwatched(call),
    ask(request, options) {
      const turn = line.then(() => takeTurn(request, options));
      // One question that fails must not stop the line.
      line = turn.catch(() => undefined);
      return turn;
    },
  };

  async function takeTurn(request: ApprovalRequest, options: AskOptions): Promise<unknown> {
    if (options.signal.aborted) return { answer: 'deny', reason: 'it was no longer needed' };
    if (!options.stillNeeded()) return 'once';
    const choices = choicesFor(request);
    const typed = await inTime(timeoutMs, ask(request.display, choices, timeoutMs, options.signal), () => undefined);
    if (typed === undefined) return { answer: 'deny', reason: 'nobody answered in time' };
    return readChoice(typed, choices);
  }
}

/** The choices a request allows; one whose text was shortened can only be answered for once. */
export function choicesFor(request: Pick<ApprovalRequest, 'scopes'>): PromptChoice[] {
  const kept: PromptChoice[] = request.scopes.flatMap((scope): PromptChoice[] => {
    const what = { exact: 'exactly this', prefix: 'this prefix or resource', rule: 'this kind' }[scope];
    const suffix = { exact: '', prefix: 'p', rule: 'r' }[scope];
    return [
      {
        keys: scope === 'exact' ? ['s', 'session'] : [`s${suffix}`],
        label: `${what}, this session`,
        answer: 'session',
        scope,
      },
      { keys: scope === 'exact' ? ['a', 'always'] : [`a${suffix}`], label: `${what}, always`, answer: 'always', scope },
    ];
  });
  return [
    { keys: ['o', 'once', 'y', 'yes'], label: 'once', answer: 'once' },
    ...kept,
    { keys: ['d', 'deny', 'n', 'no'], label: 'deny (words after it go to the model)', answer: 'deny' },
  ];
}

/** Reads what was typed; `d use git instead` denies with words for the model. */
export function readChoice(typed: string, choices: readonly PromptChoice[]): unknown {
  const [key = '', ...words] = typed.trim().split(/\s+/);
  const choice = choices.find(({ keys }) => keys.includes(key.toLowerCase()));
  if (choice === undefined || (choice.answer !== 'deny' && words.length > 0)) {
    return typed.trim() === '' ? 'deny' : { answer: 'deny', reason: typed.trim() };
  }
  if (choice.answer === 'deny') return words.length === 0 ? 'deny' : { answer: 'deny', reason: words.join(' ') };
  return { answer: choice.answer, ...(choice.scope === undefined ? {} : { scope: choice.scope }) };
}
