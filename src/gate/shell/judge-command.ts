import { analyseCommand, type CommandOptions } from './analyse-command.js';
import { matchingRules } from './rules/all-rules.js';
import type { Severity } from './rules/rule.js';
import type { Problem, Run, Span } from './run.js';
import { displayText } from './words/shell-word.js';

export type { CommandOptions } from './analyse-command.js';

/** One thing that is wrong with a command. */
export interface CommandFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly reason: string;
  /** The words of the simple command concerned, as text. */
  readonly command: string;
  /** Its place in the line as given. */
  readonly span: Span;
}

export interface CommandVerdict {
  readonly verdict: 'allow' | 'ask' | 'block';
  readonly findings: readonly CommandFinding[];
}

/**
 * Judges a shell command line: every simple command in it, at every position, unwrapped and expanded as far as that
 * can be computed. Lists all findings; `block` is a floor that no setting opens. Never throws; what is too long,
 * cannot be parsed or cannot be evaluated is `ask`.
 */
export function judgeCommand(command: string, options: CommandOptions = {}): CommandVerdict {
  const { runs, problems } = analyseCommand(command, options);
  const findings = new Map<string, CommandFinding>();
  const add = (finding: CommandFinding) => {
    const key = `${finding.rule}\0${finding.span.start}\0${finding.span.end}\0${finding.command}`;
    if (!findings.has(key)) findings.set(key, finding);
  };
  for (const problem of problems) add(problemFinding(problem));
  for (const run of runs) {
    for (const finding of judgeRun(run)) add(finding);
  }
  const list = [...findings.values()];
  const verdict = list.some(({ severity }) => severity === 'block') ? 'block' : list.length > 0 ? 'ask' : 'allow';
  return { verdict, findings: list };
}

const NO_FINDINGS: readonly CommandFinding[] = [];

function judgeRun(run: Run): readonly CommandFinding[] {
  const matched = matchingRules(run);
  if (matched.length === 0) return NO_FINDINGS;
  const text = commandText(run);
  return matched.map(({ id, severity, reason }) => ({ rule: id, severity, reason, command: text, span: run.span }));
}

/** The words of a command as text for people, shortened when very long. */
export function commandText(run: Run): string {
  const words = run.words.map((word) => displayText(word.text));
  const redirects = run.redirects.map(({ operator, target }) => `${operator} ${displayText(target.text)}`);
  const assignments = run.assignments.map(({ name, value }) => `${name}=${displayText(value.text)}`);
  const text = [...assignments, ...words, ...redirects].join(' ');
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}

function problemFinding({ rule, reason, command, span }: Problem): CommandFinding {
  return { rule, severity: rule === 'fork-bomb' ? 'block' : 'ask', reason, command, span };
}
