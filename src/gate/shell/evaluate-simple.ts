import type { Assignment, Command, CommandArgument, ParsedScript, Redirection } from 'unbash';
import { evaluateScript, evaluateText, spanOf } from './evaluate-script.js';
import {
  inScope,
  mayRead,
  mergeProducers,
  noteUnparsable,
  type Output,
  type Place,
  placeLike,
  spendWork,
  UNKNOWN_OUTPUT,
} from './evaluation.js';
import { createRun, executeWords } from './execute-words.js';
import { resolvePath } from './paths/resolve-path.js';
import type { Feed, Run, RunRedirection, Span } from './run.js';
import type { Value } from './scope.js';
import { type Expansion, expandParts, expandToValue, expandWord, isPlain } from './words/expand-word.js';
import { literalWord, type ShellWord, UNKNOWN, wordFrom } from './words/shell-word.js';

/** Evaluates one simple command of the syntax tree: expansions first, then what it runs. */
export function evaluateSimple(command: Command, place: Place): Output {
  const expansion = new PlaceExpansion(place, command.name?.text === 'tee');
  const span = spanOf(command, place);
  if (isFollowedByBracket(command, place.source)) noteUnparsable(place.evaluation, "unexpected token '('", span);
  const values = evaluatePrefix(command, expansion);
  const words: ShellWord[] = [];
  if (isTimed(command, place.source)) words.push(literalWord('time'));
  if (command.name) addWords(words, command.name, expansion);
  for (const argument of command.args) {
    if (place.evaluation.workLeft <= 0) break;
    addWords(words, argument, expansion);
  }
  const { list, feed } = evaluateRedirects(command.redirects, place);
  const inner = feed ? fedBy(feed, place) : place;
  if (words.length === 0) {
    for (const { name, value } of values) place.scope.setVariable(name, value);
    return runNothing(values, list, inner, span);
  }
  if (values.length === 0)
    return writeOutput(list, executeWords({ words, redirects: list, assignments: NO_ASSIGNMENTS, span }, inner), place);
  const scope = place.scope.child();
  for (const { name, value } of values) scope.setVariable(name, value);
  const output = executeWords(
    { words, redirects: list, assignments: values.map(toShellAssignment), span },
    inScope(scope, inner),
  );
  place.scope.cwd = scope.cwd;
  if (words[0]?.text === 'set') place.scope.positional = scope.positional;
  // `IFS=: read a b` keeps what it read; only what stands before it is for it alone.
  const own = new Set(values.map(({ name }) => name));
  for (const [name, value] of scope.ownVariables()) if (value && !own.has(name)) place.scope.setVariable(name, value);
  return writeOutput(list, output, place);
}

/** `echo (a` is no command, though the parser takes it for one. */
function isFollowedByBracket({ name }: Command, source: string): boolean {
  if (!name) return false;
  let at = name.end;
  while (source[at] === ' ' || source[at] === '\t') at += 1;
  return source[at] === '(';
}

/** `time -o f ls`: to bash a keyword before a command named `-o`, to other shells a program with an option. */
function isTimed({ name }: Command, source: string): boolean {
  return name?.text.startsWith('-') === true && /\btime\s+$/.test(source.slice(Math.max(0, name.pos - 8), name.pos));
}

function fedBy(feed: Feed, place: Place): Place {
  const inner = placeLike(place);
  inner.feed = feed;
  return inner;
}

const ASSIGNMENT_WORK = 4;
const NO_VALUES: readonly EvaluatedAssignment[] = [];
const NO_ASSIGNMENTS: Run['assignments'] = [];

function evaluatePrefix(command: Command, expansion: Expansion): readonly EvaluatedAssignment[] {
  if (command.prefix.length === 0) return NO_VALUES;
  const values: EvaluatedAssignment[] = [];
  for (const item of command.prefix) {
    if (item.type !== 'Assignment') continue;
    if (!expansion.spend(ASSIGNMENT_WORK)) break;
    values.push(evaluateAssignment(item, expansion));
  }
  return values;
}

function addWords(words: ShellWord[], argument: CommandArgument, expansion: Expansion): void {
  if (argument.type === 'Word' && isPlain(argument)) {
    words.push(literalWord(argument.text));
    return;
  }
  // What an expansion yields counts, whatever little was written: `$@` again and again.
  const expanded = expandArgument(argument, expansion);
  const length = expanded.reduce((sum, { text }) => sum + text.length, 0);
  if (expansion.spend(2 + 2 * expanded.length + (length >> 3))) for (const word of expanded) words.push(word);
}

/** How words are expanded at a place: nested commands are evaluated in a subshell of its state. */
export function expansionAt(place: Place): Expansion {
  return new PlaceExpansion(place, false);
}

/** A class for its prototype: one is made per command, and three functions each would cost more than the rest. */
class PlaceExpansion implements Expansion {
  readonly scope: Place['scope'];
  readonly #place: Place;
  /** What the command reads is what it writes: `tee >(sh)`. */
  readonly #isCopying: boolean;

  constructor(place: Place, isCopying: boolean) {
    this.scope = place.scope;
    this.#place = place;
    this.#isCopying = isCopying;
  }

  substitute(script: ParsedScript): Output {
    const place = this.#place;
    if (!spendWork(place, SUBSTITUTION_WORK)) return UNKNOWN_OUTPUT;
    const inner = placeLike(place);
    inner.scope = place.scope.child();
    inner.isPiped = false;
    inner.isBackground = false;
    inner.depth += 1;
    return readsFile(script, inner) ?? evaluateScript(script, inner);
  }

  processSubstitution(script: ParsedScript, operator: '<' | '>'): string {
    const place = this.#place;
    if (!spendWork(place, SUBSTITUTION_WORK)) return UNKNOWN;
    const feed: Feed | undefined =
      operator === '>'
        ? {
            text: this.#isCopying ? (place.feed?.text ?? null) : null,
            producers: place.feed?.producers ?? [],
            kind: 'substitution',
          }
        : undefined;
    const inner = placeLike(place);
    inner.scope = place.scope.child();
    inner.feed = feed;
    inner.depth += 1;
    const output = evaluateScript(script, inner);
    const path = `/dev/fd/${place.evaluation.nextDescriptor}`;
    place.evaluation.nextDescriptor += 1;
    place.scope.setFile(path, { text: output.text, producers: output.producers });
    return path;
  }

  spend(units: number): boolean {
    return spendWork(this.#place, units);
  }
}

/** Each is parsed by itself, and what it prints carries where it came from. */
const SUBSTITUTION_WORK = 12;

/** `$(< file)` prints the file. */
function readsFile(script: ParsedScript, place: Place): Output | undefined {
  const command = script.commands.length === 1 ? script.commands[0]?.command : undefined;
  if (command?.type !== 'Command' || command.name || command.prefix.some((item) => item.type === 'Assignment'))
    return undefined;
  const { list, feed } = evaluateRedirects(command.redirects, place);
  if (!feed) return undefined;
  const run = createRun(
    { words: [literalWord('cat')], redirects: list, assignments: [], span: spanOf(command, place) },
    fedBy(feed, place),
  );
  place.evaluation.runs.push(run);
  return { text: feed.text, producers: mergeProducers(feed.producers, [run]) };
}

function expandArgument(argument: CommandArgument, expansion: Expansion): ShellWord[] {
  if (argument.type === 'Word') return expandWord(argument, expansion);
  if (!expansion.spend(ASSIGNMENT_WORK >> 1)) return [];
  const { name, value } = evaluateAssignment(argument, expansion);
  const operator = argument.append ? '+=' : '=';
  const text = value.list ? `(${value.list.join(' ')})` : value.text;
  return [wordFrom(`${name}${operator}${text}`, { producers: value.producers, variables: value.names })];
}

interface EvaluatedAssignment {
  readonly name: string;
  readonly value: Value & { readonly names: readonly string[] };
}

function evaluateAssignment(assignment: Assignment, expansion: Expansion): EvaluatedAssignment {
  const { name, value, append: isAppended } = assignment;
  // A subscript is expanded too, and with it what it runs: `a[$(cmd)]=1`.
  if (assignment.index !== undefined && typeof assignment.index !== 'string')
    expandToValue(assignment.index, expansion);
  if (value.type === 'ArrayValue') {
    const words = value.elements.flatMap((element) => expandWord(element, expansion));
    const before = isAppended ? (expansion.scope.variable(name)?.list ?? []) : [];
    const list = expansion.spend(6 + 2 * words.length + (before.length >> 3)) ? [...before, ...elementsOf(words)] : [];
    return {
      name,
      value: { text: list[0] ?? '', producers: words.flatMap((word) => word.producers), list, names: [] },
    };
  }
  const expanded = expandToValue(value, expansion);
  if (!expansion.spend(2 + (expanded.text.length >> 3)))
    return { name, value: { text: UNKNOWN, producers: [], names: [] } };
  const before = isAppended ? (expansion.scope.variable(name)?.text ?? '') : '';
  const text = assignment.index ? UNKNOWN : before + expanded.text;
  return { name, value: { text, producers: expanded.producers, names: expanded.word.variables } };
}

/** `([1]=-rf [0]=rm)` is a list in the order of its subscripts; names of an associative array have none. */
function elementsOf(words: readonly ShellWord[]): string[] {
  const texts = words.map((word) => word.text);
  if (!texts.some((text) => text.startsWith('['))) return texts;
  const placed = texts.map((text, index) => {
    const [, subscript = '', element = ''] = /^\[([^\]]*)\]\+?=(.*)$/s.exec(text) ?? [];
    return subscript === ''
      ? { at: index, text }
      : { at: /^\d+$/.test(subscript) ? Number(subscript) : index, text: element };
  });
  return placed.sort((one, other) => one.at - other.at).map(({ text }) => text);
}

function toShellAssignment({ name, value }: EvaluatedAssignment) {
  return { name, value: wordFrom(value.text, { producers: value.producers, variables: value.names }) };
}

const NOTHING_WORK = 3;
const BARE_REDIRECT_WORK = 6;

function runNothing(
  values: readonly EvaluatedAssignment[],
  list: readonly RunRedirection[],
  place: Place,
  span: Span,
): Output {
  if (!spendWork(place, NOTHING_WORK + (list.length > 0 ? BARE_REDIRECT_WORK : 0))) return UNKNOWN_OUTPUT;
  const run = createRun({ words: [], redirects: list, assignments: values.map(toShellAssignment), span }, place);
  place.evaluation.runs.push(run);
  return writeOutput(list, { text: '', producers: values.flatMap(({ value }) => value.producers) }, place);
}

/** `2>&1` names no file that any rule would look at. */
function isDuplicate(redirect: Redirection): boolean {
  return (redirect.operator === '>&' || redirect.operator === '<&') && (redirect.target?.text.length ?? 0) < 3;
}

const REDIRECT_WORK = 8;
const NO_REDIRECTS: readonly RunRedirection[] = [];

/** Expands redirections; the last one that feeds standard input decides what arrives there. */
export function evaluateRedirects(
  redirects: readonly Redirection[],
  place: Place,
): { readonly list: readonly RunRedirection[]; readonly feed: Feed | undefined } {
  if (redirects.length === 0) return { list: NO_REDIRECTS, feed: undefined };
  const expansion = expansionAt(place);
  const list: RunRedirection[] = [];
  let feed: Feed | undefined;
  for (const redirect of redirects) {
    if (!spendWork(place, isDuplicate(redirect) ? 2 : REDIRECT_WORK)) break;
    if (redirect.type === 'HereDoc') {
      if (!mayRead(redirect.body.text.length, place)) break;
      const body = redirect.body.parts ? expandParts(redirect.body.parts, expansion) : literalWord(redirect.body.text);
      feed = heldBy(redirect, { text: body.text, producers: body.producers }, place) ?? feed;
      continue;
    }
    const { word } = expandToValue(redirect.target, expansion);
    if (redirect.type === 'HereString') {
      feed = heldBy(redirect, { text: `${word.text}\n`, producers: word.producers }, place) ?? feed;
      continue;
    }
    const descriptor = redirect.descriptor?.type === 'FileDescriptor' ? redirect.descriptor.value : undefined;
    list.push({ operator: redirect.operator, descriptor, target: word });
    if (!redirect.operator.startsWith('<')) continue;
    const read = fileFeed(word, redirect.operator, place);
    if ((descriptor ?? 0) === 0) feed = read;
    else place.scope.setFile(`/dev/fd/${descriptor}`, read);
  }
  return { list, feed };
}

/** Text for standard input is what the command reads; for another descriptor it is a file by that number. */
function heldBy(redirect: Redirection, text: Omit<Feed, 'kind'> & { text: string }, place: Place): Feed | undefined {
  const descriptor = redirect.descriptor?.type === 'FileDescriptor' ? redirect.descriptor.value : 0;
  if (descriptor === 0) return { text: text.text, producers: text.producers, kind: 'here' };
  place.scope.setFile(`/dev/fd/${descriptor}`, text);
  return undefined;
}

const NOTHING_READ: Feed = { text: '', producers: [], kind: 'file' };

function fileFeed(target: ShellWord, operator: string, place: Place): Feed {
  const path = operator === '<&' ? `/dev/fd/${target.text}` : resolvePath(target.text, place.scope.cwd);
  const file = place.scope.file(path);
  if (path === '/dev/null') return NOTHING_READ;
  return { text: file?.text ?? null, producers: file?.producers ?? [], kind: 'file' };
}

/** Remembers what goes into files, so that running such a file later in the line is judged by its text. */
export function writeOutput(list: readonly RunRedirection[], output: Output, place: Place): Output {
  if (list.length === 0) return output;
  let isWritten = false;
  for (const { operator, target, descriptor } of list) {
    if ((descriptor ?? 1) !== 1 || !WRITES_OUTPUT.has(operator) || ITSELF.test(target.text)) continue;
    isWritten = true;
    const path = resolvePath(target.text, place.scope.cwd);
    const before = operator.endsWith('>>') ? place.scope.file(path) : undefined;
    const text =
      before && (before.text === null || output.text === null) ? null : (before?.text ?? '') + (output.text ?? '');
    if (output.text && RUN_LATER.test(path)) evaluateText(output.text, inScope(place.scope.child(), place));
    place.scope.setFile(path, {
      text: output.text === null ? null : text,
      // `curl x | cat > y` puts into the file what was fetched.
      producers: mergeProducers(mergeProducers(before?.producers ?? [], place.feed?.producers ?? []), output.producers),
    });
  }
  return isWritten ? { text: '', producers: output.producers } : output;
}

/** What is written there runs by itself later on, with git or when somebody enters the folder. */
const RUN_LATER = /\/\.husky\/[\w-]+$|\/\.envrc$/;

/** Other names of standard output: what goes there goes on. */
const ITSELF = /^\/(?:dev\/(?:stdout|fd\/1)|proc\/self\/fd\/1)$/;

const WRITES_OUTPUT: ReadonlySet<string> = new Set(['>', '>>', '>|', '&>', '&>>']);
