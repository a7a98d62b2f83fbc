/**
 * A pure function about short texts that keeps its answers: a dozen rules ask the same of every word of a command.
 * All are forgotten when there are too many, so that no session makes it grow.
 */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = answer(text);
    if (text.length > MAX_LENGTH) return found;
    if (known.size >= MAX_ANSWERS) known.clear();
    known.set(text, found);
    return found;
  };
}

const MAX_LENGTH = 200;
/** More than a line of 4 kB has words. */
const MAX_ANSWERS = 4_096;
