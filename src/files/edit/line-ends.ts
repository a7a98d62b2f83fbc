/**
 * The replacement with the line ends of the place it goes to: those of the replaced span, else of the lines around it.
 * A change of nothing but line ends is taken as meant.
 */
export function adaptLineEnds(newText: string, oldText: string, content: string, start: number, end: number): string {
  if (!/[\r\n]/.test(newText)) return newText;
  const plainNew = toLineFeeds(newText);
  if (plainNew === toLineFeeds(oldText)) return newText;
  const lineEnd = commonLineEnd(content.slice(start, end)) ?? nearbyLineEnd(content, start, end);
  if (lineEnd === undefined) return newText;
  return lineEnd === '\n' ? plainNew : plainNew.replaceAll('\n', lineEnd);
}

export function toLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** The most frequent line end of a text, `undefined` when it is one line. */
export function commonLineEnd(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(/\r\n|\n|\r/g)) counts.set(found, (counts.get(found) ?? 0) + 1);
  let best: string | undefined;
  for (const [lineEnd, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = lineEnd;
  return best;
}

function nearbyLineEnd(content: string, start: number, end: number): string | undefined {
  const after = /\r\n|\n|\r/.exec(content.slice(end, end + 100_000))?.[0];
  if (after !== undefined) return after;
  const before = content.slice(Math.max(0, start - 100_000), start);
  return before.match(/\r\n|\n|\r(?!\n)/g)?.at(-1);
}
