const NUMBERED = /^\s*(\d+)(?:[|:\t\u2192])/;

/**
 * The text without the line numbers of a numbered view that was copied back (`12|code`, `12: code`, `12<tab>code`).
 * Undefined unless every line has one and they count up by one.
 */
export function withoutLineNumbers(text: string): string | undefined {
  const lines = text.replace(/\n$/, '').split('\n');
  let expected: number | undefined;
  const bare: string[] = [];
  for (const line of lines) {
    const found = NUMBERED.exec(line);
    if (found === null) return undefined;
    const number = Number(found[1]);
    if (expected !== undefined && number !== expected) return undefined;
    expected = number + 1;
    bare.push(line.slice(found[0].length));
  }
  return bare.join('\n') + (text.endsWith('\n') ? '\n' : '');
}
