import type { Effect } from '../../kernel/effect.js';
import type { ApprovalFinding } from './approval-request.js';

/** One thing about a call that somebody must agree to. Every one of them must be covered before the call may run. */
export type Question =
  | { readonly about: 'finding'; readonly command: string; readonly finding: ApprovalFinding; readonly reason: string }
  /** A rule that asks about the command as a whole. */
  | { readonly about: 'command'; readonly command: string; readonly rule: string; readonly reason: string }
  | { readonly about: 'effect'; readonly effect: Effect; readonly rule: string; readonly reason: string }
  | { readonly about: 'tool'; readonly rule: string; readonly reason: string };

/** What kind of question a call raises; three denials of one kind stop the asking. */
export function kindOf(tool: string, questions: readonly Question[]): string {
  const kinds = questions.map((question) =>
    question.about === 'effect' ? question.effect.permission : ruleOf(question),
  );
  return [tool, ...[...new Set(kinds)].sort()].join('|');
}

/** The rule that raised a question. */
export function ruleOf(question: Question): string {
  return question.about === 'finding' ? question.finding.rule : question.rule;
}

/** Findings about a line that was not judged to its end: it may hold what no setting allows. */
const UNJUDGED: ReadonlySet<string> = new Set(['too-long', 'unparsable']);

/** Whether only somebody who has read the line can say yes to it. */
export function isUnjudged({ rule }: ApprovalFinding): boolean {
  return UNJUDGED.has(rule);
}
