/**
 * The candidates that are really near a mistyped word, nearest first, at most `limit`.
 * Near means: at most a third of the letters differ, or one contains the other.
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 3): string[] {
  const wanted = word.toLowerCase();
  const scored: { name: string; score: number }[] = [];
  for (const name of candidates) {
    const score = distanceScore(wanted, name.toLowerCase());
    if (score !== undefined) scored.push({ name, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  return scored.slice(0, limit).map((entry) => entry.name);
}

function distanceScore(wanted: string, name: string): number | undefined {
  if (wanted === name) return 0;
  const longest = Math.max(wanted.length, name.length);
  if (wanted.length >= 3 && name.length >= 3 && (name.includes(wanted) || wanted.includes(name))) {
    return 1 + (longest - Math.min(wanted.length, name.length)) / longest;
  }
  const limit = Math.max(1, Math.floor(longest / 3));
  const distance = editDistance(wanted, name, limit);
  return distance <= limit ? distance : undefined;
}

/** Edit distance with swaps of neighbours counted as one, given up early beyond `limit`. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** ` Did you mean a, b?`, or nothing when no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates);
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}

/** The same; when no candidate is near, all of them. For short lists. */
export function orKnown(word: string, candidates: readonly string[]): string {
  return didYouMean(word, candidates) || (candidates.length === 0 ? '' : ` Known here: ${candidates.join(', ')}.`);
}
