/**
 * Has the engine compile a pattern that is about to be used on a text. Left alone it first makes a form to interpret,
 * which for a pattern of hundreds of words takes several times as long, and then machine code all the same; only where
 * the text is long does it make the latter at once.
 */
export function compileFor(pattern: RegExp, text: string): void {
  if (text.length >= LONG) return;
  // Of the same text, so that it is kept in memory in the same way: there is code for each way.
  const long = text.padEnd(LONG, '!');
  pattern.lastIndex = long.length;
  pattern.test(long);
  pattern.lastIndex = 0;
}

const LONG = 1_000;
