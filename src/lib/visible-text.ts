import { findHidden, type HiddenCharacter, mayHaveHidden } from './hidden-characters.js';

export interface VisibleOptions {
  /** Line breaks: kept, or written as `\n`. Default keep. */
  readonly newlines?: 'keep' | 'escape';
  /** Tabs: kept, or written as `\t`. Default keep. */
  readonly tabs?: 'keep' | 'escape';
  /**
   * `display` (default) shows every hidden character, for approvals and logs. `data` lets joiners live where the
   * script or an emoji needs them, for text that is still to be used as text.
   */
  readonly mode?: 'display' | 'data';
}

/**
 * Writes every character that cannot be seen, or that moves other characters on the screen, as an escape:
 * `\x1b`, `\u202e`, `\u{e0041}`. Carriage returns are always shown, because they let a line overwrite itself.
 * Linear; text without such characters comes back as it is.
 */
export function makeVisible(text: string, options: VisibleOptions = {}): string {
  const { newlines = 'keep', tabs = 'keep', mode = 'display' } = options;
  let visible = mayHaveHidden(text) ? escapeHidden(text, findHidden(text), mode) : text;
  if (mode === 'display') visible = visible.replace(LOOKALIKE_SPACE, escapeCharacter);
  visible = visible.replace(newlines === 'escape' ? /\r/g : /\r(?!\n)/g, '\\r');
  if (newlines === 'escape') visible = visible.replace(/\n/g, '\\n');
  return tabs === 'escape' ? visible.replace(/\t/g, '\\t') : visible;
}

// A command shown with one of these looks like two words and runs as one.
const LOOKALIKE_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

function escapeHidden(text: string, hidden: readonly HiddenCharacter[], mode: 'display' | 'data'): string {
  const parts: string[] = [];
  let from = 0;
  for (const { index, length, code, kind, legitimate } of hidden) {
    if (mode === 'data' && legitimate) continue;
    // An emoji's own variation selector changes nothing a person has to know.
    if (kind === 'selector' && legitimate && code >= 0xfe0e && code <= 0xfe0f) continue;
    parts.push(text.slice(from, index), escapeCode(code));
    from = index + length;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}

function escapeCharacter(character: string): string {
  return escapeCode(character.codePointAt(0) ?? 0);
}

function escapeCode(code: number): string {
  const hex = code.toString(16);
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\u{${hex}}`;
}

/**
 * Removes terminal escape sequences as ECMA-48 defines them: CSI, OSC, DCS, SOS, PM and APC strings, two- and
 * three-byte escapes, the 8-bit forms and every other C1 control. The text of hyperlinks stays. A string sequence
 * that never ends loses its two introducing bytes only, so that nothing after it is swallowed. Linear.
 */
export function stripAnsi(text: string): string {
  INTRODUCER.lastIndex = 0;
  let match = INTRODUCER.exec(text);
  if (match === null) return text;
  const parts: string[] = [];
  let from = 0;
  while (match !== null) {
    parts.push(text.slice(from, match.index));
    from = sequenceEnd(text, match.index);
    INTRODUCER.lastIndex = from;
    match = INTRODUCER.exec(text);
  }
  return parts.join('') + text.slice(from);
}

const INTRODUCER = /[\x1b\x80-\x9f]/g;

function sequenceEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first !== 0x1b) return eightBitEnd(text, start, first);
  const second = text.charCodeAt(start + 1);
  if (Number.isNaN(second)) return start + 1;
  if (second === 0x5b) return controlSequenceEnd(text, start + 2);
  if (isStringIntroducer(second + 0x40)) return controlStringEnd(text, start + 2);
  if (second >= 0x20 && second <= 0x2f) return intermediateEscapeEnd(text, start + 1);
  return second >= 0x30 && second <= 0x7e ? start + 2 : start + 1;
}

function eightBitEnd(text: string, start: number, first: number): number {
  if (first === 0x9b) return controlSequenceEnd(text, start + 1);
  return isStringIntroducer(first) ? controlStringEnd(text, start + 1) : start + 1;
}

/** DCS, SOS, OSC, PM, APC in their 8-bit numbers. */
function isStringIntroducer(code: number): boolean {
  return code === 0x90 || code === 0x98 || (code >= 0x9d && code <= 0x9f);
}

/** Parameters, intermediates, one final byte; a byte that fits none of them ends the sequence before it. */
function controlSequenceEnd(text: string, from: number): number {
  let at = from;
  while (inRange(text, at, 0x30, 0x3f)) at++;
  while (inRange(text, at, 0x20, 0x2f)) at++;
  return inRange(text, at, 0x40, 0x7e) ? at + 1 : at;
}

/**
 * BEL or ST ends the string. The search stops at any other introducer, which keeps a run of unterminated
 * sequences linear.
 */
function controlStringEnd(text: string, from: number): number {
  STRING_STOP.lastIndex = from;
  const stop = STRING_STOP.exec(text);
  if (stop === null) return from;
  const code = text.charCodeAt(stop.index);
  if (code === 0x07 || code === 0x9c) return stop.index + 1;
  return code === 0x1b && text.charCodeAt(stop.index + 1) === 0x5c ? stop.index + 2 : from;
}

const STRING_STOP = /[\x07\x1b\x80-\x9f]/g;

function intermediateEscapeEnd(text: string, from: number): number {
  let at = from;
  while (inRange(text, at, 0x20, 0x2f)) at++;
  return inRange(text, at, 0x30, 0x7e) ? at + 1 : at;
}

function inRange(text: string, at: number, first: number, last: number): boolean {
  const code = text.charCodeAt(at);
  return code >= first && code <= last;
}
