import { foldText } from '../../lib/fold-text.js';
import { findHidden, type HiddenCharacter, mayHaveHidden } from '../../lib/hidden-characters.js';
import { decodedViews, type TextView } from './decoded-views.js';
import { findHiddenMarkup } from './hidden-markup.js';
import { matchConcepts } from './match-concepts.js';
import { matchIntents } from './match-intents.js';
import { matchRules, type RuleMatch } from './match-rules.js';
import { type ScoredStretch, scoreSentences } from './score-sentences.js';
import { withoutStyleAdvice } from './style-advice.js';
import { findStyledOrder } from './styled-letters.js';
import { tagSentences } from './tag-sentences.js';
import type { Surface } from './text-rule.js';

export interface TextFinding {
  /** Category and rule, e.g. `override.prior-instructions` or `encoded.base64:exfiltration.command`. */
  readonly id: string;
  /** UTF-16 positions in the text that was given. */
  readonly place: { readonly start: number; readonly end: number };
  /** `high` for orders to the agent, `medium` for a mere disguise. */
  readonly severity: 'high' | 'medium';
  /** The words found, hidden characters left out, at most 120 characters. */
  readonly excerpt: string;
}

export interface TextScan {
  readonly flagged: boolean;
  readonly findings: readonly TextFinding[];
}

/**
 * Looks for text that is up to something: orders to drop instructions, to hide things from the user, to send secrets
 * away, voices that pretend to be the system, hidden markup and characters, in many languages and encodings. Hygiene,
 * not a boundary: permission and approval decide what may happen. Linear; the text is read in overlapping pieces, and
 * at most 50 findings are kept. Of a text over 4 million characters the middle is not read, which is a finding.
 */
export function scanText(text: string, surface: Surface): TextScan {
  const findings = new Map<string, TextFinding>();
  const unread = text.length > LONGEST ? { start: LONGEST / 2, end: text.length - LONGEST / 2 } : undefined;
  if (unread) findings.set('flood', toFinding('flood.not-read', 'medium', unread, ''));
  for (let from = 0; from === 0 || from < text.length; from += PIECE - OVERLAP) {
    if (unread && from >= unread.start && from < unread.end) from = unread.end;
    for (const finding of scanPiece(text.slice(from, from + PIECE), surface)) {
      const place = { start: finding.place.start + from, end: finding.place.end + from };
      const key = `${finding.id}@${place.start}`;
      if (!findings.has(key) && findings.size < MAX_FINDINGS) findings.set(key, { ...finding, place });
    }
    if (from + PIECE >= text.length || findings.size >= MAX_FINDINGS) break;
  }
  const ordered = [...findings.values()].sort((a, b) => a.place.start - b.place.start);
  return { flagged: ordered.length > 0, findings: ordered };
}

const LONGEST = 4_000_000;
const PIECE = 128_000;
// Longer than any phrase a rule can match.
const OVERLAP = 2_000;
const MAX_FINDINGS = 50;

function scanPiece(piece: string, surface: Surface): TextFinding[] {
  const findings = hiddenFindings(piece);
  const folded = foldText(piece);
  const plain: TextView = {
    via: undefined,
    isBlob: false,
    text: folded.text,
    place: (start, end) => ({ start: folded.origin(start), end: folded.origin(end) }),
  };
  const seen = new Set<string>();
  for (const view of [plain, ...decodedViews(piece, folded)]) {
    const rulesOf = view.isBlob ? undefined : surface;
    for (const match of matchesIn(view.text, rulesOf)) {
      if (view.via === undefined) seen.add(match.id);
      // A view that shows what the text says anyway adds nothing.
      else if (!view.isBlob && seen.has(match.id)) continue;
      const id = view.via === undefined ? match.id : `encoded.${view.via}:${match.id}`;
      findings.push(toFinding(id, 'high', view.place(match.start, match.end), view.text.slice(match.start, match.end)));
    }
  }
  for (const { id, start, end } of findHiddenMarkup(folded.text)) {
    findings.push(toFinding(id, 'high', plain.place(start, end), folded.text.slice(start, end)));
  }
  return findings;
}

/** What the rules say, checked against the scored model, and what the model alone is sure of. */
function matchesIn(text: string, surface: Surface | undefined): RuleMatch[] {
  const folded = withoutStyleAdvice(text);
  const sentences = [...tagSentences(folded)];
  const stretches = scoreSentences(sentences, folded, surface);
  // The more sentences are tried, the likelier one of them scores high, or fits a rule, by chance.
  const chance = Math.log(Math.max(1, stretches.length / FEW));
  // Nobody encodes a harmless sentence that happens to fit a rule.
  const needed = surface === undefined ? LIKELY_ENCODED : Math.min(LIKELY + chance, MOST_FOR_RULES);
  const matches = [
    ...matchRules(folded, surface),
    ...matchConcepts(folded, surface),
    ...matchIntents(folded, sentences, surface),
  ].filter(
    (match) => STRUCTURAL.test(match.id) || (!isNegated(match, folded) && isPlausible(match, stretches, needed)),
  );
  const least = SURE + chance * 1.5;
  const sure = stretches
    .filter(({ score }) => score > least)
    .slice(0, MAX_FINDINGS)
    .map(({ start, end, category }) => ({ id: `${category()}.scored`, start, end }));
  return [...matches, ...sure];
}

// The net says nothing near these numbers by chance: a rule's match must read like an order as well, and what no rule knows
// must do so beyond doubt: one lower, two or three clean texts in a thousand, by authors it has not seen, are flagged.
const LIKELY = 2;
const LIKELY_ENCODED = -3;
const SURE = 5;
// However long the text, what a rule matches needs no more than this.
const MOST_FOR_RULES = 4;
const FEW = 3;

/** Tokens, markup, disguises and other languages are no matter of English words. */
const STRUCTURAL = /^(?:framing[.](?:template-token|role-tag|turn|end-of-data)|language|encoded|flood|hidden)/;

/** `The user should not ignore these instructions`. */
function isNegated({ id, start }: RuleMatch, folded: string): boolean {
  return (
    id === 'override.your-instructions' &&
    /\b(?:should|must|may|do|does|can|could|shall|will) ?not $/.test(folded.slice(Math.max(0, start - 12), start))
  );
}

/** Whether some stretch of prose around a match reads like an order; a match outside of prose stands for itself. */
function isPlausible(match: RuleMatch, stretches: readonly ScoredStretch[], needed: number): boolean {
  const around = stretches.filter(({ start, end }) => start < match.end && end > match.start);
  return around.length === 0 || around.some(({ score }) => score > needed);
}

function toFinding(
  id: string,
  severity: TextFinding['severity'],
  place: TextFinding['place'],
  words: string,
): TextFinding {
  const excerpt = words.trim().replace(/\s+/g, ' ');
  return { id, severity, place, excerpt: excerpt.length > 120 ? `${excerpt.slice(0, 119)}…` : excerpt };
}

/** One finding for each stretch of hidden characters that have no business there. */
function hiddenFindings(piece: string): TextFinding[] {
  const findings: TextFinding[] = [...mixedFindings(piece), ...styledFindings(piece)];
  if (!mayHaveHidden(piece)) return findings;
  let last: HiddenCharacter | undefined;
  for (const hidden of findHidden(piece)) {
    if (hidden.legitimate || !SUSPICIOUS.has(hidden.kind) || isHarmless(piece, hidden)) continue;
    const joins = last !== undefined && last.kind === hidden.kind && hidden.index - last.index <= 40;
    last = hidden;
    if (joins) continue;
    const code = `U+${hidden.code.toString(16).toUpperCase().padStart(4, '0')}`;
    findings.push(
      toFinding(`unicode.${hidden.kind}`, 'medium', { start: hidden.index, end: hidden.index + hidden.length }, code),
    );
    if (findings.length >= MAX_FINDINGS) break;
  }
  const conceal = /\x1b\[[0-9;]{0,20}\b8m/.exec(piece);
  if (conceal !== null)
    findings.push(
      toFinding(
        'unicode.concealed',
        'medium',
        { start: conceal.index, end: conceal.index + conceal[0].length },
        'SGR 8',
      ),
    );
  return findings;
}

/**
 * Latin and Cyrillic letters in one word are a disguise; one such word may be a slip of the keyboard, two are not. The
 * letters of an escape (`\fI`, `\n`) belong to the backslash.
 */
function mixedFindings(piece: string): TextFinding[] {
  const [first, second] = piece.match(/[\u0400-\u04ff]/) === null ? [] : (piece.match(MIXED_SCRIPT) ?? []);
  if (first === undefined || second === undefined) return [];
  const start = piece.indexOf(first);
  return [toFinding('unicode.mixed-script', 'medium', { start, end: start + first.length }, first)];
}

function styledFindings(piece: string): TextFinding[] {
  const found = findStyledOrder(piece);
  return found === undefined ? [] : [toFinding('unicode.styled-letters', 'medium', found, found.words)];
}

const MIXED_SCRIPT =
  /(?<![a-z\u0400-\u04ff]|\\\*?\(?)(?:[a-z]{1,20}[\u0400-\u04ff]|[\u0400-\u04ff]{1,20}[a-z])[a-z\u0400-\u04ff]{1,30}/gi;

// Terminal output is full of controls; they are shown or stripped where they are displayed.
const SUSPICIOUS = new Set(['bidi', 'zero-width', 'tag', 'filler', 'selector']);

function isHarmless(piece: string, hidden: HiddenCharacter): boolean {
  // Drawings and spinners are made of Braille; the blank one belongs to them.
  if (hidden.code === 0x2800)
    return /[\u2801-\u28ff]/.test(piece.slice(Math.max(0, hidden.index - 40), hidden.index + 40));
  // A soft hyphen at a word's border shows nowhere and parts nothing.
  if (hidden.code === 0xad) return !/\u00ad{2}/.test(piece.slice(hidden.index, hidden.index + 2));
  // One of them is an emoji's or a symbol's; several in a row carry hidden bytes.
  if (hidden.kind === 'selector' && hidden.code < 0xe0100)
    return !/[\ufe00-\ufe0f]{2}/.test(piece.slice(hidden.index, hidden.index + 2));
  return false;
}
