import { posix } from 'node:path';
import type { Effect } from '../../kernel/effect.js';
import { createTurns } from '../../lib/create-turns.js';
import type { CompiledLevel, Ruling } from './compile-level.js';
import { judgeRestriction, matchesPath } from './judge-restriction.js';
import { stricter, type Verdict } from './profile.js';
import type { JudgedEffect, PathFloor, RuleContext } from './rule-helpers.js';

/** One rule that had something to say about a call. */
export interface RuleMatch {
  readonly level: string;
  readonly rule: string;
  /** Missing when the rule is about the tool or its arguments. */
  readonly effect?: Effect;
  readonly decision: Verdict;
  readonly matched: true;
  /** Whether the decision is this rule's. */
  readonly decided: boolean;
  readonly reason: string;
  readonly cause: Cause;
}

/** What kind of rule it was; the gate treats what a command would do by it. */
export type Cause = 'rule' | 'unlisted' | 'listed' | 'outside' | 'unknown' | 'within' | 'floor' | 'unnamed' | 'tool';

export interface Decision {
  readonly decision: Verdict;
  readonly rules: readonly RuleMatch[];
}

/**
 * Weighs effects against every level. The strictest word of any rule on any level about any effect decides, so
 * neither the order of levels, rules or effects nor anything a further level says can loosen it.
 */
export function weighEffects(
  levels: readonly CompiledLevel[],
  effects: readonly JudgedEffect[],
  context: RuleContext,
): Decision {
  const found: Found = [];
  for (const level of levels) {
    weighTool(level, context, found);
    for (const effect of effects) weighEffect(level, effect, context, found);
  }
  return decide(levels, found);
}

/** The same, at once when they are few; of thousands of effects everybody else gets a turn once in a while. */
export function weighInTurns(
  levels: readonly CompiledLevel[],
  effects: readonly JudgedEffect[],
  context: RuleContext,
): Decision | Promise<Decision> {
  return effects.length <= AT_ONCE ? weighEffects(levels, effects, context) : weighMany(levels, effects, context);
}

async function weighMany(
  levels: readonly CompiledLevel[],
  effects: readonly JudgedEffect[],
  context: RuleContext,
): Promise<Decision> {
  const found: Found = [];
  const turns = createTurns();
  for (const level of levels) {
    weighTool(level, context, found);
    for (const [i, effect] of effects.entries()) {
      weighEffect(level, effect, context, found);
      if (i % AT_ONCE === 0 && turns.areDue()) await turns.give();
    }
  }
  await turns.give();
  return decide(levels, found);
}

const AT_ONCE = 32;

function decide(levels: readonly CompiledLevel[], found: Found): Decision {
  let decision: Verdict = 'allow';
  for (const match of found) decision = stricter(decision, match.decision);
  // Without a level nothing grants anything.
  if (levels.length === 0) decision = 'deny';
  for (const match of found) match.decided = match.decision === decision;
  return { decision, rules: found };
}

/** Rules as they are found; which of them decide is known at the end. */
type Found = (Omit<RuleMatch, 'decided'> & { decided: boolean })[];

function weighEffect(level: CompiledLevel, effect: JudgedEffect, context: RuleContext, found: Found): void {
  const ruling = level.ruling(effect.permission);
  const add = (rule: string, decision: Verdict, cause: Cause, reason: string): void => {
    found.push({ level: level.level, rule, effect, decision, matched: true, cause, reason, decided: false });
  };
  const waived = isWaived(ruling, effect, context);
  for (const base of ruling.rules) {
    if (base.verdict === 'ask' && waived) {
      add(`${base.rule} (${ruling.waiver})`, 'allow', base.cause, `${ruling.waiver}: not asked`);
    } else add(base.rule, base.verdict, base.cause, base.reason);
  }
  const placed = effect.path === undefined ? effect : { ...effect, path: placePath(effect.path, context) };
  if (placed.path !== undefined) weighFloor(level, ruling, placed, context, add);
  for (const { key, restriction } of ruling.restrictions) {
    for (const match of judgeRestriction(restriction, placed, context)) {
      add(`${key} ${match.limit}`, match.verdict, match.cause, match.reason);
    }
  }
}

function isWaived({ waiver }: Ruling, effect: Effect, context: RuleContext): boolean {
  if (waiver === undefined) return false;
  return waiver === 'sandboxed' ? context.sandboxed : context.trusted?.(effect) === true;
}

type Add = (rule: string, decision: Verdict, cause: Cause, reason: string) => void;

/** The two floors: what no profile opens, and what only a rule opens that names it. */
function weighFloor(level: CompiledLevel, ruling: Ruling, effect: JudgedEffect, context: RuleContext, add: Add): void {
  const path = effect.path ?? '';
  const floor = findFloor(path, effect.permission, context);
  if (floor?.kind === 'never') add('floor', 'deny', 'floor', floor.reason);
  if (floor?.kind !== 'explicit') return;
  const globs = ruling.restrictions.flatMap(({ restriction }) => restriction.allowed_paths ?? []);
  const naming = globs.find((glob) => namesPath(glob) && matchesPath(glob, path, context, 'allowed'));
  if (naming === undefined) {
    add(
      'floor',
      'deny',
      'unnamed',
      `${floor.reason}; only a rule in ${level.level} whose allowed_paths names it opens it`,
    );
  }
}

function findFloor(path: string, permission: string, context: RuleContext): PathFloor | undefined {
  if (path.includes('\0')) return { kind: 'never', reason: 'the path has a null byte' };
  if (context.paths === undefined) return { kind: 'never', reason: 'paths cannot be judged here' };
  return context.paths.pathFloor(path, permission, context.cwd);
}

/**
 * Whether a glob names what it matches rather than sweeping it in: its last part has letters of its own
 * (`~/.ssh/config`, `/srv/app/.env`), or it is all of a hidden folder (`~/.aws/**`).
 */
function namesPath(glob: string): boolean {
  const parts = glob.split('/').filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  if (/[\p{L}\p{N}]/u.test(last)) return true;
  const folder = parts.findLast((part) => !/^\*+$/.test(part)) ?? '';
  return folder.startsWith('.') && /[\p{L}\p{N}]/u.test(folder);
}

/** Paths come resolved from the gate; for direct callers `..` and relative paths are worked out as text. */
function placePath(path: string, context: RuleContext): string {
  if (path.startsWith('/')) return /\/\.{0,2}(\/|$)/.test(path) ? trimSlash(posix.normalize(path)) : path;
  if (path === '~' || path.startsWith('~/')) {
    // Without a home this can be anywhere: left as it is, no allowed path matches it.
    return context.home === undefined ? path : trimSlash(posix.join(context.home, path.slice(1)));
  }
  return trimSlash(posix.join(context.cwd, path));
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function weighTool(level: CompiledLevel, context: RuleContext, found: Found): void {
  if (context.tool === undefined) return;
  for (const { name, rule } of level.toolRules(context.tool)) {
    const add = (text: string, decision: Verdict, reason: string): void => {
      found.push({ level: level.level, rule: text, decision, matched: true, cause: 'tool', reason, decided: false });
    };
    if (typeof rule === 'string') add(`tools.${name}: ${rule}`, rule, `the rule for ${name} says ${rule}`);
    else weighParameters(name, rule.parameters, context, add);
  }
}

function weighParameters(
  name: string,
  parameters: Readonly<Record<string, Parameters<NonNullable<RuleContext['validate']>>[0]>>,
  context: RuleContext,
  add: (rule: string, decision: Verdict, reason: string) => void,
): void {
  for (const [parameter, schema] of Object.entries(parameters)) {
    if (context.args === undefined || !Object.hasOwn(context.args, parameter)) continue;
    const rule = `tools.${name}.parameters.${parameter}`;
    const problem = context.validate
      ? context.validate(schema, context.args[parameter])
      : 'parameters cannot be compared here';
    if (problem === undefined) add(rule, 'allow', `${parameter} is as the rule wants it`);
    else add(rule, 'deny', `${parameter}: ${problem}`);
  }
}
