import type { Clock } from '../kernel/context.js';
import type { Effect } from '../kernel/effect.js';
import type { Gate, GateAnswer, GateCall } from '../kernel/gate.js';
import type { ApprovalRequest } from './approvals/approval-request.js';
import type { ApprovalStore } from './approvals/approval-store.js';
import type { Approver } from './approvals/approver.js';
import { createDenialBreaker } from './approvals/denial-breaker.js';
import { ruleOf } from './approvals/questions.js';
import { createSessionApprovals, type SessionApprovals } from './approvals/session-approvals.js';
import type { ApprovalDesk, Settled, settleQuestions } from './approvals/settle-questions.js';
import { isRunning } from './is-running.js';
import { allowedPlainly } from './judge-members.js';
import { type CompiledLevel, compileLevel } from './profiles/compile-level.js';
import { freezeDeep } from './profiles/freeze-deep.js';
import type { ProfileLevel } from './profiles/profile.js';
import { changesSearchPath } from './search-path.js';
import { writesText, writtenMask } from './secrets/written-mask.js';
import type { TaintBook } from './taint.js';
import { contextOf, type Scales, type Weighed, weighCall, weighQuickly } from './weigh-call.js';

export interface GateOptions extends Partial<Omit<Scales, 'patterns' | 'canConfine' | 'taintOf'>> {
  /** Global, session, workspace, ...: each only narrows. Without a level everything is denied. */
  readonly levels: readonly ProfileLevel[];
  /** The levels another call was judged by, e.g. the parent of a subagent's; undefined for the gate's own. */
  readonly levelsOf?: (call: GateCall) => readonly ProfileLevel[] | undefined;
  readonly approvals?: ApprovalSettings;
  /** Tried in order; one that escalates leaves the answer to the next. None means: ask is deny. */
  readonly approvers?: readonly Approver[];
  /** Where `always` is kept; without it, `always` holds for the session. */
  readonly store?: ApprovalStore;
  readonly session?: SessionApprovals;
  /** Nobody can be asked, whoever is configured. */
  readonly unattended?: boolean;
  /** Hermes home, which no profile opens. Default `.hermes` in `home`. */
  readonly hermesHome?: string;
  /** `--yolo`: the same as mode `off`. */
  readonly yolo?: boolean;
  /** Whether commands and code can be held to a confinement. Default: no. */
  readonly sandbox?: boolean | ((call: GateCall) => boolean);
  /** `security.taint`: which sessions text from outside has entered. Without it nobody keeps count. */
  readonly taint?: TaintBook;
  readonly clock?: Clock;
  /** Told of every request that is put before somebody. */
  readonly onRequest?: (request: ApprovalRequest) => void;
}

/** `approvals` of `config.yaml`. Copied and frozen when the gate is made: nothing that runs can change it. */
export interface ApprovalSettings {
  /** `smart` is `manual` with a helper model among the approvers; `off` answers every question with yes. */
  readonly mode?: 'manual' | 'smart' | 'off';
  /** Default 60 s. */
  readonly timeoutMs?: number;
  /** How long an answer for the session holds. Default 12 hours. */
  readonly sessionLifetimeMs?: number;
  readonly deny?: readonly string[];
  readonly ask?: readonly string[];
  readonly allow?: readonly string[];
}

export interface HermesGate extends Gate {
  judgeQuietly(call: GateCall, effects: readonly Effect[]): GateAnswer | Promise<GateAnswer>;
  /** Everything that would be said about a call, with nobody asked and nothing kept. */
  weigh(call: GateCall, effects: readonly Effect[]): Promise<Weighed>;
  /** The most bytes the levels let an effect of this permission move; undefined when they set no limit. */
  byteLimit(call: GateCall, permission: string): number | undefined;
  readonly session: SessionApprovals;
}

/**
 * Makes the gate: the one place where every effect of every call is decided, whoever asked. Profiles are checked and
 * frozen here; a malformed one throws. Answers at once unless a path, a command or a question is involved.
 */
export function createGate(options: GateOptions): HermesGate {
  const own = freezeDeep(structuredClone(options.levels)).map(compileLevel);
  const levelsFor = createLevels(own, options);
  const scales = createScales(options);
  const session = options.session ?? createSessionApprovals();
  const desk = createDesk(options, session);
  const quietDesk: ApprovalDesk = { ...desk, approvers: [] };

  const judgeWith = (
    at: ApprovalDesk,
    call: GateCall,
    effects: readonly Effect[],
  ): GateAnswer | Promise<GateAnswer> => {
    const levels = levelsFor(call);
    const simple = effects.every(({ path, command }) => path === undefined && command === undefined);
    // Code can run without a command text; how it must be confined is then still to be said.
    if (!simple || effects.some(isRunning)) {
      return weighCall(scales, levels, call, effects).then(async (weighed) => {
        const answered = await answer(at, call, weighed);
        if (answered.allowed && weighed.fetches) options.taint?.mark(call.sessionId, call.tool);
        return answered;
      });
    }
    return allowPlainly(levels, call, effects, scales) ?? answer(at, call, weighQuickly(scales, levels, call, effects));
  };
  return {
    session,
    judge: (call, effects) => judgeWith(desk, call, effects),
    judgeQuietly: (call, effects) => judgeWith(quietDesk, call, effects),
    async allowsPlainly(call, permission, paths) {
      // A session that text from outside has entered is looked at path by path.
      const isOdd = scales.taintOf?.(call) !== undefined || writtenMask(call.args, [{ permission }]) !== undefined;
      if (isOdd) return paths.map(() => false);
      const context = { ...contextOf(scales, call, call.cwd), paths: await scales.paths() };
      return allowedPlainly(levelsFor(call), permission, paths, context);
    },
    weigh: (call, effects) => weighCall(scales, levelsFor(call), call, effects),
    byteLimit: (call, permission) => smallestLimit(levelsFor(call), permission),
  };
}

/** The common case: every level allows every permission whatever the resource, and no rule is about the tool. */
function allowPlainly(
  levels: readonly CompiledLevel[],
  call: GateCall,
  effects: readonly Effect[],
  scales: Scales,
): GateAnswer | undefined {
  if (levels.length === 0 || scales.taintOf?.(call) !== undefined) return undefined;
  const rules: string[] = [];
  for (const level of levels) {
    if (level.toolRules(call.tool).length > 0) return undefined;
    for (const effect of effects) {
      if (writesText(effect)) return undefined;
      const ruling = level.ruling(effect.permission);
      if (ruling.verdict !== 'allow' || !ruling.plain || changesSearchPath(effect)) return undefined;
      rules.push(ruling.label);
    }
  }
  for (const { url } of effects) {
    if (url !== undefined && scales.inspectUrl?.(url) !== undefined) return undefined;
  }
  return { allowed: true, effects, rules };
}

function answer(desk: ApprovalDesk, call: GateCall, weighed: Weighed): GateAnswer | Promise<GateAnswer> {
  const { refusal, questions, effects, rules, confinement, surroundings } = weighed;
  if (refusal !== undefined) return { allowed: false, code: 'denied', ...refusal };
  const allowed = {
    allowed: true as const,
    effects,
    rules: [...new Set(rules.filter(({ decided }) => decided).map(({ level, rule }) => `${level}: ${rule}`))],
    ...(confinement === undefined ? {} : { confinement }),
  };
  if (questions.length === 0) return allowed;
  return settle(desk, call, effects, questions, surroundings).then((settled) =>
    settled.allowed
      ? { ...allowed, rules: [...new Set([...allowed.rules, ...questions.map(ruleOf)])], approval: settled.approval }
      : settled,
  );
}

/** Many sessions never have a question: what asks and answers is loaded with the first, which waits for it. */
async function settle(...given: Parameters<typeof settleQuestions>): Promise<Settled> {
  const { settleQuestions } = await import('./approvals/settle-questions.js');
  return settleQuestions(...given);
}

/** A call is bound by its own levels and those of every call it descends from. */
function createLevels(
  here: readonly CompiledLevel[],
  { levelsOf, placeOf }: Pick<GateOptions, 'levelsOf' | 'placeOf'>,
): (call: GateCall) => readonly CompiledLevel[] {
  const compiled = new WeakMap<readonly ProfileLevel[], readonly CompiledLevel[]>();
  const compile = (levels: readonly ProfileLevel[]): readonly CompiledLevel[] => {
    const known = compiled.get(levels);
    if (known !== undefined) return known;
    const fresh = freezeDeep(structuredClone(levels)).map(compileLevel);
    compiled.set(levels, fresh);
    return fresh;
  };
  const ownAt = (call: GateCall): readonly CompiledLevel[] => {
    const place = placeOf?.(call);
    return place === undefined ? here : compile(place.levels);
  };
  if (levelsOf === undefined) return ownAt;
  return (call) => {
    const own = ownAt(call);
    if (call.parent === undefined && levelsOf(call) === undefined) return own;
    const found = new Set<CompiledLevel>(own);
    for (let current: GateCall | undefined = call; current !== undefined; current = current.parent) {
      const levels = levelsOf(current);
      if (levels !== undefined) for (const level of compile(levels)) found.add(level);
    }
    return [...found];
  };
}

function createScales(options: GateOptions): Scales {
  const { sandbox = false, approvals = {}, taint } = options;
  const { deny = [], ask = [], allow = [] } = approvals;
  return {
    home: options.home,
    temporary: [...(options.temporary ?? ['/tmp'])],
    patterns: freezeDeep({ deny: [...deny], ask: [...ask], allow: [...allow] }),
    shell: options.shell ?? (async () => (await import('./profiles/default-shell-rules.js')).defaultShellRules),
    paths:
      options.paths ?? once(async () => (await import('./profiles/default-path-rules.js')).defaultPathRules(options)),
    placeOf: options.placeOf,
    inspectUrl: options.inspectUrl,
    canConfine: typeof sandbox === 'function' ? sandbox : () => sandbox,
    isTrusted: options.isTrusted,
    validate: options.validate,
    taintOf: taint === undefined ? undefined : (call) => taint.sourceOf(call.sessionId),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_SESSION_LIFETIME_MS = 12 * 60 * 60 * 1_000;

function createDesk(options: GateOptions, session: SessionApprovals): ApprovalDesk {
  const { approvals = {}, clock } = options;
  return {
    approvers: [...(options.approvers ?? [])],
    session,
    store: options.store,
    breaker: createDenialBreaker(),
    settings: Object.freeze({
      off: approvals.mode === 'off' || options.yolo === true,
      unattended: options.unattended === true,
      timeoutMs: approvals.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      sessionLifetimeMs: approvals.sessionLifetimeMs ?? DEFAULT_SESSION_LIFETIME_MS,
    }),
    now: clock === undefined ? Date.now : () => clock.now(),
    onRequest: options.onRequest,
  };
}

function smallestLimit(levels: readonly CompiledLevel[], permission: string): number | undefined {
  const limits = levels.flatMap((level) =>
    level.ruling(permission).restrictions.flatMap(({ restriction }) => restriction.max_bytes ?? []),
  );
  return limits.length === 0 ? undefined : Math.min(...limits);
}
