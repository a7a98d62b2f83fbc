import type { Effect } from '../../kernel/effect.js';
import type { ApprovalFinding } from '../approvals/approval-request.js';
import type { Question } from '../approvals/questions.js';
import { SYSTEM_FOLDERS } from '../paths/protected-places.js';
import type { CompiledLevel } from './compile-level.js';
import { isUnconfined } from './confinement.js';
import { type CommandRules, type RuleContext, type ShellPlace, shellPlace } from './rule-helpers.js';
import { type RuleMatch, weighEffects } from './weigh-effects.js';

/** The command side of the gate: how a shell command is judged. Handed in, because its parser is heavy. */
export interface ShellRules extends CommandRules {
  judgeCommand(
    command: string,
    options: ShellPlace,
  ): { readonly verdict: 'allow' | 'ask' | 'block'; readonly findings: readonly ApprovalFinding[] };
  /** What can be read off a command. */
  commandEffects(
    command: string,
    options: ShellPlace,
  ): {
    readonly effects: readonly Effect[];
    /** Whether nothing else follows from its words, as long as its programs do what they are known for. */
    readonly complete: boolean;
    /** What is certain, whatever files, links and settings it meets: nothing, all it changes, or all it touches. */
    readonly proves: 'nothing' | 'changes' | 'everything';
  };
  /** The files whose text it runs, as absolute paths. */
  filesRun(command: string, options: ShellPlace): readonly string[];
}

/** The operator's own command patterns, from `approvals` in `config.yaml`. */
export interface CommandPatterns {
  readonly deny: readonly string[];
  readonly ask: readonly string[];
  /** Drops questions about the simple commands it matches; never opens a `block` or a deny. */
  readonly allow: readonly string[];
}

/** Why something can in no case happen. */
export interface CommandRefusal {
  readonly reason: string;
  readonly rules: readonly string[];
  readonly hint?: string;
}

export interface CommandWeight {
  readonly refusal?: CommandRefusal;
  readonly questions: readonly Question[];
  readonly rules: readonly RuleMatch[];
  /** Whether the command is known to do only what the levels allow. */
  readonly contained: boolean;
}

/** The verdict on the command as text: its findings and the operator's patterns. Synchronous, resolves nothing. */
export function weighText(
  command: string,
  patterns: CommandPatterns,
  shell: ShellRules,
  context: RuleContext,
): CommandWeight {
  const place = shellPlace(context);
  const { verdict, findings } = shell.judgeCommand(command, place);
  const blocked = findings.filter(({ severity }) => severity === 'block');
  if (verdict === 'block' || blocked.length > 0) return refused(blocked.length > 0 ? blocked : findings);
  const denied = patterns.deny.find((pattern) => shell.someCommand(pattern, command, place) !== 'no');
  if (denied !== undefined) {
    const isCertain = shell.someCommand(denied, command, place) === 'yes';
    return {
      refusal: {
        reason: isCertain
          ? `The command is denied by approvals.deny ${JSON.stringify(denied)}`
          : `It cannot be told that the command holds nothing of approvals.deny, such as ${JSON.stringify(denied)}: it is too long or cannot be parsed`,
        rules: [`approvals.deny ${denied}`],
      },
      questions: [],
      rules: [],
      contained: false,
    };
  }
  const asked = patterns.ask.filter((pattern) => shell.someCommand(pattern, command, place) !== 'no');
  const questions: Question[] = [
    ...findings
      .filter((finding) => !isOpened(finding, command, patterns, shell, place))
      .map((finding) => ({ about: 'finding' as const, command, finding, reason: finding.reason })),
    ...asked.map((pattern) => ({
      about: 'command' as const,
      command,
      rule: `approvals.ask ${pattern}`,
      reason: `approvals.ask has ${JSON.stringify(pattern)}`,
    })),
  ];
  if (verdict === 'ask' && findings.length === 0) {
    questions.push({ about: 'command', command, rule: 'unresolved', reason: 'what it does cannot be told' });
  }
  return { questions, rules: [], contained: false };
}

/**
 * Whether a pattern of the operator's means the very text the finding is about, wrappers included. Anything beyond
 * plain words, such as a redirection, is more than the pattern says and stays a question.
 */
function isOpened(
  { span, command: part }: ApprovalFinding,
  command: string,
  patterns: CommandPatterns,
  shell: ShellRules,
  place: ShellPlace,
): boolean {
  const source = span === undefined ? part : command.slice(span.start, span.end);
  if (/[<>|;&`$\n\r(){}…]/.test(source)) return false;
  return patterns.allow.some((pattern) => shell.everyCommand([pattern], source, place));
}

function refused(findings: readonly ApprovalFinding[]): CommandWeight {
  return { refusal: refusedFindings('command', findings), questions: [], rules: [], contained: false };
}

/** What is on the floor, as it is told. */
export function refusedFindings(what: 'command' | 'script', findings: readonly ApprovalFinding[]): CommandRefusal {
  const reasons = [...new Set(findings.map(({ reason }) => reason))].join('; ');
  return {
    reason: `The ${what} is refused, whatever the settings: ${reasons || 'it is on the floor'}`,
    rules: [...new Set(findings.map(({ rule }) => rule))],
    hint: 'No approval opens this. Find a narrower way, or ask the user to do it by hand.',
  };
}

/**
 * What the command was seen to do, against the same levels as a tool would be. On a level that leaves commands
 * unconfined, little of that counts: there a command is judged by its verdict.
 */
export function weighDerived(
  levels: readonly CompiledLevel[],
  permission: string,
  command: string,
  derived: readonly Effect[],
  context: RuleContext,
): CommandWeight {
  const open = levels.filter(({ profile }) => isUnconfined(profile, permission));
  const bound = levels.filter(({ profile }) => !isUnconfined(profile, permission));
  const withoutTool = { ...context, tool: undefined };
  const soft = [
    ...weighEffects(bound, derived, withoutTool).rules,
    ...weighEffects(open, derived, withoutTool).rules.flatMap(soften),
  ];
  const denied = soft.filter(({ decision }) => decision === 'deny');
  const first = denied[0];
  if (first !== undefined) {
    return {
      refusal: {
        reason: `The command would need ${first.effect?.permission}, and ${first.reason}`,
        rules: [...new Set(denied.map(({ level, rule }) => `${level}: ${rule}`))],
      },
      questions: [],
      rules: soft,
      contained: false,
    };
  }
  const questions = soft
    .filter(({ decision }) => decision === 'ask')
    .map(({ level, rule, reason }) => ({ about: 'command' as const, command, rule: `${level}: ${rule}`, reason }));
  return { questions, rules: soft, contained: questions.length === 0 };
}

/**
 * What an unconfined level still says about a command: its denials, the floor under Hermes' own files, and a question
 * about paths it denies by name. Credentials and system folders are left to the verdict, which knows a harmless use
 * (`cp .env.example .env`, `mv tool /usr/local/bin`) from a harmful one.
 */
function soften(match: RuleMatch): RuleMatch[] {
  if (match.cause === 'rule' && match.decision === 'deny') return [match];
  if (match.cause === 'floor') return isSystemPlace(match.effect?.path ?? '') ? [] : [match];
  if (match.cause !== 'listed' || match.rule.endsWith('@credentials')) return [];
  return [{ ...match, decision: 'ask' }];
}

function isSystemPlace(path: string): boolean {
  return SYSTEM_FOLDERS.some((folder) => path === folder.path || path.startsWith(`${folder.path}/`));
}
