import { reportOn } from './code/scan-code.js';
import { callFunction, evaluateScript, evaluateText } from './evaluate-script.js';
import { addProblem, createEvaluation, type Evaluation, type Place, parseShell, placeLike } from './evaluation.js';
import { exceededLimit, workFor } from './limits.js';
import type { Problem, Run, Span } from './run.js';
import { Scope } from './scope.js';
import { isPlainText, type VisibleText, visibleText } from './visible-text.js';

/** What is known of the shell in which the command would run. */
export interface CommandOptions {
  /** Folder it starts in. Defaults to a project folder in the home folder. */
  readonly cwd?: string;
  readonly home?: string;
  /** Variables set by earlier commands of the session. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Functions defined by earlier commands of the session: name and body, or the definition as `declare -f` prints it. */
  readonly functions?: Readonly<Record<string, string>>;
}

export interface CommandAnalysis {
  /** Every simple command that would run, wrappers and what is in them alike. */
  readonly runs: readonly Run[];
  readonly problems: readonly Problem[];
  /** Units of work it took, see `workFor`; those that a mistake in a long line cost are among them. */
  readonly work: number;
}

const DEFAULT_HOME = '/home/user';

/** Parses and evaluates a command line without running anything. */
export function analyseCommand(command: string, options: CommandOptions): CommandAnalysis {
  const exceeded = exceededLimit(command);
  if (exceeded) {
    const span = { start: 0, end: command.length };
    return {
      runs: [],
      problems: [{ rule: 'too-long', reason: `This command is too long to judge: ${exceeded}.`, command: '', span }],
      work: 0,
    };
  }
  const evaluation = createEvaluation(command.length);
  // It is looked at twice.
  if (!isPlainText(command)) evaluation.workLeft -= command.length >> 1;
  evaluateLine(command, options, evaluation);
  // Escape sequences, look-alike letters and invisible characters: what a careless reader or program sees is judged too.
  const visible = evaluation.isCutShort ? undefined : visibleText(command);
  if (visible) {
    const known = { runs: evaluation.runs.length, problems: evaluation.problems.length };
    evaluateLine(visible.text, options, evaluation);
    for (const found of [...evaluation.runs.slice(known.runs), ...evaluation.problems.slice(known.problems)])
      placeInGiven(found, visible);
  }
  return {
    runs: evaluation.runs,
    problems: evaluation.problems,
    work: workFor(command.length) - evaluation.workLeft,
  };
}

/** What was found in the visible text is told by its place in the text as given. */
function placeInGiven(found: { span: Span }, { origin }: VisibleText): void {
  const { start, end } = found.span;
  found.span = { start: origin(start), end: origin(end) };
}

function evaluateLine(command: string, options: CommandOptions, evaluation: Evaluation): void {
  const place = startPlace(command, options, evaluation);
  try {
    const script = parseShell(command, place);
    if (script) evaluateScript(script, place);
    evaluateUncalled(place);
    evaluateCode(place);
  } catch (error) {
    // The evaluator is bounded, but a stack may still run out in a parser or a pattern: that is an answer, not a crash.
    addProblem(evaluation, {
      rule: 'unparsable',
      reason: `This command cannot be parsed (${error instanceof RangeError ? 'too deep' : 'unexpected shape'}), so what it would do is not known.`,
      command: '',
      span: { start: 0, end: command.length },
    });
  }
}

function startPlace(command: string, options: CommandOptions, evaluation: Evaluation): Place {
  const home = options.home ?? DEFAULT_HOME;
  const scope = new Scope({ cwd: options.cwd ?? `${home}/projects/app`, home, positional: [] });
  for (const [name, text] of Object.entries(options.variables ?? {})) scope.setVariable(name, { text, producers: [] });
  for (const [name, text] of Object.entries(options.functions ?? {}))
    scope.setFunction(name, { kind: 'text', text: bodyOf(name, text) });
  return {
    evaluation,
    scope,
    source: command,
    feed: undefined,
    depth: 0,
    span: undefined,
    wrappers: [],
    isPiped: false,
    isBackground: false,
    callStack: [],
  };
}

/** Calling a definition would only define it again: what is called is the body. */
function bodyOf(name: string, text: string): string {
  const [head = ''] = /^\s*(?:function\s+)?\S+?\s*(?:\(\s*\))?\s*(?=[{(])/.exec(text) ?? [];
  return head.replace(/^\s*function\s/, '').replace(/[\s()]/g, '') === name ? text.slice(head.length) : text;
}

/** Functions that were defined but not called stay in a session: their bodies are judged with unknown parameters. */
function evaluateUncalled(place: Place): void {
  for (const name of place.evaluation.definedFunctions) {
    if (place.evaluation.calledFunctions.has(name)) continue;
    const inner = placeLike(place);
    inner.scope = place.scope.child();
    inner.scope.hasUnknownParameters = true;
    callFunction(name, [], place.span ?? { start: 0, end: place.source.length }, inner);
  }
}

/** Command lines inside code of other languages are evaluated like any other. */
function evaluateCode(place: Place): void {
  for (const run of [...place.evaluation.runs]) {
    for (const code of run.code) {
      for (const text of reportOn(code).commands.slice(0, 20)) {
        if (text.trim() === '' || text.startsWith('\uE000')) continue;
        const wrappers = [...run.wrappers, run.name];
        const inner = placeLike(place);
        inner.scope = place.scope.child();
        inner.span = run.span;
        inner.wrappers = wrappers;
        inner.depth = 1;
        inner.feed = undefined;
        evaluateText(text, inner);
      }
    }
  }
}
