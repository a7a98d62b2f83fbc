import { randomUUID } from 'node:crypto';
import type { Effect } from '../../kernel/effect.js';
import type { GateCall, GateRefused } from '../../kernel/gate.js';
import type { ApprovalRequest, SettledAnswer } from './approval-request.js';
import type { ApprovalStore } from './approval-store.js';
import type { Approver } from './approver.js';
import type { Surroundings } from './bind-surroundings.js';
import { bindCall, type CallBinding } from './call-digest.js';
import type { DenialBreaker } from './denial-breaker.js';
import { displayRequest, isShortened } from './display-request.js';
import { keepAnswer, scopesFor } from './keep-answer.js';
import { obtainAnswer } from './obtain-answer.js';
import { isUnjudged, kindOf, type Question, ruleOf } from './questions.js';
import type { SessionApprovals } from './session-approvals.js';
import { shellUse } from './shell-binding.js';
import { coversQuestion, type StoredApproval } from './stored-approval.js';

/** What settling questions works with. */
export interface ApprovalDesk {
  readonly approvers: readonly Approver[];
  readonly session: SessionApprovals;
  readonly store?: ApprovalStore | undefined;
  readonly breaker: DenialBreaker;
  readonly settings: DeskSettings;
  readonly now: () => number;
  /** Told of every request that is put before somebody. */
  readonly onRequest?: ((request: ApprovalRequest) => void) | undefined;
}

export interface DeskSettings {
  /** `off` answers every question with yes, save about a line that could not be judged; it opens no deny and no floor. */
  readonly off: boolean;
  readonly unattended: boolean;
  readonly timeoutMs: number;
  /** How long an answer for the session holds. */
  readonly sessionLifetimeMs: number;
}

export type Settled =
  | { readonly allowed: true; readonly approval: { readonly id: string; readonly answer: string; readonly by: string } }
  | GateRefused;

/**
 * Gets an answer to every question of a call, or refuses. First what was agreed before, question by question; then,
 * for what is left, somebody who is there. Nobody there, silence and doubt all mean no.
 */
export async function settleQuestions(
  desk: ApprovalDesk,
  call: GateCall,
  effects: readonly Effect[],
  questions: readonly Question[],
  surroundings?: Surroundings,
): Promise<Settled> {
  const binding = await bindCall(call, effects, surroundings);
  const stored = await listStored(desk);
  const before = coverAll(questions, binding, desk, stored);
  if (before !== undefined) return { allowed: true, approval: before };
  if (desk.settings.off) return settleWithoutAsking(questions);
  const left = questions.filter((question) => !findCover(question, binding, desk, stored));
  if (desk.settings.unattended || !desk.approvers.some((approver) => approver.isPresent(call))) {
    return refuseUnattended(call, left);
  }
  const kind = kindOf(call.tool, left);
  if (desk.breaker.isOpen(call.sessionId, kind)) return refuseWornOut(left);
  return await ask(desk, call, binding, effects, left, kind, surroundings);
}

/** With approvals off nobody reads the line, so one that could not be judged may not open the floor. */
function settleWithoutAsking(questions: readonly Question[]): Settled {
  const unjudged = questions.filter((question) => question.about === 'finding' && isUnjudged(question.finding));
  if (unjudged.length === 0) return { allowed: true, approval: { id: randomUUID(), answer: 'off', by: 'settings' } };
  return refuse(
    'denied',
    `Approvals are off, and what cannot be judged could hold what no setting allows: ${reasonsOf(unjudged)}`,
    unjudged,
    'Split it into shorter commands, or write long text to a file first and use the file.',
  );
}

/** A store that cannot be read remembers nothing: the question is asked again. */
async function listStored({ store }: ApprovalDesk): Promise<readonly StoredApproval[]> {
  try {
    return (await store?.list()) ?? [];
  } catch {
    return [];
  }
}

async function ask(
  desk: ApprovalDesk,
  call: GateCall,
  binding: CallBinding,
  effects: readonly Effect[],
  questions: readonly Question[],
  kind: string,
  surroundings: Surroundings | undefined,
): Promise<Settled> {
  const request = buildRequest(desk, call, binding, effects, questions, surroundings);
  desk.onRequest?.(request);
  const asked = await obtainAnswer(request, desk.approvers, call, {
    now: desk.now,
    stillNeeded: () => coverAll(questions, binding, desk, []) === undefined,
  });
  if (asked.kind === 'cancelled')
    return refuse('cancelled', 'The call was cancelled while it waited for approval.', questions);
  if (asked.kind === 'nobody') return refuseUnattended(call, questions);
  if (asked.kind === 'silence') {
    desk.breaker.denied(call.sessionId, kind);
    const seconds = Math.round(desk.settings.timeoutMs / 1_000);
    return refuse('approval_required', `Nobody answered within ${seconds} s: ${reasonsOf(questions)}`, questions);
  }
  const { answer } = asked;
  if (answer.answer === 'deny') {
    desk.breaker.denied(call.sessionId, kind);
    return refuseByAnswer(answer, questions);
  }
  desk.breaker.approved(call.sessionId, kind);
  const kept = await keep(desk, binding, questions, isShortened(partsOf(call, questions)) ? ONCE(answer) : answer);
  return { allowed: true, approval: { id: request.id, answer: kept, by: answer.by } };
}

const ONCE = (answer: SettledAnswer): SettledAnswer => ({ ...answer, answer: 'once' });

/** Keeps a yes as long as was said, and answers how long that is. */
async function keep(
  desk: ApprovalDesk,
  binding: CallBinding,
  questions: readonly Question[],
  { answer, scope, by }: SettledAnswer,
): Promise<string> {
  // A helper model's yes is for one call, whatever it says.
  if (answer === 'once' || by === 'smart') return 'once';
  const now = desk.now();
  const forSession = keepAnswer(questions, scope, binding, {
    now,
    lifetimeMs: desk.settings.sessionLifetimeMs,
    withLineage: true,
  });
  desk.session.add(binding.sessionId, forSession);
  if (answer !== 'always' || desk.store === undefined) return 'session';
  const forEver = keepAnswer(questions, scope, binding, { now, withLineage: false });
  try {
    await desk.store.add(forEver);
    return 'always';
  } catch {
    // The yes itself stands; the record shows that it is kept for the session only.
    return 'session';
  }
}

function buildRequest(
  desk: ApprovalDesk,
  call: GateCall,
  binding: CallBinding,
  effects: readonly Effect[],
  questions: readonly Question[],
  surroundings: Surroundings | undefined,
): ApprovalRequest {
  const parts = partsOf(call, questions);
  const command = effects.find((effect) => effect.command !== undefined)?.command ?? parts.commands[0];
  const reasons = [...new Set(questions.map((question) => question.reason))];
  return Object.freeze({
    id: randomUUID(),
    tool: call.tool,
    effects,
    findings: questions.flatMap((question) => (question.about === 'finding' ? [question.finding] : [])),
    ...(command === undefined ? {} : { command }),
    cwd: binding.directory,
    environment: call.environment,
    sessionId: call.sessionId,
    origin: call.origin,
    expiresAt: desk.now() + desk.settings.timeoutMs,
    reasons,
    display: displayRequest({
      tool: call.tool,
      args: call.args,
      effects,
      commands: [...new Set([...effects.flatMap((effect) => effect.command ?? []), ...parts.commands])],
      shell: new Map(parts.commands.flatMap((each) => [...shellUse(each, call.shell)])),
      files: surroundings?.files,
      links: surroundings?.links,
      reasons,
      directory: binding.directory,
      environment: call.environment,
      sessionId: call.sessionId,
      origin: call.origin,
    }),
    digest: binding.digest,
    scopes: isShortened(parts) ? [] : scopesFor(questions),
  });
}

function partsOf(call: GateCall, questions: readonly Question[]): { args: GateCall['args']; commands: string[] } {
  const commands = questions.flatMap((question) => ('command' in question ? [question.command] : []));
  return { args: call.args, commands: [...new Set(commands)] };
}

/** The record of earlier answers, when they cover every question; undefined when one is open. */
function coverAll(
  questions: readonly Question[],
  binding: CallBinding,
  desk: ApprovalDesk,
  stored: readonly StoredApproval[],
): { id: string; answer: string; by: string } | undefined {
  const covers = questions.map((question) => findCover(question, binding, desk, stored));
  const first = covers[0];
  if (first === undefined || covers.includes(undefined)) return undefined;
  const isStored = covers.some((cover) => cover !== undefined && stored.includes(cover));
  return { id: first.id, answer: isStored ? 'always' : 'session', by: isStored ? 'config' : 'session' };
}

function findCover(
  question: Question,
  binding: CallBinding,
  desk: ApprovalDesk,
  stored: readonly StoredApproval[],
): StoredApproval | undefined {
  const now = desk.now();
  const covers = (approval: StoredApproval): boolean => coversQuestion(approval, question, binding, now);
  return desk.session.of(binding.sessionId).find(covers) ?? stored.find(covers);
}

function refuseUnattended(call: GateCall, questions: readonly Question[]): GateRefused {
  const reason = `Approval is needed and nobody can answer (${call.origin}, unattended): ${reasonsOf(questions)}`;
  const hint = questions.some((question) => 'command' in question)
    ? 'The user can run this with somebody present to approve it, or add the command to command_allowlist in config.yaml beforehand.'
    : 'The user can run this with somebody present to approve it, or add it to approved_effects in config.yaml beforehand.';
  return refuse('denied', reason, questions, hint);
}

function refuseWornOut(questions: readonly Question[]): GateRefused {
  return refuse(
    'denied',
    `This kind of call was denied three times in this session and is not asked about again: ${reasonsOf(questions)}`,
    questions,
    'Do not try again in another form. Find a way without it, or explain to the user why it is needed.',
  );
}

function refuseByAnswer({ reason, by }: SettledAnswer, questions: readonly Question[]): GateRefused {
  const words = reason === undefined ? '' : ` They say: ${reason}`;
  const who = by === 'smart' ? 'The approval model' : 'The user';
  return refuse(
    'denied',
    `${who} denied it (${reasonsOf(questions)}).${words}`,
    questions,
    'Do not try it again in another form.',
  );
}

function refuse(code: GateRefused['code'], reason: string, questions: readonly Question[], hint?: string): GateRefused {
  const rules = questions.map(ruleOf);
  return { allowed: false, code, reason, ...(hint === undefined ? {} : { hint }), rules: [...new Set(rules)] };
}

function reasonsOf(questions: readonly Question[]): string {
  return [...new Set(questions.map(({ reason }) => reason))].join('; ');
}
