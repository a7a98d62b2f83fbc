const MAX_WORDS = 64;

/**
 * Replaces the brace expansion at `start..end` of a word's source text by each of its alternatives.
 * Undefined when it is no expansion or yields more words than are worth looking at.
 */
export function expandBraces(source: string, start: number, end: number): readonly string[] | undefined {
  const inner = source.slice(start + 1, end - 1);
  const alternatives = sequence(inner) ?? splitAtCommas(inner);
  if (!alternatives || alternatives.length > MAX_WORDS) return undefined;
  const before = source.slice(0, start);
  const after = source.slice(end);
  return alternatives.map((alternative) => before + alternative + after);
}

function splitAtCommas(inner: string): string[] | undefined {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let current = '';
  for (let index = 0; index < inner.length; index += 1) {
    const character = inner[index] as string;
    if (character === '\\' && quote !== "'") {
      current += character + (inner[index + 1] ?? '');
      index += 1;
      continue;
    }
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === "'" || character === '"') {
      quote = character;
    } else if (character === '{' || character === '(') {
      depth += 1;
    } else if (character === '}' || character === ')') {
      depth -= 1;
    } else if (character === ',' && depth === 0) {
      parts.push(current);
      current = '';
      continue;
    }
    current += character;
  }
  parts.push(current);
  return parts.length > 1 ? parts : undefined;
}

function sequence(inner: string): string[] | undefined {
  const match = /^(-?\d+|[a-zA-Z])\.\.(-?\d+|[a-zA-Z])(?:\.\.(-?\d+))?$/.exec(inner);
  if (!match) return undefined;
  const [, from = '', to = '', by] = match;
  const isNumber = /\d/.test(from) && /\d/.test(to);
  if (!isNumber && (from.length !== 1 || to.length !== 1)) return undefined;
  const first = isNumber ? Number(from) : from.charCodeAt(0);
  const last = isNumber ? Number(to) : to.charCodeAt(0);
  const step = Math.max(1, Math.abs(Number(by ?? 1)));
  const count = Math.floor(Math.abs(last - first) / step) + 1;
  // The ends tell enough about a long sequence: nobody reads sixty-five of them either.
  const values = Array.from({ length: Math.min(count, MAX_WORDS - 1) }, (_, index) =>
    first <= last ? first + index * step : first - index * step,
  );
  if (count > values.length) values.push(last);
  const width = isNumber && (/^-?0\d/.test(from) || /^-?0\d/.test(to)) ? Math.max(from.length, to.length) : 0;
  return values.map((value) => (isNumber ? String(value).padStart(width, '0') : String.fromCharCode(value)));
}
