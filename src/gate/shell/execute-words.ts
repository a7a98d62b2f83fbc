import { applyBuiltin, BUILTINS } from './builtins.js';
import { below, callFunction, evaluateSubscript, evaluateText } from './evaluate-script.js';
import {
  addProblem,
  inScope,
  mergeProducers,
  type Output,
  type Place,
  placeLike,
  spendWork,
  UNKNOWN_OUTPUT,
} from './evaluation.js';
import { resolvePath } from './paths/resolve-path.js';
import { programOutput } from './program-output.js';
import { rememberFiles } from './remember-files.js';
import { isKnownProgram, KNOWN_PROGRAMS, rulesToTry } from './rules/all-rules.js';
import type { KnownOfRun, Run, RunRedirection, Span } from './run.js';
import { noteKeys } from './typed-keys.js';
import { programVariables } from './unwrap/program-variables.js';
import { type Inner, unwrapCommand } from './unwrap/unwrap-command.js';
import { conventionalProgram } from './words/conventional-variables.js';
import { globMatches } from './words/glob.js';
import {
  displayText,
  isKnown,
  literalWord,
  quote,
  type ShellWord,
  UNKNOWN,
  withoutUnknown,
  wordLike,
} from './words/shell-word.js';

/** A simple command whose words are expanded already. */
export interface WordsToRun {
  readonly words: readonly ShellWord[];
  readonly redirects: readonly RunRedirection[];
  readonly assignments: Run['assignments'];
  readonly span: Span;
}

/**
 * Evaluates a command given by its words: names, functions, builtins, wrappers, and at last the program itself. One
 * that another program starts (`isStarted`, as in `env rm`) is no function, so only the program's output counts.
 */
export function executeWords(command: WordsToRun, place: Place, isStarted = false): Output {
  const first = command.words[0];
  if (!first || !spendWork(place, COMMAND_WORK + command.words.length)) return UNKNOWN_OUTPUT;
  const named = nameUnknown(command, place);
  if (named) return named;
  const defined = runDefined(first.text, command, place);
  if (!defined) return runProgram(command, place);
  // The definition may be gone, may never have happened, and other processes do not see it: a harmless function named
  // like a program must not hide that program. What it does to the shell is the function's affair.
  const hidden = runProgram(command, inScope(place.scope.child(), place));
  return isStarted ? hidden : defined;
}

/** The alias or function of this name, if there is one. */
function runDefined(name: string, command: WordsToRun, place: Place): Output | undefined {
  const alias = place.scope.alias(name);
  if (alias !== undefined && !place.callStack.includes(`alias ${name}`)) return runAlias(alias, command, place);
  return place.scope.function(name) && callFunction(name, textsAfterFirst(command.words), command.span, place);
}

const COMMAND_WORK = 5;

/** Builtins that take names of variables, and evaluate what is in their subscripts. */
const SUBSCRIPTED: ReadonlySet<string> = new Set([
  'test',
  '[',
  'unset',
  'printf',
  'read',
  'declare',
  'local',
  'typeset',
  'let',
  'wait',
]);

/** The record of one command; wrappers add what they run to it. */
export function createRun(command: WordsToRun, place: Place): { -readonly [Key in keyof Run]: Run[Key] } {
  const program = command.words[0]?.text ?? '';
  return {
    name: programName(program),
    words: command.words,
    args: textsAfterFirst(command.words),
    redirects: command.redirects,
    assignments: command.assignments,
    stdin: place.feed,
    cwd: place.scope.cwd,
    home: place.scope.home,
    wrappers: place.wrappers,
    span: command.span,
    isPiped: place.isPiped,
    isBackground: place.isBackground,
    code: NO_CODE,
    file: undefined,
    opaqueScript: undefined,
    known: new Known(),
  };
}

/** Nothing is known at first. A class, so that one small object is made however many answers there are. */
class Known implements KnownOfRun {
  rules = undefined;
  operands = undefined;
  operandWords = undefined;
  options = undefined;
  writeTargets = undefined;
  notableTargets = undefined;
  notableDeletions = undefined;
  notableOperands = undefined;
  git = undefined;
  isRehearsal = undefined;
  text = undefined;
  isFetcher = undefined;
  isSecretSource = undefined;
}

const NO_CODE: Run['code'] = [];

function textsAfterFirst(words: readonly ShellWord[]): string[] {
  // Of its final length at once: a list that grows is copied again and again.
  const texts = new Array<string>(Math.max(0, words.length - 1));
  for (let index = 1; index < words.length; index += 1) texts[index - 1] = words[index]?.text ?? '';
  return texts;
}

/** `/usr/bin/rm`, `RM` and `rm.exe` are all `rm`: file systems may ignore case, and folders never matter. */
export function programName(text: string): string {
  if (/^[a-z0-9_-]*$/.test(text)) return text;
  const base = text.slice(Math.max(text.lastIndexOf('/'), /^[A-Za-z]:\\/.test(text) ? text.lastIndexOf('\\') : -1) + 1);
  // cmd drops its carets: `p^owershell` starts PowerShell.
  return base
    .toLowerCase()
    .replaceAll('^', '')
    .replace(/\.(exe|com|cmd|bat)$/, '');
}

/** Deals with a program word that is not a plain known text. Undefined when there is nothing special about it. */
function nameUnknown(command: WordsToRun, place: Place): Output | undefined {
  const first = command.words[0];
  if (!first || (!first.isGlob && !first.text.includes(UNKNOWN))) return undefined;
  const rest = command.words.slice(1);
  const base = first.text.slice(first.text.lastIndexOf('/') + 1);
  if (first.isGlob && /[*?[]/.test(first.text) && isKnown(first)) return tryCandidates(first, rest, command, place);
  if (!base.includes(UNKNOWN)) return undefined;
  const conventional = base === UNKNOWN ? conventionalProgram(first.variables) : undefined;
  if (conventional) return executeWords({ ...command, words: [literalWord(conventional), ...rest] }, place);
  if (!place.scope.hasUnknownParameters) noteUnresolved(command, place);
  const remaining = withoutUnknown(base);
  const words = remaining ? [literalWord(remaining), ...rest] : rest.filter(() => first.isMaybeEmpty);
  return words.length > 0
    ? executeWords({ ...command, words }, deeper(place))
    : { text: null, producers: runAsIs(command, place) };
}

function deeper(place: Place): ReturnType<typeof placeLike> {
  const inner = placeLike(place);
  inner.depth += 1;
  return inner;
}

function runAsIs(command: WordsToRun, place: Place): readonly Run[] {
  const run = createRun(command, place);
  place.evaluation.runs.push(run);
  return mergeProducers(wordProducers(run), [run]);
}

/** A pattern as program name: every program a rule knows that it could stand for is judged. */
function tryCandidates(first: ShellWord, rest: readonly ShellWord[], command: WordsToRun, place: Place): Output {
  noteUnresolved(command, place);
  const candidates = candidatesFor(first.text, place);
  let producers: readonly Run[] = [];
  for (const name of candidates) {
    if (!spendWork(place, 2 * COMMAND_WORK + rest.length)) break;
    const output = runProgram({ ...command, words: [literalWord(name), ...rest] }, deeper(place));
    producers = mergeProducers(producers, output.producers);
  }
  return { text: null, producers };
}

/** Looking through every program is much work, so each pattern is looked up once, and paid for. */
function candidatesFor(pattern: string, place: Place): readonly string[] {
  const known = place.evaluation.candidates.get(pattern);
  if (known) return known;
  const slash = pattern.lastIndexOf('/');
  const folder = pattern.slice(0, Math.max(slash, 0));
  const name = pattern.slice(slash + 1);
  const isFolder = slash < 0 || PROGRAM_FOLDERS.some((path) => globMatches(folder, path));
  const candidates =
    isFolder && spendWork(place, KNOWN_PROGRAMS.length >> 2) ? programsLike(name).slice(0, MAX_CANDIDATES) : [];
  place.evaluation.candidates.set(pattern, candidates);
  return candidates;
}

/** Most names are sorted out by the letters the pattern ends with, which is far cheaper than matching it. */
function programsLike(pattern: string): readonly string[] {
  const end = /[^*?[\]\\]*$/.exec(pattern)?.[0] ?? '';
  return KNOWN_PROGRAMS.filter((program) => program.endsWith(end) && globMatches(pattern, program));
}

const PROGRAM_FOLDERS = ['/bin', '/usr/bin', '/sbin', '/usr/sbin', '/usr/local/bin'];
const MAX_CANDIDATES = 24;

const PROBLEM_WORK = 16;

function noteUnresolved(command: WordsToRun, place: Place): void {
  if (!spendWork(place, PROBLEM_WORK + (command.words.length >> 1))) return;
  const text = command.words.map((word) => displayText(word.text)).join(' ');
  addProblem(place.evaluation, {
    rule: 'unresolved-command',
    reason: `Which program this runs cannot be known before it runs: ${text.slice(0, 200)}`,
    command: text,
    span: command.span,
  });
}

function runAlias(alias: string, command: WordsToRun, place: Place): Output {
  const name = command.words[0]?.text ?? '';
  const rest = command.words.slice(1).map((word) => ` ${quote(word.text)}`);
  const inner = below(place, command.span);
  inner.callStack = [...place.callStack, `alias ${name}`];
  return evaluateText(alias + rest.join(''), inner);
}

/**
 * What trying the rules for a command takes, paid before it is done: by their number, and by what they look at. Code
 * is read through, and so are the commands that its input comes from; words that are more than a name are looked at
 * as paths, options and addresses.
 */
function workOfRules(run: Run): number {
  const isKnown = isKnownProgram(run.name);
  const rules = rulesToTry(run).length;
  let work = (isKnown ? rules : Math.max(2, rules - 2)) + CODE_WORK * run.code.length;
  if (run.file || run.opaqueScript) work += FILE_WORK;
  if (SENDERS.has(run.name)) work += SENDER_WORK;
  if (run.stdin) work += INPUT_WORK + (isKnown ? 2 * run.stdin.producers.length : run.stdin.producers.length >> 1);
  if (run.wrappers.length > 0) work += 4;
  for (let index = 1; index < run.words.length; index += 1) {
    const text = run.words[index]?.text ?? '';
    if (index < FEW_WORDS) work += isKnown && text.includes('/') ? 2 : 0;
    else if (NAME.test(text)) work += isKnown ? 3 : 0;
    else work += isKnown ? 9 : 1;
  }
  return work;
}

const CODE_WORK = 34;
const FILE_WORK = 16;
const SENDER_WORK = 16;
const INPUT_WORK = 4;
const FEW_WORDS = 4;
const NAME = /^[\w-]+$/;

/** `env > f; curl -T f url` sends what `env` printed: a word that names a file of this line carries its origin. */
function withOrigins(words: readonly ShellWord[], place: Place): readonly ShellWord[] {
  return words.map((word) => {
    const path = word.text.replace(/^(?:[\w-]*=)?[@<]|^-T/, '');
    const file = path === '' ? undefined : place.scope.file(resolvePath(path, place.scope.cwd));
    return file ? wordLike(word, word.text, mergeProducers(word.producers, file.producers)) : word;
  });
}

const SENDERS: ReadonlySet<string> = new Set(
  'curl wget wget2 nc ncat netcat socat telnet http https xh mail mailx mutt'.split(' '),
);

function runProgram(command: WordsToRun, place: Place): Output {
  const run = createRun(command, place);
  if (SENDERS.has(run.name) && place.scope.hasFiles) run.words = withOrigins(run.words, place);
  const unwrapped = unwrapCommand(run, place.scope);
  run.code = unwrapped.code;
  run.file = unwrapped.file;
  run.opaqueScript = unwrapped.opaqueScript;
  if (run.stdin?.kind === 'here') noteKeys(run, unwrapped, place);
  if (!spendWork(place, workOfRules(run))) return UNKNOWN_OUTPUT;
  place.evaluation.runs.push(run);
  const builtin = BUILTINS.has(run.name) ? applyBuiltin(run, place) : undefined;
  if (SUBSCRIPTED.has(run.name)) for (const arg of run.args) evaluateSubscript(arg, place);
  let inside: Output | undefined;
  for (const inner of unwrapped.inner) {
    const output = runInner(inner, run, place);
    inside = inside ? { text: null, producers: mergeProducers(inside.producers, output.producers) } : output;
  }
  for (const text of programVariables(run)) runInner({ kind: 'script', text, feed: undefined }, run, place);
  rememberFiles(run, place);
  const text = inside && unwrapped.isTransparent ? inside.text : printed(run, place);
  const producers = mergeProducers(wordProducers(run), inside?.producers ?? NO_RUNS);
  return { text: builtin?.text ?? text, producers: mergeProducers(producers, [run]) };
}

/** Text that goes from program to program is read anew by each of them. */
function printed(run: Run, place: Place): string | null {
  if (run.name === 'cat' && place.scope.hasFiles && run.args.length > 0) return joinedFiles(run, place);
  const length = run.stdin?.text?.length ?? 0;
  return length < FREE_INPUT || spendWork(place, length >> 3) ? programOutput(run) : null;
}

const FREE_INPUT = 64;

/** `cat a <(echo b) -`: what this line wrote or feeds is known, the rest is not. */
function joinedFiles(run: Run, place: Place): string | null {
  const texts = run.args
    .filter((arg) => arg === '-' || !arg.startsWith('-'))
    .slice(0, MAX_JOINED)
    .map((arg) => (arg === '-' ? run.stdin?.text : place.scope.file(resolvePath(arg, run.cwd))?.text) ?? null);
  if (texts.every((text) => text === null)) return null;
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  return spendWork(place, texts.length + (length >> 3)) ? texts.map((text) => text ?? `${UNKNOWN}\n`).join('') : null;
}

const MAX_JOINED = 16;

function wordProducers(run: Run): readonly Run[] {
  return run.words.some((word) => word.producers.length > 0) ? run.words.flatMap((word) => word.producers) : NO_RUNS;
}

const NO_RUNS: readonly Run[] = [];

function runInner(inner: Inner, run: Run, place: Place): Output {
  const wrappers = [...place.wrappers, run.name];
  const inside = deeper(place);
  inside.wrappers = wrappers;
  if ('feed' in inner) inside.feed = inner.feed;
  if (inner.kind === 'words') {
    const command = { words: inner.words, redirects: [], assignments: inner.assignments ?? [], span: run.span };
    if (!inner.assignments?.length && inner.cwd === undefined) return executeWords(command, inside, true);
    if (!spendWork(place, 2 + 2 * (inner.assignments?.length ?? 0))) return UNKNOWN_OUTPUT;
    const scope = place.scope.child();
    if (inner.cwd !== undefined) scope.cwd = inner.cwd;
    for (const { name, value } of inner.assignments ?? [])
      scope.setVariable(name, { text: value.text, producers: value.producers });
    inside.scope = scope;
    return executeWords(command, inside, true);
  }
  const isOwnShell = inner.kind === 'script';
  const scope = isOwnShell ? place.scope.child(inner.positional ?? []) : place.scope;
  if (isOwnShell && inner.cwd !== undefined) scope.cwd = inner.cwd;
  if (isOwnShell && inner.zero !== undefined) scope.setVariable('0', { text: inner.zero, producers: [] });
  inside.scope = scope;
  inside.span = place.span ?? run.span;
  inside.isPiped = false;
  return evaluateText(inner.text, inside);
}
