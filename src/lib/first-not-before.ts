/** Where a text would stand in a sorted list (by UTF-16, as `sort` does): the first place whose own is not before it. */
export function firstNotBefore(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
