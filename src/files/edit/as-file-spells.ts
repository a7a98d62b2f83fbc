import { foldLookAlikes } from './look-alikes.js';

/**
 * The new text in the spelling of the file, where the searched text was spelt otherwise throughout: typographic quotes,
 * odd spaces and dashes that the file does not have at this place, and blanks at the end of every line, are taken for
 * the same slip in the new text.
 */
export function asFileSpells(newText: string, oldText: string, replaced: string): string {
  return withoutTrailingBlanks(withPlainSigns(newText, oldText, replaced), oldText, replaced);
}

function withPlainSigns(newText: string, oldText: string, replaced: string): string {
  let text = newText;
  for (const sign of new Set(oldText.match(ODD))) {
    const plain = DASH.test(sign) ? dashOf(oldText, replaced) : foldLookAlikes(sign);
    if (!replaced.includes(sign) && plain !== '' && replaced.includes(plain)) text = text.replaceAll(sign, plain);
  }
  return text;
}

/** Quotes, dashes, the ellipsis and spaces that are typed otherwise on a keyboard. */
const ODD = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\u2018-\u201f\u2032\u2033\u00b4\u2010-\u2015\u2212\u2026]/g;
const DASH = /[\u2010-\u2015\u2212]/;

/** One long dash stands for one or for two short ones, as the file has it. */
function dashOf(oldText: string, replaced: string): string {
  return replaced.includes('--') && !oldText.includes('--') ? '--' : '-';
}

function withoutTrailingBlanks(newText: string, oldText: string, replaced: string): string {
  if (hasTrailingBlanks(replaced) || !allEndInBlanks(oldText) || !allEndInBlanks(newText)) return newText;
  return newText
    .split('\n')
    .map((line) => (line.endsWith('\r') ? `${line.trimEnd()}\r` : line.trimEnd()))
    .join('\n');
}

function hasTrailingBlanks(text: string): boolean {
  return /[^\S\r\n](?:\r?\n|$)/.test(text);
}

function allEndInBlanks(text: string): boolean {
  return text.split(/\r\n|\n|\r/).every((line) => line.trim() === '' || line.trimEnd() !== line);
}
