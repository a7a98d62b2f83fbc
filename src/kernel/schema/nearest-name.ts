/** The known name that `name` was most likely meant to be, or undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > 100) return undefined;
  const plain = simplify(name);
  const same = known.find((candidate) => simplify(candidate) === plain);
  if (same !== undefined) return same;
  let best: string | undefined;
  let bestDistance = Math.min(3, Math.floor(plain.length / 3)) + 1;
  for (const candidate of known.slice(0, 200)) {
    const distance = editDistance(plain, simplify(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? containing(plain, known);
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** `file` for `file_path`: one name inside the other, when only one known name fits. */
function containing(plain: string, known: readonly string[]): string | undefined {
  if (plain.length < 3) return undefined;
  const fits = known.filter((candidate) => {
    const other = simplify(candidate);
    return other.length >= 3 && (other.includes(plain) || plain.includes(other));
  });
  return fits.length === 1 ? fits[0] : undefined;
}

/** Levenshtein distance with swaps of neighbours; gives up at `limit`. */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        distance = Math.min(distance, (before[column - 2] ?? 0) + 1);
      }
      current.push(distance);
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? limit;
}
