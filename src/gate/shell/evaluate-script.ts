import {
  type CommandNode,
  type CompoundList,
  forEachChild,
  type ParsedScript,
  type Redirection,
  type Script,
  type Statement,
  type SyntaxNode,
} from 'unbash';
import { evaluateRedirects, evaluateSimple, expansionAt, writeOutput } from './evaluate-simple.js';
import {
  addProblem,
  inScope,
  joinOutputs,
  mayRead,
  mergeProducers,
  NO_OUTPUT,
  noteTooLong,
  noteUnparsable,
  type Output,
  type Place,
  parseShell,
  placeLike,
  spendWork,
  UNKNOWN_OUTPUT,
} from './evaluation.js';
import { createRun } from './execute-words.js';
import { exceededTokens } from './limits.js';
import type { Feed, Span } from './run.js';
import { arithmeticWork } from './words/evaluate-arithmetic.js';
import { expandWord } from './words/expand-word.js';
import { literalWord, UNKNOWN } from './words/shell-word.js';

const MAX_ITERATIONS = 16;
const TEXT_WORK = 8;
const FUNCTION_WORK = 4;

type Node = Statement['command'] | CommandNode | CompoundList;

/** Evaluates a piece of shell text as a script of its own, e.g. the argument of `bash -c`. */
export function evaluateText(text: string, place: Place): Output {
  // Text inside text is parsed once per level: the budget keeps the product of both small.
  if (!spendWork(place, TEXT_WORK + (text.length >> 2))) return UNKNOWN_OUTPUT;
  const exceeded = exceededTokens(text);
  if (exceeded) {
    noteTooLong(place, exceeded);
    return UNKNOWN_OUTPUT;
  }
  const script = parseShell(text, place);
  if (!script) return UNKNOWN_OUTPUT;
  const inner = placeLike(place);
  inner.source = text;
  return evaluateScript(script, inner);
}

/** Evaluates every simple command of a parsed script in order, and gives what it prints. */
export function evaluateScript(script: ParsedScript | Script, place: Place): Output {
  const errors = 'errors' in script ? script.errors : undefined;
  if (errors?.[0])
    noteUnparsable(place.evaluation, errors[0].message, place.span ?? { start: script.pos, end: script.end });
  if (script.source === undefined) return evaluateStatements(script.commands, place);
  // Scripts in escaped backticks carry a decoded source of their own, whose places mean nothing in the line.
  const inner = placeLike(place);
  inner.source = script.source;
  inner.span = spanOf(script, place);
  return evaluateStatements(script.commands, inner);
}

/** The place of a node in the line as given. */
export function spanOf(node: { pos: number; end: number }, place: Place): Span {
  return place.span ?? { start: node.pos, end: node.end };
}

function evaluateStatements(statements: readonly Statement[], place: Place): Output {
  const outputs: Output[] = [];
  let background: Place | undefined = place.isBackground ? place : undefined;
  for (const statement of statements) {
    if (!mayRead(statement.end - statement.pos, place)) break;
    if (statement.background === true) background ??= inBackground(place);
    outputs.push(evaluateNode(statement.command, (statement.background && background) || place));
    if (place.evaluation.workLeft <= 0) break;
  }
  return joinOutputs(outputs);
}

/** A job is a subshell: what it sets and where it goes stays in it. */
function inBackground(place: Place): Place {
  const inner = inSubshell(place);
  inner.isBackground = true;
  return inner;
}

function inSubshell(place: Place): ReturnType<typeof placeLike> {
  return inScope(place.scope.child(), place);
}

export function evaluateNode(node: Node, outer: Place): Output {
  if (!spendWork(outer, 1)) return UNKNOWN_OUTPUT;
  // By far the most frequent, and no level of its own: the place is not copied for it.
  return node.type === 'Command' ? evaluateSimple(node, outer) : evaluateCompound(node, outer);
}

function evaluateCompound(node: Exclude<Node, { type: 'Command' }>, outer: Place): Output {
  const place = placeLike(outer);
  place.depth += 1;
  switch (node.type) {
    case 'Pipeline':
      return evaluatePipeline(node.commands, place);
    case 'AndOr':
      return joinOutputs(node.commands.map((part) => evaluateNode(part, place)));
    case 'CompoundList':
      return evaluateStatements(node.commands, place);
    case 'Subshell':
      return evaluateStatements(node.body.commands, inSubshell(place));
    case 'BraceGroup':
      return evaluateStatements(node.body.commands, place);
    case 'Redirected':
      return evaluateRedirected(node.command, node.redirects, place);
    case 'If':
      return evaluateIf(node, place);
    case 'While':
      if (spawnsWithoutEnd(node, place)) noteFlood(node, place);
      return joinOutputs([
        evaluateStatements(node.clause.commands, place),
        evaluateStatements(node.body.commands, place),
      ]);
    case 'For':
    case 'Select':
      return evaluateLoop(node, place);
    case 'ArithmeticFor':
      if (spendWork(place, arithmeticWork(node.body.pos - node.pos))) evaluateNested(node, place);
      return evaluateStatements(node.body.commands, place);
    case 'Case':
      evaluateNested(node.word, place);
      for (const { pattern } of node.items) for (const word of pattern) evaluateNested(word, place);
      return inBranches(
        node.items.map((item) => item.body),
        place,
      );
    case 'Coproc':
      return evaluateNode(node.body, inBackground(place));
    case 'Function':
      return defineFunction(node, place);
    case 'ArithmeticCommand':
      if (spendWork(place, arithmeticWork(node.end - node.pos))) evaluateNested(node, place);
      return NO_OUTPUT;
    case 'TestCommand':
      evaluateNested(node, place);
      return NO_OUTPUT;
  }
}

/** An endless loop that starts jobs in the background and waits for nothing. */
function spawnsWithoutEnd(node: Extract<Node, { type: 'While' }>, place: Place): boolean {
  const [condition] = node.clause.commands;
  const isEndless = /^(true|:|\[ 1 \]|\[\[ 1 \]\]|\(\( *1 *\)\)|1)$/.test(
    condition ? place.source.slice(condition.pos, condition.end).replace(/;$/, '') : '',
  );
  if (!isEndless || node.kind !== 'while' || !node.body.commands.some((statement) => statement.background))
    return false;
  return !/\b(wait|sleep|break|exit|read|return|inotifywait)\b/.test(place.source.slice(node.body.pos, node.body.end));
}

function noteFlood(node: { pos: number; end: number }, place: Place): void {
  const reason = 'An endless loop starts processes without waiting for any (a fork bomb).';
  addProblem(place.evaluation, {
    rule: 'fork-bomb',
    reason,
    command: place.source.slice(node.pos, node.end).slice(0, 200),
    span: spanOf(node, place),
  });
}

function evaluatePipeline(commands: readonly CommandNode[], place: Place): Output {
  // One alone is only negated or timed, and stays in this shell.
  const isPipe = commands.length > 1;
  let feed = place.feed;
  for (const command of commands) {
    const output = evaluateNode(command, isPipe ? inPipe(place, feed) : place);
    const producers = feed ? mergeProducers(feed.producers, output.producers) : output.producers;
    feed = { text: output.text, producers, kind: 'pipe' };
    if (place.evaluation.workLeft <= 0) break;
  }
  return feed ?? NO_OUTPUT;
}

function inPipe(place: Place, feed: Feed | undefined): Place {
  const inner = inSubshell(place);
  inner.feed = feed;
  inner.isPiped = true;
  return inner;
}

function evaluateRedirected(command: CommandNode, redirects: readonly Redirection[], place: Place): Output {
  const { list, feed } = evaluateRedirects(redirects, place);
  const span = spanOf(command, place);
  place.evaluation.runs.push(createRun({ words: [], redirects: list, assignments: [], span }, place));
  const inner = placeLike(place);
  inner.feed = feed ?? place.feed;
  const output = evaluateNode(command, inner);
  return writeOutput(list, output, place);
}

function evaluateIf(node: Extract<Node, { type: 'If' }>, place: Place): Output {
  evaluateStatements(node.clause.commands, place);
  const bodies = [node.then];
  for (const elif of node.elif) {
    evaluateStatements(elif.clause.commands, place);
    bodies.push(elif.then);
  }
  if (node.else) bodies.push(node.else);
  return inBranches(bodies, place);
}

/** Each branch runs on its own copy of the state; where they differ afterwards, the value is not known. */
function inBranches(bodies: readonly CompoundList[], place: Place): Output {
  let producers: Output['producers'] = [];
  for (const body of bodies) {
    const inner = inSubshell(place);
    const { scope } = inner;
    producers = mergeProducers(producers, evaluateStatements(body.commands, inner).producers);
    for (const [name, value] of scope.ownVariables()) {
      const before = place.scope.variable(name);
      if (value && (before === undefined || before.text === value.text)) place.scope.setVariable(name, value);
      else place.scope.blurVariable(name);
    }
    place.scope.cwd = scope.cwd;
  }
  return { text: null, producers };
}

function evaluateLoop(node: Extract<Node, { type: 'For' | 'Select' }>, place: Place): Output {
  const words = node.wordlist
    ? node.wordlist.flatMap((word) => expandWord(word, expansionAt(place)))
    : place.scope.positional.map(literalWord);
  const outputs: Output[] = [];
  for (const word of words.slice(0, MAX_ITERATIONS)) {
    place.scope.setVariable(node.name.value, { text: word.text, producers: word.producers });
    outputs.push(evaluateStatements(node.body.commands, place));
  }
  if (words.length === 0 || words.length > MAX_ITERATIONS) {
    place.scope.setVariable(node.name.value, { text: UNKNOWN, producers: [] });
    outputs.push({ ...evaluateStatements(node.body.commands, place), text: null });
  }
  return joinOutputs(outputs);
}

function defineFunction(node: Extract<Node, { type: 'Function' }>, place: Place): Output {
  const name = node.name.value;
  if (!spendWork(place, FUNCTION_WORK)) return UNKNOWN_OUTPUT;
  place.scope.setFunction(name, { kind: 'node', node: node.body, source: place.source });
  place.evaluation.definedFunctions.add(name);
  return NO_OUTPUT;
}

/** Calls a function with parameters. A call of itself in a pipe or the background is a fork bomb. */
export function callFunction(
  name: string,
  parameters: readonly string[],
  span: Span,
  place: Place,
): Output | undefined {
  const body = place.scope.function(name);
  if (!body) return undefined;
  place.evaluation.calledFunctions.add(name);
  // By its body: a function may define another one of its own name and call that.
  const called = body.kind === 'node' ? body.node : name;
  if (place.callStack.includes(called)) {
    if (place.isPiped || place.isBackground) {
      addProblem(place.evaluation, {
        rule: 'fork-bomb',
        reason: `The function ${name} starts copies of itself without end (a fork bomb).`,
        command: name,
        span,
      });
    }
    return UNKNOWN_OUTPUT;
  }
  const scope = place.scope;
  const before = scope.positional;
  scope.positional = parameters;
  const inner = placeLike(place);
  inner.isPiped = false;
  inner.isBackground = false;
  inner.callStack = [...place.callStack, called];
  if (body.kind === 'node') inner.source = body.source;
  const output = body.kind === 'text' ? evaluateText(body.text, below(inner, span)) : evaluateNode(body.node, inner);
  scope.positional = before;
  return output;
}

/** The shell evaluates the subscript of a name it is handed, even a quoted one: `[[ -v 'a[$(cmd)]' ]]`. */
export function evaluateSubscript(text: string, place: Place): void {
  const subscript = text.includes('[')
    ? /^(?:[\w\s]{1,40}[-+*/%]?=\s{0,4})?[A-Za-z_]\w*\[([^\]]*[$`][\s\S]*)\]/.exec(text)?.[1]
    : undefined;
  if (subscript !== undefined) evaluateText(`: ${subscript}`, below(place, wholeOf(place)));
}

/** One level deeper, inside text that stands at a place of the line as a whole. */
export function below(place: Place, span: Span): ReturnType<typeof placeLike> {
  const inner = placeLike(place);
  inner.span = place.span ?? span;
  inner.depth += 1;
  return inner;
}

function wholeOf(place: Place): Span {
  return { start: 0, end: place.source.length };
}

/** Evaluates the commands inside words of tests, arithmetic and case heads, which print nothing of interest. */
function evaluateNested(node: SyntaxNode, place: Place): void {
  if (node.type === 'Word') {
    for (const word of expandWord(node, expansionAt(place))) evaluateSubscript(word.text, place);
    return;
  }
  if (node.type === 'ArithmeticCommandExpansion' || node.type === 'CommandExpansion') {
    if (node.script) expansionAt(place).substitute(node.script);
    return;
  }
  if (node.type === 'CompoundList') return;
  forEachChild(node, (child) => evaluateNested(child, place));
}
