import { editDistance } from '../../lib/nearest.js';

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
