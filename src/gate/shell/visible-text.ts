/**
 * The text as it would look and as careless programs would take it: without terminal escape sequences, NUL and
 * invisible characters, and with full-width and other compatibility letters folded to plain ones.
 */
export function visibleText(text: string): string {
  if (/^[\x20-\x7e\t\n]*$/.test(text)) return text;
  return text
    .replace(
      /[\x1b\x9b](?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)|[PX^_][^\x1b\x9c]*(?:\x1b\\|\x9c)|[ -/]*[0-~])/g,
      '',
    )
    .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, (character) => (character === '\r' ? '\n' : ''))
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu, '')
    .normalize('NFKC');
}
