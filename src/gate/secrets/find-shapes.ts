import type { SecretSpan } from './mask.js';
import { SECRET_SHAPES, type SecretShape } from './secret-shapes.js';
import { TOKEN_CODES, visitTokenRuns } from './visit-token-runs.js';

/**
 * Finds secrets by the shapes their vendors gave them. Ordinary text costs little: only long runs of letters and
 * digits are looked at, and of those only what carries a known prefix.
 */
export function findShapes(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let runs = 0;
  visitTokenRuns(text, MIN_RUN, TOKEN_CODES, (start, end) => {
    // Shapes with dots have several runs, of which only one may look random.
    if (!DIGIT_OR_CAPITAL.test(text.slice(start, end)) && text.charAt(end) !== '.') return;
    runs++;
    addFromRun(text, start, end, spans);
  });
  if (runs === 0) return spans;
  for (const shape of FREE) if (shape.prefix.some((prefix) => text.includes(prefix))) addFree(text, shape, spans);
  return spans;
}

const DIGIT_OR_CAPITAL = /[A-Z0-9]/;

function addFromRun(text: string, start: number, end: number, spans: SecretSpan[]): void {
  for (let at = Math.max(0, start - LONGEST_PREFIX); at < end; at++) {
    if (isAlphanumeric(text.charCodeAt(at - 1))) continue;
    const pair = PAIRS.get(pairOf(text, at));
    if (pair === undefined) continue;
    for (const shape of pair) {
      if (!text.startsWith(shape.prefix, at) || !addAnchored(text, at, shape, spans)) continue;
      at = (spans.at(-1)?.end ?? at) - 1;
      break;
    }
  }
}

function pairOf(text: string, at: number): number {
  return (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

// Every shape has a body of at least this many letters, digits, `_` or `-` in a row.
const MIN_RUN = 16;

function isAnchored(shape: SecretShape): boolean {
  return shape.prefix.every((prefix) => shape.hit.startsWith(prefix)) || startsWithPrefix(shape);
}

function startsWithPrefix({ hit, prefix }: SecretShape): boolean {
  return prefix.some((start) => hit.startsWith(start));
}

const ANCHORED = SECRET_SHAPES.filter(isAnchored);
const FREE = SECRET_SHAPES.filter((shape) => !isAnchored(shape)).map((shape) => ({
  ...shape,
  pattern: new RegExp(`(?<![A-Za-z0-9])(?:${shape.pattern.source})(?![A-Za-z0-9])`, 'g'),
}));

interface Anchored {
  readonly id: string;
  readonly prefix: string;
  readonly pattern: RegExp;
}

/** Rows by the first two characters of their prefix, longer prefixes first: `sk-ant-` is tried before `sk-`. */
const PAIRS = new Map<number, Anchored[]>();
const ROWS = ANCHORED.flatMap(({ id, prefix, pattern }) =>
  prefix.map(
    (one): Anchored => ({ id, prefix: one, pattern: new RegExp(`(?:${pattern.source})(?![A-Za-z0-9])`, 'y') }),
  ),
);
const LONGEST_PREFIX = Math.max(...ROWS.map((row) => row.prefix.length));
for (const row of ROWS.sort((a, b) => b.prefix.length - a.prefix.length)) {
  const pair = pairOf(row.prefix, 0);
  PAIRS.set(pair, [...(PAIRS.get(pair) ?? []), row]);
}

function addAnchored(text: string, at: number, shape: Anchored, spans: SecretSpan[]): boolean {
  const last = spans.at(-1);
  if (last !== undefined && last.end > at) return false;
  shape.pattern.lastIndex = at;
  const match = shape.pattern.exec(text);
  if (match === null || !looksIssued(match[0])) return false;
  spans.push({ start: at, end: at + match[0].length, id: shape.id });
  return true;
}

function addFree(text: string, shape: SecretShape, spans: SecretSpan[]): void {
  for (const match of text.matchAll(shape.pattern)) {
    if (looksIssued(match[0])) spans.push({ start: match.index, end: match.index + match[0].length, id: shape.id });
  }
}

/** Told from placeholders (`sk-xxxx`) and hyphenated words (`sk-toggleable-content`) by its variety. */
function looksIssued(token: string): boolean {
  if (new Set(token.slice(-40)).size < 9) return false;
  return token
    .split(/[-_.:]/)
    .some(
      (part) =>
        part.length >= 10 && /[A-Za-z]/.test(part) && (/\d/.test(part) || (/[a-z]/.test(part) && /[A-Z]/.test(part))),
    );
}
