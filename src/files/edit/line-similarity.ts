const MAX_LENGTH = 400;

/**
 * How alike two lines are, 1 for equal, by the edits between them over the longer length. Anything under `atLeast`
 * comes back as 0, which keeps the work to a narrow band; lines over 400 characters are equal or not alike.
 */
export function lineSimilarity(a: string, b: string, atLeast = 0): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  const allowed = Math.floor((1 - atLeast) * longer);
  if (longer > MAX_LENGTH || Math.abs(a.length - b.length) > allowed) return 0;
  const edits = editDistance(a, b, allowed);
  return edits > allowed ? 0 : 1 - edits / longer;
}

/** Levenshtein distance inside a band of `allowed`; more than `allowed` means "more". */
function editDistance(a: string, b: string, allowed: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  let current = new Array<number>(b.length + 1).fill(0);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - allowed);
    const to = Math.min(b.length, i + allowed);
    current.fill(allowed + 1);
    current[0] = i;
    let least = i;
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      const value = Math.min((previous[j - 1] ?? 0) + same, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current[j] = value;
      if (value < least) least = value;
    }
    if (least > allowed) return allowed + 1;
    [previous, current] = [current, previous];
  }
  return previous[b.length] ?? allowed + 1;
}
