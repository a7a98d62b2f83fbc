/** Up to here every way to pair the lines is weighed; beyond, only equal beginnings and ends are paired. */
const MAX_WORK = 250_000;

/**
 * Which lines of two texts stand for each other, as pairs of indexes in ascending order: the longest common sequence,
 * and between its members runs of equally many lines one by one.
 */
export function alignLines(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const equal = commonLines(a, b);
  const pairs: (readonly [number, number])[] = [];
  let [fromA, fromB] = [0, 0];
  for (const [i, j] of [...equal, [a.length, b.length] as const]) {
    if (i - fromA === j - fromB) for (let k = 0; k < i - fromA; k++) pairs.push([fromA + k, fromB + k]);
    if (i < a.length) pairs.push([i, j]);
    [fromA, fromB] = [i + 1, j + 1];
  }
  return pairs;
}

function commonLines(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  const most = Math.min(a.length, b.length) - head;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const middle = longestCommon(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return [
    ...range(head).map((i) => [i, i] as const),
    ...middle.map(([i, j]) => [i + head, j + head] as const),
    ...range(tail).map((i) => [a.length - tail + i, b.length - tail + i] as const),
  ];
}

function longestCommon(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const width = b.length + 1;
  if (a.length * width > MAX_WORK) return [];
  const lengths = new Int32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
