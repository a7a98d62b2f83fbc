/** A text as it looks, with the places its characters have in the text as given. */
export interface VisibleText {
  readonly text: string;
  /** Where a position of `text` is in the given one. */
  origin(position: number): number;
}

/**
 * The text as it would look and as careless programs would take it: without terminal escape sequences, NUL and
 * invisible characters, and with full-width and other compatibility letters folded to plain ones. Undefined when it
 * looks as it is.
 */
export function visibleText(text: string): VisibleText | undefined {
  if (isPlainText(text)) return undefined;
  const parts: string[] = [];
  const origins: number[] = [];
  for (const { index, 0: token } of text.matchAll(TOKEN)) {
    const shown = shownAs(token);
    parts.push(shown);
    for (let at = 0; at < shown.length; at += 1) origins.push(index + (shown.length === token.length ? at : 0));
  }
  const visible = parts.join('');
  return visible === text ? undefined : { text: visible, origin: (position) => origins[position] ?? text.length };
}

/** Whether a text can look in one way only. */
export function isPlainText(text: string): boolean {
  return /^[\x20-\x7e\t\n]*$/.test(text);
}

const ESCAPE =
  /[\x1b\x9b](?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)|[PX^_][^\x1b\x9c]*(?:\x1b\\|\x9c)|[ -/]*[0-~])/;
/** An escape sequence, a stretch of plain text, or one character with what combines with it. */
const TOKEN = new RegExp(`${ESCAPE.source}|[\\x20-\\x7e\\t\\n]+(?!\\p{M})|[^]\\p{M}*`, 'gu');
const INVISIBLE = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

function shownAs(token: string): string {
  const code = token.codePointAt(0) ?? 0;
  if (code === 0x0d) return '\n';
  const isControl = (code < 0x20 && code !== 0x09 && code !== 0x0a) || (code >= 0x7f && code <= 0x9f);
  if (isControl || INVISIBLE.test(token)) return '';
  return token.normalize('NFKC');
}
