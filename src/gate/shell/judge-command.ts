import { analyseCommand, type CommandOptions } from './analyse-command.js';
import { matchingRules } from './rules/all-rules.js';
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
  for (const problem of problems)
    findings.set(problem.rule + placeKey(problem.span, problem.command), problemFinding(problem));
  // A loop unrolled, or a line that is only to take long: the same command again needs no second look. The last two
  // are kept, because a command with options before its order comes in two spellings.
  let last: Judged | undefined;
  let other: Judged | undefined;
  let loaded: ReadonlySet<Run> | undefined;
  const told = problems.some(({ rule }) => rule === 'too-long') ? TOLD_OF_TOO_LONG : runs.length;
  for (const [index, run] of runs.entries()) {
    const again: Judged | undefined =
      last && isRepeated(run, last.run) ? last : other && isRepeated(run, other.run) ? other : undefined;
    const judged: Judged = again ?? { run, matched: matchingRules(run, index < told ? 'all' : 'floor') };
    if (judged !== last) other = last;
    last = judged;
    const { matched } = judged;
    if (matched.length === 0) continue;
    const text = commandText(run);
    const place = placeKey(run.span, text);
    for (const { id, severity, reason } of matched) {
      if (id === 'read-credentials') {
        loaded ??= loadedSettings(runs);
        if (loaded.has(run)) continue;
      }
      const key = id + place;
      if (!findings.has(key)) findings.set(key, { rule: id, severity, reason, command: text, span: run.span });
    }
  }
  const list = [...findings.values()];
  const verdict = list.some(({ severity }) => severity === 'block') ? 'block' : list.length > 0 ? 'ask' : 'allow';
  return { verdict, findings: list };
}

/**
 * How many commands of a line that is too long to judge are told of: it is asked about as a whole, and nobody reads a
 * hundred reasons. What no setting allows is looked for in all that were reached.
 */
const TOLD_OF_TOO_LONG = 40;

/** A command with the rules it matches. */
interface Judged {
  readonly run: Run;
  readonly matched: readonly Rule[];
}

/** Where something is wrong, and with what: one finding of a rule is enough for it. */
function placeKey({ start, end }: Span, command: string): string {
  return `\0${start}\0${end}\0${command}`;
}

/** `export $(grep -v '^#' .env | xargs)` loads the settings of a project, as `source .env` does, and shows nothing. */
function loadedSettings(runs: readonly Run[]): ReadonlySet<Run> {
  const loaded = new Set<Run>();
  for (const run of runs) {
    if (run.name !== 'export') continue;
    for (const { producers } of run.words)
      for (const producer of producers)
        if (producer.args.some((arg) => /^(\.\/)?\.env(\.\w+)?$/.test(arg))) loaded.add(producer);
  }
  return loaded;
}

/** Whether two commands are alike in all that rules look at, and plain: their words alone tell all about them. */
function isRepeated(run: Run, before: Run): boolean {
  if (run.name !== before.name || run.words.length !== before.words.length) return false;
  if (run.cwd !== before.cwd || !areAlike(run.wrappers, before.wrappers)) return false;
  if (run.isPiped !== before.isPiped || run.isBackground !== before.isBackground) return false;
  if (!isPlainRun(run) || !isPlainRun(before)) return false;
  return run.words.every(({ text }, index) => text === before.words[index]?.text);
}

function areAlike(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((name, index) => name === other[index]));
}

function isPlainRun(run: Run): boolean {
  if (run.stdin || run.file || run.opaqueScript || run.code.length > 0) return false;
  if (run.redirects.length > 0 || run.assignments.length > 0) return false;
  return run.words.every((word) => !word.isGlob && word.variables.length === 0 && word.producers.length === 0);
}

/** The words of a command as text for people, shortened when very long. */
export function commandText(run: Run): string {
  let text = '';
  for (const { name, value } of run.assignments) text += ` ${name}=${value.text}`;
  for (const word of run.words) {
    if (text.length > MAX_SHOWN + 1) break;
    text += ` ${word.text}`;
  }
  for (const { operator, target } of run.redirects) text += ` ${operator} ${target.text}`;
  const shown = displayText(text.slice(1, MAX_SHOWN + 2));
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN - 1)}…` : shown;
}

const MAX_SHOWN = 500;

function problemFinding({ rule, reason, command, span }: Problem): CommandFinding {
  return { rule, severity: rule === 'fork-bomb' ? 'block' : 'ask', reason, command, span };
}
