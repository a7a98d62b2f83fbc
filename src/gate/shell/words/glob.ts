/**
 * Whether a shell pattern (`*`, `?`, `[...]`) matches a text. Two pointers with one place to go back to:
 * the time is at most pattern times text, and both are short.
 */
export function globMatches(pattern: string, text: string): boolean {
  let patternAt = 0;
  let textAt = 0;
  let starAt = -1;
  let retryAt = 0;
  while (textAt < text.length) {
    const step = matchOne(pattern, patternAt, text[textAt] as string);
    if (step > 0) {
      patternAt += step;
      textAt += 1;
    } else if (pattern[patternAt] === '*') {
      starAt = patternAt;
      retryAt = textAt;
      patternAt += 1;
    } else if (starAt >= 0) {
      patternAt = starAt + 1;
      retryAt += 1;
      textAt = retryAt;
    } else {
      return false;
    }
  }
  while (pattern[patternAt] === '*') patternAt += 1;
  return patternAt === pattern.length;
}

/** How many pattern characters match one text character; 0 when they do not. */
function matchOne(pattern: string, at: number, character: string): number {
  const head = pattern[at];
  if (head === undefined || head === '*') return 0;
  if (head === '?') return character === '/' ? 0 : 1;
  if (head === '[') return matchBracket(pattern, at, character);
  if (head === '\\' && at + 1 < pattern.length) return pattern[at + 1] === character ? 2 : 0;
  return head === character ? 1 : 0;
}

function matchBracket(pattern: string, at: number, character: string): number {
  const isNegated = pattern[at + 1] === '!' || pattern[at + 1] === '^';
  let index = at + (isNegated ? 2 : 1);
  const first = index;
  let found = false;
  while (index < pattern.length && (pattern[index] !== ']' || index === first)) {
    const classEnd = pattern.startsWith('[:', index) ? pattern.indexOf(':]', index) : -1;
    if (classEnd > 0) {
      found ||= inClass(pattern.slice(index + 2, classEnd), character);
      index = classEnd + 2;
    } else if (pattern[index + 1] === '-' && pattern[index + 2] !== undefined && pattern[index + 2] !== ']') {
      const low = pattern[index] as string;
      const high = pattern[index + 2] as string;
      found ||= low <= character && character <= high;
      index += 3;
    } else {
      found ||= pattern[index] === character;
      index += 1;
    }
  }
  if (pattern[index] !== ']') return character === '[' ? 1 : 0;
  return found !== isNegated ? index + 1 - at : 0;
}

function inClass(name: string, character: string): boolean {
  switch (name) {
    case 'alpha':
      return /[a-z]/i.test(character);
    case 'lower':
      return /[a-z]/.test(character);
    case 'upper':
      return /[A-Z]/.test(character);
    case 'digit':
      return /[0-9]/.test(character);
    case 'alnum':
      return /[a-z0-9]/i.test(character);
    case 'space':
      return /\s/.test(character);
    case 'punct':
      return /[!-/:-@[-`{-~]/.test(character);
    default:
      return true;
  }
}
