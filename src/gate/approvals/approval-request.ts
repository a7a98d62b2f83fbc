import type { Effect, Origin } from '../../kernel/effect.js';

/** Something a command would do that a person should know of, as the command's judge reports it. */
export interface ApprovalFinding {
  readonly rule: string;
  readonly severity: 'ask' | 'block';
  readonly reason: string;
  /** The simple command it was found in, as text for people. */
  readonly command: string;
  /** Where in the command as it was given, wrappers included. */
  readonly span?: { readonly start: number; readonly end: number };
}

/** What is put before whoever answers. It is bound to one call; an answer to it answers nothing else. */
export interface ApprovalRequest {
  readonly id: string;
  readonly tool: string;
  readonly effects: readonly Effect[];
  readonly findings: readonly ApprovalFinding[];
  /** The whole command, when the call runs one. */
  readonly command?: string;
  readonly cwd: string;
  readonly environment: string;
  readonly sessionId: string;
  readonly origin: Origin;
  /** Milliseconds since 1970. After it, an answer counts for nothing; at a terminal the time starts when it is shown. */
  readonly expiresAt: number;
  /** Why it is asked, one sentence each. */
  readonly reasons: readonly string[];
  /** Exactly what would happen, line by line, with hidden characters made visible. */
  readonly display: readonly string[];
  /** SHA-256 over tool, arguments, effects, directory and environment. */
  readonly digest: string;
  /** The scopes an answer may have. */
  readonly scopes: readonly ApprovalScope[];
}

/** This exact call; this command prefix or this resource; everything under the same rule. */
export type ApprovalScope = 'exact' | 'prefix' | 'rule';

export type ApprovalWord = 'once' | 'session' | 'always' | 'deny';

export type ApprovalAnswer =
  | ApprovalWord
  | {
      readonly answer: ApprovalWord;
      /** Default `exact`. */
      readonly scope?: ApprovalScope;
      /** Words for the model, usually with `deny`. */
      readonly reason?: string;
    };

/** The answer with everything filled in, and who gave it. */
export interface SettledAnswer {
  readonly answer: ApprovalWord;
  readonly scope: ApprovalScope;
  readonly reason?: string | undefined;
  readonly by: string;
}

/** Reads an answer from outside. Anything that is not clearly a yes is a no. */
export function readAnswer(answer: unknown, by: string): SettledAnswer {
  const given = typeof answer === 'string' ? { answer } : answer;
  if (given === null || typeof given !== 'object') return unclear(by);
  const { answer: word, scope = 'exact', reason } = given as Record<string, unknown>;
  if (!WORDS.includes(word as ApprovalWord) || !SCOPES.includes(scope as ApprovalScope)) return unclear(by);
  return {
    answer: word as ApprovalWord,
    scope: scope as ApprovalScope,
    reason: typeof reason === 'string' && reason.trim() !== '' ? reason.slice(0, 2_000) : undefined,
    by,
  };
}

const WORDS: readonly ApprovalWord[] = ['once', 'session', 'always', 'deny'];
const SCOPES: readonly ApprovalScope[] = ['exact', 'prefix', 'rule'];

function unclear(by: string): SettledAnswer {
  return { answer: 'deny', scope: 'exact', reason: 'the answer was not one of once, session, always, deny', by };
}
