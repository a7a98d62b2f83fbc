import { checkProfile } from './check-profile.js';
import { matchPermission } from './match-permission.js';
import type { Circumstance, Profile, ProfileLevel, Restriction, ToolRule, Verdict } from './profile.js';

/** A level made ready: a permission costs one lookup, however many rules the profile has. */
export interface CompiledLevel {
  readonly level: string;
  readonly profile: Profile;
  ruling(permission: string): Ruling;
  /** The rules of the profile about one tool; usually none. */
  toolRules(tool: string): readonly NamedToolRule[];
}

/** What a profile says about a permission before any resource is looked at. */
export interface Ruling {
  readonly verdict: Verdict;
  /** Nothing about the resource matters: the verdict is final, unless the effect has a path with a floor. */
  readonly plain: boolean;
  readonly rules: readonly BaseRule[];
  readonly restrictions: readonly { readonly key: string; readonly restriction: Restriction }[];
  readonly waiver: Circumstance | undefined;
  /** The deciding rule in one word group, for the audit log. */
  readonly label: string;
}

export interface BaseRule {
  readonly rule: string;
  readonly verdict: Verdict;
  /** `unlisted`: no rule grants it. */
  readonly cause: 'rule' | 'unlisted';
  readonly reason: string;
}

export interface NamedToolRule {
  readonly name: string;
  readonly rule: ToolRule;
}

// Permission names come from tools; a tool that makes up names must not make the table grow for ever.
const MAX_RULINGS = 1_000;

/** Makes a level ready to be asked. Throws when the profile's shape is wrong, naming the field. */
export function compileLevel({ level, profile }: ProfileLevel): CompiledLevel {
  const problem = checkProfile(profile)[0];
  if (problem !== undefined) {
    throw new Error(`Profile ${profile?.name ?? level}: ${problem.path.join('.') || 'profile'}: ${problem.message}`);
  }
  const rulings = new Map<string, Ruling>();
  const tools = Object.entries(profile.tools ?? {}).map(([name, rule]) => ({ name, rule }));
  return {
    level,
    profile,
    ruling(permission) {
      const known = rulings.get(permission);
      if (known !== undefined) return known;
      if (rulings.size >= MAX_RULINGS) rulings.clear();
      const ruling = rule(level, profile, permission);
      rulings.set(permission, ruling);
      return ruling;
    },
    toolRules: (tool) => (tools.length === 0 ? NO_TOOL_RULES : tools.filter(({ name }) => matchesTool(name, tool))),
  };
}

const NO_TOOL_RULES: readonly NamedToolRule[] = [];

function matchesTool(pattern: string, tool: string): boolean {
  return pattern.endsWith('*') ? tool.startsWith(pattern.slice(0, -1)) : pattern === tool;
}

function rule(level: string, profile: Profile, permission: string): Ruling {
  const matching = (patterns: readonly string[] | undefined): readonly string[] =>
    [...new Set(patterns ?? [])].filter((pattern) => matchPermission(pattern, permission));
  const rules: BaseRule[] = [
    ...matching(profile.deny).map((pattern) => baseRule('deny', `deny ${pattern}`, permission)),
    ...matching(profile.approval_required).map((pattern) =>
      baseRule('ask', `approval_required ${pattern}`, permission),
    ),
    ...matching(profile.allow).map((pattern) => baseRule('allow', `allow ${pattern}`, permission)),
  ];
  if (rules.length === 0) {
    rules.push({
      rule: 'nothing allows it',
      verdict: 'deny',
      cause: 'unlisted',
      reason: `no rule allows ${permission}`,
    });
  }
  const restrictions = Object.entries(profile.restrictions ?? {})
    .filter(([key]) => matchPermission(key, permission))
    .map(([key, restriction]) => ({ key, restriction }));
  const deciding = rules[0] as BaseRule;
  const waiver = deciding.verdict === 'ask' ? profile.ask_unless?.[permission] : undefined;
  return {
    verdict: deciding.verdict,
    plain: restrictions.length === 0 && waiver === undefined,
    rules,
    restrictions,
    waiver,
    label: `${level}: ${deciding.rule}`,
  };
}

const REASONS: Readonly<Record<Verdict, string>> = {
  deny: 'is denied',
  ask: 'needs approval',
  allow: 'is allowed',
};

function baseRule(verdict: Verdict, text: string, permission: string): BaseRule {
  return { rule: text, verdict, cause: 'rule', reason: `${permission} ${REASONS[verdict]}` };
}
