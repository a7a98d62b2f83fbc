/**
 * Characters that models and word processors put in place of others: typographic quotes, dashes, the ellipsis,
 * full-width forms, odd spaces, composed and decomposed accents. `foldLookAlikes` maps a text to one spelling.
 */
export function foldLookAlikes(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize('NFD')
    .replace(INVISIBLE, '')
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[^\S\t\n\r\f\v ]/g, ' ');
}

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Marks before and after a text that draw nothing: copied along with it, seldom meant. */
export const INVISIBLE_START = /^[\u200b-\u200d\u2060\ufeff]+/;
export const INVISIBLE_END = /[\u200b-\u200d\u2060\ufeff]+$/;

export function isAscii(text: string): boolean {
  return !/[^\u0000-\u007f]/.test(text);
}

/** Whether a UTF-16 code unit is white space or draws nothing. Tested in the order of likelihood. */
export function isBlankCode(code: number): boolean {
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13);
  if (code === 0xa0 || code === 0xad || code === 0xfeff || code === 0x3000) return true;
  return code >= 0x1680 && (code === 0x1680 || (code >= 0x2000 && code <= 0x200d) || isRareBlank(code));
}

function isRareBlank(code: number): boolean {
  return code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x2060;
}

/** Blank text with invisible characters gone and every odd space as a plain one. */
export function foldBlanks(blank: string): string {
  return isAscii(blank) ? blank : blank.replace(INVISIBLE, '').replace(/[^\S\t\n\r\f\v ]/g, ' ');
}

export function isDashCode(code: number): boolean {
  return (
    code === 45 ||
    (code >= 0x2010 && code <= 0x2015) ||
    code === 0x2212 ||
    code === 0xfe58 ||
    code === 0xfe63 ||
    code === 0xff0d
  );
}
