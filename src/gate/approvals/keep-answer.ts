import { randomUUID } from 'node:crypto';
import type { ApprovalScope } from './approval-request.js';
import type { CallBinding } from './call-digest.js';
import { plainWords, trimCommand } from './plain-words.js';
import { type Question, ruleOf } from './questions.js';
import { shellBinding } from './shell-binding.js';
import { type Coverage, hostOf, type StoredApproval } from './stored-approval.js';

/** How long a yes is kept. */
export interface KeepOptions {
  readonly now: number;
  /** Milliseconds; without it the yes has no end. */
  readonly lifetimeMs?: number | undefined;
  /** Bound to the origins of the call, for what is kept only in the session. */
  readonly withLineage: boolean;
}

/**
 * Turns a yes into what is kept of it: for every question the narrowest entry the scope allows. Where a scope has no
 * meaning for a question, the exact call is kept, never more.
 */
export function keepAnswer(
  questions: readonly Question[],
  scope: ApprovalScope,
  call: CallBinding,
  options: KeepOptions,
): StoredApproval[] {
  const rules = questions.map(ruleOf);
  const kept = new Map<string, StoredApproval>();
  for (const question of questions) {
    const covers = coverageOf(question, scope, call, rules);
    const approval: StoredApproval = {
      id: randomUUID(),
      covers,
      tool: call.tool,
      cwd: call.directory,
      environment: call.environment,
      ...(call.extras === '' ? {} : { extras: call.extras }),
      ...shellOf(question, call),
      ...aroundOf(covers, call),
      ...(options.withLineage ? { lineage: call.lineage } : {}),
      added: options.now,
      ...(options.lifetimeMs === undefined ? {} : { expires: options.now + options.lifetimeMs }),
    };
    kept.set(JSON.stringify(covers), approval);
  }
  return [...kept.values()];
}

function shellOf(question: Question, call: CallBinding): { shell?: string } {
  const shell = 'command' in question ? shellBinding(question.command, call.shell) : '';
  return shell === '' ? {} : { shell };
}

/** A yes to a kind of thing is as wide as it says; any other is for files and links as they are. */
function aroundOf({ kind }: Coverage, { around }: CallBinding): { around?: string } {
  return kind === 'exact' || kind === 'prefix' ? { around } : {};
}

/** Which scopes would keep more than the exact call, so that nobody is offered a choice without a difference. */
export function scopesFor(questions: readonly Question[]): ApprovalScope[] {
  const scopes: ApprovalScope[] = ['exact'];
  const hasEffect = questions.some(({ about }) => about === 'effect');
  const hasPlain = questions.some((question) => 'command' in question && plainWords(question.command) !== undefined);
  const hasFinding = questions.some((question) => question.about === 'finding' && plainWords(question.command));
  if (hasEffect || hasPlain) scopes.push('prefix');
  if (hasEffect || hasFinding) scopes.push('rule');
  return scopes;
}

function coverageOf(question: Question, scope: ApprovalScope, call: CallBinding, rules: readonly string[]): Coverage {
  if (question.about === 'tool') return { kind: 'call', digest: call.digest };
  if (question.about === 'effect') return effectCoverage(question, scope, call);
  const words = scope === 'exact' ? undefined : plainWords(question.command);
  const program = words?.[0];
  if (words === undefined || program === undefined) return { kind: 'exact', command: trimCommand(question.command) };
  if (scope === 'prefix') return { kind: 'prefix', words, rules: [...new Set(rules)] };
  if (question.about === 'finding') return { kind: 'rule', rule: question.finding.rule, program };
  return { kind: 'exact', command: trimCommand(question.command) };
}

function effectCoverage(
  { effect }: Extract<Question, { about: 'effect' }>,
  scope: ApprovalScope,
  call: CallBinding,
): Coverage {
  const base = { kind: 'effect', permission: effect.permission } as const;
  if (scope === 'rule') return base;
  const host = hostOf(effect);
  if (scope === 'prefix' && host !== undefined) return { ...base, host };
  const resource = {
    ...(effect.path === undefined ? {} : { path: effect.path }),
    ...(effect.url === undefined ? {} : { url: effect.url }),
    ...(effect.host === undefined ? {} : { host: effect.host.toLowerCase() }),
    ...(effect.target === undefined ? {} : { target: effect.target }),
  };
  const isNamed = Object.keys(resource).length > 0;
  if (scope === 'prefix' && isNamed) return { ...base, ...resource };
  return { ...base, ...resource, digest: call.digest };
}
