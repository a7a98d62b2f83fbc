import { shellQuote } from '../../lib/shell-quote.js';

/**
 * Quotes text for bash within one line. Bash counts the lines of what it evaluates from the line on which the `eval`
 * ends: a command that is to be told of its line 1 has to be evaluated on the first line of the script around it.
 */
export function lineQuote(text: string): string {
  if (!text.includes('\n')) return shellQuote(text);
  return `$'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
