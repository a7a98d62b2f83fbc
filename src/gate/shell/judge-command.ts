import { analyseCommand, type CommandOptions } from './analyse-command.js';
import { rulesAbout, rulesFor } from './rules/all-rules.js';
import type { Rule, Severity } from './rules/rule.js';
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
  const judged = new Map<string, readonly Rule[]>();
  for (const run of runs) {
    for (const finding of judgeRun(run, judged)) add(finding);
  }
  const list = [...findings.values()];
  const verdict = list.some(({ severity }) => severity === 'block') ? 'block' : list.length > 0 ? 'ask' : 'allow';
  return { verdict, findings: list };
}

const NO_FINDINGS: readonly CommandFinding[] = [];

function judgeRun(run: Run, judged: Map<string, readonly Rule[]>): readonly CommandFinding[] {
  const key = plainKey(run);
  const matched = (key === undefined ? undefined : judged.get(key)) ?? matchingRules(run);
  if (key !== undefined) judged.set(key, matched);
  if (matched.length === 0) return NO_FINDINGS;
  const text = commandText(run);
  return matched.map(({ id, severity, reason }) => ({ rule: id, severity, reason, command: text, span: run.span }));
}

/** What rules can know of a command made of plain words, so that a repeated one is judged once. */
function plainKey(run: Run): string | undefined {
  if (run.stdin || run.file || run.opaqueScript || run.redirects.length > 0 || run.assignments.length > 0)
    return undefined;
  if (run.code.length > 0) return undefined;
  let key = `${run.cwd}\0${run.isPiped}\0${run.isBackground}`;
  for (const wrapper of run.wrappers) key += `\0${wrapper}`;
  for (const { text, isGlob, variables, producers } of run.words) {
    if (isGlob || variables.length > 0 || producers.length > 0 || text.length > LONGEST_KEY) return undefined;
    key += `\0\0${text}`;
  }
  return key.length > LONGEST_KEY ? undefined : key;
}

const LONGEST_KEY = 400;

function matchingRules(run: Run): readonly Rule[] {
  // A bare program name can only be caught by a rule about that program.
  const isBare =
    run.args.length === 0 &&
    run.words[0]?.variables.length === 0 &&
    run.redirects.length === 0 &&
    run.assignments.length === 0 &&
    !run.stdin;
  const rules =
    isBare && !run.words[0]?.text.includes('/') && !run.opaqueScript ? rulesAbout(run.name) : rulesFor(run.name);
  return rules.filter((rule) => rule.match(run));
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
