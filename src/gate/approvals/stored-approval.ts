import type { Effect } from '../../kernel/effect.js';
import type { CallBinding } from './call-digest.js';
import { plainWords, trimCommand } from './plain-words.js';
import { isUnjudged, type Question } from './questions.js';
import { shellBinding } from './shell-binding.js';

/**
 * A yes that was kept, for a session or in `config.yaml`. It covers a question only if everything it names is the
 * same; what it does not name, a person left open by writing the entry without it.
 */
export interface StoredApproval {
  readonly id: string;
  readonly covers: Coverage;
  readonly tool?: string;
  readonly cwd?: string;
  readonly environment?: string;
  /** Digest of the arguments beside the command. */
  readonly extras?: string;
  /** Digest of what the command depended on in its shell. */
  readonly shell?: string;
  /** Digest of the files the command runs and the links on its way. */
  readonly around?: string;
  readonly lineage?: string;
  /** Milliseconds since 1970. */
  readonly added?: number;
  readonly expires?: number;
}

export type Coverage =
  | { readonly kind: 'call'; readonly digest: string }
  | { readonly kind: 'exact'; readonly command: string }
  /** Only findings of these rules, when they are known. */
  | { readonly kind: 'prefix'; readonly words: readonly string[]; readonly rules?: readonly string[] }
  | { readonly kind: 'rule'; readonly rule: string; readonly program?: string }
  | ({ readonly kind: 'effect'; readonly permission: string; readonly digest?: string } & Pick<
      Effect,
      'path' | 'url' | 'host' | 'target'
    >);

/** Whether a kept yes answers this one question of this one call. */
export function coversQuestion(approval: StoredApproval, question: Question, call: CallBinding, now: number): boolean {
  if (approval.expires !== undefined && approval.expires <= now) return false;
  if (approval.tool !== undefined && approval.tool !== call.tool) return false;
  if (approval.cwd !== undefined && approval.cwd !== call.directory) return false;
  if (approval.environment !== undefined && approval.environment !== call.environment) return false;
  if (approval.lineage !== undefined && approval.lineage !== call.lineage) return false;
  const { covers } = approval;
  if (covers.kind === 'call') return covers.digest === call.digest;
  if (covers.kind === 'effect') return question.about === 'effect' && coversEffect(covers, question.effect, call);
  if (question.about !== 'finding' && question.about !== 'command') return false;
  if ((approval.extras ?? '') !== call.extras) return false;
  if ((approval.shell ?? '') !== shellBinding(question.command, call.shell)) return false;
  if (approval.around !== undefined && approval.around !== call.around) return false;
  switch (covers.kind) {
    case 'exact':
      return trimCommand(covers.command) === trimCommand(question.command);
    case 'prefix':
      return coversPrefix(covers, question);
    case 'rule':
      return question.about === 'finding' && coversRule(covers, question);
  }
}

type CommandQuestion = Extract<Question, { about: 'finding' | 'command' }>;

function coversPrefix(covers: Extract<Coverage, { kind: 'prefix' }>, question: CommandQuestion): boolean {
  const words = plainWords(question.command);
  if (words === undefined || covers.words.length === 0) return false;
  if (!covers.words.every((word, index) => words[index] === word)) return false;
  const rule = question.about === 'finding' ? question.finding.rule : question.rule;
  return covers.rules === undefined || covers.rules.includes(rule);
}

function coversRule(covers: Extract<Coverage, { kind: 'rule' }>, question: CommandQuestion): boolean {
  if (question.about !== 'finding' || question.finding.severity !== 'ask') return false;
  if (question.finding.rule !== covers.rule || isUnjudged(question.finding)) return false;
  if (covers.program === undefined) return true;
  // The same program behind `ssh host` or in a pipeline is another thing than the one that was shown.
  return plainWords(question.command)?.[0] === covers.program;
}

function coversEffect(covers: Extract<Coverage, { kind: 'effect' }>, effect: Effect, call: CallBinding): boolean {
  if (covers.permission !== effect.permission) return false;
  if (covers.digest !== undefined && covers.digest !== call.digest) return false;
  if (covers.path !== undefined && covers.path !== effect.path) return false;
  if (covers.url !== undefined && covers.url !== effect.url) return false;
  if (covers.target !== undefined && covers.target !== effect.target) return false;
  return covers.host === undefined || covers.host === hostOf(effect);
}

/** The host an effect goes to, by name or as part of a URL. */
export function hostOf(effect: Effect): string | undefined {
  if (effect.host !== undefined) return effect.host.toLowerCase();
  if (effect.url === undefined || !URL.canParse(effect.url)) return undefined;
  return new URL(effect.url).hostname;
}
