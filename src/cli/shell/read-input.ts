/** What a person typed, understood. */
export type Input =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'call'; readonly tool: string; readonly args: unknown }
  /** A line that begins with `/`. */
  | { readonly kind: 'order'; readonly name: string; readonly rest: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** Reads `tool {json}`, `tool key=value "key=two words"`, `tool` alone, or `/order`. Never throws. */
export function readInput(line: string): Input {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  const [, first = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
  if (first.startsWith('/')) return { kind: 'order', name: first.slice(1), rest };
  if (rest === '') return { kind: 'call', tool: first, args: {} };
  // The text goes to the tool layer as it is, which repairs what is safe to repair.
  if (rest.startsWith('{')) return { kind: 'call', tool: first, args: rest };
  const words = splitWords(rest);
  if (words === undefined) return { kind: 'wrong', message: 'A quote is not closed.' };
  const args: Record<string, string> = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at <= 0)
      return {
        kind: 'wrong',
        message: `${JSON.stringify(word)} is not key=value. Write ${first} key=value "key=two words", or ${first} {"key": "value"}.`,
      };
    args[word.slice(0, at)] = word.slice(at + 1);
  }
  return { kind: 'call', tool: first, args };
}

/** Words as a shell splits them: quotes hold blanks together, a backslash keeps the next character. */
export function splitWords(text: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (quote === "'") {
      if (character === "'") quote = '';
      else word = (word ?? '') + character;
    } else if (character === '\\' && index + 1 < text.length) {
      const next = text[++index] ?? '';
      word = (word ?? '') + (quote === '"' && !'"\\$`'.includes(next) ? `\\${next}` : next);
    } else if (quote === '"') {
      if (character === '"') quote = '';
      else word = (word ?? '') + character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + character;
  }
  if (quote !== '') return undefined;
  if (word !== undefined) words.push(word);
  return words;
}
