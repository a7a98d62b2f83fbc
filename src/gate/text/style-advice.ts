/**
 * Blanks out what is named only as a phrase not to use: `Don't tell the user "great question"` is advice on style, and
 * its words alone sound like concealment. A phrase that itself points at something (`"about this"`) stays.
 */
export function withoutStyleAdvice(folded: string): string {
  return folded.replace(ADVICE, (words) => ' '.repeat(words.length));
}

const ADVICE =
  /\b(?:do not|don't|dont|never|avoid) (?:tell|telling|say|saying|show|showing|greet|write to|reply to) (?:(?:to )?(?:the |your |our |my )?(?:user|customer|client|reader|people)s? )?(?:with )?"(?!(?:about|that|what|anything|this|it|the|any|of|how|you|we|i (?:sent|did|have|ran|am))\b)[^"\n]{2,40}"(?=\s{0,3}(?:$|[\n.!?;,]|in\b|at\b|or\b))/g;
