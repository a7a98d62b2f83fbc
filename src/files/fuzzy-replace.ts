import { asFileSpells } from './edit/as-file-spells.js';
import type { IndentPair } from './edit/compare-gap.js';
import { readEscapes } from './edit/escapes.js';
import { createHaystack, findPlaces, type Haystack, type Place } from './edit/find-places.js';
import { adaptLineEnds } from './edit/line-ends.js';
import { indexLines, type LineIndex } from './edit/line-index.js';
import { withoutLineNumbers } from './edit/line-numbers.js';
import { createLineTable, linesOfOffsets } from './edit/line-table.js';
import { INVISIBLE_END, INVISIBLE_START } from './edit/look-alikes.js';
import { type NearMiss, nearestLines } from './edit/near-miss.js';
import { isInFilesIndentation, reindent } from './edit/reindent.js';
import { findSimilarBlocks } from './edit/similar-blocks.js';
import { positionsOf } from './edit/skeleton.js';
import { type Strategy, TOLERANCE, toleranceName } from './edit/tolerance.js';
import type { TextSpan } from './text/text-file.js';

export interface FuzzyReplaced {
  readonly ok: true;
  readonly content: string;
  readonly count: number;
  readonly strategy: Strategy;
  /** 1-based lines of the old content where a replacement begins. */
  readonly lines: readonly number[];
  /** The replaced parts of the old content, in its order. */
  readonly spans: readonly TextSpan[];
}

export interface FuzzyRefused {
  readonly ok: false;
  readonly reason: 'not_found' | 'ambiguous' | 'invalid';
  readonly message: string;
  readonly hint: string;
  /** 1-based lines of the places, when there are several. */
  readonly lines?: readonly number[];
  readonly nearest?: readonly NearMiss[];
  /** The new text is already where the old one would have been. */
  readonly alreadyApplied?: true;
}

/**
 * Replaces `oldText` by `newText`. Exact first, then one forgiving strategy after the other; the first that finds a
 * place decides, several places are refused unless `replaceAll`, and a guess by similarity never replaces all.
 * Outside the replaced spans every character stays as it is.
 */
export function fuzzyReplace(
  content: string,
  oldText: string,
  newText: string,
  { replaceAll = false }: { replaceAll?: boolean } = {},
): FuzzyReplaced | FuzzyRefused {
  const invalid = checkTexts(oldText, newText);
  if (invalid !== null) return invalid;
  const exact = findExact(content, oldText, newText);
  if (exact !== null) return apply(content, exact, replaceAll);
  const texts = withoutInvisibleEdges(oldText, newText);
  const found = findBare(content, oldText, texts) ?? findForgiving(content, texts.old, texts.new);
  if (found !== null) return apply(content, found, replaceAll);
  const index = indexLines(createLineTable(content), texts.old);
  return replaceSimilar(content, index, texts.old, texts.new, replaceAll) ?? notFound(content, index, texts.new);
}

interface Texts {
  readonly old: string;
  readonly new: string;
}

/** Both texts without the invisible marks around the searched one, such as a byte order mark copied along. */
function withoutInvisibleEdges(oldText: string, newText: string): Texts {
  let texts: Texts = { old: oldText, new: newText };
  for (const edge of [INVISIBLE_START, INVISIBLE_END]) {
    if (edge.test(texts.old)) texts = { old: texts.old.replace(edge, ''), new: texts.new.replace(edge, '') };
  }
  return texts;
}

function findBare(content: string, oldText: string, texts: Texts): Found | null {
  const found = texts.old === oldText ? null : findExact(content, texts.old, texts.new);
  return found === null ? null : { ...found, strategy: 'look_alikes' };
}

/** Places of one strategy, with the texts as that strategy reads them. */
interface Found {
  readonly strategy: Strategy;
  readonly places: readonly Place[];
  readonly oldText: string;
  readonly newText: string;
}

function checkTexts(oldText: string, newText: string): FuzzyRefused | null {
  if (oldText === '')
    return refuse('invalid', 'old_string is empty.', 'Give the text to replace; to create a file use write_file.');
  if (oldText.replace(INVISIBLE_START, '').replace(INVISIBLE_END, '').trim() === '') {
    return refuse(
      'invalid',
      'old_string is only white space.',
      'Include a word before or after it, so that the place is certain.',
    );
  }
  if (HALF_CHARACTER.test(oldText) || HALF_CHARACTER.test(newText)) {
    return refuse(
      'invalid',
      'old_string or new_string holds half a character (a surrogate without its other half).',
      'Write characters such as emoji whole.',
    );
  }
  if (oldText !== newText) return null;
  return refuse(
    'invalid',
    'old_string and new_string are identical: nothing would change.',
    'Give the text as it should become.',
  );
}

/** U+DC80 to U+DCFF alone stand for bytes that are not UTF-8. */
const HALF_CHARACTER = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udc7f\udd00-\udfff]/;

function findExact(content: string, oldText: string, newText: string): Found | null {
  const places = positionsOf(content, oldText, Number.POSITIVE_INFINITY)
    .map((start) => exactPlace(start, start + oldText.length))
    .filter(({ start, end }) => !splits(content, start) && !splits(content, end));
  return places.length === 0 ? null : { strategy: 'exact', places, oldText, newText };
}

function exactPlace(start: number, end: number): Place {
  return { start, end, bits: 0, indents: [], fromLineStart: false, missingBefore: 0, missingAfter: 0 };
}

/** Between `\r` and `\n`, or inside a character of two units: a replacement there would tear it apart. */
function splits(content: string, at: number): boolean {
  const before = content.charCodeAt(at - 1);
  const after = content.charCodeAt(at);
  return before === 13 ? after === 10 : (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00;
}

function findForgiving(content: string, oldText: string, newText: string): Found | null {
  const haystack = createHaystack(content);
  return (
    findAs(haystack, oldText, newText, false) ??
    findEscaped(haystack, oldText, newText, false) ??
    findAs(haystack, oldText, newText, true) ??
    findEscaped(haystack, oldText, newText, true) ??
    findNumbered(haystack, oldText, newText)
  );
}

function findAs(haystack: Haystack, oldText: string, newText: string, trimEdges: boolean, as?: Strategy): Found | null {
  const places = findPlaces(haystack, oldText, trimEdges);
  const bits = places[0]?.bits;
  return bits === undefined ? null : { strategy: as ?? toleranceName(bits), places, oldText, newText };
}

function findEscaped(haystack: Haystack, oldText: string, newText: string, trimEdges: boolean): Found | null {
  for (const { old, readNew } of readEscapes(oldText)) {
    const found = findAs(haystack, old, readNew(newText), trimEdges, 'escapes');
    if (found !== null) return found;
  }
  return null;
}

function findNumbered(haystack: Haystack, oldText: string, newText: string): Found | null {
  const bare = withoutLineNumbers(oldText);
  if (bare === undefined || bare.trim() === '') return null;
  return findAs(haystack, bare, withoutLineNumbers(newText) ?? newText, true, 'line_numbers');
}

function replaceSimilar(
  content: string,
  index: LineIndex,
  oldText: string,
  newText: string,
  replaceAll: boolean,
): FuzzyReplaced | FuzzyRefused | null {
  const blocks = findSimilarBlocks(index);
  if (blocks === null) return null;
  if (!replaceAll)
    return apply(content, { ...blocks, oldText: index.rawWanted.join('\n'), newText: trimAs(oldText, newText) }, false);
  const lines = blocks.places.map(({ start }) => index.table.at(start) + 1);
  const message = 'old_string was not found; only similar lines were, and those are never replaced all at once.';
  return { ...refuse('not_found', message, describeNearest(nearestLines(index))), lines };
}

/** Blank lines around the old text are not part of a similar block, so they leave the new text with it. */
function trimAs(oldText: string, newText: string): string {
  const before = /^(?:[^\S\r\n]*(?:\r\n|\n|\r))*/.exec(oldText)?.[0] ?? '';
  const after = /(?:(?:\r\n|\n|\r)[^\S\r\n]*)*$/.exec(oldText)?.[0] ?? '';
  let text = newText;
  if (before !== '' && text.startsWith(before)) text = text.slice(before.length);
  if (after !== '' && text.endsWith(after)) text = text.slice(0, -after.length);
  return text;
}

function apply(content: string, found: Found, replaceAll: boolean): FuzzyReplaced | FuzzyRefused {
  const { places, strategy } = found;
  if (places.length > 1 && !replaceAll) return ambiguous(content, places, strategy);
  if (!replaceAll && isAlreadyApplied(content, found)) return alreadyApplied(content, found.places[0]?.start ?? 0);
  const spans: TextSpan[] = [];
  let result = '';
  let done = 0;
  let changes = false;
  const model = places.length > 1 ? modelPlace(found) : undefined;
  for (const place of places) {
    const { start, end } = place;
    if (start < done && spans.length > 0) continue;
    const text = render(content, found, place, model);
    changes ||= text !== content.slice(start, end);
    result += content.slice(done, start) + text;
    spans.push({ start, end, text });
    done = end;
  }
  result += content.slice(done);
  if (!changes) {
    return refuse(
      'invalid',
      'The file already reads like new_string there: nothing would change.',
      'Read the file again before editing.',
    );
  }
  const lines = linesOfOffsets(
    content,
    spans.map(({ start }) => start),
  );
  return { ok: true, content: result, count: spans.length, strategy, lines, spans };
}

/** Of several places the one whose indentation the new text is written in: elsewhere it is moved from there. */
function modelPlace({ places, oldText, newText }: Found): Place | undefined {
  return places.find(
    ({ indents }) => indents.length > 0 && isInFilesIndentation(newText.replaceAll('\r\n', '\n'), oldText, indents),
  );
}

/** The replacement as it is written at one place: indented, without edges the file has not, with its line ends. */
function render(content: string, found: Found, place: Place, model?: Place): string {
  let text = found.newText;
  if (place.bits & (TOLERANCE.lookAlikes | TOLERANCE.trailingSpace)) {
    text = asFileSpells(text, found.oldText, content.slice(place.start, place.end));
  }
  if (place.missingBefore > 0 || place.missingAfter > 0) text = dropEdgeBreaks(text, place);
  if (place.bits & TOLERANCE.trimmedEdges) text = dropEdgeBlanks(text, found.oldText, content, place);
  if (place.indents.length > 0) {
    const plain = text.replaceAll('\r\n', '\n');
    text =
      model === undefined
        ? reindent(plain, found.oldText, place.indents, place.fromLineStart)
        : reindent(plain, content.slice(model.start, model.end), pairIndents(model, place), place.fromLineStart);
  }
  return adaptLineEnds(text, found.oldText, content, place.start, place.end);
}

function pairIndents(model: Place, place: Place): IndentPair[] {
  return place.indents.map(({ file }, i) => ({ old: model.indents[i]?.file ?? file, file }));
}

function dropEdgeBreaks(text: string, place: Place): string {
  let rest = text;
  if (Number.isFinite(place.missingBefore)) {
    for (let i = 0; i < place.missingBefore; i++) rest = rest.replace(/^[^\S\r\n]*(?:\r\n|\n|\r)/, '');
  }
  if (Number.isFinite(place.missingAfter)) {
    for (let i = 0; i < place.missingAfter; i++) rest = rest.replace(/(?:\r\n|\n|\r)[^\S\r\n]*$/, '');
  }
  return rest;
}

/** Spaces around the old text that the file has not are not put around the new text either. */
function dropEdgeBlanks(text: string, oldText: string, content: string, place: Place): string {
  const before = /^[^\S\r\n]+/.exec(oldText)?.[0];
  const after = /[^\S\r\n]+$/.exec(oldText)?.[0];
  let rest = text;
  if (
    before !== undefined &&
    !content.startsWith(before, place.start) &&
    place.indents.length === 0 &&
    rest.startsWith(before)
  ) {
    rest = rest.slice(before.length);
  }
  if (after !== undefined && !content.slice(place.start, place.end).endsWith(after) && rest.endsWith(after)) {
    rest = rest.slice(0, -after.length);
  }
  return rest;
}

/** The new text holds the old one, and the file already has all of it around the only match. */
function isAlreadyApplied(content: string, { places, oldText, newText }: Found): boolean {
  const place = places[0];
  const inside = newText.indexOf(oldText);
  if (place === undefined || inside === -1 || newText.length < 16) return false;
  return content.startsWith(newText, place.start - inside);
}

function alreadyApplied(content: string, at: number): FuzzyRefused {
  const line = linesOfOffsets(content, [at])[0] ?? 1;
  const message = `Already applied: the file has new_string at line ${line}, so nothing was done again.`;
  return {
    ...refuse('not_found', message, 'Go on; or read the file if you meant another place.'),
    alreadyApplied: true,
    lines: [line],
  };
}

function ambiguous(content: string, places: readonly Place[], strategy: Strategy): FuzzyRefused {
  const lines = linesOfOffsets(
    content,
    places.map(({ start }) => start),
  );
  const shown = lines.slice(0, 20).join(', ') + (lines.length > 20 ? ', ...' : '');
  const how = strategy === 'exact' ? '' : ` (${strategy.replaceAll('_', ' ')} ignored)`;
  const message = `old_string matches ${lines.length} places${how}: lines ${shown}.`;
  return {
    ...refuse('ambiguous', message, 'Add a line before or after to make it unique, or set replace_all.'),
    lines,
  };
}

function notFound(content: string, index: LineIndex, newText: string): FuzzyRefused {
  const telling = newText.trim();
  const at = telling.length >= 16 ? content.indexOf(telling) : -1;
  if (at !== -1) return alreadyApplied(content, at);
  const nearest = nearestLines(index);
  const message = 'Could not find old_string in the file.';
  return { ...refuse('not_found', message, describeNearest(nearest)), nearest };
}

function describeNearest(nearest: readonly NearMiss[]): string {
  const [best, ...others] = nearest;
  if (best === undefined) return 'Nothing in the file is near it. Read the file and copy the text as it stands.';
  const more = others.length === 0 ? '' : ` Also near: ${others.map(({ line }) => `line ${line}`).join(', ')}.`;
  return `Nearest are lines ${best.line}-${best.endLine} (- old_string, + file):\n${best.diff}\n${more}`.trim();
}

function refuse(reason: FuzzyRefused['reason'], message: string, hint: string): FuzzyRefused {
  return { ok: false, reason, message, hint };
}
