import { parse } from 'unbash';
import { MAX_DEPTH, workFor } from './limits.js';
import type { Feed, Problem, Run, Span } from './run.js';
import type { Scope } from './scope.js';

/** What one evaluation of a line gathers, and the budget that keeps its time in proportion to its length. */
export interface Evaluation {
  readonly runs: Run[];
  readonly problems: Problem[];
  /** Which problems are in the list, so that noting one does not mean looking through all. */
  readonly noted: Set<string>;
  readonly calledFunctions: Set<string>;
  readonly definedFunctions: Set<string>;
  /** Programs that patterns in command position could stand for, by pattern. */
  readonly candidates: Map<string, readonly string[]>;
  readonly length: number;
  /** Whether the parser refused the line and little more of it is judged. */
  isCutShort: boolean;
  /** Units of work that may still be done; less than a microsecond each. */
  workLeft: number;
  nextDescriptor: number;
}

/** Where in the line, and under which conditions, something is evaluated. */
export interface Place {
  readonly evaluation: Evaluation;
  readonly scope: Scope;
  /** The text the syntax tree refers to. */
  readonly source: string;
  readonly feed: Feed | undefined;
  readonly depth: number;
  /** Set inside text that has no place of its own in the line, e.g. below `bash -c`. */
  readonly span: Span | undefined;
  readonly wrappers: readonly string[];
  readonly isPiped: boolean;
  readonly isBackground: boolean;
  readonly callStack: readonly (string | object)[];
}

/**
 * Another place like this one, to be changed. Written out field by field: places made by spreading come in many shapes,
 * and every command is evaluated at one or two of them.
 */
export function placeLike(place: Place): { -readonly [Key in keyof Place]: Place[Key] } {
  return {
    evaluation: place.evaluation,
    scope: place.scope,
    source: place.source,
    feed: place.feed,
    depth: place.depth,
    span: place.span,
    wrappers: place.wrappers,
    isPiped: place.isPiped,
    isBackground: place.isBackground,
    callStack: place.callStack,
  };
}

/** The same place with a state of its own. */
export function inScope(scope: Scope, place: Place): ReturnType<typeof placeLike> {
  const inner = placeLike(place);
  inner.scope = scope;
  return inner;
}

/** What a command prints, when computable, and the commands involved. */
export interface Output {
  readonly text: string | null;
  readonly producers: readonly Run[];
}

export const NO_OUTPUT: Output = { text: '', producers: [] };

/** Of a command that could not be evaluated nothing is known. */
export const UNKNOWN_OUTPUT: Output = { text: null, producers: [] };

export function createEvaluation(length: number): Evaluation {
  return {
    runs: [],
    problems: [],
    noted: new Set(),
    calledFunctions: new Set(),
    definedFunctions: new Set(),
    candidates: new Map(),
    length,
    isCutShort: false,
    workLeft: workFor(length),
    nextDescriptor: 63,
  };
}

/** Takes work from the budget; false, with a problem noted once, when the line is too much work or too deep. */
export function spendWork(place: Place, units: number): boolean {
  const { evaluation } = place;
  evaluation.workLeft -= units;
  const isDeep = place.depth > MAX_DEPTH;
  if (evaluation.workLeft > 0 && !isDeep) return true;
  if (evaluation.noted.has('too-long')) return false;
  noteTooLong(
    place,
    isDeep ? `it is nested more than ${MAX_DEPTH} levels deep` : 'it runs or expands to too much for its length',
  );
  return false;
}

/** Of a long line with a mistake in it only the first few thousand characters are worth reading; see `noteUnparsable`. */
export function mayRead(length: number, place: Place): boolean {
  return !place.evaluation.isCutShort || spendWork(place, length >> 2);
}

export function noteTooLong(place: Place, why: string): void {
  addProblem(place.evaluation, {
    rule: 'too-long',
    reason: `This command is too long to judge: ${why}.`,
    command: '',
    span: place.span ?? { start: 0, end: place.source.length },
  });
}

export function addProblem(evaluation: Evaluation, problem: Problem): void {
  const isAboutTheLine = problem.rule === 'too-long' || problem.rule === 'unparsable';
  const key = isAboutTheLine ? problem.rule : `${problem.rule}\0${problem.span.start}\0${problem.command}`;
  if (evaluation.noted.has(key)) return;
  evaluation.noted.add(key);
  evaluation.problems.push(problem);
}

/**
 * Joins two lists of producers. The list must not grow with the line: where a text came from and what touched it last
 * tell enough.
 */
export function mergeProducers(first: readonly Run[], second: readonly Run[]): readonly Run[] {
  if (second.length === 0) return first;
  if (first.length === 0) return second;
  const joined = first.concat(second);
  if (joined.length > MAX_PRODUCERS) joined.splice(KEPT_SOURCES, joined.length - MAX_PRODUCERS);
  return joined;
}

/** What several commands print one after the other. Joined once: a list may be long, and each step would copy. */
export function joinOutputs(outputs: readonly Output[]): Output {
  const first = outputs[0];
  if (first === undefined || outputs.length === 1) return first ?? NO_OUTPUT;
  let text: string | null = '';
  for (const output of outputs) {
    if (output.text === null) {
      text = null;
      break;
    }
    text += output.text;
  }
  return { text, producers: joinProducers(outputs) };
}

/** The same as merging one list after the other, looking only at those that are kept. */
function joinProducers(outputs: readonly Output[]): readonly Run[] {
  let head: readonly Run[] = [];
  let next = 0;
  for (; next < outputs.length && head.length < MAX_PRODUCERS; next += 1)
    head = mergeProducers(head, outputs[next]?.producers ?? []);
  if (next === outputs.length) return head;
  const tail: Run[] = [];
  for (let index = outputs.length - 1; index >= next && tail.length < KEPT_LAST; index -= 1)
    tail.unshift(...(outputs[index]?.producers ?? []));
  return mergeProducers(head, tail);
}

const KEPT_SOURCES = 8;
const KEPT_LAST = 16;
const MAX_PRODUCERS = KEPT_SOURCES + KEPT_LAST;

/** Parses text, noting what the grammar refuses. Never throws: the parser's own recursion can overflow. */
export function parseShell(text: string, place: { evaluation: Evaluation; span: Span | undefined }) {
  const span = place.span ?? { start: 0, end: text.length };
  try {
    const script = parse(text);
    const [error] = script.errors ?? [];
    if (error) noteUnparsable(place.evaluation, error.message, span);
    return script;
  } catch {
    noteUnparsable(place.evaluation, 'the parser gave up', span);
    return undefined;
  }
}

const MAX_UNPARSABLE = 4_096;
const UNPARSABLE_WORK = 1_000;

/** Notes that a line cannot be read to its end; of a long one little more is judged, since somebody must read it anyway. */
export function noteUnparsable(evaluation: Evaluation, detail: string, span: Span): void {
  if (evaluation.length > MAX_UNPARSABLE && !evaluation.isCutShort) {
    evaluation.isCutShort = true;
    evaluation.workLeft = Math.min(evaluation.workLeft, UNPARSABLE_WORK);
  }
  addProblem(evaluation, {
    rule: 'unparsable',
    reason: `This command cannot be parsed (${detail}), so what it would do is not known.`,
    command: '',
    span,
  });
}
