/**
 * The same program in ASCII alone, as `src/lib/load-compiled.ts` reads it: esbuild escapes what is in strings, but leaves
 * a pattern as it was written.
 */
export function onlyAscii(text) {
  if (/\\[^\x00-\x7f]/.test(text)) throw new Error('A backslash before a letter outside of ASCII cannot be rewritten.');
  return text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
